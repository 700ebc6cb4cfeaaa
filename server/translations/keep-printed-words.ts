import { NO_CHOICES } from '../../shared/api/imports.ts';
import type { Draft } from '../../shared/draft.ts';
import { LIMITS } from '../../shared/limits.ts';
import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import type { DataItem, DataSectionTexts } from '../../shared/menu-data.ts';
import { type MenuText, textKey, textsOf } from '../../shared/translated-texts.ts';
import type { Db } from '../db/db.ts';
import { applyChoices } from '../imports/apply/choices.ts';
import { cleanText } from '../imports/apply/clean-text.ts';
import { listBilingual } from '../imports/store/queries.ts';
import { findContent } from '../publishing/queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findPublishedBefore } from './memory-queries.ts';
import { listTranslations, rememberTranslations } from './queries.ts';

/**
 * Adopts the other languages of menus that were imported since the previous publication, printed in two or from a data
 * file: for each text that is now published as it was there, it becomes the owner's translation. An existing translation of the owner's stays.
 */
export async function keepPrintedWords(
  tx: Db,
  access: RestaurantAccess,
  { version, main_locale, now }: { version: number; main_locale: MenuLocale; now: Date },
): Promise<void> {
  const imported = await listBilingual(tx, access, await findPublishedBefore(tx, access, version));
  if (imported.length === 0) return;
  const content = await findContent(tx, access, version);
  const published = new Set(content ? textsOf(content.public).map(textKey) : []);
  for (const { draft, choices } of imported) {
    if (!draft) continue;
    const chosenDraft = applyChoices(draft, choices ?? NO_CHOICES);
    for (const [locale, texts] of wordsByLocale(chosenDraft, choices?.against_menu?.refused)) {
      if (locale === main_locale) continue;
      const pair = { source_locale: main_locale, locale };
      const known = await listTranslations(tx, access, pair);
      const closed = new Set(known.filter(({ origin }) => origin === 'owner' || origin === 'kept').map(textKey));
      const textByKey = new Map(known.map((row) => [textKey(row), row.text]));
      // A file that was saved here has the words of engines, too: as they are, they aren't the owner's.
      const isUnchanged = (text: SaidText) =>
        draft.data_kind !== undefined && textByKey.get(textKey(text)) === text.text;
      const words = new Map(
        texts
          .filter((text) => published.has(textKey(text)) && !closed.has(textKey(text)) && !isUnchanged(text))
          .map((text) => [textKey(text), { ...text, origin: 'owner' as const }]),
      );
      await rememberTranslations(tx, access, pair, [...words.values()], now);
    }
  }
}

type SaidText = MenuText & { text: string };

/** What a draft says in other languages. Of a data file, without the dishes that the owner has refused. */
function wordsByLocale(draft: Draft, refusedKeys: readonly number[] = []): Map<MenuLocale, SaidText[]> {
  if (!draft.data_kind) return new Map(draft.second_language ? [[draft.second_language, printedWords(draft)]] : []);
  const refused = new Set(refusedKeys);
  const dataTexts = (kind: 'section' | 'item', data: DataItem | DataSectionTexts | undefined) =>
    MENU_LOCALES.map((locale) => {
      const translated = data?.translations?.[locale];
      return {
        locale,
        texts: [
          ...exact(`${kind}_title`, data?.title, translated?.title),
          ...exact(`${kind}_description`, data?.description, translated?.description),
        ],
      };
    });
  const all = draft.sections.flatMap(({ data, items }) => [
    ...dataTexts('section', data),
    ...items.filter(({ key }) => !refused.has(key)).flatMap((item) => dataTexts('item', item.data)),
  ]);
  return new Map(
    MENU_LOCALES.map(
      (locale) => [locale, all.flatMap((entry) => (entry.locale === locale ? entry.texts : []))] as const,
    ).filter(([, texts]) => texts.length > 0),
  );
}

/** Each text with its second language, both cleaned as applying an import does. */
function printedWords({ sections }: Draft): (MenuText & { text: string })[] {
  return sections.flatMap(({ title, description, items, second }) => [
    ...said('section_title', title?.value, second?.title),
    ...said('section_description', description?.value, second?.description),
    ...items.flatMap((item) => [
      ...said('item_title', item.title.value, item.second?.title),
      ...said('item_description', item.description?.value, item.second?.description),
    ]),
  ]);
}

/** A data file's words stay as they are. */
const exact = (kind: MenuText['kind'], source: string | null | undefined, text: string | undefined): SaidText[] =>
  source && text ? [{ kind, source, text }] : [];

function said(kind: MenuText['kind'], printed: string | undefined, second: string | null | undefined) {
  const max = kind.endsWith('title') ? LIMITS.MAX_TITLE_CHARACTERS : LIMITS.MAX_DESCRIPTION_CHARACTERS;
  const [source, text] = [printed, second].map((words) => (words == null ? null : cleanText(words, max)));
  return source && text ? [{ kind, source, text }] : [];
}
