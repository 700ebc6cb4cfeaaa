import { stringify } from 'csv-stringify/sync';
import { visits_file as english } from '../../shared/i18n/server/en.ts';
import { visits_file as french } from '../../shared/i18n/server/fr.ts';
import { type AppLocale, languageName, type MenuLocale } from '../../shared/locales.ts';
import { SHORT_ADDRESS } from './queries.ts';

const WORDS: Record<AppLocale, Record<keyof typeof english, string>> = { en: english, fr: french };

type VisitsRow = { day: string; menu_id: number; title: string | null; locale: MenuLocale; hits: number };

/**
 * A table for spreadsheets (RFC 4180, in UTF-8 with its mark, or Excel would read accents wrongly). A title that begins
 * like a formula gets an apostrophe before it, so that it is read as text.
 */
export function visitsCsv(rows: readonly VisitsRow[], locale: AppLocale): string {
  const words = WORDS[locale];
  const lines = rows.map(({ day, menu_id, title, locale: read, hits }) => [
    day,
    menu_id === SHORT_ADDRESS ? words.scan : words.visit,
    menu_id === SHORT_ADDRESS ? '' : (title ?? `#${menu_id}`),
    languageName(read, locale),
    hits,
  ]);
  const columns = [words.day, words.kind, words.menu, words.language, words.count];
  return stringify([columns, ...lines], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
