import { type Change, createdBy, namesOf } from '../change/change.ts';
import { changeSchema } from '../change/change-schema.ts';
import { KEPT_FORMAT, keysOf, type Locks, type QueueOwner, type UnreadEntry } from './kept-changes.ts';
import { withoutId } from './queued-changes.ts';
import { forgetAside, listAside, setAside } from './set-aside.ts';

/**
 * Adopts the changes that the owner's closed tabs left, including this tab's before a reload. An open tab holds the lock of
 * its key. Without locks (on an address that isn't secure) every other key is adopted.
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
      // Stored twice is better than lost: what can't be set aside stays where it is.
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

/** Takes back changes that this version of the app can read after all, for example after an update. */
export function takeReadable(owner: QueueOwner, storage: Storage = localStorage): Change[] {
  const taken: Change[] = [];
  for (const { key, ...entry } of listAside(owner, storage)) {
    const { changes } = readEntries([entry]);
    if (changes.length > 0) forgetAside(key, storage);
    taken.push(...changes);
  }
  return taken;
}

export type KeptChanges = { changes: Change[]; unread: UnreadEntry[] };

/**
 * Parses the changes that a tab has stored, one by one: an unreadable entry only drops those that depend on what it
 * creates.
 */
export function readKept(text: string | null): KeptChanges {
  if (text === null) return { changes: [], unread: [] };
  const kept = entriesIn(text);
  return kept ? readEntries(kept) : { changes: [], unread: [{ format: 0, entry: text }] };
}

export function readEntries(entries: readonly UnreadEntry[]): KeptChanges {
  const changes: Change[] = [];
  const unread: UnreadEntry[] = [];
  const created = new Set<string>();
  for (const { format, entry } of entries) {
    const known = format === 1 || format === KEPT_FORMAT ? changeSchema.safeParse(entry) : undefined;
    const change = known?.success ? withoutUnknown(known.data, created) : undefined;
    if (change) changes.push(change);
    else unread.push({ format, entry });
    for (const { entity, id } of change ? createdBy(change) : []) created.add(`${entity}:${id}`);
  }
  return { changes, unread };
}

/** Returns the change, unless it depends on a creation that isn't among those before it. An order, or a change of several, continues without it. */
function withoutUnknown(change: Change, created: ReadonlySet<string>): Change | undefined {
  const isUnknown = ({ entity, id }: { entity: Change['entity']; id: number }) =>
    id < 0 && !created.has(`${entity}:${id}`);
  if (namesOf(change).some(isUnknown)) return undefined;
  const ids = 'ids' in change ? change.ids : 'items' in change ? change.items.map(({ id }) => id) : [];
  const gone = ids.map((id) => ({ entity: change.entity, id })).filter(isUnknown);
  return gone.reduce(withoutId, change);
}

/** Format 1 was the bare list. Undefined if there is no list. */
function entriesIn(text: string): UnreadEntry[] | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (Array.isArray(kept)) return kept.map((entry: unknown) => ({ format: 1, entry }));
    if (typeof kept !== 'object' || kept === null || !('format' in kept) || !('changes' in kept)) return undefined;
    const { format, changes } = kept;
    if (typeof format !== 'number' || !Array.isArray(changes)) return undefined;
    return changes.map((entry: unknown) => ({ format, entry }));
  } catch {
    return undefined;
  }
}
