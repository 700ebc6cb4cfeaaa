import * as z from 'zod';
import { type Change, changeSchema, newCreationKey } from './change.ts';

const PREFIX = 'unsaved';

/** Whose edits they are: another owner on the same browser neither sees nor sends them. */
export type QueueOwner = { user_id: string; restaurant_id: string };

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
    else storage.setItem(key, JSON.stringify(changes));
  } catch {
    // Full or forbidden: the edits are still in this tab's memory.
  }
}

/** What a tab kept. What can't be understood any more is no edit. */
export function readChanges(key: string, storage: Storage = localStorage): Change[] {
  try {
    const read = z.array(changeSchema).safeParse(JSON.parse(storage.getItem(key) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** A lock as the browser gives it. */
type Locks = Pick<LockManager, 'request'>;

/**
 * Takes over what the owner's closed tabs have left, this one's before it was reloaded among them. A tab that is open
 * holds the lock of its key. Where there are no locks (an address that isn't secure) every other key is taken.
 */
export async function adoptChanges(owner: QueueOwner, own: string, adopt: (changes: Change[]) => void): Promise<void> {
  const locks: Locks | undefined = navigator.locks;
  for (const key of keysOf(owner)) {
    if (key === own) continue;
    const take = () => {
      const changes = readChanges(key);
      localStorage.removeItem(key);
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
