import { Parser } from 'saxen';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { MAX_DATA_COLUMNS, MAX_DATA_LINES } from '../../shared/menu-data.ts';
import { FileRefusal } from './file-refusal.ts';
import type { ReadTable, TableCell, UnreadCell } from './read-table.ts';

/**
 * The first sheet of a workbook (ECMA-376, part 1). Only the parts that hold its cells are unpacked, and all of them
 * together to a limit that is counted as the bytes come: what a file says of its own size proves nothing.
 */

const MAX_PARTS = 2_000;
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_SHARED_TEXTS = 500_000;

/** A workbook with a password is in another container (MS-OFFCRYPTO). */
const ENCRYPTED_START = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

const hasStart = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

export const isZip = (bytes: Uint8Array): boolean => hasStart(bytes, ZIP_START);
export const isEncryptedWorkbook = (bytes: Uint8Array): boolean => hasStart(bytes, ENCRYPTED_START);

/** @throws FileRefusal if it is encrypted, too large once unpacked, or no workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadTable> {
  if (isEncryptedWorkbook(bytes)) throw new FileRefusal('encrypted');
  const budget = { bytes: MAX_UNPACKED_BYTES };
  const parts = await openParts(bytes);
  const readPart = (name: string) => parts.read(name, budget);
  try {
    const workbook = await readPart('xl/workbook.xml');
    const relations = await readPart('xl/_rels/workbook.xml.rels');
    if (workbook === undefined || relations === undefined) throw new FileRefusal('unreadable');
    const { sheet, sharedTexts, styles } = findParts(workbook, relations);
    const sheetXml = sheet === undefined ? undefined : await readPart(sheet);
    if (sheetXml === undefined) throw new FileRefusal('unreadable');
    const sharedXml = sharedTexts === undefined ? undefined : await readPart(sharedTexts);
    const stylesXml = styles === undefined ? undefined : await readPart(styles);
    const { rows, unread } = readRows(sheetXml, {
      sharedTexts: sharedXml === undefined ? [] : readSharedTexts(sharedXml),
      dateStyles: stylesXml === undefined ? new Set() : readDateStyles(stylesXml),
    });
    return { rows, first_row: 1, usual_sign: '.', unread };
  } finally {
    parts.close();
  }
}

type Parts = { read(name: string, budget: { bytes: number }): Promise<string | undefined>; close(): void };

async function openParts(bytes: Uint8Array): Promise<Parts> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip: ZipFile = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false }).catch(
    (error: unknown) => {
      throw new FileRefusal('unreadable', error);
    },
  );
  const entries = new Map<string, Entry>();
  if (zip.entryCount > MAX_PARTS) throw new FileRefusal('too_large');
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    throw new FileRefusal('unreadable', error);
  }
  return {
    read: async (name, budget) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      if (entry.isEncrypted()) throw new FileRefusal('encrypted');
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          // The stream of a file's bytes.
          const part = chunk as Buffer;
          budget.bytes -= part.length;
          if (budget.bytes < 0) throw new FileRefusal('too_large');
          chunks.push(part);
        }
      } catch (error) {
        throw error instanceof FileRefusal ? error : new FileRefusal('unreadable', error);
      }
      return Buffer.concat(chunks).toString('utf8');
    },
    close: () => zip.close(),
  };
}

type Listener = {
  open?(name: string, attributes: () => Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
};

/** Names without their prefix. Documents with a DTD, whose entities could grow, are refused. */
function parseXml(xml: string, { open, close, text }: Listener): void {
  const localName = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error instanceof FileRefusal ? error : new FileRefusal('unreadable', error);
  });
  parser.on('attention', (declaration) => {
    if (/^<!DOCTYPE/i.test(declaration)) throw new FileRefusal('unreadable');
  });
  parser.on('openTag', (name, getAttributes, decode) =>
    open?.(localName(name), () =>
      Object.fromEntries(Object.entries(getAttributes()).map(([key, value]) => [key, decode(value)])),
    ),
  );
  parser.on('closeTag', (name) => close?.(localName(name)));
  parser.on('text', (words, decode) => text?.(decode(words)));
  parser.on('cdata', (words) => text?.(words));
  parser.parse(xml);
}

function findParts(
  workbook: string,
  relations: string,
): { sheet: string | undefined; sharedTexts: string | undefined; styles: string | undefined } {
  const targets = new Map<string, string>();
  let sharedTexts: string | undefined;
  let styles: string | undefined;
  parseXml(relations, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id = '', Target = '', Type = '' } = attributes();
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      targets.set(Id, path);
      if (Type.endsWith('/sharedStrings')) sharedTexts = path;
      if (Type.endsWith('/styles')) styles = path;
    },
  });
  const sheets: string[] = [];
  parseXml(workbook, {
    open: (name, attributes) => {
      if (name !== 'sheet') return;
      const entries = attributes();
      if (entries['state'] === undefined || entries['state'] === 'visible') sheets.push(entries['r:id'] ?? '');
    },
  });
  return { sheet: targets.get(sheets[0] ?? ''), sharedTexts, styles };
}

