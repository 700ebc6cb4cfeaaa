import { type Change, newCreationKey } from './change.ts';
import type { QueueOwner } from './queue-owner.ts';
import { KEPT_FORMAT, type Kept, readKept } from './read-kept.ts';
import { setAside, takeReadable } from './set-aside.ts';

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

/** What a tab left in its key's place. */
export const readChanges = (key: string, storage: Storage = localStorage): Kept => readKept(storage.getItem(key));

/** A lock as the browser gives it. */
type Locks = Pick<LockManager, 'request'>;

/**
 * Takes over what the owner's closed tabs have left, this one's before it was reloaded among them. A tab that is open
 * holds the lock of its key. Where there are no locks (an address that isn't secure) every other key is taken.
 */
export async function adoptChanges(
  owner: QueueOwner,
  own: string,
  adopt: (changes: readonly Change[]) => void,
): Promise<void> {
  const again = takeReadable(owner);
  if (again.length > 0) adopt(again);
  const locks: Locks | undefined = navigator.locks;
  for (const key of keysOf(owner)) {
    if (key === own) continue;
    const take = () => {
      const { changes, unread } = readChanges(key);
      // Kept twice is better than not at all: what can't be put aside stays where it is.
      if (unread.every((entry) => setAside(owner, entry))) localStorage.removeItem(key);
      if (changes.length > 0) adopt(changes);
    };
    if (!locks) take();
    else
      await locks.request(key, { ifAvailable: true }, (lock) => {
        if (lock) take();
      });
  }
}

/** Says to other tabs that this one is open. Gives what ends it. */
export function holdKey(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const locks: Locks | undefined = navigator.locks;
  void locks?.request(key, () => promise);
  return resolve;
}
