import { eq, isNull, sql } from 'drizzle-orm';
import type { Draft } from '../../../shared/draft.ts';
import type { ImportStatus } from '../../../shared/import-status.ts';
import type { Db } from '../../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../../restaurants/access.ts';
import type { ImportError, ImportProgress, StoredReport } from './import-row.ts';
import { imports } from './tables.ts';

/**
 * What the worker that reads an import writes to its row. `started_at` identifies the run: once another worker took over,
 * or the owner discarded the import, the row is no longer this run's and nothing is written.
 */
export type ImportRun = { access: RestaurantAccess; id: number; started_at: string };

const isOfRun = ({ access, id, started_at }: ImportRun) =>
  ofRestaurant(access, imports, eq(imports.id, id), eq(imports.started_at, started_at), isNull(imports.discarded_at));

// The lease uses the database's clock: the clocks of two machines may differ by more than the lease's duration. Not
// `now()`, which is the transaction's start: it may have waited for the restaurant's row since.
const databaseTime = sql<string>`clock_timestamp()`;

/** Whether the row had a heartbeat within so many milliseconds. */
export async function isRunAlive(tx: Db, access: RestaurantAccess, id: number, withinMs: number): Promise<boolean> {
  const rows = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(
      ofRestaurant(
        access,
        imports,
        eq(imports.id, id),
        sql`${imports.heartbeat_at} > ${databaseTime} - ${withinMs} * interval '1 millisecond'`,
      ),
    );
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

/** Thrown if the import is no longer this run's: another worker took over, or the owner discarded it. */
export class LostRun extends Error {}

/** As `saveRun`. @throws LostRun if the row is no longer this run's. */
export async function saveOwnRun(tx: Db, run: ImportRun, fields: RunFields): Promise<void> {
  if (!(await saveRun(tx, run, fields))) throw new LostRun();
}

/** Releases the lease at once, without waiting for it to expire; `is_counted: false` doesn't count the attempt. */
export async function releaseRun(db: Db, run: ImportRun, { is_counted }: { is_counted: boolean }): Promise<void> {
  await db
    .update(imports)
    .set({
      heartbeat_at: null,
      ...(is_counted ? {} : { attempts: sql`greatest(${imports.attempts} - 1, 0)` }),
    })
    .where(isOfRun(run));
}
