import { median } from '../words/placed-word.ts';
import type { Line } from './line.ts';
import { isLabels } from './line-kind.ts';

/** Names that one price may be of, and how many such lists make it a habit. */
const MIN_NAMES = 3;
const MIN_LISTS = 2;
/** How far from its list's middle the price may stand, in steps from name to name. */
const OFF_MIDDLE = 0.8;

/**
 * Names below each other with one price at their right, half way down, where a brace points: what each of them costs.
 * The price becomes a line of its own after the names, of the group and not of the name that it stands beside.
 */
export function partBraces(lines: Line[]): Line[] {
  const braced = findLists(lines).filter(isBraced);
  if (braced.length < MIN_LISTS) return lines;
  const prices = new Map(braced.map((list) => [list, priceOf(list)]));
  const last = new Map(braced.map((list) => [list.at(-1), prices.get(list)]));
  const taken = new Set([...prices.values()]);
  return lines.flatMap((line) => {
    const group = last.get(line);
    const own = taken.has(line) ? (line.text === '' ? [] : [{ ...line, prices: [] }]) : [line];
    return group ? [...own, { ...group, words: [], text: '', is_group: true }] : own;
  });
}

const isPriced = ({ prices }: Line) => prices.length > 0;
const priceOf = (list: Line[]) => list.find(isPriced);

/** Lines of one column set alike below each other at even steps; a line of a price alone may stand among them. */
function findLists(lines: Line[]): Line[][] {
  const lists: Line[][] = [];
  for (const line of lines) {
    const list = lists.at(-1);
    const above = list?.findLast(({ text }) => text !== '');
    const goesOn =
      list !== undefined &&
      above !== undefined &&
      line.column === above.column &&
      (line.text === '' ? line.prices.length === 1 : isNextName(above, line));
    if (goesOn) list.push(line);
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
  const [first, last] = [names[0], names.at(-1)];
  if (!amount || !price || !first || !last || names.length < MIN_NAMES || list.filter(isPriced).length > 1)
    return false;
  if (price.prices.length > 1 || names.some(({ text, price_words }) => isLabels(text) || price_words.length > 0))
    return false;
  const edge = Math.max(...names.map(({ words }) => words.at(-1)?.x1 ?? 0));
  const step = median(names.slice(1).map((name, index) => name.y0 - (names[index]?.y0 ?? name.y0)));
  const middle = (first.y0 + last.y1) / 2;
  return amount.x0 > edge + 0.5 * first.size && Math.abs((amount.y0 + amount.y1) / 2 - middle) < OFF_MIDDLE * step;
}
