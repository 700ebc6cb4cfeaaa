import { type Change, newCreationKey } from './change.ts';
import { KEPT_FORMAT } from './kept-format.ts';
import type { QueueOwner } from './queue-owner.ts';

const PREFIX = 'unsaved';

const prefixOf = ({ user_id, restaurant_id }: QueueOwner): string => `${PREFIX}:${user_id}:${restaurant_id}:`;

/**
 * Where one tab keeps the edits that aren't saved yet; two tabs never send the same ones. Not a UUID: browsers have those
 * on https only, and a trial on a phone has none.
 */
export const tabKey = (owner: QueueOwner): string => `${prefixOf(owner)}${newCreationKey()}`;

/** The keys of the owner's tabs, this one's too. */
export const keysOf = (owner: QueueOwner, storage: Storage = localStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefixOf(owner)),
  );

export function keepChanges(key: string, changes: readonly Change[], storage: Storage = localStorage): void {
  try {
    if (changes.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ format: KEPT_FORMAT, changes }));
  } catch {
    // Full or forbidden: the edits are still in this tab's memory.
  }
}

/** A lock as the browser gives it. */
export type Locks = Pick<LockManager, 'request'>;

/** Says to other tabs that this one is open. Gives what ends it. */
export function holdKey(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const locks: Locks | undefined = navigator.locks;
  void locks?.request(key, () => promise);
  return resolve;
}
