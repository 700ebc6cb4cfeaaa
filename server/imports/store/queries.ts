import { asc, count, desc, eq, getTableColumns, gte, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import type { Db } from '../../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../../restaurants/access.ts';
import type { ImportRow, ImportWithDraft, TakenPages } from './import-row.ts';
import { imports } from './tables.ts';

const FINISHED = ['completed', 'failed'] as const;
const isUnfinished = notInArray(imports.status, [...FINISHED]);
const isThis = (access: RestaurantAccess, id: number) => ofRestaurant(access, imports, eq(imports.id, id));

// Drafts are large: lists and polls leave them where they are.
const { draft: _draft, choices: _choices, pages_taken: _taken, ...briefColumns } = getTableColumns(imports);

export type NewImport = Pick<ImportRow, 'id' | 'option' | 'apply' | 'menu_id' | 'files'>;

export async function insertImport(tx: Db, access: RestaurantAccess, row: NewImport): Promise<ImportRow> {
  const [inserted] = await tx
    .insert(imports)
    .values({
      ...row,
      restaurant_id: access.restaurant_id,
      // The files are here: a worker leases the import next, maybe after an earlier import's turn.
      status: 'manipulating',
      progress: { page: null, pages: null },
      // As the signs of life: the database's clock says which import nobody has worked on.
      created_at: sql`clock_timestamp()`,
    })
    .returning(briefColumns);
  if (!inserted) throw new Error('an insert gave no row');
  return inserted;
}

/** The latest first. */
export async function listImports(db: Db, access: RestaurantAccess, limit: number): Promise<ImportRow[]> {
  return await db
    .select(briefColumns)
    .from(imports)
    .where(ofRestaurant(access, imports))
    .orderBy(desc(imports.id))
    .limit(limit);
}

export async function findImport(db: Db, access: RestaurantAccess, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.select(briefColumns).from(imports).where(isThis(access, id));
  return row;
}

/** What was put on the menu since a time and is printed in two languages; the oldest first. */
export async function listBilingual(
  db: Db,
  access: RestaurantAccess,
  since: string | null,
): Promise<Pick<ImportWithDraft, 'draft' | 'choices'>[]> {
  return await db
    .select({ draft: imports.draft, choices: imports.choices })
    .from(imports)
    .where(
      ofRestaurant(
        access,
        imports,
        isNotNull(imports.applied_at),
        since === null ? undefined : gte(imports.applied_at, since),
        sql`${imports.draft} ? 'second_language'`,
      ),
    )
    .orderBy(asc(imports.applied_at));
}

export async function findImportWithDraft(
  db: Db,
  access: RestaurantAccess,
  id: number,
): Promise<ImportWithDraft | undefined> {
  const [row] = await db.select().from(imports).where(isThis(access, id));
  return row;
}

/** The row, locked until the transaction ends: restart, apply and discard take turns by it. */
export async function lockImport(tx: Db, access: RestaurantAccess, id: number): Promise<ImportWithDraft | undefined> {
  const [row] = await tx.select().from(imports).where(isThis(access, id)).for('update');
  return row;
}

export async function countUnfinished(db: Db, access: RestaurantAccess): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(imports)
    .where(ofRestaurant(access, imports, isUnfinished));
  return row?.count ?? 0;
}

/** The one whose turn it is: a restaurant's imports are read one after the other, in their order. */
export async function findNextUnfinished(db: Db, access: RestaurantAccess): Promise<number | undefined> {
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(ofRestaurant(access, imports, isUnfinished))
    .orderBy(asc(imports.id))
    .limit(1);
  return row?.id;
}

/** Back to the start, with what was read kept for the pages that were read. */
export async function resetImport(tx: Db, access: RestaurantAccess, id: number): Promise<void> {
  await tx
    .update(imports)
    .set({
      status: 'manipulating',
      progress: { page: null, pages: null },
      draft: null,
      choices: null,
      report: null,
      error: null,
      attempts: 0,
      started_at: null,
      heartbeat_at: null,
    })
    .where(isThis(access, id));
}

export async function saveChoices(tx: Db, access: RestaurantAccess, id: number, choices: ReviewChoices): Promise<void> {
  await tx.update(imports).set({ choices }).where(isThis(access, id));
}

/** What the import took of the month's pages and was not settled yet. */
export async function findTakenPages(tx: Db, access: RestaurantAccess, id: number): Promise<TakenPages | null> {
  const [row] = await tx.select({ taken: imports.pages_taken }).from(imports).where(isThis(access, id));
  return row?.taken ?? null;
}

export async function saveTakenPages(
  tx: Db,
  access: RestaurantAccess,
  id: number,
  pages_taken: TakenPages | null,
): Promise<void> {
  await tx.update(imports).set({ pages_taken }).where(isThis(access, id));
}

export async function markApplied(tx: Db, access: RestaurantAccess, id: number, now: Date): Promise<void> {
  await tx.update(imports).set({ applied_at: now.toISOString() }).where(isThis(access, id));
}

/** An import that is being read ends here too: its worker sees that the row is no longer its own. */
export async function markDiscarded(tx: Db, access: RestaurantAccess, id: number, now: Date): Promise<void> {
  await tx
    .update(imports)
    .set({
      discarded_at: now.toISOString(),
      status: sql`case when ${isUnfinished} then 'failed' else ${imports.status} end`,
    })
    .where(isThis(access, id));
}

/** Which files the restaurant's imports name, and which imports there are: for the sweep of files that nobody names. */
export async function listImportFiles(db: Db, access: RestaurantAccess): Promise<Pick<ImportRow, 'id' | 'files'>[]> {
  return await db.select({ id: imports.id, files: imports.files }).from(imports).where(ofRestaurant(access, imports));
}

/**
 * Of each restaurant that no worker has given a sign of life for within `withinMs`, by the database's clock, the import
 * whose turn it is. The one query without a restaurant: its rows go to jobs only.
 */
export async function listStuckImports(db: Db, withinMs: number): Promise<Pick<ImportRow, 'restaurant_id' | 'id'>[]> {
  const lastSign = sql`max(coalesce(${imports.heartbeat_at}, ${imports.created_at}))`;
  return await db
    .select({ restaurant_id: imports.restaurant_id, id: sql<number>`min(${imports.id})` })
    .from(imports)
    .where(isUnfinished)
    .groupBy(imports.restaurant_id)
    .having(sql`${lastSign} < clock_timestamp() - ${withinMs} * interval '1 millisecond'`)
    .limit(1_000);
}
