import { stringify } from 'csv-stringify/sync';
import writeXlsx from 'write-excel-file/node';
import type { AppLocale } from '../../shared/locales.ts';
import type { MenuData, MenuDataKind } from '../../shared/menu-data.ts';
import { currencyDecimals } from '../../shared/money.ts';
import { toTable } from './to-table.ts';

/** Writes a menu as a file. Spreadsheets in French expect semicolons, and a comma as the decimal sign. */
export async function writeFile(data: MenuData, kind: MenuDataKind, locale: AppLocale): Promise<Uint8Array> {
  switch (kind) {
    case 'json':
      return Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
    case 'csv':
      return Buffer.from(writeCsv(data, locale));
    case 'xlsx':
      return await writeSheet(data, locale);
  }
}

/** RFC 4180, with the mark of UTF-8 without which Excel misreads accents. */
function writeCsv(data: MenuData, locale: AppLocale): string {
  const formatAmount = (amount: string) => (locale === 'fr' ? amount.replace('.', ',') : amount);
  const { headers, lines } = toTable(data, locale, formatAmount);
  const rows = lines.map((line) => line.map((cell) => (typeof cell === 'string' ? cell : formatAmount(cell.amount))));
  return stringify([headers, ...rows], {
    bom: true,
    delimiter: locale === 'fr' ? ';' : ',',
    record_delimiter: 'windows',
  });
}

const COLUMN_WIDTHS = [22, 30, 46, 12, 12, 16, 26, 26, 16, 26, 36];
const LAST_WIDTH = 24;

// "_x0041_" in a text would be read as the character that it names (ECMA-376, ST_Xstring).
const escapeXstring = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

async function writeSheet(data: MenuData, locale: AppLocale): Promise<Uint8Array> {
  const { headers, lines } = toTable(data, locale, (amount) => amount);
  const decimals = currencyDecimals(data.currency);
  const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  const head = headers.map((header) => ({ value: escapeXstring(header), fontWeight: 'bold' as const }));
  const rows = lines.map((line) =>
    line.map((cell) =>
      typeof cell === 'string'
        ? cell === ''
          ? null
          : { value: escapeXstring(cell), type: String }
        : { value: Number(cell.amount), type: Number, format },
    ),
  );
  return await writeXlsx([head, ...rows], {
    stickyRowsCount: 1,
    columns: headers.map((_, index) => ({ width: COLUMN_WIDTHS[index] ?? LAST_WIDTH })),
  }).toBuffer();
}
