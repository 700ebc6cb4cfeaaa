import { median, type PlacedWord } from '../geometry/placed-word.ts';
import { type Run, textOf, verticalOverlap } from '../geometry/run.ts';
import { isSign } from '../prices/lexemes.ts';
import { canBePrice } from '../prices/price-token.ts';
import { MEASURE, MEASURE_UNIT } from '../words/vocabulary.ts';
import { isLabels } from './line-kind.ts';
import { followSideHeadings } from './side-headings.ts';

/** Minimum number of lines on each side of a gutter, and its minimum width in type sizes. */
const MIN_LINES = 3;
const MIN_WIDTH = 0.8;
/** Enough if each side has a name and a separate price: cards below photographs. */
const MIN_CARD_LINES = 2;
const MAX_DEPTH = 12;

/**
 * Splits the runs of a page into columns and panels, in reading order, along vertical gutters of white space. A gutter
 * may be shorter than the page: anything that crosses it above or below (a headline, a footer) becomes a panel of its
 * own. White space between titles and their prices is no gutter. A column has one part, or several that are read in
 * order.
 */
export function splitColumns(runs: Run[], depth = 0): Run[][][] {
  if (runs.length < 2 * MIN_CARD_LINES || depth > MAX_DEPTH) return runs.length > 0 ? [[runs]] : [];
  const gutter = findGutter(runs);
  if (!gutter) return [[runs]];
  const { x, top, bottom } = gutter;
  const middle = (run: Run) => (run.y0 + run.y1) / 2;
  const inside = runs.filter((run) => middle(run) > top && middle(run) < bottom);
  const [left, right] = [inside.filter((run) => run.x1 <= x), inside.filter((run) => run.x1 > x)];
  const split = (part: Run[]) => splitColumns(part, depth + 1);
  const list = findGutter(right) ? undefined : followSideHeadings(left, right);
  return [
    ...split(runs.filter((run) => middle(run) <= top)),
    ...(list ? [list] : [...split(left), ...split(right)]),
    ...split(runs.filter((run) => middle(run) >= bottom)),
  ];
}

type Band = { top: number; bottom: number };
type Gutter = Band & { x: number; score: number };

function findGutter(runs: Run[]): Gutter | undefined {
  const size = median(runs.map((run) => run.size));
  const rows = toRows(runs);
  const candidates = [...new Set(runs.map((run) => run.x0))];
  let bestGutter: Gutter | undefined;
  for (const edge of candidates) {
    const x = edge - 0.15 * size;
    for (const band of clearBands(runs, x, size).map((clear) => trimBand(rows, clear, size))) {
      const score = scoreGutter(runs, x, band, size);
      if (score > (bestGutter?.score ?? 0)) bestGutter = { x, ...band, score };
    }
  }
  return bestGutter;
}

/** Overlap allowed between consecutive lines, as a share of a line's height. */
const SAME_LINE = 0.2;

/**
 * Minimum size ratio of a headline to most type, and maximum distance from the middle, in shares of the part's width.
 */
const LARGER = 1.25;
const OFF_CENTRE = 0.03;

/** A heading alone in its row, centred over text on both sides below it, heads all of that text. */
function isHeadline(run: Run, runs: Run[], size: number): boolean {
  if (run.size < LARGER * size || isPrices(run)) return false;
  const cachedHeadlines = headlines.get(runs) ?? new Map<Run, boolean>();
  headlines.set(runs, cachedHeadlines);
  const isAloneInRow = cachedHeadlines.get(run) ?? isAlone(run, runs);
  cachedHeadlines.set(run, isAloneInRow);
  return isAloneInRow;
}

const headlines = new WeakMap<Run[], Map<Run, boolean>>();

function isAlone(run: Run, runs: Run[]): boolean {
  const left = Math.min(...runs.map(({ x0 }) => x0));
  const right = Math.max(...runs.map(({ x1 }) => x1));
  if (Math.abs((run.x0 + run.x1 - left - right) / 2) > OFF_CENTRE * (right - left)) return false;
  const isBeside = (otherRun: Run) =>
    otherRun !== run && otherRun.y0 < run.y1 + 0.3 * run.size && otherRun.y1 > run.y0 - 0.3 * run.size;
  if (runs.some(isBeside)) return false;
  const below = runs.filter((other) => other.y0 > run.y1);
  return below.some((other) => other.x1 < run.x0) && below.some((other) => other.x0 > run.x1);
}

