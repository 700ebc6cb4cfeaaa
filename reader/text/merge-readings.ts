import type { ReadWord } from './ocr-words.ts';
import { overlap } from './word-boxes.ts';

/** Words of two readings that share more than this of the smaller one's area are readings of the same ink. */
const SAME = 0.35;
/** What only the second reading saw must be this sure. */
const SURE_ALONE = 0.55;

/**
 * Two readings of the same page → one: where their words cover the same ink, those that are surer. Lines are the first
 * reading's; words that only the second has become lines of their own.
 */
export function mergeReadings(first: ReadWord[][], second: ReadWord[][]): ReadWord[][] {
  const others = second.flat();
  const used = new Set<ReadWord>();
  const merged = first.map((line) => {
    const kept: ReadWord[] = [];
    const done = new Set<ReadWord>();
    for (const word of line) {
      if (done.has(word)) continue;
      const [mine, theirs] = groupOf(word, line, others, used);
      for (const one of mine) done.add(one);
      for (const one of theirs) used.add(one);
      kept.push(...(worth(theirs) > worth(mine) ? theirs : mine));
    }
    return kept.toSorted((a, b) => a.x0 - b.x0);
  });
  const everything = first.flat();
  const alone = second
    .map((line) =>
      line.filter(
        (word) =>
          !used.has(word) && word.confidence > SURE_ALONE && !everything.some((one) => overlap(one, word) > 0.1),
      ),
    )
    .filter((line) => line.length > 0);
  return [...merged.filter((line) => line.length > 0), ...alone];
}

/** All words of the line, and of the other reading, that hang together with `word` by covering the same ink. */
function groupOf(
  word: ReadWord,
  line: ReadWord[],
  others: ReadWord[],
  used: ReadonlySet<ReadWord>,
): [mine: ReadWord[], theirs: ReadWord[]] {
  const mine = new Set([word]);
  const theirs = new Set<ReadWord>();
  for (let size = 0; size !== mine.size + theirs.size; ) {
    size = mine.size + theirs.size;
    for (const other of others)
      if (!used.has(other) && [...mine].some((one) => overlap(one, other) > SAME)) theirs.add(other);
    for (const one of line) if ([...theirs].some((other) => overlap(one, other) > SAME)) mine.add(one);
  }
  return [[...mine], [...theirs].toSorted((a, b) => a.x0 - b.x0)];
}

/** Sureness over all letters; a reading with fewer letters saw less. */
function worth(words: ReadWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return 0;
  const sure = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
  return sure + 0.01 * Math.min(10, letters) - 0.02 * words.length;
}
