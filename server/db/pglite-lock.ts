import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../start-problem.ts';

// https://www.sqlite.org/rescode.html#busy
const SQLITE_BUSY = 5;

/**
 * Locks a folder for this process: PGlite lets a second one open its folder, and both would overwrite each other's data.
 * The lock is SQLite's, on an empty database beside the folder; the system releases it when the process ends, however it
 * ends.
 *
 * @returns Releases the lock. The lock's file stays: deleting it would open a race between two processes.
 * @throws StartProblem naming the folder if another process has it or nothing can be written beside it.
 */
export function lockFolder(folder: string): () => void {
  let lockDatabase: DatabaseSync | undefined;
  try {
    lockDatabase = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
    lockDatabase.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    const heldLock = lockDatabase;
    return () => heldLock.close();
  } catch (error) {
    lockDatabase?.close();
    throw new StartProblem(
      isBusy(error)
        ? `The folder ${folder} is in use by another process. Stop it, or set DATA_DIR.`
        : `The folder ${folder} can't be locked: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
