import { storageKeys } from '../../state/stored-value.ts';
import { newCreationKey } from '../change/change.ts';
import type { QueueOwner, UnreadEntry } from './stored-changes.ts';

/** A change that couldn't be saved, stored until the owner has dealt with it: one storage key each. */
export type AsideChange = UnreadEntry & { key: string };

const prefixOf = ({ user_id, restaurant_id }: QueueOwner): string => `set-aside:${user_id}:${restaurant_id}:`;

const listeners = new Set<() => void>();
const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

/** Also for what other tabs set aside. */
export function onAside(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns whether the browser had space for it. */
export function setAside(owner: QueueOwner, { format, entry }: UnreadEntry, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(`${prefixOf(owner)}${newCreationKey()}`, JSON.stringify({ format, entry }));
  } catch {
    return false;
  }
  notifyListeners();
  return true;
}

/** The keys of what the owner has set aside, as one text, so that it can be compared. */
export const asideKeys = (owner: QueueOwner, storage: Storage = localStorage): string =>
  storageKeys(storage)
    .filter((key) => key.startsWith(prefixOf(owner)))
    .sort()
    .join();

/** What the owner has set aside. */
export const listAside = (owner: QueueOwner, storage: Storage = localStorage): AsideChange[] =>
  asideKeys(owner, storage)
    .split(',')
    .filter((key) => key !== '')
    .map((key) => ({ ...readEntry(storage.getItem(key) ?? ''), key }));

function readEntry(text: string): UnreadEntry {
  try {
    const storedValue: unknown = JSON.parse(text);
    const isEntry =
      typeof storedValue === 'object' && storedValue !== null && 'format' in storedValue && 'entry' in storedValue;
    if (isEntry && typeof storedValue.format === 'number')
      return { format: storedValue.format, entry: storedValue.entry };
  } catch {
    // It is shown as it is.
  }
  return { format: 0, entry: text };
}

export function forgetAside(key: string, storage: Storage = localStorage): void {
  storage.removeItem(key);
  notifyListeners();
}
