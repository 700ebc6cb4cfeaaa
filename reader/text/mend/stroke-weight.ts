import type { Raster } from '../../picture/raster.ts';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { typeSize } from '../tesseract/type-size.ts';

/** Letters are bold if their strokes, relative to their size, are this much wider than the page's light ones. */
const BOLD_FROM = 1.14;
/** The same for single words within a line. */
const BOLD_WORD_FROM = 1.28;
/** Minimum letters to measure a weight; a change of weight within a line needs the second number on both sides. */
const MIN_LETTERS = 3;
const MIN_SIDE_LETTERS = 10;
/** Lines have the same style if their strokes and sizes differ by no more than these factors. */
const LIKE_STROKES = 1.1;
const LIKE_SIZES = 1.25;

/** In pixels: the median width of a word's strokes, and its type size. */
type Type = { stroke: number; size: number };
type LinePart = { words: ReadWord[]; type: Type | undefined };

/**
 * Marks the words in bold type, by the width of their strokes along pixel rows. Single words are unreliable, since few
 * letters determine the type size; lines are better, and all lines in one style are measured together.
 */
export function markBold(lines: ReadWord[][], ink: Raster): (ReadWord & { bold: boolean })[] {
  const types = lines.map((line) => line.map((word) => typeOf(word, ink)));
  const light = lightest(types.flat());
  const parts = lines.flatMap((line, index): LinePart[] => {
    const partTypes = types[index] ?? [];
    const weights = partTypes.map((type) => type && weightOf(type) / light);
    const end = findChange(line, weights);
    return [
      { words: line.slice(0, end), type: usualType(partTypes.slice(0, end)) },
      { words: line.slice(end), type: usualType(partTypes.slice(end)) },
    ];
  });
  const knownTypes = parts.flatMap(({ type }) => type ?? []);
  const usualWeights = new Map(knownTypes.map((type) => [type, usualWeight(type, knownTypes)]));
  const usualLight = lowOf(
    parts.flatMap(({ words, type }) => words.flatMap(() => (type && usualWeights.get(type)) ?? [])),
  );
  return parts.flatMap(({ words, type }) => {
    const weight = type && usualWeights.get(type);
    const isBold = weight !== undefined && weight > BOLD_FROM * usualLight;
    return words.map((word) => ({ ...word, bold: isBold }));
  });
}

const weightOf = ({ stroke, size }: Type): number => stroke / size;

/** Most of a page is light. */
const LIGHT_SHARE = 0.3;

const lowOf = (weights: number[]): number =>
  weights.toSorted((a, b) => a - b)[Math.floor(weights.length * LIGHT_SHARE)] ?? Number.POSITIVE_INFINITY;

const lightest = (types: (Type | undefined)[]): number => lowOf(types.flatMap((type) => (type ? weightOf(type) : [])));

/** The usual weight of all lines in one style. */
const usualWeight = (type: Type, all: Type[]): number =>
  middleOf(
    all
      .filter((other) => isLike(other.stroke, type.stroke, LIKE_STROKES) && isLike(other.size, type.size, LIKE_SIZES))
      .map(weightOf),
  ) ?? weightOf(type);

const isLike = (one: number, other: number, factor: number): boolean => one < other * factor && other < one * factor;

function usualType(types: (Type | undefined)[]): Type | undefined {
  const knownTypes = types.flatMap((type) => type ?? []);
  const [stroke, weight] = [middleOf(knownTypes.map((type) => type.stroke)), middleOf(knownTypes.map(weightOf))];
  return stroke === undefined || weight === undefined ? undefined : { stroke, size: stroke / weight };
}

const middleOf = (values: number[]): number | undefined => values.toSorted((a, b) => a - b)[values.length >> 1];

/** The number of bold words at the start of a line that continues in light type; 0 if there are none. */
function findChange(line: ReadWord[], weights: (number | undefined)[]): number {
  for (let end = 1; end < line.length; end += 1) {
    const [left, right] = [line.slice(0, end), line.slice(end)];
    if (Math.min(lettersOf(left), lettersOf(right)) < MIN_SIDE_LETTERS) continue;
    const lightest = Math.min(...weights.slice(0, end).map((weight) => weight ?? Number.POSITIVE_INFINITY));
    const boldest = Math.max(...weights.slice(end).map((weight) => weight ?? 0));
    if (lightest > BOLD_WORD_FROM && boldest < BOLD_WORD_FROM && lightest > 1.3 * boldest) return end;
  }
  return 0;
}

const lettersOf = (words: ReadWord[]) =>
  words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, '').length, 0);

/** Undefined for words that are too short to measure. */
function typeOf({ text, x0, y0, x1, y1 }: ReadWord, ink: Raster): Type | undefined {
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
  // Long runs are the bars of letters, not stroke widths.
  const size = typeSize(text, y1 - y0);
  const strokes = runs.filter((run) => run <= 0.35 * size);
  if (strokes.length === 0) return undefined;
  return { stroke: strokes.reduce((sum, run) => sum + run, 0) / strokes.length, size };
}
