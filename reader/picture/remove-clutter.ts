import { findMarks, type Mark, type Marks, markHeight } from './marks.ts';
import { type Raster, usualSide } from './raster.ts';

/** Marks higher than this share of the page's longer side are pictures and frames; wider ones are rules and borders. */
const MAX_HEIGHT = 0.12;
const MAX_WIDTH = 0.3;
/** A rule is at least so many times as long as thick, and longer than a dash. */
const RULE_ASPECT = 12;
const RULE_LENGTH = 0.04;
/** Leaders are at least so many dots in a row, evenly spaced. */
const MIN_DOTS = 5;
/** Maximum size of a dot, as a share of the page's longer side; letters are larger. */
const DOT_SIZE = 0.0022;

/** A broken letter is so many times as high as its feet, and at most so many of their heights above them. */
const FOOT_OF = 2.5;
const FOOT_GAP = 1;

/** Minimum share of marks as high as letters, in pixels; the grain of a blank page has nearly none. */
const MIN_LETTERS_SHARE = 0.02;
const LETTER_FROM = 8;
const MANY_MARKS = 1_000;

/** Letter height in pixels if none is found. */
const UNKNOWN_LETTER = 24;

/**
 * Removes ink that is no letter, since OCR reads words into it: pictures, frames, rules and leader dots; everything on
 * a blank page with grain. Changes the raster in place. Returns the usual height of the remaining marks, in pixels.
 */
export function removeClutter(ink: Raster): number {
  const inkMarks = findMarks(ink);
  if (isGrain(inkMarks.marks)) {
    ink.data.fill(255);
    return UNKNOWN_LETTER;
  }
  const longest = usualSide(ink);
  const isClutter = inkMarks.marks.map((mark) => isFrame(mark, longest));
  for (const index of findLeaders(inkMarks.marks, longest)) isClutter[index] = true;
  erase(ink, inkMarks, isClutter);
  return letterHeight(inkMarks.marks.filter((_, index) => !isClutter[index]));
}

function isGrain(marks: Mark[]): boolean {
  const high = marks.filter((mark) => markHeight(mark) >= LETTER_FROM).length;
  return marks.length >= MANY_MARKS && high < MIN_LETTERS_SHARE * marks.length;
}

/** Most marks other than specks and punctuation are letters. */
function letterHeight(marks: Mark[]): number {
  const heights = marks
    .map(({ x0, x1, y0, y1, pixels }) => ({ height: y1 - y0 + 1, width: x1 - x0 + 1, pixels }))
    .filter(
      ({ height, width, pixels }) => height >= 6 && width >= 2 && width < 4 * height && pixels < 0.9 * width * height,
    )
    .map(({ height }) => height)
    .toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? UNKNOWN_LETTER;
}

/** Pictures, frames, rules and borders, relative to the page's `usualSide`. */
export function isFrame({ x0, y0, x1, y1, pixels }: Mark, longest: number): boolean {
  const width = x1 - x0 + 1;
  const height = y1 - y0 + 1;
  if (height > MAX_HEIGHT * longest || width > MAX_WIDTH * longest) return true;
  const isLong = Math.max(width, height) > RULE_LENGTH * longest;
  const thickness = pixels / Math.max(width, height);
  return isLong && Math.max(width, height) > RULE_ASPECT * thickness && Math.min(width, height) < 3 * thickness + 2;
}

