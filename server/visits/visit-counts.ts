import { setTimeout as delay } from 'node:timers/promises';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Deps } from '../deps.ts';
import { localDay } from './local-day.ts';
import { addCodeScans, addVisits, type CodeDay, type VisitDay } from './queries.ts';

/** What a guest opened. One object for each address: it is the key that is counted by. */
export type VisitedPlace = Pick<VisitDay, 'restaurant_id' | 'menu_id'> & {
  locale: MenuLocale;
  timezone: string;
  /** The named code that led there. Anybody can type any number: only those that exist are written. */
  code_id?: number;
};

export type VisitCounts = {
  /** One look-up and one addition: called for every page that is sent. */
  count(place: VisitedPlace): void;
  /** Adds all that was counted to the database; what can't be written is kept for the next time. */
  flush(): Promise<void>;
  /** Flushes for the last time. */
  close(): Promise<void>;
};

/** What a killed process loses at most, but for a busy database. */
const SOON_MS = 1_000;
/** A pause is so many times as long as the last write lasted: on the embedded database guests wait for it. */
const PAUSE_PER_WRITE = 20;
const LONGEST_PAUSE_MS = 15_000;
/** A day begins at a quarter of an hour in UTC in every timezone. */
const QUARTER_MS = 15 * 60 * 1_000;
const MAX_PLACES = 20_000;
/** So much is kept while the database is unavailable: a day of 20,000 restaurants with five pages each, some 20 MB. */
const MAX_ROWS = 100_000;
const ROWS_PER_STATEMENT = 500;
/** A restaurant has at most 200 named codes at a time. Numbers that somebody makes up use nobody else's room. */
const MAX_CODES_WAITING = 400;
const CLOSE_DEADLINE_MS = 3_000;

/** Calls back after a while; returns a cancel function. */
type Later = (callback: () => void, delay_ms: number) => () => void;

const laterByTimer: Later = (callback, delay_ms) => {
  const timer = setTimeout(callback, delay_ms).unref();
  return () => clearTimeout(timer);
};

/** Writes and empties a map of rows: counts added meanwhile stay in it. */
async function writeRows<Row extends { hits: number }>(
  waiting: Map<string, Row>,
  addRows: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const keys = [...waiting.keys()].sort();
  for (let from = 0; from < keys.length; from += ROWS_PER_STATEMENT) {
    // Copies, because guests are counted at the same time.
    const rows = keys.slice(from, from + ROWS_PER_STATEMENT).flatMap((key) => {
      const row = waiting.get(key);
      return row ? [{ key, row: { ...row } }] : [];
    });
    await addRows(rows.map(({ row }) => row));
    for (const { key, row } of rows) {
      const left = waiting.get(key);
      if (!left) continue;
      left.hits -= row.hits;
      if (left.hits === 0) waiting.delete(key);
    }
  }
}

/**
 * Counts of what guests open, in this process's memory: no personal data is ever held. They are added to the database
 * a second after the first of them, later if the database is busy, and at the stop (docs/decisions/038).
 */
export function openVisitCounts(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  later: Later = laterByTimer,
): VisitCounts {
  const countsByPlace = new Map<VisitedPlace, number>();
  const waiting = new Map<string, VisitDay>();
  const waitingScans = new Map<string, CodeDay>();
  /** By restaurant, the numbers of codes in `waitingScans`. */
  const codesWaiting = new Map<string, Set<number>>();
  let quarter = { from: 0, until: 0 };
  let flushing: Promise<void> | undefined;
  let isAway = false;
  let lost = 0;
  let pause = SOON_MS;
  let cancelPlanned: (() => void) | undefined;
  let isClosed = false;

  const add = <Row extends { hits: number }>(rows: Map<string, Row>, key: string, counts: Row): void => {
    const row = rows.get(key);
    if (row) row.hits += counts.hits;
    else if (rows.size < MAX_ROWS) rows.set(key, counts);
    else lost += counts.hits;
  };

  const hasRoomFor = (restaurant_id: string, code_id: number): boolean => {
    const codes = codesWaiting.get(restaurant_id) ?? new Set();
    if (codes.size >= MAX_CODES_WAITING && !codes.has(code_id)) return false;
    codesWaiting.set(restaurant_id, codes.add(code_id));
    return true;
  };

  /** What was counted belongs to the day of its quarter. */
  const fold = (): void => {
    const days = new Map<string, string>();
    for (const [{ restaurant_id, menu_id, locale, timezone, code_id }, hits] of countsByPlace) {
      const day = days.get(timezone) ?? localDay(timezone, quarter.from);
      days.set(timezone, day);
      add(waiting, `${restaurant_id} ${day} ${menu_id} ${locale}`, { restaurant_id, day, menu_id, locale, hits });
      if (code_id !== undefined && hasRoomFor(restaurant_id, code_id))
        add(waitingScans, `${restaurant_id} ${code_id} ${day}`, { restaurant_id, code_id, day, hits });
    }
    countsByPlace.clear();
  };

  const write = async (): Promise<void> => {
    fold();
    await writeRows(waiting, (rows) => addVisits(db, rows));
    await writeRows(waitingScans, (rows) => addCodeScans(db, rows));
    if (waitingScans.size === 0) codesWaiting.clear();
    if (lost > 0) log.error({ lost }, 'visits were not counted: database unavailable for too long');
    lost = 0;
    isAway = false;
  };

  const flush = async (): Promise<void> => {
    const startedAt = performance.now();
    flushing ??= write()
      .then(() => {
        const took = performance.now() - startedAt;
        pause = Math.min(Math.max(took * PAUSE_PER_WRITE, SOON_MS), LONGEST_PAUSE_MS);
      })
      .catch((error: unknown) => {
        if (!isAway) log.error({ err: error }, 'visits could not be written; they are kept for the next time');
        isAway = true;
        pause = LONGEST_PAUSE_MS;
        plan();
      })
      .finally(() => {
        flushing = undefined;
      });
    await flushing;
  };

  /** One that runs may have begun before the last visits. */
  const flushAfterThis = (): Promise<void> => Promise.resolve(flushing).then(flush);

  const plan = (): void => {
    if (isClosed) return;
    cancelPlanned ??= later(() => {
      cancelPlanned = undefined;
      void flushAfterThis();
    }, pause);
  };

  return {
    count(visitedPlace) {
      const countedAt = now().getTime();
      if (countedAt < quarter.from || countedAt >= quarter.until) {
        fold();
        const from = countedAt - (countedAt % QUARTER_MS);
        quarter = { from, until: from + QUARTER_MS };
      }
      const hits = countsByPlace.get(visitedPlace);
      if (hits === undefined && countsByPlace.size >= MAX_PLACES) fold();
      countsByPlace.set(visitedPlace, (hits ?? 0) + 1);
      if (!cancelPlanned) plan();
    },
    flush,
    async close() {
      isClosed = true;
      cancelPlanned?.();
      await Promise.race([flushAfterThis(), delay(CLOSE_DEADLINE_MS, undefined, { ref: false })]);
    },
  };
}
