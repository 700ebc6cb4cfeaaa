import { type Change, createdBy, dependenciesOf } from '../change/change.ts';
import { changeSchema } from '../change/change-schema.ts';
import { withoutId } from './queued-changes.ts';
import { forgetAside, listAside, setAside } from './set-aside.ts';
import { CHANGES_FORMAT, type Locks, listTabKeys, type QueueOwner, type UnreadEntry } from './stored-changes.ts';

/**
 * Adopts the changes that the owner's closed tabs left, including this tab's before a reload. An open tab holds the lock of
 * its key. Without locks (on an address that isn't secure) every other key is adopted.
 */
export async function adoptChanges(
  owner: QueueOwner,
  ownKey: string,
  adopt: (changes: readonly Change[]) => void,
): Promise<void> {
  const readableChanges = takeReadableAside(owner);
  if (readableChanges.length > 0) adopt(readableChanges);
  const locks: Locks | undefined = navigator.locks;
  for (const key of listTabKeys(owner)) {
    if (key === ownKey) continue;
    const adoptKey = () => {
      const { changes, unread } = parseStored(localStorage.getItem(key));
      // Stored twice is better than lost: the key is only removed if all unreadable entries could be set aside.
      if (unread.every((entry) => setAside(owner, entry))) localStorage.removeItem(key);
      if (changes.length > 0) adopt(changes);
    };
    if (!locks) adoptKey();
    else
      await locks.request(key, { ifAvailable: true }, (lock) => {
        if (lock) adoptKey();
      });
  }
}

/** Returns, and no longer sets aside, the changes that this version of the app can read, for example after an update. */
export function takeReadableAside(owner: QueueOwner, storage: Storage = localStorage): Change[] {
  const takenChanges: Change[] = [];
  for (const { key, ...entry } of listAside(owner, storage)) {
    const { changes } = readEntries([entry]);
    if (changes.length > 0) forgetAside(key, storage);
    takenChanges.push(...changes);
  }
  return takenChanges;
}

export type StoredChanges = { changes: Change[]; unread: UnreadEntry[] };

/**
 * Parses the changes that a tab has stored, one by one: an unreadable entry only drops those that depend on what it
 * creates.
 */
export function parseStored(text: string | null): StoredChanges {
  if (text === null) return { changes: [], unread: [] };
  const storedEntries = parseEntries(text);
  return storedEntries ? readEntries(storedEntries) : { changes: [], unread: [{ format: 0, entry: text }] };
}

export function readEntries(entries: readonly UnreadEntry[]): StoredChanges {
  const changes: Change[] = [];
  const unreadEntries: UnreadEntry[] = [];
  const createdRefs = new Set<string>();
  for (const { format, entry } of entries) {
    const parsedEntry = format === 1 || format === CHANGES_FORMAT ? changeSchema.safeParse(entry) : undefined;
    const change = parsedEntry?.success ? withoutUnknownIds(parsedEntry.data, createdRefs) : undefined;
    if (change) changes.push(change);
    else unreadEntries.push({ format, entry });
    for (const { entity, id } of change ? createdBy(change) : []) createdRefs.add(`${entity}:${id}`);
  }
  return { changes, unread: unreadEntries };
}

/** Returns the change, unless it depends on a creation that isn't among those before it. An order, or a change of several, continues without it. */
function withoutUnknownIds(change: Change, createdRefs: ReadonlySet<string>): Change | undefined {
  const isUnknown = ({ entity, id }: { entity: Change['entity']; id: number }) =>
    id < 0 && !createdRefs.has(`${entity}:${id}`);
  if (dependenciesOf(change).some(isUnknown)) return undefined;
  const ids = 'ids' in change ? change.ids : 'items' in change ? change.items.map(({ id }) => id) : [];
  const unknownIds = ids.map((id) => ({ entity: change.entity, id })).filter(isUnknown);
  return unknownIds.reduce(withoutId, change);
}

/** Format 1 was the bare list. Undefined if there is no list. */
function parseEntries(text: string): UnreadEntry[] | undefined {
  try {
    const storedValue: unknown = JSON.parse(text);
    if (Array.isArray(storedValue)) return storedValue.map((entry: unknown) => ({ format: 1, entry }));
    if (
      typeof storedValue !== 'object' ||
      storedValue === null ||
      !('format' in storedValue) ||
      !('changes' in storedValue)
    )
      return undefined;
    const { format, changes } = storedValue;
    if (typeof format !== 'number' || !Array.isArray(changes)) return undefined;
    return changes.map((entry: unknown) => ({ format, entry }));
  } catch {
    return undefined;
  }
}
