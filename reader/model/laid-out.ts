import type { Draft, DraftItem, DraftSection, TextField } from '../../shared/draft.ts';
import type { Box } from '../../shared/menu.ts';
import type { Word } from '../reading.ts';

/** A text of the page's layout, with its words. */
type LaidOutText = { field: TextField; words: Word[] };
/** An item as the layout structures it. */
export type LaidOutItem = { item: DraftItem; section: DraftSection; title: Word[]; amounts: Word[] };

/** One page structured by its layout: used if a model leaves items out or contradicts the print. */
export type LaidOut = { headings: LaidOutText[]; items: LaidOutItem[] };

export function layOut({ sections }: Pick<Draft, 'sections'>, words: readonly Word[]): LaidOut {
  return {
    headings: sections.flatMap(({ title }) =>
      title ? [{ field: title, words: wordsWithin(words, title.boxes) }] : [],
    ),
    items: sections.flatMap((section) =>
      section.items.map((item) => ({
        item,
        section,
        title: wordsWithin(words, item.title.boxes),
        amounts: item.prices.flatMap(({ amount }) => wordsWithin(words, amount.boxes)),
      })),
    ),
  };
}

/** Words whose centre is in one of the boxes. */
export const wordsWithin = (words: readonly Word[], boxes: readonly Box[]): Word[] =>
  words.filter(({ box }) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return boxes.some((one) => x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height);
  });

/** Whether most of some words are among others. */
export const areMostly = (words: readonly Word[], among: ReadonlySet<Word>): boolean =>
  words.length > 0 && words.filter((word) => among.has(word)).length * 2 > words.length;
