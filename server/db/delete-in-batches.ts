import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** A statement of so many rows ends long before the database's time limit, and lets other queries in. */
const BATCH_ROWS = 1_000;

/**
 * Deletes all rows that match, in statements of at most 1,000 rows (fewer if each deletes others with it): a single one
 * over a table of all restaurants would be cancelled by the time limit each night, and never make progress. Rows that
 * another transaction has locked are left to it, or to the next night: two nodes that sweep at once neither wait for
 * each other nor lock each other's rows in another order.
 */
export async function deleteInBatches(db: Db, table: PgTable, matches: SQL, rows = BATCH_ROWS): Promise<void> {
  const isInBatch = inUnlockedBatch(table, matches, rows);
  let deletedRows: unknown[];
  do deletedRows = await db.delete(table).where(isInBatch).returning({ row: sql`1` });
  while (
    // Fewer than asked for don't say that it was the last batch: a row that was changed meanwhile isn't deleted.
    deletedRows.length > 0
  );
}

/** A condition: the next rows that match and that no other transaction has locked. */
export function inUnlockedBatch(table: PgTable, matches: SQL, rows: number): SQL {
  const unlockedRows = sql`select ${table}.ctid from ${table} where ${matches} limit ${rows} for update of ${table} skip locked`;
  return sql`${table}.ctid = any(array(${unlockedRows}))`;
}
