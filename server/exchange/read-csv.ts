import Papa from 'papaparse';
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

/** By its mark; else UTF-16 if every other byte is mostly empty, UTF-8 if it is valid, and otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : first === 0xef && second === 0xbb && third === 0xbf
          ? 'utf-8'
          : undefined;
  if (marked) return new TextDecoder(marked).decode(bytes);
  const head = bytes.subarray(0, 1_000);
  const countEmpty = (isOdd: number) => head.filter((byte, index) => byte === 0 && index % 2 === isOdd).length;
  const [emptyEven, emptyOdd] = [countEmpty(0), countEmpty(1)];
  const many = head.length / 4;
  if (emptyOdd > many || emptyEven > many)
    return new TextDecoder(emptyOdd > emptyEven ? 'utf-16le' : 'utf-16be').decode(bytes);
  if (emptyOdd + emptyEven > 0) throw new FileRefusal('unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
