import type { ReadWord } from '../tesseract/ocr-words.ts';
import { overlap } from '../tesseract/word-boxes.ts';

/** Words of two readings that share more than this of the smaller one's area read the same ink. */
const SAME = 0.35;
/** A reading below this confidence is no alternative. */
const WORTH_KEEPING = 0.3;

/** Words of two readings, connected by covering the same ink. */
export type Group = { mine: ReadWord[]; theirs: ReadWord[] };

/** Groups the first reading's words with all words connected to them; each is in one group. */
export function groupsOf(mine: ReadWord[], theirs: ReadWord[]): Group[] {
  const done = new Set<ReadWord>();
  return mine.flatMap((word) => {
    if (done.has(word)) return [];
    const group = groupOf(word, mine, theirs);
    for (const one of group.mine) done.add(one);
    return [group];
  });
}

function groupOf(word: ReadWord, mine: ReadWord[], theirs: ReadWord[]): Group {
  const [own, other] = [new Set([word]), new Set<ReadWord>()];
  for (let size = 0; size !== own.size + other.size; ) {
    size = own.size + other.size;
    for (const one of theirs) if ([...own].some((each) => overlap(each, one) > SAME)) other.add(one);
    for (const one of mine) if ([...other].some((each) => overlap(each, one) > SAME)) own.add(one);
  }
  return { mine: [...own], theirs: [...other] };
}

/**
 * Words from left to right with another reading of their place as the alternative: the first word carries it for all,
 * and the others are marked as part of it.
 */
export function withAlternative(words: ReadWord[], other: ReadWord[]): ReadWord[] {
  const sorted = words.toSorted((a, b) => a.x0 - b.x0);
  const alternative = textOf(other.filter(({ confidence }) => confidence >= WORTH_KEEPING));
  if (alternative === '' || alternative === textOf(words)) return sorted;
  return sorted.map((word, index) => ({ ...word, alternative: index === 0 ? alternative : '' }));
}

/** Words from left to right. */
export const textOf = (words: ReadWord[]): string =>
  words
    .toSorted((a, b) => a.x0 - b.x0)
    .map(({ text }) => text)
    .join(' ');

/** Mean confidence over all letters. */
export function surenessOf(words: ReadWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters);
}
