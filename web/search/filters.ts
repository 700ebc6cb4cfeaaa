import type { TFunction } from 'i18next';
import { menuDoubts } from '../../shared/doubts.ts';
import type { Item, Restaurant } from '../../shared/menu.ts';
import type { EntryOf } from './entries.ts';
import type { Untranslated } from './use-untranslated.ts';

/** Narrows the dishes of the palette to those that lack something, or have a tag. */
export type Filter = { key: string; label: string; fits(dish: EntryOf<'dish'>): boolean };

/** Those that fit at least one dish of the draft. @param untranslated Undefined if that isn't known. */
export function filtersOf(
  t: TFunction,
  draft: Restaurant,
  dishes: readonly EntryOf<'dish'>[],
  untranslated: Untranslated | undefined,
): Filter[] {
  const { without_price, illegible } = menuDoubts(draft.menus.flatMap(({ sections }) => sections));
  const filter = (key: string, label: string, fits: (item: Item) => boolean): Filter => ({
    ...{ key, label },
    fits: ({ item }) => fits(item),
  });
  const among = (items: readonly Item[]) => {
    const set = new Set(items);
    return (item: Item) => set.has(item);
  };
  const tags = dishes.flatMap(({ item }) => item.tags);
  return [
    filter('without_price', t('search.filter_no_price'), among(without_price)),
    filter('illegible', t('search.filter_illegible'), among(illegible)),
    filter('sold_out', t('editor.sold_out'), ({ sold_out }) => sold_out),
    filter('no_picture', t('search.filter_no_picture'), ({ picture }) => picture === null),
    ...(untranslated
      ? [
          filter('untranslated', t('search.filter_language', { language: untranslated.language }), (item) =>
            untranslated.lacks(item),
          ),
        ]
      : []),
    filter('undeclared', t('search.filter_allergens'), (item) => item.allergens_checked_at === null),
    ...byNumber(tags).map((tag) => filter(`tag-${tag}`, tag, (item) => item.tags.includes(tag))),
  ].filter(({ fits }) => dishes.some(fits));
}

/** Each once, the most frequent first. */
function byNumber(tags: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
}