/** The stretches of the page, from top to bottom, in which no run crosses `x`. */
function clearBands(runs: Run[], x: number, size: number): Band[] {
  const crossing = runs
    .filter((run) => (run.x0 < x - 0.2 * size && run.x1 > x) || isHeadline(run, runs, size))
    .toSorted((a, b) => a.y0 - b.y0);
  // The lowest of the crossing runs so far: a tall one may reach further down than those that begin after it.
  let reached = -1;
  return [...crossing, { y0: 2, y1: 2 }].map(({ y0, y1 }) => {
    // A run beside a crossing line, with a slightly lower middle, is not below it.
    const overlap = SAME_LINE * (y1 - y0);
    const band = { top: reached, bottom: y0 + overlap };
    reached = Math.max(reached, y1 - overlap);
    return band;
  });
}

/**
 * Rows at an end of a band, set apart from the rest by white space, belong to the crossing run there if it is nearer.
 */
const MAX_TRIMMED = 2;
const MIN_PARTING = 2;
const NEARER = 2.5;

function trimBand(rows: Row[], { top, bottom }: Band, size: number): Band {
  const inside = rows.filter((row) => row.middle > top && row.middle < bottom);
  const parting = (from: Row[], outside: Row | undefined): number => {
    for (let count = Math.min(MAX_TRIMMED, from.length - 1); count > 0; count -= 1) {
      const ends = [outside, ...from.slice(0, count + 1)];
      const gaps = ends.slice(1).map((row, index) => gapOf(ends[index], row));
      const after = gaps.pop() ?? 0;
      const isPart = after > MIN_PARTING * size && gaps.every((gap) => after > NEARER * gap);
      if (isPart && from.slice(0, count).every((row) => row.size < 1.2 * size)) return count;
    }
    return 0;
  };
  const above = parting(
    inside,
    rows.findLast((row) => row.middle <= top),
  );
  const below = parting(
    inside.toReversed(),
    rows.find((row) => row.middle >= bottom),
  );
  const first = inside[above];
  const lowestRun = inside[inside.length - 1 - below];
  return {
    top: above > 0 && first ? first.y0 - 0.1 * size : top,
    bottom: below > 0 && lowestRun ? lowestRun.y1 + 0.1 * size : bottom,
  };
}

type Row = { y0: number; y1: number; middle: number; size: number };
const gapOf = (a: Row | undefined, b: Row | undefined): number =>
  a && b ? Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1) : Number.POSITIVE_INFINITY;

/** Groups runs that are beside each other, from top to bottom. */
function toRows(runs: Run[]): Row[] {
  return runs
    .toSorted((a, b) => a.y0 - b.y0)
    .reduce<Row[]>((rows, run) => {
      const lastRow = rows.at(-1);
      if (lastRow && run.y0 < lastRow.y1 - 0.3 * run.size) {
        lastRow.y1 = Math.max(lastRow.y1, run.y1);
        lastRow.size = Math.max(lastRow.size, run.size);
        lastRow.middle = (lastRow.y0 + lastRow.y1) / 2;
      } else rows.push({ y0: run.y0, y1: run.y1, middle: (run.y0 + run.y1) / 2, size: run.size });
      return rows;
    }, []);
}

function scoreGutter(runs: Run[], x: number, { top, bottom }: Band, size: number): number {
  const inside = runs.filter((run) => (run.y0 + run.y1) / 2 > top && (run.y0 + run.y1) / 2 < bottom);
  const left = inside.filter((run) => run.x1 <= x);
  const right = inside.filter((run) => run.x1 > x);
  const leftLines = countLines(left.filter((run) => !isCell(run)));
  const rightLines = countLines(right.filter((run) => !isCell(run)));
  const areCards = [left, right].every((side) => side.some(endsInPrice) && side.some(isText));
  const isLow = Math.min(leftLines, rightLines) < MIN_LINES;
  if (isLow && !(areCards && Math.min(countLines(left), countLines(right)) >= MIN_CARD_LINES)) return 0;
  const width = gutterWidth(left, right);
  if (width < MIN_WIDTH * size) return 0;
  // The nearest runs on the right: prices among them belong to the titles on the left.
  const nearest = right.filter(
    (run) => !right.some((other) => other.x1 <= run.x0 && verticalOverlap(run, other) > 0.5),
  );
  // If the left side has prices of its own, sizes and measures at the start of the right side are rows of the right
  // side.
  const hasPricedRows = left.filter(endsInPrice).length > 0.5 * leftLines;
  const isRow = (run: Run) =>
    isTextStart(run, right) || isRowOfItsOwn(run, left, right) || (hasPricedRows && isLabels(textOf(run.words)));
  const prices = nearest.filter((run) => isCell(run) && !isRow(run)).length;
  if (prices > nearest.length * (areCards ? 0.5 : 0.4)) return 0;
  if (prices > 1 && prices > 0.12 * leftLines && left.filter(endsInPrice).length < 0.3 * prices) return 0;
  if (isTable(left, right)) return 0;
  const height = Math.min(leftLines, rightLines);
  // A tie goes to the gutter with the longer long side: it leaves less to split later. Cards have no longer side.
  return height * Math.min(3, width / size) + (isLow ? 0 : LONGER * Math.max(leftLines, rightLines));
}

