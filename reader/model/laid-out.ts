import type { Draft, DraftItem, DraftSection, TextField } from '../../shared/draft.ts';
import { wordsWithin } from '../geometry/printed-line.ts';
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

/** Whether most of some words are among others. */
export const isMostlyAmong = (words: readonly Word[], among: ReadonlySet<Word>): boolean =>
  words.length > 0 && words.filter((word) => among.has(word)).length * 2 > words.length;
