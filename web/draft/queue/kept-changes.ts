import { type Change, newCreationKey } from '../change/change.ts';

/** Whose edits they are: another owner on the same browser neither sees nor sends them. */
export type QueueOwner = { user_id: string; restaurant_id: string };

/** Raised when kept changes get another shape; older shapes are read as long as browsers may hold them. */
export const KEPT_FORMAT = 2;

/** An entry that this version of the app can't use: as it was kept, with the number of its format. */
export type UnreadEntry = { format: number; entry: unknown };

const prefixOf = ({ user_id, restaurant_id }: QueueOwner): string => `unsaved:${user_id}:${restaurant_id}:`;

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
