import type { Db } from './db.ts';

/**
 * Several reads that see the database as it was at one moment: without this, a change that is committed between two of
 * them is seen by the second alone. Not within a transaction: one that holds the restaurant's row has no need of it.
 */
export const readSnapshot = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
