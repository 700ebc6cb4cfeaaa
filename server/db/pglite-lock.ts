import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../start-problem.ts';

// https://www.sqlite.org/rescode.html#busy
const SQLITE_BUSY = 5;

/**
 * Keeps a folder for this process: PGlite lets a second one into its folder, and both would write over each other. The
 * lock is SQLite's on an empty database beside the folder, which the system lets go when the process ends, however it
 * ends.
 *
 * @returns Lets the folder go. The lock's file stays: nobody can delete it without a moment that is open to two.
 * @throws StartProblem naming the folder, where another process has it or nothing can be written beside it.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    const held = lock;
    return () => held.close();
  } catch (error) {
    lock?.close();
    throw new StartProblem(
      isBusy(error)
        ? `The folder ${folder} is in use by another process. Stop it, or set DATA_DIR.`
        : `The folder ${folder} can't be locked: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
