import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';

/**
 * PGlite creates a new database in any folder that lacks PG_VERSION, over what is left of the old one, and for any other
 * damage only says that it could not start. So the folder is checked before PGlite opens it.
 */

// What every PostgreSQL data directory contains (manual, "Database File Layout").
const FOLDER_PARTS = [
  'PG_VERSION',
  'base',
  'global/pg_control',
  'pg_wal',
  'pg_xact',
  'pg_multixact',
  'postgresql.conf',
  'pg_hba.conf',
];

const RESTORE_ADVICE = 'Restore the whole folder from a backup, or set DATA_DIR to another.';
const PROBE_BYTES = 64 * 1024;

/**
 * Whether the folder holds a database; false if it is missing or empty, and one may be created there.
 *
 * @throws StartProblem if it is neither empty nor complete.
 */
export async function holdsDatabase(folder: string): Promise<boolean> {
  const entryNames = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartProblem(`The folder ${folder} can't be read (${error.code}).`);
  });
  if (entryNames.length === 0) return false;
  const missingPart = FOLDER_PARTS.find((part) => !existsSync(join(folder, part)));
  if (missingPart === undefined) return true;
  throw new StartProblem(
    `The database in ${folder} is incomplete: ${missingPart} is missing. ${RESTORE_ADVICE} A new one is only made in an empty folder.`,
  );
}

/** The message for a folder that PGlite could not open: its own error doesn't say why. */
export async function openingProblem(folder: string): Promise<StartProblem> {
  const probePath = `${folder}.probe`;
  try {
    await writeFile(probePath, Buffer.alloc(PROBE_BYTES));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return new StartProblem(
      `The database in ${folder} can't be opened, because nothing can be written there (${code}).`,
    );
  } finally {
    await rm(probePath, { force: true });
  }
  return new StartProblem(
    `The database in ${folder} is damaged, or of another version: it can't be opened. ${RESTORE_ADVICE}`,
  );
}

// PostgreSQL's manual, appendix A: system error (a file is missing), config file error, internal error, data corrupted.
const DAMAGE_CODE_PATTERN = /^(58...|F0...|XX...)$/;

/** Whether an error of the first queries says that files of the database are missing or damaged. */
export function isDamage(error: unknown): boolean {
  for (let currentCause = error; currentCause instanceof Error; currentCause = currentCause.cause) {
    if (currentCause instanceof WebAssembly.RuntimeError) return true;
    if ('code' in currentCause && typeof currentCause.code === 'string' && DAMAGE_CODE_PATTERN.test(currentCause.code))
      return true;
  }
  return false;
}
