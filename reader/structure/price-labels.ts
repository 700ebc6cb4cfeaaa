import type { LinePrice } from './line-prices.ts';
import type { PlacedWord } from './placed-word.ts';
import { PRICE_LABELS, QUANTITY, QUANTITY_UNIT } from './vocabulary.ts';

/** Labels that head columns of prices, each with its words. */
export type ColumnLabels = PlacedWord[][];

const plain = (text: string) => text.toLowerCase().replace(/[.:,()/]/g, '');
const isLabel = (text: string) => PRICE_LABELS.has(plain(text)) || QUANTITY.test(plain(text));

/** Joins "25" and "cl" to one label. */
export function toColumnLabels(words: PlacedWord[]): ColumnLabels {
  return words.reduce<ColumnLabels>((labels, word) => {
    const last = labels.at(-1);
    if (last?.length === 1 && QUANTITY_UNIT.test(word.text) && /^\d/.test(last[0]?.text ?? '')) last.push(word);
    else if (/[\p{L}\p{N}]/u.test(word.text)) labels.push([word]);
    return labels;
  }, []);
}

/** Parts "Wines  glass  bottle" into heading and labels: two labels or more, or one quantity, at the end. */
export function splitLabels(words: PlacedWord[]): { heading: PlacedWord[]; labels: ColumnLabels } {
  let start = words.length;
  while (start > 1 && /[\p{L}\p{N}]/u.test(words[start - 1]?.text ?? '') && isLabel(words[start - 1]?.text ?? ''))
    start -= 1;
  const labels = toColumnLabels(words.slice(start));
  const first = words[start];
  const before = words[start - 1];
  const isApart = first !== undefined && before !== undefined && first.x0 - before.x1 > 0.8 * before.size;
  return labels.length >= 2 && isApart ? { heading: words.slice(0, start), labels } : { heading: words, labels: [] };
}

const middle = (words: PlacedWord[]) => ((words[0]?.x0 ?? 0) + (words.at(-1)?.x1 ?? 0)) / 2;

/** The label above a price: the nearest one, if it stands about over the price. */
export function labelAbove(price: LinePrice, labels: ColumnLabels): PlacedWord[] | undefined {
  const x = middle(price.words);
  const nearest = labels.toSorted((a, b) => Math.abs(middle(a) - x) - Math.abs(middle(b) - x))[0];
  const size = price.words[0]?.size ?? 0;
  return nearest && Math.abs(middle(nearest) - x) < 3 * size ? nearest : undefined;
}
