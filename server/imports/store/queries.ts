import { and, asc, count, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import type { Draft } from '../../../shared/draft.ts';
import type { Db } from '../../db/db.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { updateInBatches } from '../../db/update-in-batches.ts';
import { ofRestaurant, type RestaurantAccess } from '../../restaurants/access.ts';
import type { ImportFile, ImportRow, ImportWithDraft, StoredReport, TakenPages } from './import-row.ts';
import { imports } from './tables.ts';

// Written out: with parameters it would not be known to be the condition of the index imports_unfinished.
export const isUnfinished = sql`${imports.status} not in ('completed', 'failed')`;
const isThis = (access: RestaurantAccess, id: number) => ofRestaurant(access, imports, eq(imports.id, id));

// Drafts and backups are large: lists and polls don't select them.
const {
  draft: _draft,
  choices: _choices,
  pages_taken: _taken,
  backup: _backup,
  ...briefColumns
} = getTableColumns(imports);

type NewImport = Pick<ImportRow, 'id' | 'option' | 'apply' | 'menu_id' | 'files'>;

/** The files are stored: a worker leases the import next, possibly after an earlier import. */
export const insertImport = (tx: Db, access: RestaurantAccess, row: NewImport): Promise<ImportRow> =>
  insertRow(tx, access, { ...row, status: 'manipulating' });

/** An import whose draft was made at once, without a worker: it waits for its review. */
export const insertReadImport = (
  tx: Db,
  access: RestaurantAccess,
  row: NewImport & { draft: Draft; report: StoredReport },
): Promise<ImportRow> => insertRow(tx, access, { ...row, status: 'completed' });

type InsertedRow = NewImport & Pick<ImportRow, 'status'> & { draft?: Draft; report?: StoredReport };

async function insertRow(tx: Db, access: RestaurantAccess, row: InsertedRow): Promise<ImportRow> {
  const [inserted] = await tx
    .insert(imports)
    .values({
      ...row,
      restaurant_id: access.restaurant_id,
      progress: { page: null, pages: null },
      // Like the heartbeats: the database's clock decides which import nobody has worked on.
      created_at: sql`clock_timestamp()`,
    })
    .returning(briefColumns);
  if (!inserted) throw new Error('insert returned no row');
  return inserted;
}

/** Latest first. */
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

/** Imports applied since a time whose menus are printed in two languages; oldest first. */
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

/** The latest review of exactly these files that was added to a menu and not reverted. */
export async function findReviewOfFiles(
  db: Db,
  access: RestaurantAccess,
  { id, files }: Pick<ImportRow, 'id' | 'files'>,
): Promise<{ draft: Draft; choices: ReviewChoices } | undefined> {
  const isReviewed = and(
    eq(imports.apply, 'review'),
    isNotNull(imports.applied_at),
    isNotNull(imports.draft),
    isNotNull(imports.choices),
    or(isNull(imports.rollback), ne(imports.rollback, 'done')),
    ne(imports.id, id),
    // A file without a hash, as imports of long ago have, makes one list shorter than the other.
    isOfFiles('sha256', files),
    isOfFiles('rotation', files),
  );
  const [row] = await db
    .select({ draft: imports.draft, choices: imports.choices })
    .from(imports)
    .where(ofRestaurant(access, imports, isReviewed))
    .orderBy(desc(imports.applied_at))
    .limit(1);
  return row?.draft && row.choices ? { draft: row.draft, choices: row.choices } : undefined;
}

/** Whether the import's files have these values of a field, in their order. */
const isOfFiles = (field: 'sha256' | 'rotation', files: readonly ImportFile[]) =>
  sql`jsonb_path_query_array(${imports.files}, ${`$[*].${field}`}::jsonpath) = ${JSON.stringify(
    files.map((file) => file[field]),
  )}::jsonb`;

export async function findImportWithDraft(
  db: Db,
  access: RestaurantAccess,
  id: number,
): Promise<ImportWithDraft | undefined> {
  const [row] = await db.select().from(imports).where(isThis(access, id));
  return row;
}

/** The row, locked until the transaction ends: serialises restart, apply and discard. */
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

/** The restaurant's current import: they are read one after the other, in order. */
export async function findNextUnfinished(db: Db, access: RestaurantAccess): Promise<number | undefined> {
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(ofRestaurant(access, imports, isUnfinished))
    .orderBy(asc(imports.id))
    .limit(1);
  return row?.id;
}

/** Resets the import; pages that were read are kept. */
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

/** The pages that the import has reserved and not settled yet. */
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

/**
 * Also notes what was done to which menu, as the owner chose it.
 *
 * @param applied.backup For rolling it back; null if it changed nothing.
 */
export async function markApplied(
  tx: Db,
  access: RestaurantAccess,
  id: number,
  applied: { now: Date; backup: Uint8Array | null } & Pick<ImportRow, 'option' | 'menu_id'>,
): Promise<void> {
  const { now, backup, option, menu_id } = applied;
  await tx
    .update(imports)
    .set({ applied_at: now.toISOString(), backup, rollback: backup && 'possible', option, menu_id })
    .where(isThis(access, id));
}

export async function markRolledBack(tx: Db, access: RestaurantAccess, id: number): Promise<void> {
  await tx.update(imports).set({ rollback: 'done', backup: null }).where(isThis(access, id));
}

/** Backups are whole menus: rewriting all that are due in one statement would exceed its time limit. */
const BACKUPS_AT_ONCE = 200;

/** Deletes the backups of imports that were applied before a time, for every restaurant: called by a job only. */
export async function dropBackups(db: Db, before: Date): Promise<void> {
  await updateInBatches(
    db,
    imports,
    { rollback: null, backup: null },
    {
      matches: sql`${imports.backup} is not null and ${imports.applied_at} < ${before.toISOString()}`,
      batch_rows: BACKUPS_AT_ONCE,
    },
  );
}

/** Also ends an import that is being read: its worker sees that the row is no longer its own. */
export async function markDiscarded(tx: Db, access: RestaurantAccess, id: number, now: Date): Promise<void> {
  await tx
    .update(imports)
    .set({
      discarded_at: now.toISOString(),
      status: sql`case when ${isUnfinished} then 'failed' else ${imports.status} end`,
    })
    .where(isThis(access, id));
}

/** Each deletes its pages too, whose readings are large. */
const OLD_IMPORTS_AT_ONCE = 20;

/**
 * Deletes imports of all restaurants that were made and ended before `endedBefore` and can't be rolled back any more, or
 * have waited for their review since before `waitsSinceBefore`. Their files are removed by the sweep of files that no import names.
 */
export async function deleteOldImports(
  db: Db,
  { endedBefore, waitsSinceBefore }: { endedBefore: Date; waitsSinceBefore: Date },
): Promise<void> {
  const isBefore = (column: PgColumn, time: Date) => lt(column, time.toISOString());
  const hasEnded = and(
    isBefore(imports.created_at, endedBefore),
    sql`${imports.rollback} is distinct from 'possible'`,
    or(
      and(isNotNull(imports.applied_at), isBefore(imports.applied_at, endedBefore)),
      and(isNotNull(imports.discarded_at), isBefore(imports.discarded_at, endedBefore)),
      eq(imports.status, 'failed'),
    ),
  );
  const isForgotten = and(
    eq(imports.status, 'completed'),
    isNull(imports.applied_at),
    isNull(imports.discarded_at),
    isBefore(imports.created_at, waitsSinceBefore),
  );
  // Pages of the month that are still reserved are settled first.
  const isOld = sql`${or(hasEnded, isForgotten)} and ${imports.pages_taken} is null`;
  await deleteInBatches(db, imports, isOld, OLD_IMPORTS_AT_ONCE);
}

/** The files that the restaurant's imports name, and the imports' ids: for the sweep of orphaned files. */
export async function listImportFiles(db: Db, access: RestaurantAccess): Promise<Pick<ImportRow, 'id' | 'files'>[]> {
  return await db.select({ id: imports.id, files: imports.files }).from(imports).where(ofRestaurant(access, imports));
}

/**
 * For each restaurant whose imports had no heartbeat within `withinMs`, by the database's clock, its current import. The
 * one query without a restaurant: its rows go to jobs only.
 */
export async function listStuckImports(db: Db, withinMs: number): Promise<Pick<ImportRow, 'restaurant_id' | 'id'>[]> {
  const lastSign = sql`max(coalesce(${imports.heartbeat_at}, ${imports.created_at}))`;
  return await db
    .select({ restaurant_id: imports.restaurant_id, id: sql<number>`min(${imports.id})` })
    .from(imports)
    .where(isUnfinished)
    .groupBy(imports.restaurant_id)
    // A sign of later than now is of before the database's clock was set back, and says nothing.
    .having(
      sql`${lastSign} not between clock_timestamp() - ${withinMs} * interval '1 millisecond'
        and clock_timestamp() + ${withinMs} * interval '1 millisecond'`,
    )
    .limit(1_000);
}
