import { canBePrice } from '../prices/price-token.ts';
import { textOf } from '../prices/runs.ts';
import type { PlacedWord } from '../words/placed-word.ts';
import type { ColumnLabels } from './line.ts';

/** A row of words parted into what leads it and the heads of the price columns below it. */
export type HeadedRow = { words: PlacedWord[]; heads: ColumnLabels };

/** White space, in type sizes, between the cells of a row. */
const CELL_GAP = 0.8;
/** How far below its heads a table may begin: a sub-heading, a note or a dish with one price may come first. */
const MAX_ROWS_BELOW = 6;
const MAX_HEAD_LETTERS = 16;

/**
 * Finds what heads columns of prices by its place alone: cells at the end of a row without prices that stand over the
 * prices of a row below, one over each. "Cold dishes   Tapa   Half   Whole" over "Olives   3.20   6.50   10.00".
 */
export function findColumnHeads(rows: PlacedWord[][]): HeadedRow[] {
  const cells = rows.map(toCells);
  const tables = cells.map(pricesAtEnd);
  return rows.map((words, index) => {
    const own = cells[index] ?? [];
    const below = tables.slice(index + 1, index + 1 + MAX_ROWS_BELOW);
    const table = below.find((prices) => prices.length >= 2);
    if (!table || (tables[index] ?? []).length >= 2) return { words, heads: [] };
    const heads = own.slice(-table.length);
    const areHeads = heads.length === table.length && heads.every((head, at) => isHeadOf(head, table[at] ?? []));
    return areHeads ? { words: own.slice(0, -heads.length).flat(), heads } : { words, heads: [] };
  });
}

function toCells(words: PlacedWord[]): PlacedWord[][] {
  return words.reduce<PlacedWord[][]>((cells, word) => {
    const last = cells.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 <= CELL_GAP * Math.max(last.size, word.size)) cells.at(-1)?.push(word);
    else cells.push([word]);
    return cells;
  }, []);
}

/** The cells of prices that end a row. */
function pricesAtEnd(cells: PlacedWord[][]): PlacedWord[][] {
  const end = cells.findLastIndex((cell) => !cell.every((word) => canBePrice(word.text)));
  return cells.slice(end + 1);
}

function isHeadOf(head: PlacedWord[], prices: PlacedWord[]): boolean {
  const text = textOf(head);
  if (!/\p{L}/u.test(text) || text.length > MAX_HEAD_LETTERS) return false;
  const [left, right] = [edges(head), edges(prices)];
  const size = Math.max(head[0]?.size ?? 0, prices[0]?.size ?? 0);
  const apart = [left.x0 - right.x0, left.x1 - right.x1, (left.x0 + left.x1 - right.x0 - right.x1) / 2];
  return Math.min(...apart.map(Math.abs)) < 0.8 * size;
}

const edges = (words: PlacedWord[]) => ({ x0: words[0]?.x0 ?? 0, x1: words.at(-1)?.x1 ?? 0 });
