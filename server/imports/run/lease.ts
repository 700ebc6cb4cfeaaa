import { isFinished } from '../../../shared/import-status.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { lockRestaurant } from '../../restaurants/queries.ts';
import type { ImportError, ImportRow, StoredReport } from '../store/import-row.ts';
import { findNextUnfinished, lockImport } from '../store/queries.ts';
import { type ImportRun, isRunAlive, markClaimed, saveRun } from '../store/run-queries.ts';
import { settlePages } from './page-usage.ts';

/**
 * The lease on an import: one worker at a time has it, renews it while it reads, and ends or releases it. It is stored in
 * the import's row, which decides; the job only wakes a worker (docs/decisions/067).
 */

const RENEW_INTERVAL_MS = 2_000;
const ASK_AGAIN_SECONDS = 2;
/** After this many runs that died without reading a page, an import fails instead of running again. */
const MAX_DEATHS = 3;

/** Callbacks of a run: to send the job of the restaurant's next import, and its own again. */
export type RunDeps = Deps & {
  sendNext: (tx: Db, access: RestaurantAccess) => Promise<void>;
  sendLater: (tx: Db, access: RestaurantAccess, importId: number, seconds: number) => Promise<void>;
};

export type Claim = { run: ImportRun; row: ImportRow; is_last_try: boolean };

/**
 * Leases the import to this worker. Returns undefined if there is nothing to do: it ended, was discarded, isn't next in
 * turn, or died so often that it fails here. Also if another run still has the lease: then its job is sent again with a
 * delay.
 */
export async function claimImport(
  deps: Pick<RunDeps, 'db' | 'sendNext' | 'sendLater'>,
  access: RestaurantAccess,
  importId: number,
): Promise<Claim | undefined> {
  return await deps.db.transaction(async (tx) => {
    if (!(await lockRestaurant(tx, access))) return undefined;
    const importRow = await lockImport(tx, access, importId);
    if (!importRow || isFinished(importRow.status)) return undefined;
    // An earlier import is in turn; its end sends this one's job.
    if ((await findNextUnfinished(tx, access)) !== importId) return undefined;
    if (await isRunAlive(tx, access, importId)) {
      await deps.sendLater(tx, access, importId, ASK_AGAIN_SECONDS);
      return undefined;
    }
    const { draft: _draft, choices: _choices, ...row } = importRow;
    const run = await markClaimed(tx, access, importId);
    if (row.attempts < MAX_DEATHS) return { run, row, is_last_try: row.attempts + 1 >= MAX_DEATHS };
    await endRun(deps, tx, run, { status: 'failed', error: 'reader_crashed' });
    return undefined;
  });
}

type LeaseRenewal = {
  /** Milliseconds spent on the import, including earlier runs. */
  elapsed(): number;
  /** Resolves once no renewal is running: a late one would keep a lease that was released. */
  stop(): Promise<void>;
};

/**
 * Renews the lease and writes the time spent, every two seconds.
 *
 * @param spentMs The time of earlier runs.
 * @param onLost Called once the row is no longer this run's.
 */
export function startRenewing(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  run: ImportRun,
  { spentMs, onLost }: { spentMs: number; onLost: () => void },
): LeaseRenewal {
  const startedAt = performance.now();
  const elapsed = () => spentMs + Math.round(performance.now() - startedAt);
  let timer: NodeJS.Timeout | undefined;
  let renewing = Promise.resolve();
  let isStopped = false;
  const renew = async () => {
    try {
      const fields = { heartbeat_at: 'now', execution_time_ms: elapsed() } as const;
      if (!(await saveRun(db, run, fields))) return onLost();
    } catch (error) {
      // The next renewal may succeed; if none does, another worker leases the import.
      log.warn({ err: error }, 'lease renewal failed');
    }
    if (!isStopped) renewLater();
  };
  const renewLater = () => {
    timer = setTimeout(() => {
      renewing = renew();
    }, RENEW_INTERVAL_MS);
  };
  renewLater();
  return {
    elapsed,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await renewing;
    },
  };
}

export type RunResult = { status: 'completed' } | { status: 'failed'; error: ImportError; report?: StoredReport };

/**
 * Ends an import, and sends the restaurant's next one in the same transaction, which locks the restaurant's row. Does
 * nothing if the row is no longer this run's.
 */
export async function endRun(
  deps: Pick<RunDeps, 'sendNext'>,
  tx: Db,
  run: ImportRun,
  ending: RunResult & { execution_time_ms?: number },
): Promise<void> {
  const isOurs = await saveRun(tx, run, { ...ending, heartbeat_at: null });
  if (!isOurs) return;
  await settlePages(tx, run.access, run.id);
  await deps.sendNext(tx, run.access);
}
