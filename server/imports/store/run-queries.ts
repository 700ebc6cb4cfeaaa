import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import type { Draft } from '../../../shared/draft.ts';
import type { ImportStatus } from '../../../shared/import-status.ts';
import type { Db } from '../../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../../restaurants/access.ts';
import { readingDays } from '../../usage/tables.ts';
import type { ImportError, ImportProgress, StoredReport } from './import-row.ts';
import { isUnfinished } from './queries.ts';
import { imports } from './tables.ts';

/**
 * What the worker that reads an import writes to its row. `started_at` identifies the run: once another worker leased it,
 * or the owner discarded the import, the row is no longer this run's and nothing is written.
 */
export type ImportRun = { access: RestaurantAccess; id: number; started_at: string };

const isOfRun = ({ access, id, started_at }: ImportRun) =>
  ofRestaurant(access, imports, eq(imports.id, id), eq(imports.started_at, started_at), isNull(imports.discarded_at));

// The lease uses the database's clock: the clocks of two machines may differ by more than the lease's duration. Not
// `now()`, which is the transaction's start: it may have waited for the restaurant's row since.
const databaseTime = sql<string>`clock_timestamp()`;

/**
 * A lease that was not renewed for this long has expired: more than twice the interval of its renewals. So has one that was
 * renewed later than now: the database's clock was set back since, and a living run renews it by the new one.
 */
const STALE_AFTER_MS = 5_000;
const isRenewed = sql`${imports.heartbeat_at}
  between clock_timestamp() - ${STALE_AFTER_MS} * interval '1 millisecond'
  and clock_timestamp() + ${STALE_AFTER_MS} * interval '1 millisecond'`;

/** Whether a run has the lease of the import. */
export async function isRunAlive(tx: Db, access: RestaurantAccess, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(ofRestaurant(access, imports, eq(imports.id, id), isRenewed));
  return rows.length > 0;
}

/**
 * Whether an import of another restaurant waits whose pages used less of the reader's time on this day. Reads nothing
 * else of other restaurants.
 */
export async function hasWaitingImport(
  db: Db,
  { restaurant_id }: RestaurantAccess,
  { day, spent_ms }: { day: string; spent_ms: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .leftJoin(readingDays, and(eq(readingDays.restaurant_id, imports.restaurant_id), eq(readingDays.day, day)))
    .where(
      and(
        ne(imports.restaurant_id, restaurant_id),
        isUnfinished,
        lt(sql`coalesce(${readingDays.spent_ms}, 0)`, spent_ms),
        sql`not exists (select from imports other where other.restaurant_id = ${imports.restaurant_id}
          and other.heartbeat_at > clock_timestamp() - ${STALE_AFTER_MS} * interval '1 millisecond')`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Starts a run; the caller has locked the row. Its time is later than the previous run's, so that no two are the same. */
export async function markClaimed(tx: Db, access: RestaurantAccess, id: number): Promise<ImportRun> {
  const [row] = await tx
    .update(imports)
    .set({
      started_at: sql`greatest(${databaseTime}, ${imports.started_at} + interval '1 millisecond')`,
      heartbeat_at: databaseTime,
      attempts: sql`${imports.attempts} + 1`,
    })
    .where(ofRestaurant(access, imports, eq(imports.id, id)))
    .returning({ started_at: imports.started_at });
  if (!row?.started_at) throw new Error('an import that was locked is gone');
  return { access, id, started_at: row.started_at };
}

export type RunFields = {
  status?: ImportStatus;
  progress?: ImportProgress;
  draft?: Draft;
  choices?: ReviewChoices | null;
  report?: StoredReport;
  error?: ImportError;
  execution_time_ms?: number;
  /** Writes a heartbeat; null releases the import. */
  heartbeat_at?: 'now' | null;
  attempts?: number;
};

/** Returns false if the row is no longer this run's. */
export async function saveRun(tx: Db, run: ImportRun, { heartbeat_at, ...fields }: RunFields): Promise<boolean> {
  const sign = heartbeat_at === undefined ? {} : { heartbeat_at: heartbeat_at === 'now' ? databaseTime : null };
  const rows = await tx
    .update(imports)
    .set({ ...fields, ...sign })
    .where(isOfRun(run))
    .returning({ id: imports.id });
  return rows.length > 0;
}

/** Thrown if the import is no longer this run's: another worker leased it, or the owner discarded it. */
export class LostRun extends Error {}

/** As `saveRun`. @throws LostRun if the row is no longer this run's. */
export async function saveOwnRun(tx: Db, run: ImportRun, fields: RunFields): Promise<void> {
  if (!(await saveRun(tx, run, fields))) throw new LostRun();
}

/** Releases the lease at once, without waiting for it to expire; `is_counted: false` doesn't count the attempt. */
export async function releaseRun(tx: Db, run: ImportRun, { is_counted }: { is_counted: boolean }): Promise<void> {
  await tx
    .update(imports)
    .set({
      heartbeat_at: null,
      ...(is_counted ? {} : { attempts: sql`greatest(${imports.attempts} - 1, 0)` }),
    })
    .where(isOfRun(run));
}
