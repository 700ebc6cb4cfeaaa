import type { ReadWord } from './ocr-words.ts';
import { overlap } from './word-boxes.ts';

/** Words of two readings that share more than this of the smaller one's area are readings of the same ink. */
const SAME = 0.35;
/** A reading less sure than this is no alternative. */
const WORTH_KEEPING = 0.3;
/** What only the second reading saw must be this sure. */
const SURE_ALONE = 0.55;

/**
 * Two readings of the same page → one: where their words cover the same ink, those that are surer; what the other saw
 * there stays as their alternative. Words keep the lines of the reading they come from.
 */
export function mergeReadings(first: ReadWord[][], second: ReadWord[][]): ReadWord[][] {
  const [mine, theirs] = [first.flat(), second.flat()];
  const kept = new Map<ReadWord, ReadWord>();
  const done = new Set<ReadWord>();
  for (const word of mine) {
    if (done.has(word)) continue;
    const group = groupOf(word, mine, theirs);
    for (const one of [...group.mine, ...group.theirs]) done.add(one);
    const isMine = worth(group.theirs) <= worth(group.mine);
    const [surer, other] = isMine ? [group.mine, group.theirs] : [group.theirs, group.mine];
    for (const [word, marked] of withAlternative(surer, other)) kept.set(word, marked);
  }
  for (const word of theirs)
    if (!done.has(word) && word.confidence > SURE_ALONE && !mine.some((one) => overlap(one, word) > 0.1))
      kept.set(word, word);
  return [...first, ...second]
    .map((line) => line.flatMap((word) => kept.get(word) ?? []))
    .filter((line) => line.length > 0);
}

/** The words of a group as they are kept: the first one tells what the other reading saw instead of them all. */
function withAlternative(surer: ReadWord[], other: ReadWord[]): [ReadWord, ReadWord][] {
  const alternative = textOf(other.filter(({ confidence }) => confidence >= WORTH_KEEPING));
  if (alternative === '' || alternative === textOf(surer)) return surer.map((word) => [word, word]);
  return surer
    .toSorted((a, b) => a.x0 - b.x0)
    .map((word, index) => [word, { ...word, alternative: index === 0 ? alternative : '' }]);
}

const textOf = (words: ReadWord[]): string =>
  words
    .toSorted((a, b) => a.x0 - b.x0)
    .map(({ text }) => text)
    .join(' ');

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
