import type { DetectedLine } from '../../neural/detect-lines.ts';
import type { Letter } from '../../neural/recognise-line.ts';
import { INK_BELOW, type Raster } from '../../picture/raster.ts';
import { isEasternBreak, toHalfWidth } from '../../words/eastern-text.ts';
import type { ReadWord } from '../tesseract/ocr-words.ts';

/** Margin of detected lines above and below their letters, in heights. */
const RIM = 0.15;

/**
 * Letters further apart than this, in usual steps, are in two words: a title and its price, with or without leaders.
 */
const WIDE_STEP = 2.5;
const MIN_STEPS = 3;
/** Dots of a leader between them. */
const LEADER = /^[.·_\-—…]+$/;

/** The words of a recognised line of the page, in pixels of its ink, with boxes fitted to the ink. */
export function toWords(line: DetectedLine, letters: Letter[], ink: Raster, scale: number): ReadWord[] {
  const step = usualStep(letters);
  const groups = groupLetters(letters, step);
  const ends = groups.map((group) => ({ from: group[0]?.at ?? 0, to: group.at(-1)?.at ?? 1 }));
  return groups.flatMap((group, index) => {
    const text = toHalfWidth(group.map((letter) => letter.text).join(''));
    if (LEADER.test(text)) return [];
    const { from, to } = ends[index] ?? { from: 0, to: 1 };
    // A word ends in the middle of the space after it, or at the end of the line.
    const left = Math.max(from - step, ((ends[index - 1]?.to ?? -from) + from) / 2);
    const right = Math.min(to + step, ((ends[index + 1]?.from ?? 2 - to) + to) / 2);
    const confidence = group.reduce((sum, letter) => sum + letter.confidence, 0) / group.length;
    return [{ text, confidence, ...tighten(boxOf(line, left, right, scale), ink) }];
  });
}

/**
 * Splits letters into words at spaces, at wide gaps, after commas, where the recogniser often misses the space, and between
 * Chinese or Japanese and Latin letters.
 */
function groupLetters(letters: Letter[], step: number): Letter[][] {
  const groups: Letter[][] = [];
  let before: Letter | undefined;
  for (const letter of letters) {
    const isApart = before !== undefined && letter.at - before.at > WIDE_STEP * step && /[\d$.]/.test(letter.text);
    const isAfterComma = before !== undefined && /[,;]/.test(before.text) && /\p{L}/u.test(letter.text);
    if (letter.text !== ' ') {
      const isOtherScript = before !== undefined && isEasternBreak(before.text, letter.text);
      if (before && before.text !== ' ' && !isApart && !isAfterComma && !isOtherScript) groups.at(-1)?.push(letter);
      else groups.push([letter]);
    }
    before = letter;
  }
  return groups;
}

/** The usual distance from a letter to the next. */
function usualStep(letters: Letter[]): number {
  const steps = letters.slice(1).map(({ at }, index) => at - (letters[index]?.at ?? at));
  if (steps.length < MIN_STEPS) return 1 / Math.max(1, letters.length);
  return steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 1;
}

type InkBounds = Pick<ReadWord, 'x0' | 'y0' | 'x1' | 'y1'>;

/** The upright box of a part of a line, between two positions along it. */
function boxOf(line: DetectedLine, from: number, to: number, scale: number): InkBounds {
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  const middle = ((from + to) / 2 - 0.5) * line.width;
  const [x, y] = [line.x + middle * cos, line.y + middle * sin];
  const halfWidth = ((to - from) / 2) * line.width * cos;
  const halfHeight = (0.5 - RIM) * line.height;
  return {
    x0: Math.round((x - halfWidth) * scale),
    x1: Math.round((x + halfWidth) * scale),
    y0: Math.round((y - halfHeight) * scale),
    y1: Math.round((y + halfHeight) * scale),
  };
}

/**
 * The bounds of the ink, extended vertically if it continues in the line's margin; `bounds` if there is none.
 */
function tighten(bounds: InkBounds, ink: Raster): InkBounds {
  const x0 = Math.max(0, bounds.x0);
  const x1 = Math.min(ink.width, Math.max(x0 + 1, bounds.x1));
  const rim = Math.round(((bounds.y1 - bounds.y0) * RIM) / (1 - 2 * RIM));
  const hasInk = (y: number) => y >= 0 && y < ink.height && isInked(ink, y * ink.width + x0, y * ink.width + x1, 1);
  const least = Math.max(0, bounds.y0);
  const maxY = Math.min(ink.height, bounds.y1);
  let [y0, y1] = [least, maxY];
  while (y0 < y1 && !hasInk(y0)) y0 += 1;
  while (y1 > y0 && !hasInk(y1 - 1)) y1 -= 1;
  if (y1 <= y0) return { x0, x1, y0: least, y1: Math.max(least + 1, maxY) };
  while (y0 > bounds.y0 - rim && hasInk(y0 - 1)) y0 -= 1;
  while (y1 < bounds.y1 + rim && hasInk(y1)) y1 += 1;
  let [left, right] = [x0, x1];
  const hasColumn = (x: number) => isInked(ink, y0 * ink.width + x, y1 * ink.width + x, ink.width);
  while (left < right - 1 && !hasColumn(left)) left += 1;
  while (right > left + 1 && !hasColumn(right - 1)) right -= 1;
  return { x0: left, x1: right, y0, y1 };
}

function isInked({ data }: Raster, from: number, to: number, step: number): boolean {
  for (let at = from; at < to; at += step) if ((data[at] ?? 255) < INK_BELOW) return true;
  return false;
}
