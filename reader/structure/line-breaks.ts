import type { FixedKind } from './line-kind.ts';
import type { Line } from './lines.ts';
import type { PlacedWord } from './placed-word.ts';
import { endsOpen, looksAlike } from './role-scores.ts';
import { CHOICE } from './vocabulary.ts';

/** A space between words, and what must be left over, in type sizes. */
const SPACE = 0.3;
const SLACK = 0.8;

/**
 * Whether each line ends before it had to: the next line's first word would still have fitted into the width that lines
 * of its kind take in its column. A paragraph goes on where there is no room; a list begins its next line where it likes.
 */
export function findEarlyBreaks(lines: Line[], styles: string[]): boolean[] {
  const kinds = lines.map((line, index) => `${styles[index]} ${line.column}`);
  const widths = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const kind = kinds[index] ?? '';
    widths.set(kind, Math.max(widths.get(kind) ?? 0, widthOf(line.words)));
  }
  return lines.map((line, index) => {
    const first = lines[index + 1]?.words.slice(0, 1) ?? [];
    const width = Math.min(widths.get(kinds[index] ?? '') ?? 0, widths.get(kinds[index + 1] ?? '') ?? 0);
    return first.length > 0 && widthOf(line.words) + widthOf(first) + (SPACE + SLACK) * line.size < width;
  });
}

/** A name among names, or one of several to choose from. */
export type Listed = 'name' | 'choice';

const MIN_LISTED = 3;
const MAX_NAME_WORDS = 7;

/** Whether each line is one of three or more names set alike below each other, or of those that an "or" parts. */
export function findLists(lines: Line[], fixed: (FixedKind | undefined)[]): (Listed | undefined)[] {
  const listed = new Array<Listed | undefined>(lines.length).fill(undefined);
  let start = 0;
  for (let index = 0; index <= lines.length; index += 1) {
    const [before, line] = [lines[index - 1], lines[index]];
    const goesOn =
      before !== undefined &&
      line !== undefined &&
      line.column === before.column &&
      looksAlike(before, line) &&
      isName(before) &&
      isName(line) &&
      fixed[index] === undefined &&
      fixed[index - 1] === undefined;
    if (goesOn) continue;
    if (index - start >= MIN_LISTED) listed.fill('name', start, index);
    start = index;
  }
  for (const [index, line] of lines.entries())
    if (CHOICE.test(line.text))
      for (const beside of [index - 1, index + 1]) if (fixed[beside] === undefined) listed[beside] = 'choice';
  return listed.slice(0, lines.length);
}

const isName = ({ text, prices, price_words }: Line): boolean =>
  prices.length === 0 &&
  price_words.length === 0 &&
  /^\p{Lu}/u.test(text) &&
  !endsOpen(text) &&
  !/[,.;:]/.test(text) &&
  text.split(' ').length <= MAX_NAME_WORDS;

const widthOf = (words: PlacedWord[]) => (words.at(-1)?.x1 ?? 0) - (words[0]?.x0 ?? 0);