const LONGER = 0.01;

/** If so many texts begin at a cell's left edge, the cell is a line of their column: sizes and prices below a dish. */
const MIN_ALIKE = 3;

const isTextStart = (cell: Run, runs: Run[]): boolean =>
  runs.filter((run) => !isCell(run) && Math.abs(run.x0 - cell.x0) < 0.25 * cell.size).length >= MIN_ALIKE;

/** "large   5.20" with nothing unpriced beside it on the left: a size below its dish, in a column of its own. */
function isRowOfItsOwn(label: Run, left: Run[], right: Run[]): boolean {
  if (isPrices(label)) return false;
  const beside = left.filter((run) => verticalOverlap(run, label) > 0.5);
  const isPriced = right.some((run) => run.x0 > label.x1 && isPrices(run) && verticalOverlap(run, label) > 0.5);
  return isPriced && (beside.length === 0 || beside.some(endsInPrice));
}

/** White space at the gutter: from the right edge of the left side to the left edge of the right side. */
function gutterWidth(left: Run[], right: Run[]): number {
  const end = Math.max(...left.map((run) => run.x1));
  const start = Math.min(...right.map((run) => run.x0));
  return start - end;
}

/** Rows whose parts are on one line, with prices on the right only: one list with several columns of text. */
function isTable(left: Run[], right: Run[]): boolean {
  const texts = right.filter((run) => !isPrices(run));
  const leftPrices = left.filter(endsInPrice).length;
  const rightPrices = right.filter(endsInPrice).length;
  if (leftPrices > 0.15 * left.length || rightPrices < 0.4 * countLines(texts)) return false;
  const aligned = texts.filter((run) => left.some((other) => verticalOverlap(run, other) > 0.6)).length;
  return aligned > 0.8 * texts.length && countLines(left) <= 1.4 * countLines(texts);
}

function countLines(runs: Run[]): number {
  const sorted = runs.toSorted((a, b) => a.y0 - b.y0);
  return sorted.filter((run, index) => {
    const before = sorted[index - 1];
    return !before || verticalOverlap(before, run) < 0.5;
  }).length;
}

/** What a run can be in a table of prices. Cached, since it is asked for many times. */
type RunKind = { isPrices: boolean; isCell: boolean; endsInPrice: boolean };
const kinds = new WeakMap<Run, RunKind>();

function kindOf(run: Run): RunKind {
  const cachedKind = kinds.get(run);
  if (cachedKind) return cachedKind;
  const arePrices = run.words.map((word) => canBePrice(word.text));
  const isPriceText = (index: number) => arePrices[index] || isMark(run.words[index]?.text ?? '');
  const textWords = run.words.filter((_, index) => !isPriceText(index) && !isMeasured(run.words, index));
  const isPrices = textWords.length === 0 || (arePrices.includes(true) && isLabels(textOf(textWords)));
  const kind = {
    isPrices,
    isCell: isPrices || isLabels(textOf(run.words)),
    endsInPrice: isPriceText(run.words.length - 1),
  };
  kinds.set(run, kind);
  return kind;
}

/** "450 kcal", "5,2%", "2019": not a price, but a cell of the same table. */
function isMeasured(words: PlacedWord[], index: number): boolean {
  const [before = '', text = '', next = ''] = [-1, 0, 1].map((step) => words[index + step]?.text);
  if (MEASURE.test(text) || YEAR.test(text)) return true;
  return NUMBER.test(text) ? MEASURE_UNIT.test(next) : MEASURE_UNIT.test(text) && NUMBER.test(before);
}

const NUMBER = /^\d{1,4}(?:[.,]\d{1,2})?$/;
const YEAR = /^(?:19[5-9]|20[0-3])\d$/;

/** Signs that accompany amounts: a currency, or a separator between two amounts. */
const isMark = (text: string) => isSign(text) || /^[/|-]$/.test(text);

/** Only prices, possibly with their labels: "0,3 l 3,20". */
export const isPrices = (run: Run) => kindOf(run).isPrices;
/** A cell in a column of prices: a price or a measure. */
const isCell = (run: Run) => kindOf(run).isCell;
const endsInPrice = (run: Run) => kindOf(run).endsInPrice;
/** A name or a text whose price is apart from it. */
const isText = (run: Run) => !isCell(run) && !endsInPrice(run);
