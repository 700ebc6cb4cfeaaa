import type { AppLocale } from '../../shared/locales.ts';
import type { MenuData, MenuDataKind } from '../../shared/menu-data.ts';
import { type ReadFileInput, type ReadFileResult, readFile } from './read-file.ts';
import { writeFile } from './write-file.ts';

export type ExchangeTask =
  | { kind: 'read'; input: ReadFileInput }
  | { kind: 'write'; data: MenuData; file: MenuDataKind; locale: AppLocale };

export type ExchangeAnswer = { read: ReadFileResult } | { written: Uint8Array };

export const carryOutExchange = async (task: ExchangeTask): Promise<ExchangeAnswer> =>
  task.kind === 'read'
    ? { read: await readFile(task.input) }
    : { written: await writeFile(task.data, task.file, task.locale) };
