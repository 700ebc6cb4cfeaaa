import { median, type PlacedWord } from '../geometry/placed-word.ts';
import { type Run, textOf, toRun, verticalOverlap } from '../geometry/run.ts';
import { findTail } from '../prices/line-prices.ts';
import { NO_HABITS, type PriceHabits } from '../prices/price-habits.ts';
import { canBePrice } from '../prices/price-token.ts';
import { SURCHARGE } from '../words/vocabulary.ts';
import { isPrices } from './columns.ts';
import type { ColumnLabels, Line } from './line.ts';
import { isLabels } from './line-kind.ts';

/** Joins the runs of one column into lines, from top to bottom. */
export function joinLines(runs: Run[]): PlacedWord[][] {
  const lines: Run[][] = [];
  for (const run of runs.toSorted((a, b) => a.x0 - b.x0)) {
    const fitting = lines
      .map((line) => ({ line, overlap: overlapWith(line, run) }))
      .filter(({ overlap }) => overlap > 0.4)
      .toSorted((a, b) => b.overlap - a.overlap)[0];
    if (fitting) fitting.line.push(run);
    else lines.push([run]);
  }
  const joinedLines = joinDriftedPrices(lines);
  const tops = new Map(joinedLines.map((line) => [line, top(line, joinedLines)]));
  return joinedLines
    .toSorted((a, b) => (tops.get(a) ?? 0) - (tops.get(b) ?? 0))
    .map((line) => line.toSorted((a, b) => a.x0 - b.x0).flatMap((run) => run.words));
}

/**
 * Maximum distance of a price from its line's middle, in type sizes; every other line must be so many times farther.
 */
const MAX_DRIFT = 0.75;
const MUCH_FARTHER = 1.6;

/** Joins prices that are a little above or below the end of their line, as on boards and in tilted pictures. */
function joinDriftedPrices(lines: Run[][]): Run[][] {
  const isPriceAlone = (line: Run[]) => line.every(isPrices);
  const texts = lines.filter((line) => !isPriceAlone(line));
  const joinedRows = new Map<Run[], Run[]>();
  for (const price of lines.filter(isPriceAlone)) {
    const near = texts.map((line) => ({ line, apart: apart(line, price) })).toSorted((a, b) => a.apart - b.apart);
    const [nearestRow, secondRow] = near;
    const isClear =
      nearestRow && nearestRow.apart < MAX_DRIFT && (!secondRow || secondRow.apart > MUCH_FARTHER * nearestRow.apart);
    const isFree =
      nearestRow &&
      !joinedRows.has(nearestRow.line) &&
      nearestRow.line.every((run) => isOpen(run) && run.x1 < (price[0]?.x0 ?? 0));
    if (isClear && isFree) joinedRows.set(nearestRow.line, price);
  }
  const joinedTargets = new Set(joinedRows.values());
  return lines.filter((line) => !joinedTargets.has(line)).map((line) => [...line, ...(joinedRows.get(line) ?? [])]);
}

/** Has no price yet. */
const isOpen = ({ words }: Run) => !words.some(({ text }) => canBePrice(text));

const middleOf = (line: Run[]) => median(line.map(({ y0, y1 }) => (y0 + y1) / 2));
/** Distance between middles, in sizes of the larger type. */
const apart = (line: Run[], price: Run[]) =>
  Math.abs(middleOf(line) - middleOf(price)) / Math.max(...[...line, ...price].map(({ size }) => size));

/** Overlap with the line's nearest run, if the line leaves room for this one. */
function overlapWith(line: Run[], run: Run): number {
  if (line.some((other) => !isPrices(run) && !isPrices(other) && isApart(other, run))) return 0;
  if (line.some((other) => other.x0 < run.x1 && run.x0 < other.x1 - 0.3 * other.size)) return 0;
  const lastRun = line.at(-1);
  return lastRun ? verticalOverlap(lastRun, run) : 0;
}

/** Log size ratios of different lines: the first anywhere, the second only across a gap of `FAR` type sizes. */
const OTHER_SIZE = 0.5;
const SOMEWHAT_OTHER_SIZE = 0.3;
const FAR = 8;

