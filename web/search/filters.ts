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
  const allSections = draft.menus.flatMap(({ sections }) => sections);
  const { without_price, illegible, odd_price } = menuDoubts(allSections, draft.currency);
  const filterOf = (key: string, label: string, isMatch: (item: Item) => boolean): Filter => ({
    ...{ key, label },
    fits: ({ item }) => isMatch(item),
  });
  const matchingAmong = (items: readonly Item[]) => {
    const itemSet = new Set(items);
    return (item: Item) => itemSet.has(item);
  };
  const allTags = dishes.flatMap(({ item }) => item.tags);
  return [
    filterOf('without_price', t('search.filter_no_price'), matchingAmong(without_price)),
    filterOf('illegible', t('search.filter_illegible'), matchingAmong(illegible)),
    filterOf('odd_price', t('search.filter_odd_price'), matchingAmong(odd_price)),
    filterOf('sold_out', t('editor.sold_out'), ({ sold_out }) => sold_out),
    { key: 'hidden', label: t('search.filter_hidden'), fits: isHiddenDish },
    filterOf('no_picture', t('search.filter_no_picture'), ({ picture }) => picture === null),
    ...(untranslated
      ? [
          filterOf('untranslated', t('search.filter_language', { language: untranslated.language }), (item) =>
            untranslated.lacks(item),
          ),
        ]
      : []),
    filterOf('undeclared', t('search.filter_allergens'), (item) => item.allergens_checked_at === null),
    ...byNumber(allTags).map((tag) => filterOf(`tag-${tag}`, tag, (item) => item.tags.includes(tag))),
  ].filter(({ fits: isMatch }) => dishes.some(isMatch));
}

/** Whether guests don't see a dish, because of itself or of where it is. */
export const isHiddenDish = ({ item, section, menu }: EntryOf<'dish'>): boolean =>
  item.hidden || section.hidden || menu.hidden;

/** Each once, the most frequent first. */
function byNumber(allTags: readonly string[]): string[] {
  const tagCounts = new Map<string, number>();
  for (const tag of allTags) tagCounts.set(tag, (tagCounts.get(tag) ?? 0) + 1);
  return [...tagCounts].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
}
