import type { PlacedWord } from '../geometry/placed-word.ts';
import { textOf } from '../geometry/run.ts';
import { canBePrice } from '../prices/price-token.ts';
import { MEASURE_HEAD } from '../words/vocabulary.ts';
import type { ColumnLabels } from './line.ts';
import { isLabels } from './line-kind.ts';

/** A row split into its leading words and the heads of the price columns below it. */
type HeadedRow = { words: PlacedWord[]; heads: ColumnLabels };

/** White space, in type sizes, between the cells of a row. */
const CELL_GAP = 0.8;
/** How far below its heads a table may begin: a sub-heading, a note or a dish with one price may come first. */
const MAX_ROWS_BELOW = 6;
const MAX_HEAD_LETTERS = 16;

/**
 * Finds the heads of price columns by position alone: cells at the end of a row without prices, one over each price of
 * a row below. "Cold dishes   Tapa   Half   Whole" over "Olives   3.20   6.50   10.00". Heads may continue in the next
 * row: "Small" over "25 cm".
 */
export function findColumnHeads(rows: PlacedWord[][]): HeadedRow[] {
  const cells = rows.map(toCells);
  const tables = cells.map(tableAtEnd);
  const headed: HeadedRow[] = [];
  for (const [index, words] of rows.entries()) {
    const below = tables.slice(index + 1, index + 1 + MAX_ROWS_BELOW);
    const table = below.find(({ prices }) => prices.length >= 2);
    const before = headed.at(-1);
    const isTable = !table || (tables[index]?.prices ?? []).length >= 2;
    const continued =
      !isTable && before && before.heads.length === table.prices.length ? spread(words, table) : undefined;
    if (continued?.words.length === 0 && before)
      before.heads = before.heads.map((head, at) => [...head, ...(continued.heads[at] ?? [])]);
    else headed.push(isTable ? { words, heads: [] } : headsOver(words, cells[index] ?? [], table));
  }
  return headed;
}

function headsOver(words: PlacedWord[], cells: PlacedWord[][], table: Table): HeadedRow {
  const heads = cells.slice(-table.prices.length);
  const areOver =
    heads.length === table.prices.length && heads.every((head, at) => isHeadOf(head, table.prices[at] ?? []));
  if (areOver && canHead(heads, table)) return { words: cells.slice(0, -heads.length).flat(), heads };
  const spreadHeads = spread(words, table);
  return spreadHeads.heads.every(isHeadText) ? spreadHeads : { words, heads: [] };
}

/** White space, in type sizes, between a row's text and heads that are close to each other. */
const TEXT_GAP = 2;

/**
 * Assigns the words at a row's end to the table columns below them, if the heads are set too close to tell
 * apart by gaps: "Baby 24 cm Normale 30 cm". `words` is empty if the whole row is over the table.
 */
function spread(words: PlacedWord[], table: Table): HeadedRow {
  const columns = table.prices.map((prices) => centre(edges(prices)));
  const reach = Math.min(...columns.slice(1).map((x, at) => x - (columns[at] ?? 0))) * 0.55;
  const columnOf = (word: PlacedWord) => columns.findIndex((x) => Math.abs(x - centre(word)) < reach);
  const start = words.findLastIndex((word) => columnOf(word) < 0) + 1;
  const [first, before] = [words[start], words[start - 1]];
  if (!first || (before && first.x0 - before.x1 < TEXT_GAP * first.size)) return { words, heads: [] };
  const over = words.slice(start);
  const isInOrder = over.every((word, at) => at === 0 || columnOf(word) >= columnOf(over[at - 1] ?? word));
  const heads = columns.map((_, at) => over.filter((word) => columnOf(word) === at));
  return isInOrder && canHead(heads, table) ? { words: words.slice(0, start), heads } : { words, heads: [] };
}

/** If prices are below their dish instead of beside it, the words over them are the dish, unless they name a size. */
const canHead = (heads: PlacedWord[][], { is_beside_text }: Table): boolean =>
  is_beside_text || heads.every((head) => isLabels(textOf(head)) || isMeasureHead(head));

const centre = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2;

export function toCells(words: PlacedWord[]): PlacedWord[][] {
  return words.reduce<PlacedWord[][]>((cells, word) => {
    const lastWord = cells.at(-1)?.at(-1);
    if (lastWord && word.x0 - lastWord.x1 <= CELL_GAP * Math.max(lastWord.size, word.size)) cells.at(-1)?.push(word);
    else cells.push([word]);
    return cells;
  }, []);
}

/** The price cells that end a row, and whether text precedes them. */
type Table = { prices: PlacedWord[][]; is_beside_text: boolean };

function tableAtEnd(cells: PlacedWord[][]): Table {
  const end = cells.findLastIndex((cell) => !cell.every((word) => canBePrice(word.text)));
  return { prices: cells.slice(end + 1), is_beside_text: end >= 0 };
}

/** Whether a text is over prices, or under them. */
export function isHeadOf(head: PlacedWord[], prices: PlacedWord[]): boolean {
  if (!isHeadText(head)) return false;
  const [left, right] = [edges(head), edges(prices)];
  const size = Math.max(head[0]?.size ?? 0, prices[0]?.size ?? 0);
  const apart = [left.x0 - right.x0, left.x1 - right.x1, (left.x0 + left.x1 - right.x0 - right.x1) / 2];
  return Math.min(...apart.map(Math.abs)) < 0.8 * size;
}

function isHeadText(head: PlacedWord[]): boolean {
  const text = textOf(head);
  return /\p{L}/u.test(text) && text.length <= MAX_HEAD_LETTERS;
}

const edges = (words: PlacedWord[]) => ({ x0: words[0]?.x0 ?? 0, x1: words.at(-1)?.x1 ?? 0 });

/** The head of a column without prices: calories, alcohol, years. */
const isMeasureHead = (head: PlacedWord[]) => head.every(({ text }) => MEASURE_HEAD.test(text.replace(/[.()]/g, '')));

/** Splits a row below such heads into its own words and the numbers of the columns without prices. */
export function takeMeasures(
  words: PlacedWord[],
  heads: ColumnLabels,
): { words: PlacedWord[]; measures: PlacedWord[] } {
  if (!heads.some(isMeasureHead)) return { words, measures: [] };
  const isMeasure = (word: PlacedWord) => {
    const apart = (head: PlacedWord[]) => Math.abs(centre(edges(head)) - centre(word));
    const [nearest] = heads.toSorted((a, b) => apart(a) - apart(b));
    return (
      /\d/.test(word.text) && nearest !== undefined && isMeasureHead(nearest) && apart(nearest) < MAX_APART * word.size
    );
  };
  return { words: words.filter((word) => !isMeasure(word)), measures: words.filter(isMeasure) };
}

/** Maximum distance, in type sizes, from the middle of a column's head to a number of the column. */
const MAX_APART = 2.5;
