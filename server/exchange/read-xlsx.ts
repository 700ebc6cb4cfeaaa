import { Parser } from 'saxen';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { MAX_DATA_COLUMNS, MAX_DATA_LINES } from '../../shared/menu-data.ts';
import { FileRefusal } from './file-refusal.ts';
import type { ReadTable, TableCell } from './read-table.ts';

/**
 * The first sheet of a workbook (ECMA-376, part 1). Only the parts that hold its cells are unpacked, and all of them
 * together to a limit that is counted as the bytes come: what a file says of its own size proves nothing.
 */

const MAX_PARTS = 2_000;
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_SHARED_TEXTS = 500_000;

/** A workbook with a password is in another container (MS-OFFCRYPTO). */
const ENCRYPTED_START = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP_START = [0x50, 0x4b];

const hasStart = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

export const isZip = (bytes: Uint8Array): boolean => hasStart(bytes, ZIP_START);

/** @throws FileRefusal if it is encrypted, too large once unpacked, or no workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadTable> {
  if (hasStart(bytes, ENCRYPTED_START)) throw new FileRefusal('encrypted');
  const budget = { bytes: MAX_UNPACKED_BYTES };
  const parts = await openParts(bytes);
  const readPart = (name: string) => parts.read(name, budget);
  try {
    const workbook = await readPart('xl/workbook.xml');
    const relations = await readPart('xl/_rels/workbook.xml.rels');
    if (workbook === undefined || relations === undefined) throw new FileRefusal('unreadable');
    const { sheet, sharedTexts } = findParts(workbook, relations);
    const sheetXml = sheet === undefined ? undefined : await readPart(sheet);
    if (sheetXml === undefined) throw new FileRefusal('unreadable');
    const sharedXml = sharedTexts === undefined ? undefined : await readPart(sharedTexts);
    return { rows: readRows(sheetXml, sharedXml === undefined ? [] : readSharedTexts(sharedXml)), usual_sign: '.' };
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
): { sheet: string | undefined; sharedTexts: string | undefined } {
  const targets = new Map<string, string>();
  let sharedTexts: string | undefined;
  parseXml(relations, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id = '', Target = '', Type = '' } = attributes();
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      targets.set(Id, path);
      if (Type.endsWith('/sharedStrings')) sharedTexts = path;
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
  return { sheet: targets.get(sheets[0] ?? ''), sharedTexts };
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

function readRows(xml: string, sharedTexts: readonly string[]): TableCell[][] {
  const rows: TableCell[][] = [];
  let row: TableCell[] = [];
  let rowNumber = 0;
  let cell = { column: -1, type: 'n', value: '' };
  let isValue = false;
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        rowNumber = Number(attributes()['r'] ?? rowNumber + 1);
        if (!(rowNumber <= MAX_DATA_LINES + 1)) throw new FileRefusal('too_large');
        row = [];
      } else if (name === 'c') {
        const { r, t = 'n' } = attributes();
        const column = r === undefined ? cell.column + 1 : columnOf(r);
        cell = { column, type: t, value: '' };
        if (column >= MAX_DATA_COLUMNS || column < 0) throw new FileRefusal('too_large');
      }
      isValue = name === 'v' || name === 't';
    },
    text: (more) => {
      if (isValue) cell.value += more;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c') row[cell.column] = cellValue(cell, sharedTexts);
      if (name !== 'row') return;
      cell = { column: -1, type: 'n', value: '' };
      rows[rowNumber - 1] = row;
    },
  });
  const width = rows.reduce((most, filledRow) => Math.max(most, filledRow?.length ?? 0), 0);
  // Cells and rows that are empty aren't in the file.
  return Array.from(rows, (filledRow) => Array.from({ length: width }, (_, index) => filledRow?.[index] ?? ''));
}

function cellValue({ type, value }: { type: string; value: string }, sharedTexts: readonly string[]): TableCell {
  switch (type) {
    case 's':
      return sharedTexts[Number(value)] ?? '';
    case 'n': {
      const number = Number(value);
      return value === '' ? '' : Number.isFinite(number) ? number : value;
    }
    case 'b':
      return value === '1' ? 'true' : 'false';
    default:
      return unescapeXstring(value);
  }
}
