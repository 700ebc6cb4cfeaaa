import type { ReadWord } from '../tesseract/ocr-words.ts';
import { overlap } from '../tesseract/word-boxes.ts';

/** Words of two readings that share more than this of the smaller one's area read the same ink. */
const SAME = 0.35;
/** A reading below this confidence is no alternative. */
const WORTH_KEEPING = 0.3;

/** Words of two readings, connected by covering the same ink. */
export type Group = { tesseract: ReadWord[]; neural: ReadWord[] };

/** Groups the first reading's words with all words connected to them; each is in one group. */
export function groupsOf(tesseract: ReadWord[], neural: ReadWord[]): Group[] {
  const groupedWords = new Set<ReadWord>();
  return tesseract.flatMap((word) => {
    if (groupedWords.has(word)) return [];
    const group = groupOf(word, tesseract, neural);
    for (const one of group.tesseract) groupedWords.add(one);
    return [group];
  });
}

function groupOf(word: ReadWord, tesseract: ReadWord[], neural: ReadWord[]): Group {
  const [tesseractSide, neuralSide] = [new Set([word]), new Set<ReadWord>()];
  for (let size = 0; size !== tesseractSide.size + neuralSide.size; ) {
    size = tesseractSide.size + neuralSide.size;
    for (const one of neural) if ([...tesseractSide].some((each) => overlap(each, one) > SAME)) neuralSide.add(one);
    for (const one of tesseract) if ([...neuralSide].some((each) => overlap(each, one) > SAME)) tesseractSide.add(one);
  }
  return { tesseract: [...tesseractSide], neural: [...neuralSide] };
}

/**
 * Words from left to right with another reading of their place as the alternative: the first word carries it for all,
 * and the others are marked as part of it.
 */
export function withAlternative(words: ReadWord[], otherReading: ReadWord[]): ReadWord[] {
  const sorted = words.toSorted((a, b) => a.x0 - b.x0);
  const alternative = textOf(otherReading.filter(({ confidence }) => confidence >= WORTH_KEEPING));
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
export function confidenceOf(words: ReadWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters);
}
