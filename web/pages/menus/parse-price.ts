import { LIMITS } from '../../../shared/limits.ts';
import type { Currency } from '../../../shared/money.ts';
import { isPrintable } from '../../../shared/text-rules.ts';
import { parseAmount } from '../../forms/parse-amount.ts';
import type { Price } from './price-field.ts';

const BETWEEN = /\s*[–—]\s*|\s+(?:-|to|à)\s+|(?<=\d)-(?=\d)/;

/**
 * Reads what was typed into a price field. Words without a figure ("MP", "market price") are a price in words; what has
 * figures and is neither an amount nor a range is no price: undefined.
 */
export function parsePrice(typed: string, currency: Currency): Price | undefined {
  const text = typed.trim();
  const amount = parseAmount(text, currency);
  if (amount !== undefined) return { price: amount, price_max: null, price_text: null };
  const ends = text.split(BETWEEN);
  const [from, to] = ends.map((end) => parseAmount(end, currency));
  if (ends.length === 2 && from != null && to != null)
    return from <= to ? { price: from, price_max: to, price_text: null } : undefined;
  const isWords = !/\d/.test(text) && text.length <= LIMITS.MAX_PRICE_TEXT_CHARACTERS && isPrintable(text);
  return isWords ? { price: null, price_max: null, price_text: text } : undefined;
}
