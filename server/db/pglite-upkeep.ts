import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

const LOOK_EVERY_MS = 30_000;
/** One segment of the write-ahead log. */
const LOG_BYTES = 16 * 1024 * 1024;
const LOG_SINCE_CHECKPOINT =
  'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';

/**
 * PostgreSQL's own checkpointer is another process, which PGlite doesn't have: without this its log grows for as long as
 * the server runs, and a new segment needs room that a full disk doesn't have. A checkpoint lets old segments be used
 * again, and makes the next one ahead of time.
 *
 * @returns Stops it.
 */
export function keepLogShort(pglite: PGlite, everyMs = LOOK_EVERY_MS): () => Promise<void> {
  let running = Promise.resolve();
  const look = async () => {
    const { rows } = await pglite.query<{ bytes: number }>(LOG_SINCE_CHECKPOINT);
    if ((rows[0]?.bytes ?? 0) > LOG_BYTES) await pglite.query('checkpoint');
  };
  const timer = setInterval(() => {
    // A look that fails, on a full disk, is taken again.
    running = running.then(look).catch(() => undefined);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** So long queries may follow each other before what else waits is answered. */
const TURN_MS = 5;

/**
 * PGlite's promises wait for nothing outside this thread: queries that follow each other, as those of a transaction do,
 * would hold it from the first to the last. Between two of them others are answered.
 */
export function takeTurns(pglite: Pick<PGlite, 'execProtocol' | 'execProtocolStream'>): void {
  let since = performance.now();
  const inTurn =
    <Given extends unknown[], Result>(run: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      if (performance.now() - since > TURN_MS) {
        await nextTurn();
        since = performance.now();
      }
      return await run(...given);
    };
  pglite.execProtocol = inTurn(pglite.execProtocol.bind(pglite));
  pglite.execProtocolStream = inTurn(pglite.execProtocolStream.bind(pglite));
}

/**
 * A PANIC, as for want of room for its log, ends a PostgreSQL server, which is then started again. Here it ends this
 * process, by an error that nothing catches: PGlite would answer to its next call never more, holding the only thread.
 */
export function endOnPanic(pglite: Pick<PGlite, 'execProtocol' | 'execProtocolStream'>): void {
  pglite.execProtocol = guarded(pglite.execProtocol.bind(pglite));
  pglite.execProtocolStream = guarded(pglite.execProtocolStream.bind(pglite));
}

function guarded<Given extends unknown[], Result>(run: (...given: Given) => Promise<Result>) {
  return async (...given: Given): Promise<Result> => {
    try {
      return await run(...given);
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
