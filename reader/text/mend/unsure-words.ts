import type { ReadWord } from '../tesseract/ocr-words.ts';
import { overlap } from '../tesseract/word-boxes.ts';

/** Words that share more than this of the smaller one's area are of the same ink. */
const SAME = 0.2;
/** A page of which more is unsure is a picture of something else. */
const MAX_WORDS = 150;
const WORD = /[\p{L}\p{N}]{2}|\d/u;

/** Words that an engine read and that were not taken, the surest one of each place. */
export function findUnsure(seen: readonly ReadWord[], taken: readonly ReadWord[]): ReadWord[] {
  const unsure: ReadWord[] = [];
  for (const word of seen.toSorted((a, b) => b.confidence - a.confidence)) {
    if (unsure.length >= MAX_WORDS) break;
    const isOther = (other: ReadWord) => overlap(word, other) <= SAME;
    if (WORD.test(word.text) && taken.every(isOther) && unsure.every(isOther)) unsure.push(word);
  }
  return unsure;
}
