import type { PlacedWord } from '../geometry/placed-word.ts';
import { textOf } from '../geometry/run.ts';
import type { LinePrice } from '../prices/line-prices.ts';
import { QUANTITY_UNIT } from '../words/vocabulary.ts';
import type { ColumnLabels } from './line.ts';
import { isLabels } from './line-kind.ts';

/** Joins "25" and "cl" to one label. */
export function toColumnLabels(words: PlacedWord[]): ColumnLabels {
  return words.reduce<ColumnLabels>((labels, word) => {
    const lastLabel = labels.at(-1);
    if (lastLabel?.length === 1 && QUANTITY_UNIT.test(word.text) && /^\d/.test(lastLabel[0]?.text ?? ''))
      lastLabel.push(word);
    else if (/[\p{L}\p{N}]/u.test(word.text)) labels.push([word]);
    return labels;
  }, []);
}

/**
 * Splits "Wines  glass  bottle" into heading and labels: two or more labels at the end, set apart or styled
 * differently.
 */
export function splitLabels(words: PlacedWord[]): { heading: PlacedWord[]; labels: ColumnLabels } {
  let start = words.length;
  for (let from = words.length - 1; from > 0; from -= 1) {
    const text = textOf(words.slice(from));
    if (!isLabels(text) && !isLabels(textOf(words.slice(from - 1)))) break;
    if (isLabels(text) && /[\p{L}\p{N}]/u.test(words[from]?.text ?? '')) start = from;
  }
  const labels = toColumnLabels(words.slice(start));
  const [first, before] = [words[start], words[start - 1]];
  const isApart =
    first !== undefined &&
    before !== undefined &&
    (first.x0 - before.x1 > 0.8 * before.size || isUnlike(first, before));
  return labels.length >= 2 && isApart ? { heading: words.slice(0, start), labels } : { heading: words, labels: [] };
}

const isUnlike = (word: PlacedWord, before: PlacedWord) =>
  word.word.bold !== before.word.bold || word.word.italic !== before.word.italic || word.size < 0.8 * before.size;

const middle = (words: PlacedWord[]) => ((words[0]?.x0 ?? 0) + (words.at(-1)?.x1 ?? 0)) / 2;

/**
 * The label for each price: the nearest one roughly above it. If the labels belong to the prices' own section and their
 * positions are inconclusive, assigns them in order.
 */
export function labelsAbove(
  prices: LinePrice[],
  labels: ColumnLabels,
  isOwnTable: boolean,
): (PlacedWord[] | undefined)[] {
  const above = prices.map((price) => labelAbove(price, labels));
  const isOneLabelEach = new Set(above).size === prices.length && !above.includes(undefined);
  return isOwnTable && prices.length > 1 && prices.length === labels.length && !isOneLabelEach ? labels : above;
}

function labelAbove(price: LinePrice, labels: ColumnLabels): PlacedWord[] | undefined {
  const x = middle(price.words);
  const nearest = labels.toSorted((a, b) => Math.abs(middle(a) - x) - Math.abs(middle(b) - x))[0];
  const size = price.words[0]?.size ?? 0;
  return nearest && Math.abs(middle(nearest) - x) < 3 * size ? nearest : undefined;
}
