import type { PlacedWord } from './placed-word.ts';
import { canBePrice } from './price-token.ts';

/** Where and how a menu prints its prices. */
export type PriceHabits = {
  /** Numbers without currency or decimals are prices. */
  bare: boolean;
  /** Prices stand before their dishes. */
  leading: boolean;
};

/** White space, in type sizes, that sets a leading number apart from the title after it. */
const SET_APART = 0.6;
const MIN_LEADING = 4;

/** Whether the rows of a menu begin with numbers that are set apart, and don't end with prices. */
export function leadWithPrices(rows: PlacedWord[][]): boolean {
  const leading = rows.filter((row) => beginsWithPrice(row) && !endsWithPrice(row)).length;
  return leading >= MIN_LEADING && leading > 2 * rows.filter(endsWithPrice).length;
}

const isPrice = (word: PlacedWord | undefined) => word !== undefined && canBePrice(word.text);

/** In a column of their own, or in another style. */
function beginsWithPrice([first, second]: PlacedWord[]): boolean {
  if (!first || !second || !isPrice(first) || !/^[^\p{L}\p{N}]?\p{L}/u.test(second.text)) return false;
  return second.x0 - first.x1 > SET_APART * first.size || first.word.bold !== second.word.bold;
}

const endsWithPrice = (row: PlacedWord[]) => row.length > 1 && isPrice(row.at(-1));
