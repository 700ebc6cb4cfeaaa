import type { ImportOption } from '../../../shared/import-status.ts';
import { priceInName } from '../../../shared/price-in-name.ts';
import { foldText } from './fold-text.ts';
import { likeTitles } from './like-titles.ts';
import type { DraftEntry, Entry, MenuEntry } from './matched-entries.ts';
import { relatedPairs } from './related-titles.ts';

type SignOf = (entry: DraftEntry | MenuEntry) => string;

/**
 * Matches the draft's items to the menu's (design §4), one to one: key in the draft → id in the menu.
 *
 * Passes, each among the remaining items of the same section: same title, prices and description (for wines of one
 * name), same title and prices, same title, same title except for a number at its end if there is no price ("Onglet 22"
 * is "Onglet"). `overwrite` also matches the same title and prices anywhere, the same title anywhere, and similar
 * titles, best first, and last those of which one says more than the other (related-titles.ts). `add` stays within the section, because a dish may be in two sections on purpose, and ignores
 * similar titles, because changing the wrong dish's price is worse than adding a duplicate.
 */
export function matchItems(
  draft: readonly DraftEntry[],
  menu: readonly MenuEntry[],
  option: ImportOption,
): Map<number, number> {
  const matched = new Map<number, number>();
  const free = new Map(menu.map((entry) => [entry.id, entry]));
  const take = (key: number, id: number) => {
    matched.set(key, id);
    free.delete(id);
  };

  const pass = (signOf: SignOf, signOfMenu: SignOf = signOf) => {
    const bySign = Map.groupBy(free.values(), signOfMenu);
    for (const entry of draft) {
      if (matched.has(entry.key)) continue;
      const sameItem = bySign.get(signOf(entry))?.shift();
      if (sameItem) take(entry.key, sameItem.id);
    }
  };
  /** Never two shortened titles: "Menu 2" is not "Menu 3". */
  const passShortened = (signOf: (entry: DraftEntry | MenuEntry, title: string) => string) => {
    const signOfWhole: SignOf = (entry) => signOf(entry, entry.title);
    const signOfShortened: SignOf = (entry) => signOf(entry, nameOf(entry));
    pass(signOfShortened, signOfWhole);
    pass(signOfWhole, signOfShortened);
  };
  pass(({ section, title, amounts, description }) =>
    JSON.stringify([section, foldText(title), amounts, foldText(description ?? '')]),
  );
  pass(({ section, title, amounts }) => JSON.stringify([section, foldText(title), amounts]));
  pass(({ section, title }) => JSON.stringify([section, foldText(title)]));
  passShortened(({ section }, title) => JSON.stringify([section, foldText(title)]));
  if (option === 'add') return matched;

  pass(({ title, amounts }) => JSON.stringify([foldText(title), amounts]));
  pass(({ title }) => foldText(title));
  passShortened((_, title) => foldText(title));
  for (const titleOf of [({ title }: Entry) => title, nameOf]) {
    const isShortened = titleOf === nameOf;
    const left = draft.filter((entry) => !matched.has(entry.key) && (!isShortened || nameOf(entry) !== entry.title));
    const right = [...free.values()];
    const pairs = likeTitles(
      left.map(titleOf),
      right.map(({ title }) => title),
    );
    for (const pair of pairs) {
      const entry = left[pair.left];
      const likeItem = right[pair.right];
      if (entry && likeItem && !matched.has(entry.key) && free.has(likeItem.id)) take(entry.key, likeItem.id);
    }
  }
  const left = draft.filter(({ key }) => !matched.has(key));
  for (const { key, id } of relatedPairs(left, [...free.values()])) take(key, id);
  return matched;
}

/** The title without a trailing number that is probably the price. */
const nameOf = ({ title, has_price }: Entry): string => (has_price ? title : (priceInName(title)?.title ?? title));
