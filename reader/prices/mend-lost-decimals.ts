import { isFromOcr, type PlacedWord } from '../geometry/placed-word.ts';
import { parsePriceToken } from './price-token.ts';

/**
 * Minimum number of two-decimal prices to make them the rule, and their share of all numbers of three or more digits.
 */
const MIN_DECIMALS = 4;
const MIN_SHARE = 0.6;
/** Maximum distance, in type sizes, between the right edges of a price and so many neighbours of its column. */
const SAME_EDGE = 0.8;
const MIN_ALIGNED = 2;
/** Maximum size ratio to its neighbours' type: the year in a restaurant's name is no price. */
const SAME_SIZE = 1.4;

/** A number without its point, or with a dash in its place. */
const LOST = /^[$€£]?(?:\d{3,4}|\d{1,3}[-–]\d{2})$/;

/**
 * OCR loses faint decimal points, or reads them as dashes: in a column of "7.50", "12.00", "1250" or "12-50" was
 * "12.50". Corrects the word and keeps OCR's reading as the alternative.
 */
export function mendLostDecimals(words: PlacedWord[]): PlacedWord[] {
  const prices = words.filter(({ text }) => /\d[.,]\d{2}\D?$/.test(text) && parsePriceToken(text));
  const lost = words.filter((word) => isFromOcr(word) && LOST.test(word.text));
  if (prices.length < MIN_DECIMALS || prices.length < MIN_SHARE * (prices.length + lost.length)) return words;
  const amounts = prices.map(({ text }) => Number(parsePriceToken(text)?.amount));
  const [minAmount, maxAmount] = [Math.min(...amounts), Math.max(...amounts)];
  const isLike = (word: PlacedWord, { x1, size }: PlacedWord) =>
    Math.abs(x1 - word.x1) < SAME_EDGE * size && word.size < SAME_SIZE * size && size < SAME_SIZE * word.size;
  const inColumn = (word: PlacedWord) => prices.filter((price) => isLike(word, price)).length >= MIN_ALIGNED;
  return words.map((word) => {
    if (!lost.includes(word) || !inColumn(word)) return word;
    const text = word.text.replace(/[-–]?(?=\d{2}$)/, '.');
    const amount = Number(parsePriceToken(text)?.amount);
    // An expensive bottle may well cost 125.
    if (Number(word.text.replace(/\D/g, '')) <= 2 * maxAmount || amount < minAmount / 2 || amount > 2 * maxAmount)
      return word;
    return { ...word, text, word: { ...word.word, alternative: word.text } };
  });
}
