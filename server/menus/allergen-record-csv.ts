import { stringify } from 'csv-stringify/sync';
import { ALLERGEN_CODES } from '../../shared/allergens.ts';
import { account_file as english } from '../../shared/i18n/server/en.ts';
import { account_file as french } from '../../shared/i18n/server/fr.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { ALLERGEN_NAMES, RECORD_WORDS, type RecordLine } from './allergen-record.ts';

const COLUMNS = { en: english, fr: french };
const FORMAT = { escape_formulas: true, record_delimiter: 'windows' } as const;

/** The record as a table for spreadsheets (RFC 4180, UTF-8 with a BOM), one section at a time. */
export function* allergensCsv(sections: Iterable<RecordLine[]>, locale: AppLocale): Iterable<string> {
  const words = RECORD_WORDS[locale];
  const names = ALLERGEN_NAMES[locale];
  const { menu, section, item } = COLUMNS[locale];
  const codes = ALLERGEN_CODES.map((code) => names[code]);
  yield stringify([[menu, section, item, words.part, ...codes, words.declared_at, words.declared_by]], {
    ...FORMAT,
    bom: true,
  });
  for (const lines of sections)
    if (lines.length > 0)
      yield stringify(
        lines.map((line) => [
          line.menu,
          line.section,
          line.dish,
          line.part,
          ...ALLERGEN_CODES.map((code) => words[line.states[code]]),
          line.declared_at ?? '',
          line.declared_by,
        ]),
        FORMAT,
      );
}
