import type { PlacedWord } from '../geometry/placed-word.ts';
import { type Run, toRun, verticalOverlap } from '../geometry/run.ts';
import type { SignSide } from './price-parts.ts';
import { canBePrice } from './price-token.ts';

/** Where and how a menu prints its prices. */
export type PriceHabits = {
  /** Numbers without currency or decimals are prices. */
  bare: boolean;
  /** Prices precede their dishes. */
  leading: boolean;
  /** Right edges of prices with a currency or decimals; a separate number aligned with them is a price, too. */
  edges: { x0: number; x1: number }[];
  /** The side of a number on which its currency is printed; undefined if no row is conclusive. */
  sign_side: SignSide | undefined;
  /** The menu's own names for sizes, which are in no word list. */
  labels: ReadonlySet<string>;
};

/** For a menu of which nothing is known. */
export const NO_HABITS: PriceHabits = {
  bare: false,
  leading: false,
  edges: [],
  sign_side: undefined,
  labels: new Set(),
};

/** White space, in type sizes, that separates a leading number from the title after it. */
const SET_APART = 0.6;
const MIN_LEADING = 4;

/** Whether the rows of a menu begin with separate numbers and don't end with prices. */
export function hasLeadingPrices(rows: PlacedWord[][]): boolean {
  const leading = rows.filter((row) => isPriceFirst(row) && !endsWithPrice(row)).length;
  return leading >= MIN_LEADING && leading > 2 * rows.filter(endsWithPrice).length;
}

const isPrice = (word: PlacedWord | undefined) => word !== undefined && canBePrice(word.text);

/** In a column of their own, or in another style. */
function isPriceFirst([first, second]: PlacedWord[]): boolean {
  if (!first || !second || !isPrice(first) || !/^[^\p{L}\p{N}]?\p{L}/u.test(second.text)) return false;
  return second.x0 - first.x1 > SET_APART * first.size || first.word.bold !== second.word.bold;
}

const endsWithPrice = (row: PlacedWord[]) => row.length > 1 && isPrice(row.at(-1));

/** Maximum white space, in type sizes, between a leading price and its dish. */
const MAX_LEADING_GAP = 5;
const MIN_ROWS = 4;

/**
 * Joins leading prices with their dishes, on a page on which prices begin lines and none end them: otherwise the white
 * space between them would separate columns.
 */
export function joinLeadingPrices(runs: Run[]): Run[] {
  const beside = (run: Run) => runs.filter((other) => other !== run && verticalOverlap(run, other) > 0.5);
  const prices = runs.filter((run) => run.words.every((word) => canBePrice(word.text)));
  const first = prices.filter((run) => beside(run).length > 0 && beside(run).every((other) => other.x0 > run.x0));
  const lastPrices = prices.filter((run) => beside(run).length > 0 && beside(run).every((other) => other.x0 < run.x0));
  if (first.length < MIN_ROWS || first.length < 4 * lastPrices.length) return runs;
  const joinedRuns = new Map<Run, Run>();
  for (const price of prices) {
    const [next] = beside(price)
      .filter((other) => other.x0 > price.x0 && other.x0 - price.x1 < MAX_LEADING_GAP * price.size)
      .toSorted((a, b) => a.x0 - b.x0);
    if (next && !prices.includes(next)) joinedRuns.set(price, next);
  }
  const joinedPrices = new Set(joinedRuns.values());
  return runs
    .filter((run) => !joinedPrices.has(run))
    .map((run) => {
      const next = joinedRuns.get(run);
      return next ? toRun([...run.words, ...next.words]) : run;
    });
}
