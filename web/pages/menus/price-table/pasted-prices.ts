import { type Currency, currencyDecimals } from '../../../../shared/money.ts';
import { parseAmount } from '../../../forms/amounts/parse-amount.ts';
import { type CellEdit, listedNameOf, type PriceProblem, type PriceRow } from './price-rows.ts';

/** A longer text isn't a list of prices, and isn't split. */
const MAX_PASTED_CHARACTERS = 200_000;
/** What the first line calls the prices, in the languages of menus that are written in Latin letters. */
const HEADINGS: ReadonlySet<string> = new Set(
  'price prices prix tarif tarifs precio precios preis preise prezzo prezzi preço preços'.split(' '),
);

/** What can't be saved, and why. */
export type RefusedLine = {
  /** Of a pasted text; 1 is the first. */
  line: number | null;
  text: string;
  problem:
    | PriceProblem
    | 'too_long'
    | 'too_many_lines'
    | 'unknown_name'
    | 'has_sizes'
    | 'ambiguous_name'
    | 'repeated_name'
    | 'ambiguous_amount';
};
type PastedPrices = {
  cells: CellEdit[];
  problems: RefusedLine[];
  /** The cells without a price: the prices there stay. */
  skipped: number;
};
type PastedLine = { line: number; cells: readonly string[] };

/** Whether a text is more than one cell: another goes into the field as if it were typed. An empty cell is one, too. */
export const isSeveralCells = (text: string): boolean => /[\t\n\r]/.test(text.replace(/(\r\n?|\n)$/, ''));

/**
 * Whether "9.975" is meant as thousands or as decimals that the currency hasn't: a spreadsheet writes either. It is clear
 * only if the other sign is there as well.
 */
export const isAmbiguousAmount = (text: string, currency: Currency): boolean => {
  const decimals = currencyDecimals(currency);
  const isThreeDigits = /(?<![\p{Nd}.,٫'’])\p{Nd}{1,3}[.,٫]\p{Nd}{3}(?!\p{Nd}|[.,٫]\p{Nd})/u;
  return decimals > 0 && decimals < 3 && isThreeDigits.test(text.normalize('NFKC'));
};

/**
 * What a column or a block of a spreadsheet says of the rows. A column is one price a line, from `start` downwards. A block
 * has names before its last column, which is the prices: each line goes to the row of that name, wherever it is.
 */
export function pastedPrices(text: string, rows: readonly PriceRow[], start: number, currency: Currency): PastedPrices {
  if (text.length > MAX_PASTED_CHARACTERS)
    return { cells: [], problems: [{ line: null, text: '', problem: 'too_long' }], skipped: 0 };
  const titles = new Set(rows.map(({ section }) => foldedName(section.title)));
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line, index): PastedLine => ({ line: index + 1, cells: line.split('\t').map(unquoted) }))
    .filter(({ line, cells }) => !isHeading(line, cells, titles));
  const paste = new Paste(currency);
  if (lines.some(({ cells }) => cells.length > 1)) pasteBlock(paste, lines, rows);
  else pasteColumn(paste, lines, rows, start);
  const { cells, problems, skipped } = paste;
  return { cells, problems, skipped };
}

class Paste implements PastedPrices {
  readonly cells: CellEdit[] = [];
  readonly problems: RefusedLine[] = [];
  skipped = 0;
  readonly #currency: Currency;

  constructor(currency: Currency) {
    this.#currency = currency;
  }

  refuse(line: number, text: string, problem: RefusedLine['problem']): void {
    this.problems.push({ line, text, problem });
  }

  setPrice(line: number, row: PriceRow, text: string): void {
    if (text !== row.text && isAmbiguousAmount(text, this.#currency)) this.refuse(line, text, 'ambiguous_amount');
    else this.cells.push({ row, text, line });
  }

  isAmount(text: string): boolean {
    return parseAmount(text, this.#currency) != null;
  }
}

function pasteColumn(paste: Paste, lines: readonly PastedLine[], rows: readonly PriceRow[], start: number): void {
  // Words can be prices among amounts; a list of words is no list of prices, and names are none.
  const hasAmounts = lines.some(({ cells: [text = ''] }) => paste.isAmount(text));
  const names = new Set(rows.flatMap((row) => [listedNameOf(row), row.item?.title ?? '']).map(foldedName));
  for (const [index, { line, cells }] of lines.entries()) {
    const [text = ''] = cells;
    const row = rows[start + index];
    const isPrice = text === row?.text || /\d/.test(text) || (hasAmounts && !names.has(foldedName(text)));
    if (text === '') paste.skipped += 1;
    else if (!row) paste.refuse(line, text, 'too_many_lines');
    else if (isPrice) paste.setPrice(line, row, text);
    else paste.refuse(line, text, 'not_an_amount');
  }
}

function pasteBlock(paste: Paste, lines: readonly PastedLine[], rows: readonly PriceRow[]): void {
  const rowsByName = Map.groupBy(rows, (row) => foldedName(listedNameOf(row)));
  const pastedRows = new Set<PriceRow>();
  for (const { line, cells } of lines) {
    const nameCells = (cells.length > 1 ? cells.slice(0, -1) : cells).filter((cell) => cell !== '');
    const price = cells.length > 1 ? (cells.at(-1) ?? '') : '';
    const name = nameCells.join(', ');
    const [row, ...namesakes] = rowsByName.get(foldedName(name)) ?? [];
    if (name === '' && price === '') continue;
    if (price === '' && (row || cells.length > 1)) paste.skipped += 1;
    else if (!row) paste.refuse(line, name || price, isSizedDish(name, rows) ? 'has_sizes' : 'unknown_name');
    else if (namesakes.length > 0) paste.refuse(line, name, 'ambiguous_name');
    else if (pastedRows.has(row)) paste.refuse(line, name, 'repeated_name');
    else {
      pastedRows.add(row);
      paste.setPrice(line, row, price);
    }
  }
}

/** Whether a dish has this name, but a price for each of its sizes. */
const isSizedDish = (name: string, rows: readonly PriceRow[]): boolean =>
  rows.some(({ item, part }) => part?.field === 'variants' && foldedName(item?.title ?? '') === foldedName(name));

/** The names of the columns in the first line; a section's title on a line of its own. */
function isHeading(line: number, cells: readonly string[], titles: ReadonlySet<string>): boolean {
  const filledCells = cells.filter((cell) => cell !== '');
  const [text = ''] = filledCells;
  if (filledCells.length === 1 && cells.at(-1) === (cells.length === 1 ? text : '') && titles.has(foldedName(text)))
    return true;
  // "Price ($)"
  return line === 1 && HEADINGS.has(foldedName(cells.at(-1) ?? '').replace(/\P{L}.*$/u, ''));
}

/** A spreadsheet quotes cells with quotes or breaks in them. */
function unquoted(cell: string): string {
  const text = cell.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}

const foldedName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
