import { isFromOcr } from '../geometry/placed-word.ts';
import type { LinePrice } from '../prices/line-prices.ts';
import type { Line } from './line.ts';

/** Number of pairs that must rise (glass, bottle) before a falling one counts as a misreading. */
const MIN_RISING = 3;

/**
 * Restores faint decimal points that OCR lost: among pairs that rise ("8.5 / 41"), "95 / 47" was "9.5 / 47". Changes
 * the prices in place, as doubtful readings that keep the first form as an alternative.
 */
export function mendLostPoints(lines: Line[]): void {
  const pairs = lines.map((line) => line.prices).filter((prices) => prices.length === 2);
  const falls = ([first, second]: LinePrice[]) => Number(first?.amount) > Number(second?.amount);
  const falling = pairs.filter(falls);
  if (pairs.length - falling.length < MIN_RISING * Math.max(1, falling.length / 2)) return;
  for (const [first, second] of falling) {
    const isRead = first?.words.every(isFromOcr);
    if (!first || !second || !isRead || !/^\d{2,3}$/.test(first.amount)) continue;
    const mended = (Number(first.amount) / 10).toString();
    if (Number(mended) >= Number(second.amount)) continue;
    first.alternatives = [first.amount];
    first.amount = mended;
  }
}
