import type { Line } from './lines.ts';
import { HEADING_WORDS, NOISE, OPTION_START, PRICE_LABELS, QUANTITY } from './vocabulary.ts';

export type Kind = 'heading' | 'title' | 'description' | 'noise';

/** What a line is beyond doubt by its words alone. */
export type FixedKind = 'price' | 'labels' | 'variant' | 'option' | 'noise';

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s/]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');

const isLabelWord = (word: string) => PRICE_LABELS.has(word) || QUANTITY.test(word);

export function findFixedKind(line: Line): FixedKind | undefined {
  const hasPrice = line.prices.length > 0 || line.price_words.length > 0;
  const words = plainWords(line.text);
  if (words.length === 0) return hasPrice ? 'price' : 'noise';
  if (OPTION_START.test(line.text) && hasPrice) return 'option';
  if (words.every(isLabelWord)) {
    if (hasPrice) return 'variant';
    if (words.length > 1 || QUANTITY.test(words[0] ?? '')) return 'labels';
  }
  if (!hasPrice && NOISE.some((pattern) => pattern.test(line.text))) return 'noise';
  return undefined;
}

/** Share of the words that head sections of menus. */
export function headingShare(text: string): number {
  const words = plainWords(text).filter((word) => word.length > 2);
  return words.length === 0 ? 0 : words.filter((word) => HEADING_WORDS.has(word)).length / words.length;
}
