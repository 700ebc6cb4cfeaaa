import type { ReadWord } from './ocr-words.ts';
import { overlap } from './word-boxes.ts';

/** Words of two readings that share more than this of the smaller one's area are readings of the same ink. */
const SAME = 0.35;
/** What only the second reading saw must be this sure. */
const SURE_ALONE = 0.55;

/**
 * Two readings of the same page → one: where their words cover the same ink, those that are surer. Words keep the lines
 * of the reading they come from.
 */
export function mergeReadings(first: ReadWord[][], second: ReadWord[][]): ReadWord[][] {
  const [mine, theirs] = [first.flat(), second.flat()];
  const kept = new Set<ReadWord>();
  const done = new Set<ReadWord>();
  for (const word of mine) {
    if (done.has(word)) continue;
    const group = groupOf(word, mine, theirs);
    for (const one of [...group.mine, ...group.theirs]) done.add(one);
    for (const one of worth(group.theirs) > worth(group.mine) ? group.theirs : group.mine) kept.add(one);
  }
  for (const word of theirs)
    if (!done.has(word) && word.confidence > SURE_ALONE && !mine.some((one) => overlap(one, word) > 0.1))
      kept.add(word);
  return [...first, ...second].map((line) => line.filter((word) => kept.has(word))).filter((line) => line.length > 0);
}

/** All words of both readings that hang together with `word` by covering the same ink. */
function groupOf(word: ReadWord, mine: ReadWord[], theirs: ReadWord[]): { mine: ReadWord[]; theirs: ReadWord[] } {
  const [own, other] = [new Set([word]), new Set<ReadWord>()];
  for (let size = 0; size !== own.size + other.size; ) {
    size = own.size + other.size;
    for (const one of theirs) if ([...own].some((each) => overlap(each, one) > SAME)) other.add(one);
    for (const one of mine) if ([...other].some((each) => overlap(each, one) > SAME)) own.add(one);
  }
  return { mine: [...own], theirs: [...other] };
}

/** Sureness over all letters; a reading with fewer letters saw less, and one in more pieces tore words apart. */
function worth(words: ReadWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return 0;
  const sure = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
  return sure + 0.01 * Math.min(10, letters) - 0.02 * words.length;
}
