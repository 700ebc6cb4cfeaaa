import type { Db } from './db.ts';

/**
 * Runs several reads on one snapshot of the database: without this, a change committed between two of them is visible
 * only to the second. Not needed inside a transaction that holds the lock of the restaurant's row.
 */
export const readSnapshot = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
