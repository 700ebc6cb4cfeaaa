import type { Change } from './change.ts';
import { keysOf, type Locks } from './kept-changes.ts';
import type { QueueOwner } from './queue-owner.ts';
import { readEntries, readKept } from './read-kept.ts';
import { forgetAside, listAside, setAside } from './set-aside.ts';

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
      const { changes, unread } = readKept(localStorage.getItem(key));
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

/** Takes back what this version of the app can read after all, as after an update. */
export function takeReadable(owner: QueueOwner, storage: Storage = localStorage): Change[] {
  const taken: Change[] = [];
  for (const { key, ...entry } of listAside(owner, storage)) {
    const { changes } = readEntries([entry]);
    if (changes.length > 0) forgetAside(key, storage);
    taken.push(...changes);
  }
  return taken;
}
