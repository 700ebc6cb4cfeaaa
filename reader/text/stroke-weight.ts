import type { Raster } from '../picture/raster.ts';
import type { ReadWord } from './ocr-words.ts';
import { typeSize } from './type-size.ts';

/** Letters are bold where their strokes are this much wider, for their size, than the page's light ones. */
const BOLD_FROM = 1.28;
/** Fewer letters than this tell nothing; a change of weight within a line needs as many on both sides. */
const MIN_LETTERS = 3;
const MIN_SIDE_LETTERS = 10;

/** Tells the words in bold type, by the width of their strokes along rows of pixels. Single words mislead; lines tell. */
export function markBold(lines: ReadWord[][], ink: Raster): (ReadWord & { bold: boolean })[] {
  const weights = lines.map((line) => line.map((word) => weightOf(word, ink)));
  const known = weights
    .flat()
    .filter((weight) => weight !== undefined)
    .toSorted((a, b) => a - b);
  const light = known[Math.floor(known.length * 0.3)] ?? Number.POSITIVE_INFINITY;
  return lines.flatMap((line, index) => {
    const own = (weights[index] ?? []).map((weight) => weight && weight / light);
    const end = findChange(line, own);
    return line.map((word, at) => ({ ...word, bold: isBold(at < end ? own.slice(0, end) : own.slice(end)) }));
  });
}

function isBold(weights: (number | undefined)[]): boolean {
  const known = weights.filter((weight) => weight !== undefined).toSorted((a, b) => a - b);
  return (known[Math.floor(known.length / 2)] ?? 0) > BOLD_FROM;
}

/** Where a line that begins bold goes on light: the number of bold words, or 0. */
function findChange(line: ReadWord[], weights: (number | undefined)[]): number {
  for (let end = 1; end < line.length; end += 1) {
    const [left, right] = [line.slice(0, end), line.slice(end)];
    if (Math.min(lettersOf(left), lettersOf(right)) < MIN_SIDE_LETTERS) continue;
    const lightest = Math.min(...weights.slice(0, end).map((weight) => weight ?? Number.POSITIVE_INFINITY));
    const boldest = Math.max(...weights.slice(end).map((weight) => weight ?? 0));
    if (lightest > BOLD_FROM && boldest < BOLD_FROM && lightest > 1.3 * boldest) return end;
  }
  return 0;
}

const lettersOf = (words: ReadWord[]) =>
  words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, '').length, 0);

/** Usual width of the strokes as a share of the type's size; undefined for words too short to tell. */
function weightOf({ text, x0, y0, x1, y1 }: ReadWord, ink: Raster): number | undefined {
  if (text.replace(/[^\p{L}]/gu, '').length < MIN_LETTERS) return undefined;
  const runs: number[] = [];
  for (let y = y0; y < y1; y += 1) {
    let run = 0;
    for (let x = x0; x <= x1; x += 1) {
      const isInk = x < x1 && (ink.data[y * ink.width + x] ?? 255) < 128;
      if (isInk) run += 1;
      else if (run > 0) {
        runs.push(run);
        run = 0;
      }
    }
  }
  // Long runs are the bars of letters, not their strokes' width.
  const size = typeSize(text, y1 - y0);
  const strokes = runs.filter((run) => run <= 0.35 * size);
  return strokes.length === 0 ? undefined : strokes.reduce((sum, run) => sum + run, 0) / strokes.length / size;
}
