import { NO_CHOICES } from '../../shared/api/imports.ts';
import type { Draft } from '../../shared/draft.ts';
import { LIMITS } from '../../shared/limits.ts';
import type { MenuLocale } from '../../shared/locales.ts';
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
 * Adopts the second language of bilingual menus that were imported since the previous publication: for each text that is
 * now published as it was printed, it becomes the owner's translation. An existing translation of the owner's stays.
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
    const locale = draft?.second_language;
    if (!draft || !locale || locale === main_locale) continue;
    const pair = { source_locale: main_locale, locale };
    const ownerTranslations = (await listTranslations(tx, access, pair)).filter(
      ({ origin }) => origin === 'owner' || origin === 'kept',
    );
    const closed = new Set(ownerTranslations.map(textKey));
    const words = new Map(
      printedWords(applyChoices(draft, choices ?? NO_CHOICES))
        .filter((text) => published.has(textKey(text)) && !closed.has(textKey(text)))
        .map((text) => [textKey(text), { ...text, origin: 'owner' as const }]),
    );
    await rememberTranslations(tx, access, pair, [...words.values()], now);
  }
}

/** Each text with its second language, both cleaned as applying an import does. */
function printedWords({ sections }: Draft): (MenuText & { text: string })[] {
  return sections.flatMap(({ title, description, items, second }) => [
    ...translationOf('section_title', title?.value, second?.title),
    ...translationOf('section_description', description?.value, second?.description),
    ...items.flatMap((item) => [
      ...translationOf('item_title', item.title.value, item.second?.title),
      ...translationOf('item_description', item.description?.value, item.second?.description),
    ]),
  ]);
}

function translationOf(kind: MenuText['kind'], printedText: string | undefined, second: string | null | undefined) {
  const max = kind.endsWith('title') ? LIMITS.MAX_TITLE_CHARACTERS : LIMITS.MAX_DESCRIPTION_CHARACTERS;
  const [source, text] = [printedText, second].map((words) => (words == null ? null : cleanText(words, max)));
  return source && text ? [{ kind, source, text }] : [];
}
