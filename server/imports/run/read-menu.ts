import { rm } from 'node:fs/promises';
import { type Reader, ReadingError } from '../../../reader/reading.ts';
import { Refusal } from '../../../shared/errors.ts';
import { lockRestaurant } from '../../restaurants/queries.ts';
import { workerAccess } from '../../restaurants/worker-access.ts';
import type { ImportError } from '../store/import-row.ts';
import { type Run, releaseRun, saveRun } from '../store/run-queries.ts';
import { type Ending, endRun, type RunDeps } from './end-run.ts';
import { type Claim, claimImport } from './lease.ts';
import { LostRun } from './lost-run.ts';
import { startPulse } from './pulse.ts';
import { readImport } from './steps.ts';

/**
 * The job: claims the import, reads it in a child process, ends it. A stop of the server gives it back uncounted; an
 * unexpected error is thrown for the queue to try again, and ends the import on its last try.
 */
export async function readMenu(
  deps: RunDeps,
  { restaurant_id, import_id }: { restaurant_id: string; import_id: number },
  signal: AbortSignal,
  openReader: () => Reader,
): Promise<void> {
  const claim = await claimImport(deps, workerAccess(restaurant_id), import_id);
  if (!claim) return;
  const folder = await deps.spool.newFolder();
  const reader = openReader();
  const lost = new AbortController();
  const either = AbortSignal.any([signal, lost.signal]);
  // Breaks off the page that is being read.
  either.addEventListener('abort', () => void reader.close(), { once: true });
  const pulse = startPulse(deps, claim.run, {
    spentMs: claim.row.execution_time_ms ?? 0,
    onLost: () => lost.abort(new LostRun()),
  });
  try {
    const ending = await readImport(deps, reader, { ...claim, folder, signal: either });
    pulse.stop();
    await end(deps, claim.run, ending, pulse.elapsed());
  } catch (error) {
    pulse.stop();
    await breakOff(deps, claim, { error, isStopping: signal.aborted, elapsed: pulse.elapsed() });
  } finally {
    pulse.stop();
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function end(deps: RunDeps, run: Run, ending: Ending, elapsed: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await lockRestaurant(tx, run.access))) return;
    await saveRun(tx, run, { execution_time_ms: elapsed });
    await endRun(deps, tx, run, ending);
  });
}

async function breakOff(
  deps: RunDeps,
  { run, is_last_try }: Claim,
  { error, isStopping, elapsed }: { error: unknown; isStopping: boolean; elapsed: number },
): Promise<void> {
  if (isStopping || isAway(error)) {
    await releaseRun(deps.db, run, { is_counted: false });
    throw error;
  }
  if (error instanceof LostRun) return;
  const known = knownError(error);
  if (!known && !is_last_try) {
    await releaseRun(deps.db, run, { is_counted: true });
    throw error;
  }
  if (!known) deps.log.error({ err: error, import_id: run.id }, 'an import failed');
  await end(deps, run, { status: 'failed', error: known ?? 'internal_error' }, elapsed);
}

/** Whether the file store can't be reached: no fault of this import's, which waits for it however long that takes. */
const isAway = (error: unknown): boolean => error instanceof Refusal && error.code === 'service_unavailable';

/** Errors that another try would meet again. */
function knownError(error: unknown): ImportError | undefined {
  if (error instanceof ReadingError) return error.problem;
  if (!(error instanceof Refusal)) return undefined;
  const { code } = error;
  switch (code) {
    case 'too_many_sections':
    case 'too_many_items':
    case 'too_much_text':
    case 'not_found':
    case 'storage_full':
      return code;
    default:
      return undefined;
  }
}
