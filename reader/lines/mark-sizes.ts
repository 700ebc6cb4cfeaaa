import { fold } from '../words/fold.ts';
import type { Line } from './line.ts';

/** A name on so many lines with prices is no dish's: a menu lists each dish once. */
const MIN_TIMES = 3;
const MAX_WORDS = 3;

/** "Individual 8 … Individual 9 … Individual 7": a name that repeats before different prices is a size. */
export function markSizes(lines: Line[]): void {
  const priced = lines.filter(
    ({ prices, text, words }) => prices.length > 0 && text !== '' && words.length <= MAX_WORDS,
  );
  const times = Map.groupBy(priced, ({ text }) => fold(text));
  for (const alike of times.values()) {
    const amounts = new Set(alike.map(({ prices }) => prices[0]?.amount));
    if (alike.length >= MIN_TIMES && amounts.size > 1) for (const line of alike) line.is_price = true;
  }
}
