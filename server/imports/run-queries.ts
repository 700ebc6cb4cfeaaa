import { eq, isNull, sql } from 'drizzle-orm';
import type { Draft } from '../../shared/draft.ts';
import type { ImportStatus } from '../../shared/import-status.ts';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import type { ImportError, ImportProgress, StoredReport } from './import-row.ts';
import { imports } from './tables.ts';

/**
 * What the worker that reads an import writes to its row. `started_at` names the run: once another worker took over,
 * or the owner discarded the import, the row is no longer this run's and nothing is written.
 */
export type Run = { access: RestaurantAccess; id: number; started_at: string };

const isOfRun = ({ access, id, started_at }: Run) =>
  ofRestaurant(access, imports, eq(imports.id, id), eq(imports.started_at, started_at), isNull(imports.discarded_at));

/** Begins a run; the caller has locked the row. */
export async function markClaimed(tx: Db, access: RestaurantAccess, id: number, startedAt: string): Promise<void> {
  await tx
    .update(imports)
    .set({ started_at: startedAt, heartbeat_at: startedAt, attempts: sql`${imports.attempts} + 1` })
    .where(ofRestaurant(access, imports, eq(imports.id, id)));
}

type RunFields = {
  status?: ImportStatus;
  progress?: ImportProgress;
  draft?: Draft;
  report?: StoredReport;
  error?: ImportError;
  execution_time_ms?: number;
  heartbeat_at?: string | null;
  attempts?: number;
};

/** False where the row is no longer this run's. */
export async function saveRun(tx: Db, run: Run, fields: RunFields): Promise<boolean> {
  const rows = await tx.update(imports).set(fields).where(isOfRun(run)).returning({ id: imports.id });
  return rows.length > 0;
}

/** Gives the import back at once, without waiting for its heartbeat to grow old. */
export async function releaseRun(db: Db, run: Run, { is_counted }: { is_counted: boolean }): Promise<void> {
  await db
    .update(imports)
    .set({
      heartbeat_at: null,
      ...(is_counted ? {} : { attempts: sql`greatest(${imports.attempts} - 1, 0)` }),
    })
    .where(isOfRun(run));
}