/** Chains of dots: similar in size, level, evenly spaced. */
function findLeaders(marks: Mark[], longest: number): number[] {
  const dots = marks
    .map((mark, index) => ({ ...mark, index, width: mark.x1 - mark.x0 + 1, height: markHeight(mark) }))
    .filter(({ width, height, pixels }) => isDot(width, height, pixels, longest))
    .toSorted((a, b) => a.x0 - b.x0);
  type Dot = (typeof dots)[number];
  const follows = (lastDot: Dot, dot: Dot) => {
    const gap = dot.x0 - lastDot.x1;
    const size = Math.max(lastDot.width, lastDot.height, dot.width, dot.height);
    return (
      gap > 0 &&
      gap < 8 * size &&
      Math.abs(dot.y0 + dot.y1 - lastDot.y0 - lastDot.y1) / 2 <= Math.max(1, 0.4 * size) &&
      size <= 2.5 * Math.max(Math.min(lastDot.width, dot.width), Math.min(lastDot.height, dot.height), 1)
    );
  };
  let open: Dot[][] = [];
  const endedChains: Dot[][] = [];
  for (const dot of dots) {
    const [near, far] = [
      open.filter((chain) => isWithinReach(chain, dot)),
      open.filter((chain) => !isWithinReach(chain, dot)),
    ];
    endedChains.push(...far);
    open = near;
    const chain = open.find((dots) => {
      const lastDot = dots.at(-1);
      const before = dots.at(-2);
      if (!lastDot || !follows(lastDot, dot)) return false;
      const pitch = dot.x0 - lastDot.x0;
      return !before || Math.abs(pitch - (lastDot.x0 - before.x0)) <= 0.2 * pitch + 1.5;
    });
    if (chain) chain.push(dot);
    else open.push([dot]);
  }
  return [...endedChains, ...open]
    .filter((chain) => chain.length >= MIN_DOTS && !isRowOfFeet(chain, marks))
    .flatMap((chain) => chain.map(({ index }) => index));
}

/**
 * Whether most dots of a chain are within or directly below larger marks: they are the feet of broken thin letters.
 */
function isRowOfFeet(chain: Mark[], marks: Mark[]): boolean {
  const [left, right] = [chain[0]?.x0 ?? 0, chain.at(-1)?.x1 ?? 0];
  const [top, bottom] = [Math.min(...chain.map(({ y0 }) => y0)), Math.max(...chain.map(({ y1 }) => y1))];
  const size = Math.max(...chain.map(markHeight));
  const letters = marks.filter(
    (mark) =>
      markHeight(mark) >= FOOT_OF * size &&
      mark.x1 >= left &&
      mark.x0 <= right &&
      mark.y1 >= top - FOOT_GAP * size &&
      mark.y0 <= bottom,
  );
  const feet = chain.filter((dot) => letters.some((letter) => letter.x1 >= dot.x0 && letter.x0 <= dot.x1));
  return 2 * feet.length > chain.length;
}

const isWithinReach = (chain: (Mark & { width: number; height: number })[], dot: Mark): boolean => {
  const lastDot = chain.at(-1);
  return lastDot !== undefined && dot.x0 - lastDot.x1 < 8 * Math.max(lastDot.width, lastDot.height, 3);
};

/** Small, nearly square, filled. */
function isDot(width: number, height: number, pixels: number, longest: number): boolean {
  const maxSize = DOT_SIZE * longest + 1;
  const isSquare = width <= 1.6 * height + 1 && height <= 1.6 * width + 1;
  return width <= maxSize && height <= maxSize && isSquare && pixels >= 0.5 * width * height;
}

function erase(ink: Raster, { runs }: Marks, isClutter: boolean[]): void {
  for (let index = 0; index < runs.count; index += 1) {
    if (!isClutter[runs.mark[index] ?? -1]) continue;
    const row = (runs.y[index] ?? 0) * ink.width;
    const from = Math.max(0, (runs.x0[index] ?? 0) - 1);
    const to = Math.min(ink.width - 1, (runs.x1[index] ?? 0) + 1);
    // Includes the mark's grey rim, on the rows above and below too.
    for (const next of [row - ink.width, row, row + ink.width])
      for (let x = from; x <= to; x += 1)
        if (next >= 0 && next + x < ink.data.length && (next === row || (ink.data[next + x] ?? 0) >= 140))
          ink.data[next + x] = 255;
  }
}
