import { median } from '../geometry/placed-word.ts';
import type { Line } from './line.ts';
import { isLabels } from './line-kind.ts';

/** Minimum names that share one price, and minimum number of such lists to count as a habit. */
const MIN_NAMES = 3;
const MIN_LISTS = 2;
/** Maximum distance of the price from the middle of its list, in steps from name to name. */
const OFF_MIDDLE = 0.8;

/**
 * Finds names stacked with one price at the right, half way down, as at the tip of a brace: each of them has that
 * price. The price moves to a line of its own after the names and belongs to the group, not to the name beside it.
 */
export function partBraces(lines: Line[]): Line[] {
  const braced = findLists(lines).filter(isBraced);
  if (braced.length < MIN_LISTS) return lines;
  const prices = new Map(braced.map((list) => [list, priceOf(list)]));
  const pricesOfLastLines = new Map(braced.map((list) => [list.at(-1), prices.get(list)]));
  const braceLines = new Set([...prices.values()]);
  return lines.flatMap((line) => {
    const group = pricesOfLastLines.get(line);
    const ownLines = braceLines.has(line) ? (line.text === '' ? [] : [{ ...line, prices: [] }]) : [line];
    return group ? [...ownLines, { ...group, words: [], text: '', is_group: true }] : ownLines;
  });
}

const isPriced = ({ prices }: Line) => prices.length > 0;
const priceOf = (list: Line[]) => list.find(isPriced);

/** Lines of one column in one style, evenly spaced; a line with only a price may be among them. */
function findLists(lines: Line[]): Line[][] {
  const lists: Line[][] = [];
  for (const line of lines) {
    const list = lists.at(-1);
    const above = list?.findLast(({ text }) => text !== '');
    const isContinuation =
      list !== undefined &&
      above !== undefined &&
      line.column === above.column &&
      (line.text === '' ? line.prices.length === 1 : isNextName(above, line));
    if (isContinuation) list.push(line);
    else lists.push([line]);
  }
  return lists;
}

const isNextName = (above: Line, line: Line) =>
  Math.abs(Math.log(line.size / above.size)) < 0.13 &&
  line.bold === above.bold &&
  line.italic === above.italic &&
  Math.abs(line.x0 - above.x0) < line.size &&
  !/[,;]|^\p{Ll}/u.test(line.text) &&
  line.y0 - above.y0 < 4 * line.size;

function isBraced(list: Line[]): boolean {
  const names = list.filter(({ text }) => text !== '');
  const price = priceOf(list);
  const amount = price?.prices[0]?.words[0];
  const [firstName, lastName] = [names[0], names.at(-1)];
  if (!amount || !price || !firstName || !lastName || names.length < MIN_NAMES || list.filter(isPriced).length > 1)
    return false;
  if (price.prices.length > 1 || names.some(({ text, price_words }) => isLabels(text) || price_words.length > 0))
    return false;
  const edge = Math.max(...names.map(({ words }) => words.at(-1)?.x1 ?? 0));
  const step = median(names.slice(1).map((name, index) => name.y0 - (names[index]?.y0 ?? name.y0)));
  const middle = (firstName.y0 + lastName.y1) / 2;
  return amount.x0 > edge + 0.5 * firstName.size && Math.abs((amount.y0 + amount.y1) / 2 - middle) < OFF_MIDDLE * step;
}
