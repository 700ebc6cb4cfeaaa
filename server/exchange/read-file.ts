import type { DataColumns, DataMapping } from '../../shared/api/menu-data.ts';
import type { Draft } from '../../shared/draft.ts';
import type { MenuDataKind } from '../../shared/menu-data.ts';
import { ContainerProblem, isEncryptedDocument, isZip } from '../files/zip-parts.ts';
import { FileRefusal, type FileRefusalReason } from './file-refusal.ts';
import { decodeText, readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import {
  cellText,
  decimalSignOf,
  type FoundProblem,
  type ReadMenu,
  type ReadTable,
  readTable,
  type TableOwner,
  unreadProblems,
} from './read-table.ts';
import { readXlsx } from './read-xlsx.ts';
import { guessFields } from './table-fields.ts';
import { toDraft } from './to-draft.ts';

export type ReadFileInput = TableOwner & { bytes: Uint8Array; mapping?: DataMapping | undefined };

export type ReadFileResult =
  | { kind: 'draft'; draft: Draft }
  | { kind: 'columns'; columns: DataColumns }
  | { kind: 'problems'; problems: FoundProblem[]; problem_count: number }
  | { kind: 'refused'; reason: FileRefusalReason };

const MAX_PROBLEMS = 50;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_CHARACTERS = 60;

/** Reads a file by its content, whatever its name. */
export async function readFile(input: ReadFileInput): Promise<ReadFileResult> {
  try {
    return await readByContent(input);
  } catch (error) {
    if (error instanceof FileRefusal || error instanceof ContainerProblem)
      return { kind: 'refused', reason: error.reason };
    throw error;
  }
}

async function readByContent(input: ReadFileInput): Promise<ReadFileResult> {
  const { bytes } = input;
  if (isZip(bytes) || isEncryptedDocument(bytes)) return readRows(await readXlsx(bytes), 'xlsx', input);
  if (/^\uFEFF?\s*[{[]/.test(decodeText(bytes.subarray(0, 200))))
    return readJsonText(decodeText(bytes).replace(/^\uFEFF/, ''), input);
  return readRows(readCsv(bytes), 'csv', input);
}

function readRows(givenTable: ReadTable, kind: MenuDataKind, input: ReadFileInput): ReadFileResult {
  const table = withoutBlankLines(givenTable);
  const headers = (table.rows[0] ?? []).map(cellText);
  if (table.rows.length < 2 || headers.every((header) => header === '')) throw new FileRefusal('unreadable');
  const guessed = guessFields(headers);
  if (guessed.currency !== null && guessed.currency !== input.currency) throw new FileRefusal('currency');
  const { mapping } = input;
  // What a quote swallows is unknown: every column and line below it may be.
  const broken = table.unread.filter(({ problem }) => problem === 'quotes');
  if (broken.length > 0)
    return asResult({ sections: [], problems: unreadProblems({ ...table, unread: broken }, guessed) }, kind);
  if (mapping) return asResult(readTable(table, mapping, input), kind, guessed.not_read);
  const isOwnFile = guessed.fields.includes('id');
  const decimal = decimalSignOf(table, guessed.fields, { isOwnFile, currency: input.currency });
  if (guessed.is_sure && decimal !== undefined)
    return asResult(readTable(table, { fields: guessed.fields, decimal }, input), kind, guessed.not_read);
  const columns = headers.map((header, index) => ({
    header,
    field: guessed.fields[index] ?? null,
    samples: table.rows
      .slice(1)
      .map((row) => cellText(row[index]).slice(0, MAX_SAMPLE_CHARACTERS))
      .filter((sample) => sample !== '')
      .slice(0, MAX_SAMPLES),
  }));
  return { kind: 'columns', columns: { columns, decimal: decimal ?? null, lines: table.rows.length - 1 } };
}

function readJsonText(text: string, input: ReadFileInput): ReadFileResult {
  const { has_translations, ...menu } = readJson(text, input);
  return asResult(menu, 'json', has_translations ? ['translations'] : []);
}

/** Lines above the header are skipped, and counted. */
function withoutBlankLines(table: ReadTable): ReadTable {
  const isFilled = (row: ReadTable['rows'][number]) => row.some((cell) => cellText(cell) !== '');
  const blank = Math.max(table.rows.findIndex(isFilled), 0);
  return { ...table, rows: table.rows.slice(blank), first_row: table.first_row + blank };
}

function asResult({ sections, problems }: ReadMenu, kind: MenuDataKind, notRead: string[] = []): ReadFileResult {
  if (problems.length > 0)
    return { kind: 'problems', problems: problems.slice(0, MAX_PROBLEMS), problem_count: problems.length };
  return { kind: 'draft', draft: toDraft(sections, kind, notRead) };
}
