import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../../../shared/menu.ts';
import { storageKeys } from '../../state/stored-value.ts';

/**
 * Marks that are not delivered yet, in this browser. Each dish has a key of its own, so that two tabs don't overwrite each
 * other, and only its latest mark counts.
 */
const MARK_PREFIX = 'service-mark:';
/** Raised with each change of the stored format; other formats are dropped. */
const MARK_FORMAT = 1;
/** A mark is about one service; a day later it is outdated. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1_000;

const markSchema = z.strictObject({
  restaurant_id: z.string(),
  id: idSchema,
  until: z.nullable(z.literal('tomorrow')),
  /** By the server's clock. */
  marked_at: instantSchema,
});
const keptSchema = z.strictObject({ format: z.literal(MARK_FORMAT), mark: markSchema });
export type Mark = z.infer<typeof markSchema>;

const keyOf = ({ restaurant_id, id }: Mark): string => `${MARK_PREFIX}${restaurant_id}:${id}`;

export function keepMark(mark: Mark, storage: Storage = localStorage): void {
  try {
    storage.setItem(keyOf(mark), JSON.stringify({ format: MARK_FORMAT, mark }));
  } catch {
    // Full or forbidden: the mark is still in this page's memory.
  }
}

/** Removes a mark that was delivered or never will be; a later mark of the dish stays. */
export function forgetMark(mark: Mark, storage: Storage = localStorage): void {
  const storedMark = readMark(keyOf(mark), storage);
  if (storedMark?.marked_at === mark.marked_at) storage.removeItem(keyOf(mark));
}

/**
 * A restaurant's marks in order. Marks that are too old, or can't be read, are dropped.
 * @param now By the server's clock, in milliseconds.
 */
export function listKeptMarks(restaurantId: string, now: number, storage: Storage = localStorage): Mark[] {
  const storedMarks: Mark[] = [];
  for (const key of storageKeys(storage).filter((name) => name.startsWith(MARK_PREFIX))) {
    const storedMark = readMark(key, storage);
    if (!storedMark || Date.parse(storedMark.marked_at) < now - KEPT_FOR_MS) storage.removeItem(key);
    else if (storedMark.restaurant_id === restaurantId) storedMarks.push(storedMark);
  }
  return storedMarks.sort((one, other) => one.marked_at.localeCompare(other.marked_at));
}

function readMark(key: string, storage: Storage): Mark | undefined {
  try {
    return keptSchema.parse(JSON.parse(storage.getItem(key) ?? '')).mark;
  } catch {
    return undefined;
  }
}