/** A heading beside the list is not part of its lines. */
function isApart(a: Run, b: Run): boolean {
  const unlike = Math.abs(Math.log(a.size / b.size));
  const gap = Math.max(a.x0 - b.x1, b.x0 - a.x1);
  return unlike > OTHER_SIZE || (unlike > SOMEWHAT_OTHER_SIZE && gap > FAR * Math.max(a.size, b.size));
}

const LARGE = 1.35;

/** A line's position in reading order: large type beside a list comes before the lines beside it. */
function top(line: Run[], lines: Run[][]): number {
  const lineTop = median(line.map((run) => run.y0 + 0.2 * (run.y1 - run.y0)));
  const [run] = line;
  if (!run || line.length > 1 || isPrices(run)) return lineTop;
  const beside = lines.filter(
    (otherLine) =>
      otherLine !== line &&
      otherLine.every((one) => one.x1 + one.size < run.x0 && run.size > LARGE * one.size) &&
      otherLine.some((one) => one.y1 > run.y0 + 0.15 * run.size && one.y0 < run.y1),
  );
  return Math.min(lineTop, ...beside.flat().map((one) => one.y0 - 0.001));
}

/** Splits a line into its parts, using the menu's habits of where prices are. */
export function readLine(words: PlacedWord[], column: number, before: Line | undefined, habits: PriceHabits): Line {
  const {
    text: title,
    prices,
    priceWords,
    rest: restWords,
    marks,
    measures,
  } = SURCHARGE.test(textOf(words).slice(1))
    ? { text: words, prices: [], priceWords: [], rest: [], marks: [], measures: [] }
    : findTail(words, habits);
  const wordsRun = toRun(words);
  const titleWords = title.length > 0 ? title : words;
  const lead = leadOf(titleWords.some(isText) ? titleWords.filter(isText) : titleWords);
  const text = textOf(title);
  const letters = text.replace(/[^\p{L}]/gu, '');
  return {
    column,
    words: title,
    text,
    prices,
    price_words: priceWords,
    is_price: (prices.length > 0 || priceWords.length > 0) && isLabels(text),
    rest: restWords,
    marks,
    measures,
    heads: [],
    ...{ x0: wordsRun.x0, x1: wordsRun.x1, y0: wordsRun.y0, y1: wordsRun.y1 },
    size: toRun(lead).size,
    leads: hasLead(title),
    bold: hasLead(title) || lead.every(({ word }) => word.bold),
    italic: lead.every(({ word }) => word.italic),
    caps: letters.length > 1 && (letters.match(/\p{Lu}/gu)?.length ?? 0) > 0.8 * letters.length,
    space: before ? Math.max(0, wordsRun.y0 - before.y1) : 1,
  };
}

/** A line that holds only the heads of price columns. */
export function readHeads(heads: ColumnLabels, column: number, before: Line | undefined): Line {
  const words = heads.flat();
  const noPrices = { prices: [], price_words: [], is_price: false, rest: [], marks: [], measures: [] };
  return {
    ...readLine(words, column, before, NO_HABITS),
    ...noPrices,
    words,
    text: textOf(words),
    heads,
  };
}

const isText = ({ text }: PlacedWord) => /[\p{L}\p{N}]/u.test(text);

function hasLead(words: PlacedWord[]): boolean {
  const end = words.findIndex(({ word }) => !word.bold);
  return end > 0 && words.slice(end).every(({ word }) => !word.bold) && /\p{L}{3}/u.test(textOf(words.slice(end)));
}

/** The start of a line decides its style: "SALADS  served with bread" has a heading's size. */
function leadOf(words: PlacedWord[]): PlacedWord[] {
  const first = words[0]?.size ?? 0;
  const end = words.findIndex((word) => Math.abs(Math.log(word.size / first)) > 0.28);
  const lead = end < 0 ? words : words.slice(0, end);
  const letters = lead.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, '').length, 0);
  return letters >= 5 && end > 0 ? lead : words.slice(0, Math.max(1, Math.ceil(words.length / 2)));
}
