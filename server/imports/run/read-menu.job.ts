import { z } from 'zod';
import { idSchema } from '../../../shared/menu.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { SendOptions } from '../../job-queue.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { readingTimeToday } from '../../usage/reading-time.ts';
import { findNextUnfinished } from '../store/queries.ts';
import type { RunDeps } from './lease.ts';

const payloadSchema = z.strictObject({ restaurant_id: z.string(), import_id: idSchema });

/**
 * Reads one import. A run that crashes is detected by its missing heartbeat and runs again, from the page it was at; the
 * import's row counts the crashes, and sweep-imports sends a new job if the queue has stopped retrying.
 */
export const readMenuJob = defineJob({
  name: 'read-menu',
  payload: payloadSchema,
  retries: 20,
  retry_delay_seconds: 1,
  expire_seconds: 30 * 60,
  heartbeat_seconds: 10,
  concurrency: 2,
  load: async () => {
    const { openReader } = await import('../../../reader/open-reader.ts');
    const { readMenu } = await import('./steps.ts');
    return {
      run: (deps, payload, { signal }) => readMenu(withTurns(deps), payload, signal, () => openReader()),
    };
  },
});

/** What the job's run gets besides `deps`: it can't import this file, which loads it. */
export const withTurns = (deps: Deps): RunDeps => ({
  ...deps,
  sendNext: (tx, access) => sendNextImport(deps, tx, access),
  sendLater: (tx, access, importId, seconds) =>
    sendImport(deps, tx, access, importId, seconds === 0 ? {} : { start_after_seconds: seconds }),
});

/**
 * A restaurant's imports alternate: the job of the next one is sent when the previous one ends, so that many files of one
 * restaurant never delay another's. The caller's transaction has locked the restaurant's row, so that an import that is
 * added and one that ends at the same time see each other.
 */
export async function sendNextImport(
  deps: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  access: RestaurantAccess,
): Promise<void> {
  const next = await findNextUnfinished(tx, access);
  if (next !== undefined) await sendImport(deps, tx, access, next);
}

/** Restaurants whose pages used less of the reader's time today come first. */
export async function sendImport(
  deps: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  access: RestaurantAccess,
  importId: number,
  options: Pick<SendOptions, 'singleton_key' | 'start_after_seconds'> = {},
): Promise<void> {
  const { restaurant_id } = access;
  const spentSeconds = Math.floor((await readingTimeToday(deps, tx, access)) / 1000);
  const turn = { ...options, priority: -spentSeconds };
  await deps.jobs.send(tx, readMenuJob, { restaurant_id, import_id: importId }, turn);
}
