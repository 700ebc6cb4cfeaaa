import type { Draft, DraftItem } from '../../shared/draft.ts';
import type { Box } from '../../shared/menu.ts';
import { wordsWithin } from '../geometry/printed-line.ts';
import type { Word } from '../reading.ts';
import { fold } from '../words/fold.ts';
import type { PageSection, Refuted } from './check-answer.ts';
import { disputed } from './check-text.ts';
import { isMostlyAmong, type LaidOut, type LaidOutItem } from './laid-out.ts';

/**
 * Adds items that the model left out together with their price, or whose text contradicts the print: from the layout,
 * marked as doubtful, after the item that precedes them there.
 */
export function fillGaps(
  sections: PageSection[],
  layout: LaidOut,
  words: readonly Word[],
  refuted: readonly Refuted[],
): PageSection[] {
  const usedWords = new Set(sections.flatMap((section) => wordsWithin(words, boxesOfSection(section))));
  const filled = sections.map((section) => ({ ...section, items: [...section.items] }));
  for (const [index, layoutItem] of layout.items.entries()) {
    if (isMostlyAmong(layoutItem.title, usedWords)) continue;
    const otherwise = refuted.find((said) => isMostlyAmong(layoutItem.title, said.words));
    const isLeftOut = layoutItem.amounts.length > 0 && !layoutItem.amounts.some((word) => usedWords.has(word));
    if (!otherwise && !isLeftOut) continue;
    const item = inDoubt(layoutItem.item, otherwise?.title);
    insert(filled, item, { layout, index, words });
    for (const word of wordsWithin(words, boxesOfItem(item))) usedWords.add(word);
  }
  return filled;
}

type PlaceInLayout = { layout: LaidOut; index: number; words: readonly Word[] };

/** Inserts after the previous item, before the next, or under the same heading; otherwise in a new section. */
function insert(
  sections: PageSection[],
  item: PageSection['items'][number],
  { layout, index, words }: PlaceInLayout,
): void {
  const { section } = layout.items[index] as LaidOutItem; // The index is one of this list's.
  const isSame = (title: Word[]) => (otherItem: PageSection['items'][number]) =>
    isMostlyAmong(title, new Set(wordsWithin(words, otherItem.title.boxes)));
  for (let before = index - 1; before >= 0; before -= 1) {
    const itemBefore = layout.items[before];
    if (!itemBefore || itemBefore.section !== section) break;
    for (const pageSection of sections) {
      const itemIndex = pageSection.items.findIndex(isSame(itemBefore.title));
      if (itemIndex >= 0) return void pageSection.items.splice(itemIndex + 1, 0, item);
    }
  }
  const next = layout.items.slice(index + 1).filter((one) => one.section === section);
  for (const itemAfter of next)
    for (const pageSection of sections) {
      const itemIndex = pageSection.items.findIndex(isSame(itemAfter.title));
      if (itemIndex >= 0) return void pageSection.items.splice(itemIndex, 0, item);
    }
  const name = fold(section.title?.value ?? '');
  const under = sections.find(({ title }) => title !== null && fold(title.value) === name);
  if (under) under.items.push(item);
  else sections.push({ ...section, title: section.title && disputed(section.title), items: [item], continues: false });
}

function inDoubt({ key: _, ...item }: DraftItem, refutedAmount: string | undefined): PageSection['items'][number] {
  const title = disputed(item.title);
  const alternatives =
    refutedAmount === undefined ? title.alternatives : [...new Set([refutedAmount, ...title.alternatives])];
  return {
    ...item,
    title: { ...title, alternatives: alternatives.filter((text) => text !== title.value) },
    prices: item.prices.map((price) => ({ ...price, amount: disputed(price.amount) })),
  };
}

const boxesOfItem = ({ title, description, prices, price_text, options }: PageSection['items'][number]): Box[] =>
  [
    title,
    description,
    price_text,
    ...prices.flatMap(({ label, amount, amount_max }) => [label, amount, amount_max]),
    ...options.flatMap(({ label, amount }) => [label, amount]),
  ].flatMap((field) => field?.boxes ?? []);

const boxesOfSection = ({ title, description, price, price_text, items }: PageSection): Box[] => [
  ...[title, description, price, price_text].flatMap((field) => field?.boxes ?? []),
  ...items.flatMap(boxesOfItem),
];

/** A layout draft as sections of a page: items without a heading at its top continue from the page before. */
export const toPageSections = ({ sections }: Pick<Draft, 'sections'>): PageSection[] =>
  sections.map(({ key: _, items, ...section }) => ({
    ...section,
    items: items.map(({ key: _key, ...item }) => item),
    continues: section.title === null,
  }));
