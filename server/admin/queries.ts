import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { operatorActs } from './tables.ts';

export type OperatorAct = typeof operatorActs.$inferSelect;

/** In the transaction of what was done. Returns its id. */
export async function insertAct(tx: Db, act: Omit<OperatorAct, 'id'>): Promise<string> {
  const [row] = await tx.insert(operatorActs).values(act).returning({ id: operatorActs.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function findAct(db: Db, id: string): Promise<OperatorAct | undefined> {
  const [row] = await db.select().from(operatorActs).where(eq(operatorActs.id, id));
  return row;
}

/** The newest first. */
export async function listActs(db: Db, limit: number): Promise<OperatorAct[]> {
  return await db.select().from(operatorActs).orderBy(desc(operatorActs.happened_at)).limit(limit);
}

export async function deleteActsBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, operatorActs, lt(operatorActs.happened_at, before.toISOString()));
}
