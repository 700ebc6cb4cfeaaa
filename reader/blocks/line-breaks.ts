import { median, type PlacedWord } from '../geometry/placed-word.ts';
import type { Line } from '../lines/line.ts';
import type { FixedKind } from '../lines/line-kind.ts';
import { CHOICE } from '../words/vocabulary.ts';
import { hasLikeLook, hasOpenEnd } from './line-likeness.ts';

/** Width of a space between words, and minimum spare room, in type sizes. */
const SPACE = 0.3;
const SLACK = 0.8;

/**
 * Whether each line breaks early: the next line's first word would have fitted into the usual width of such lines in
 * its column. A paragraph breaks when the line is full; a list may break anywhere.
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

/** A name among names, one of several choices, or a dish without a price among dishes with prices. */
export type Listed = 'name' | 'choice' | 'unpriced';

const MIN_LISTED = 3;
const MAX_NAME_WORDS = 7;

/** Whether each line is one of three or more names stacked in one style, or of those separated by "or". */
export function findLists(lines: Line[], fixed: (FixedKind | undefined)[]): (Listed | undefined)[] {
  const listKinds = new Array<Listed | undefined>(lines.length).fill(undefined);
  let start = 0;
  for (let index = 0; index <= lines.length; index += 1) {
    const [before, line] = [lines[index - 1], lines[index]];
    const isContinuation =
      before !== undefined &&
      line !== undefined &&
      line.column === before.column &&
      hasLikeLook(before, line) &&
      isName(before) &&
      isName(line) &&
      fixed[index] === undefined &&
      fixed[index - 1] === undefined;
    if (isContinuation) continue;
    if (index - start >= MIN_LISTED) listKinds.fill('name', start, index);
    start = index;
  }
  for (const [index, line] of lines.entries())
    if (CHOICE.test(line.text))
      for (const beside of [index - 1, index + 1]) if (fixed[beside] === undefined) listKinds[beside] = 'choice';
  return listKinds.slice(0, lines.length);
}

const isPriced = ({ prices, price_words }: Line): boolean => prices.length > 0 || price_words.length > 0;

const isName = (line: Line): boolean =>
  !isPriced(line) &&
  /^\p{Lu}/u.test(line.text) &&
  !hasOpenEnd(line.text) &&
  !/[,.;:]/.test(line.text) &&
  line.text.split(' ').length <= MAX_NAME_WORDS;

/** A column needs so many priced dishes directly below a priced one before a line without a price counts as a dish. */
const MIN_STACKED = 2;
/** Spaces (in type sizes) that differ by less are equal. */
const SAME_SPACE = 0.25;

/**
 * Whether each line names a dish without a price in a list of dishes with prices: same style, same spacing, and not the
 * end of a longer name, which would have fitted on the line before. Only applies in columns whose dishes are directly
 * stacked more often than followed by text in their style.
 */
export function findUnpriced(lines: Line[], styles: string[], fixed: (FixedKind | undefined)[]): boolean[] {
  const kinds = lines.map(({ column }, index) =>
    fixed[index] === undefined ? `${styles[index]} ${column}` : undefined,
  );
  const stacks = findStacks(lines, kinds);
  const unpriced = new Array<boolean>(lines.length).fill(false);
  for (const [index, line] of lines.entries()) {
    const stack = stacks.get(kinds[index] ?? '');
    const before = lines[index - 1];
    const next = kinds[index + 1] === kinds[index] ? lines[index + 1] : undefined;
    if (!stack || !before || kinds[index - 1] !== kinds[index] || !isName(line)) continue;
    unpriced[index] =
      (isPriced(before) || unpriced[index - 1] === true) &&
      Math.abs(line.space - stack.space) < SAME_SPACE * line.size &&
      hasRoom(before, line, stack.edge) &&
      (next === undefined || hasRoom(line, next, stack.edge));
  }
  return unpriced;
}

/** For columns of stacked dishes: their spacing, and where their prices begin. */
function findStacks(lines: Line[], kinds: (string | undefined)[]): Map<string, { space: number; edge: number }> {
  const stacks = new Map<string, { space: number; edge: number }>();
  const places = Map.groupBy(lines.keys(), (index) => kinds[index]);
  for (const [kind, indexes] of places) {
    if (kind === undefined) continue;
    const ofKind = indexes.flatMap((index) => lines[index] ?? []);
    const below = indexes.flatMap((index) => {
      const [before, line] = [lines[index - 1], lines[index]];
      return before && line && kinds[index - 1] === kind && isPriced(before) ? [line] : [];
    });
    const dishes = below.filter(isPriced);
    if (dishes.length < MIN_STACKED || dishes.length <= below.length - dishes.length) continue;
    const edge = Math.min(...ofKind.flatMap(({ prices }) => prices.map(({ words }) => words[0]?.x0 ?? Infinity)));
    stacks.set(kind, { space: median(dishes.map(({ space }) => space)), edge });
  }
  return stacks;
}

const hasRoom = (before: Line, line: Line, edge: number): boolean =>
  (before.words.at(-1)?.x1 ?? edge) + widthOf(line.words.slice(0, 1)) + (SPACE + SLACK) * before.size < edge;

const widthOf = (words: PlacedWord[]) => (words.at(-1)?.x1 ?? 0) - (words[0]?.x0 ?? 0);
