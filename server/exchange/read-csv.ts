import Papa from 'papaparse';
import { decodeText as decodeBytes } from '../../shared/decode-text.ts';
import { MAX_DATA_COLUMNS, MAX_DATA_LINES } from '../../shared/menu-data.ts';
import { FileRefusal } from './file-refusal.ts';
import type { ReadTable } from './read-table.ts';

const SEPARATORS = [',', ';', '\t'];
/** A blank line of a spreadsheet is a line, so that the numbers of lines are those that it shows. */
const MAX_ROWS = MAX_DATA_LINES + 1;

/** @throws FileRefusal if it is too long, or no table. */
export function readCsv(bytes: Uint8Array): ReadTable {
  // Excel's own line on top names the separator.
  const [, separator, text = ''] = /^(?:sep=(.)\r?\n)?([\s\S]*)$/.exec(decodeText(bytes)) ?? [];
  const delimiter = separator ?? guessSeparator(text);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: false,
    preview: MAX_ROWS + 2,
  });
  const rows = data.at(-1)?.every((cell) => cell.trim() === '') ? data.slice(0, -1) : data;
  if (rows.length > MAX_ROWS || rows.some((row) => row.length > MAX_DATA_COLUMNS)) throw new FileRefusal('too_large');
  const firstLine = separator === undefined ? 1 : 2;
  const unread = errors.flatMap(({ type, row }) =>
    type === 'Quotes' ? [{ row: (row ?? 0) + firstLine, column: null, problem: 'quotes' as const }] : [],
  );
  return { rows, first_row: firstLine, usual_sign: delimiter === ';' ? ',' : '.', unread };
}

/** The one that makes the most columns of the header; texts of dishes contain all of them. */
function guessSeparator(text: string): string {
  const countColumns = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' }).data[0]?.length ?? 0;
  return SEPARATORS.toSorted((one, other) => countColumns(other) - countColumns(one))[0] ?? ',';
}

/** @throws FileRefusal if it is no text. */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeBytes(bytes);
  if (text === undefined) throw new FileRefusal('unreadable');
  return text;
}
