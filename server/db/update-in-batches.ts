import { type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { inUnlockedBatch } from './delete-in-batches.ts';

/**
 * Updates all rows that match, a batch a statement, for the reasons of `deleteInBatches`. A row must no longer match once
 * it is updated, or this never ends.
 */
export async function updateInBatches<T extends PgTable>(
  db: Db,
  table: T,
  values: PgUpdateSetSource<T>,
  { matches, batch_rows }: { matches: SQL; batch_rows: number },
): Promise<void> {
  const isInBatch = inUnlockedBatch(table, matches, batch_rows);
  let updatedRows: unknown[];
  do updatedRows = await db.update(table).set(values).where(isInBatch).returning({ row: sql`1` });
  while (updatedRows.length > 0);
}
