import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { SandboxKind, SandboxObjects } from './sandbox-objects.ts';
import { sandboxObjects } from './tables.ts';

/** The sandbox's objects. `putObject` writes every row with the shape of its kind. */

export async function findObject<Kind extends SandboxKind>(
  db: Db,
  kind: Kind,
  id: string,
  { customer_id, lock = false }: { customer_id?: string; lock?: boolean } = {},
): Promise<SandboxObjects[Kind] | undefined> {
  const query = db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(
      and(
        eq(sandboxObjects.id, id),
        eq(sandboxObjects.kind, kind),
        customer_id === undefined ? undefined : eq(sandboxObjects.customer_id, customer_id),
      ),
    );
  const [row] = await (lock ? query.for('update') : query);
  return row?.data as SandboxObjects[Kind] | undefined;
}

/** A customer's objects of a kind, oldest first. */
export async function listObjects<Kind extends SandboxKind>(
  db: Db,
  kind: Kind,
  customerId: string,
): Promise<SandboxObjects[Kind][]> {
  const rows = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.customer_id, customerId), eq(sandboxObjects.kind, kind)))
    .orderBy(asc(sandboxObjects.created_at), asc(sandboxObjects.id));
  return rows.map(({ data }) => data as SandboxObjects[Kind]);
}

export async function listCustomerIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.kind, 'customer'))
    .orderBy(asc(sandboxObjects.created_at), asc(sandboxObjects.id));
  return rows.map(({ id }) => id);
}

/** Inserts or replaces an object; its creation time stays. */
export async function putObject<Kind extends SandboxKind>(
  db: Db,
  kind: Kind,
  object: { id: string; customer_id: string | null; data: SandboxObjects[Kind]; created_at: string },
): Promise<void> {
  await db
    .insert(sandboxObjects)
    .values({ ...object, kind })
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { data: object.data } });
}

/** Returns whether the id is new. */
export async function addObject<Kind extends SandboxKind>(
  db: Db,
  kind: Kind,
  object: { id: string; customer_id: string | null; data: SandboxObjects[Kind]; created_at: string },
): Promise<boolean> {
  const addedRows = await db
    .insert(sandboxObjects)
    .values({ ...object, kind })
    .onConflictDoNothing()
    .returning({ id: sandboxObjects.id });
  return addedRows.length > 0;
}

export async function deleteObjectsOf(db: Db, customerId: string): Promise<void> {
  await db.delete(sandboxObjects).where(eq(sandboxObjects.customer_id, customerId));
}
