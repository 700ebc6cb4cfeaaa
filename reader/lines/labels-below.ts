import type { PlacedWord } from '../geometry/placed-word.ts';
import { textOf, toRun } from '../geometry/run.ts';
import { isHeadOf, toCells } from './column-heads.ts';
import type { Line } from './line.ts';
import { isLabels } from './line-kind.ts';

/** White space, in type sizes, between prices and the labels printed below them. */
const MAX_SPACE = 0.9;

/**
 * Labels the prices of a line with the cells of the row printed below it, one under each price, if that row is closer
 * than the next row's prices. Returns the remaining words of the row.
 */
export function takeLabelsBelow(
  line: Line | undefined,
  row: PlacedWord[],
  next: PlacedWord[] | undefined,
): PlacedWord[] {
  if (!line || line.prices.length === 0 || line.prices.some(({ label }) => label.length > 0)) return row;
  const cells = toCells(row);
  const labels = cells.slice(-line.prices.length);
  const [rowRun, top] = [toRun(row), next && toRun(next).y0];
  const space = rowRun.y0 - line.y1;
  if (labels.length < line.prices.length || space > MAX_SPACE * line.size) return row;
  if (top !== undefined && line.prices.length > 1 && top - rowRun.y1 < space) return row;
  const areLabels = labels.every(
    (label, index) => isLabels(textOf(label)) && isHeadOf(label, line.prices[index]?.words ?? []),
  );
  if (!areLabels) return row;
  line.prices = line.prices.map((price, index) => ({ ...price, label: labels[index] ?? [] }));
  return cells.slice(0, -labels.length).flat();
}