/** "_x000D_" is a character that XML can't hold (ECMA-376, ST_Xstring). */
const unescapeXstring = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let words: string | undefined;
  let isText = false;
  let isPhonetic = false;
  parseXml(xml, {
    open: (name) => {
      if (name === 'si') words = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (more) => {
      if (isText && words !== undefined) words += more;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      if (texts.length >= MAX_SHARED_TEXTS) throw new FileRefusal('too_large');
      texts.push(unescapeXstring(words ?? ''));
    },
  });
  return texts;
}

/** "BC12" → 54, counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Numbers of formats that are always of dates and times (ECMA-376, 18.8.30). */
const isDateFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Of a format's code, in characters; Excel allows 255. */
const MAX_FORMAT_LENGTH = 1_000;

/** A format's letters of days, months, years and times, outside of texts, colours and escapes. */
const isDateCode = (code: string): boolean =>
  /[dmyhs]/i.test(code.slice(0, MAX_FORMAT_LENGTH).replace(/"[^"]{0,255}"|\\.|_.|\[[^\]]{0,255}\]|General/gi, ''));

/** The styles of cells whose numbers are shown as dates. */
function readDateStyles(xml: string): Set<number> {
  const dateFormats = new Set<number>();
  const dateStyles = new Set<number>();
  let isCellStyle = false;
  let style = 0;
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = attributes();
        if (isDateCode(formatCode)) dateFormats.add(Number(numFmtId));
      } else if (name === 'cellXfs') isCellStyle = true;
      else if (name === 'xf' && isCellStyle) {
        const id = Number(attributes()['numFmtId'] ?? 0);
        if (isDateFormat(id) || dateFormats.has(id)) dateStyles.add(style);
        style++;
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return dateStyles;
}

type SheetTexts = { sharedTexts: readonly string[]; dateStyles: ReadonlySet<number> };
type SheetCell = {
  column: number;
  type: string;
  style: number;
  /** Undefined if the cell has none. */
  value: string | undefined;
  isFormula: boolean;
};

const NO_CELL: SheetCell = { column: -1, type: 'n', style: 0, value: undefined, isFormula: false };

function readRows(xml: string, texts: SheetTexts): { rows: TableCell[][]; unread: UnreadCell[] } {
  const rows: TableCell[][] = [];
  const unread: UnreadCell[] = [];
  let rowNumber = 0;
  let cell = NO_CELL;
  let isValue = false;
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') rowNumber = Number(attributes()['r'] ?? rowNumber + 1);
      else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        const column = r === undefined ? cell.column + 1 : columnOf(r);
        cell = { ...NO_CELL, column, type: t, style: Number(s) };
      } else if (name === 'f') cell = { ...cell, isFormula: true };
      isValue = name === 'v' || name === 't';
      if (isValue) cell = { ...cell, value: cell.value ?? '' };
    },
    text: (more) => {
      if (isValue) cell = { ...cell, value: (cell.value ?? '') + more };
    },
    close: (name) => {
      isValue = false;
      if (name === 'c') keepCell();
      if (name === 'row') cell = NO_CELL;
    },
  });
  const width = rows.reduce((most, filledRow) => Math.max(most, filledRow?.length ?? 0), 0);
  // Cells and rows that are empty aren't in the file.
  return {
    rows: Array.from(rows, (filledRow) => Array.from({ length: width }, (_, index) => filledRow?.[index] ?? '')),
    unread,
  };

  function keepCell(): void {
    const { column } = cell;
    const content = cellValue(cell, texts);
    // Whole rows and columns that are only formatted are in the file, too.
    if (content === '') return;
    if (!(rowNumber >= 1 && rowNumber <= MAX_DATA_LINES + 1) || column >= MAX_DATA_COLUMNS || column < 0)
      throw new FileRefusal('too_large');
    const row = rows[rowNumber - 1] ?? [];
    rows[rowNumber - 1] = row;
    if (typeof content === 'object') {
      unread.push({ row: rowNumber, column, problem: content.problem });
      row[column] = '';
    } else row[column] = content;
  }
}

/** Empty for a cell that is; a problem if it is shown as something else than it holds. */
function cellValue(
  { type, style, value, isFormula }: SheetCell,
  { sharedTexts, dateStyles }: SheetTexts,
): string | number | Pick<UnreadCell, 'problem'> {
  // Programs that write a formula don't always calculate it.
  if ((isFormula && value === undefined) || type === 'e') return { problem: 'formula' };
  switch (type) {
    case 's': {
      const text = value ? sharedTexts[Number(value)] : undefined;
      return text ?? { problem: 'missing_text' };
    }
    case 'd':
      return { problem: 'date' };
    case 'n': {
      if (!value) return '';
      if (dateStyles.has(style)) return { problem: 'date' };
      const number = Number(value);
      return Number.isFinite(number) ? number : value;
    }
    case 'b':
      return value === undefined ? '' : value === '1' ? 'true' : 'false';
    default:
      return unescapeXstring(value ?? '');
  }
}
