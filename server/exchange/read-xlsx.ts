import { MAX_DATA_COLUMNS, MAX_DATA_LINES } from '../../shared/menu-data.ts';
import { parseXml } from '../files/parse-xml.ts';
import { ContainerProblem, openZipParts } from '../files/zip-parts.ts';
import type { ReadTable, TableCell, UnreadCell } from './read-table.ts';

/** The first sheet of a workbook (ECMA-376, part 1). Only the parts that hold its cells are unpacked. */

const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_SHARED_TEXTS = 500_000;

/** @throws ContainerProblem if it is encrypted, too large once unpacked, or no workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadTable> {
  const parts = await openZipParts(bytes, MAX_UNPACKED_BYTES);
  const readPart = parts.read;
  try {
    const workbook = await readPart('xl/workbook.xml');
    const relations = await readPart('xl/_rels/workbook.xml.rels');
    if (workbook === undefined || relations === undefined) throw new ContainerProblem('unreadable');
    const { sheet, sharedTexts, styles } = findParts(workbook, relations);
    const sheetXml = sheet === undefined ? undefined : await readPart(sheet);
    if (sheetXml === undefined) throw new ContainerProblem('unreadable');
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
      if (texts.length >= MAX_SHARED_TEXTS) throw new ContainerProblem('too_large');
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
      throw new ContainerProblem('too_large');
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
