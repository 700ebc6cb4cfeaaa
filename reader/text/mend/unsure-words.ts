import type { ReadWord } from '../tesseract/ocr-words.ts';
import { overlap } from '../tesseract/word-boxes.ts';

/** Words that share more than this of the smaller one's area cover the same ink. */
const SAME = 0.2;
/** A page with a larger unsure share is a picture of something else. */
const MAX_WORDS = 150;
const WORD = /[\p{L}\p{N}]{2}|\d/u;

/** Words that an engine read but that were not used; of each place, the one with the highest confidence. */
export function findUnsure(readWords: readonly ReadWord[], acceptedWords: readonly ReadWord[]): ReadWord[] {
  const unsure: ReadWord[] = [];
  for (const word of readWords.toSorted((a, b) => b.confidence - a.confidence)) {
    if (unsure.length >= MAX_WORDS) break;
    const isOther = (other: ReadWord) => overlap(word, other) <= SAME;
    if (WORD.test(word.text) && acceptedWords.every(isOther) && unsure.every(isOther)) unsure.push(word);
  }
  return unsure;
}
