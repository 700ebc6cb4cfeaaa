import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

const LOOK_EVERY_MS = 30_000;
/** One segment of the write-ahead log. */
const LOG_BYTES = 16 * 1024 * 1024;
const LOG_SINCE_CHECKPOINT =
  'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';

/**
 * PostgreSQL's checkpointer is a separate process, which PGlite lacks: without this its log grows for as long as the
 * server runs, and a new segment needs space that a full disk doesn't have. A checkpoint allows old segments to be
 * reused, and creates the next one ahead of time.
 *
 * @returns Stops it.
 */
export function keepLogShort(pglite: PGlite, everyMs = LOOK_EVERY_MS): () => Promise<void> {
  let runningVacuum = Promise.resolve();
  const checkFolder = async () => {
    const { rows } = await pglite.query<{ bytes: number }>(LOG_SINCE_CHECKPOINT);
    if ((rows[0]?.bytes ?? 0) > LOG_BYTES) await pglite.query('checkpoint');
  };
  const timer = setInterval(() => {
    // A checkpoint that fails, on a full disk, is retried at the next interval.
    runningVacuum = runningVacuum.then(checkFolder).catch(() => undefined);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await runningVacuum;
  };
}

/** How long consecutive queries may run before other work gets a turn. */
const TURN_MS = 5;

/**
 * PGlite's promises resolve without leaving this thread: consecutive queries, such as those of a transaction, would
 * block it from the first to the last. Between two of them the event loop gets a turn.
 */
export function takeTurns(pglite: Pick<PGlite, 'execProtocol' | 'execProtocolStream'>): void {
  let since = performance.now();
  const inTurn =
    <QueryArgs extends unknown[], Result>(run: (...queryArgs: QueryArgs) => Promise<Result>) =>
    async (...queryArgs: QueryArgs): Promise<Result> => {
      if (performance.now() - since > TURN_MS) {
        await nextTurn();
        since = performance.now();
      }
      return await run(...queryArgs);
    };
  pglite.execProtocol = inTurn(pglite.execProtocol.bind(pglite));
  pglite.execProtocolStream = inTurn(pglite.execProtocolStream.bind(pglite));
}

/**
 * A PANIC, for example if there is no space for the log, ends a PostgreSQL server, which is then restarted. Here it ends
 * this process by an uncaught error: PGlite would never answer its next call, and would block the only thread.
 */
export function endOnPanic(pglite: Pick<PGlite, 'execProtocol' | 'execProtocolStream'>): void {
  pglite.execProtocol = guardCall(pglite.execProtocol.bind(pglite));
  pglite.execProtocolStream = guardCall(pglite.execProtocolStream.bind(pglite));
}

function guardCall<QueryArgs extends unknown[], Result>(run: (...queryArgs: QueryArgs) => Promise<Result>) {
  return async (...queryArgs: QueryArgs): Promise<Result> => {
    try {
      return await run(...queryArgs);
    } catch (error) {
      if (!isPanic(error)) throw error;
      setImmediate(() => {
        throw error;
      });
      return await new Promise<never>(() => undefined);
    }
  };
}

const isPanic = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';
