import { LIMITS } from '../../../shared/limits.ts';
import type { Currency } from '../../../shared/money.ts';
import { isPrintable } from '../../../shared/text-rules.ts';
import { parseAmount } from './parse-amount.ts';
import type { PriceFields } from './price-text.ts';

const RANGE_SEPARATOR = /\s*[–—]\s*|\s+(?:-|to|à)\s+|(?<=\d)-(?=\d)/;

/**
 * Parses what was typed into a price field. Words without a digit ("MP", "market price") are a price in words; a text with
 * digits that is neither an amount nor a range is invalid: undefined.
 */
export function parsePrice(typedText: string, currency: Currency): PriceFields | undefined {
  const text = typedText.trim();
  const amount = parseAmount(text, currency);
  if (amount !== undefined) return { price: amount, price_max: null, price_text: null };
  const rangeEnds = text.split(RANGE_SEPARATOR);
  const [fromText, to] = rangeEnds.map((end) => parseAmount(end, currency));
  if (rangeEnds.length === 2 && fromText != null && to != null)
    return fromText <= to ? { price: fromText, price_max: to, price_text: null } : undefined;
  const isWords = !/\d/.test(text) && text.length <= LIMITS.MAX_PRICE_TEXT_CHARACTERS && isPrintable(text);
  return isWords ? { price: null, price_max: null, price_text: text } : undefined;
}
