import { type CellEdit, nameOf, type PriceProblem, type PriceRow } from './price-rows.ts';

/** A longer text isn't a list of prices, and isn't split. */
const MAX_PASTED_CHARACTERS = 200_000;

/** What can't be saved, and why. */
export type RefusedLine = {
  /** Of a pasted text; 1 is the first. */
  line: number | null;
  text: string;
  problem: PriceProblem | 'too_long' | 'too_many_lines' | 'unknown_name';
};
export type PastedPrices = { cells: CellEdit[]; problems: RefusedLine[] };

/** Whether a text is more than one cell: another goes into the field as if it were typed. */
export const isSeveralCells = (text: string): boolean => /[\t\n\r]/.test(text.trim());

/**
 * What a column or a block of a spreadsheet says of the rows. A column is one price a line, from `start` downwards. A block
 * has names before its last column, which is the prices: each line goes to the row of that name, wherever it is.
 */
export function pastedPrices(text: string, rows: readonly PriceRow[], start: number): PastedPrices {
  if (text.length > MAX_PASTED_CHARACTERS)
    return { cells: [], problems: [{ line: null, text: '', problem: 'too_long' }] };
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map(unquoted));
  const hasNames = lines.some((cells) => cells.length > 1);
  const rowsByName = Map.groupBy(rows, (row) => foldedName(nameOf(row)));
  const cells: CellEdit[] = [];
  const problems: RefusedLine[] = [];
  for (const [index, lineCells] of lines.entries()) {
    const priceCell = lineCells.at(-1) ?? '';
    const refuse = (problem: RefusedLine['problem'], wrongText: string) =>
      problems.push({ line: index + 1, text: wrongText, problem });
    const nameCells = lineCells.slice(0, -1).filter((cell) => cell !== '');
    const row = hasNames ? rowsByName.get(foldedName(nameCells.join(', ')))?.shift() : rows[start + index];
    if (hasNames && nameCells.length === 0 && priceCell === '') continue;
    if (!row) refuse(hasNames ? 'unknown_name' : 'too_many_lines', hasNames ? nameCells.join(', ') : priceCell);
    // Words can be typed as a price, one by one; a list of them is no list of prices.
    else if (priceCell !== '' && !/\d/.test(priceCell) && priceCell !== row.text) refuse('not_an_amount', priceCell);
    else cells.push({ row, text: priceCell });
  }
  return { cells, problems };
}

/** A spreadsheet quotes cells with quotes or breaks in them. */
function unquoted(cell: string): string {
  const text = cell.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}

const foldedName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
