import { storageKeys } from '../../state/stored-value.ts';
import { type Change, newCreationKey } from '../change/change.ts';

/** Whose edits they are: another owner in the same browser neither sees nor sends them. */
export type QueueOwner = { user_id: string; restaurant_id: string };

/** Raised when the shape of stored changes changes; older shapes are read as long as browsers may have them. */
export const CHANGES_FORMAT = 2;

/** An entry that this version of the app can't use: as stored, with its format's number. */
export type UnreadEntry = { format: number; entry: unknown };

const prefixOf = ({ user_id, restaurant_id }: QueueOwner): string => `unsaved:${user_id}:${restaurant_id}:`;

/**
 * The key under which a tab stores its unsaved edits; two tabs never send the same ones. Not a UUID: browsers create those
 * on https only, and a trial on a phone has no https.
 */
export const tabKey = (owner: QueueOwner): string => `${prefixOf(owner)}${newCreationKey()}`;

/** The keys of the owner's tabs, including this one's. */
export const listTabKeys = (owner: QueueOwner, storage: Storage = localStorage): string[] =>
  storageKeys(storage).filter((key) => key.startsWith(prefixOf(owner)));

export function storeChanges(key: string, changes: readonly Change[], storage: Storage = localStorage): void {
  try {
    if (changes.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ format: CHANGES_FORMAT, changes }));
  } catch {
    // The storage is full or forbidden: the edits are still in this tab's memory.
  }
}

/** A lock of the Web Locks API. */
export type Locks = Pick<LockManager, 'request'>;

/** Holds this tab's lock, so that other tabs know it is open. Returns a function that releases it. */
export function lockKey(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const lockManager: Locks | undefined = navigator.locks;
  void lockManager?.request(key, () => promise);
  return resolve;
}
