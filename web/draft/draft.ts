import type { Restaurant } from '../../shared/menu.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { ask } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { restaurantQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { endSession, signedInUser, updateUser } from '../api/session.ts';
import { noteSaved, showError } from '../state/notices.ts';
import { type Base, type Change, type Entity, type Fields, updateOf } from './change/change.ts';
import { failureWords } from './failure-words.ts';
import { sizeOf } from './queue/edit-history.ts';
import { holdKey, keepChanges, type QueueOwner, tabKey } from './queue/kept-changes.ts';
import { keepHistory } from './queue/kept-history.ts';
import { SaveQueue } from './queue/save-queue.ts';
import { sendChange } from './queue/send-change.ts';

type Current = { owner: QueueOwner; queue: SaveQueue; close(): void };

/** The owner of these edits is no longer signed in: they wait. */
const NO_SESSION = { code: 'unauthenticated', status: 401, message: '' } as const;

let current: Current | undefined;

function signedInOwner(): QueueOwner | undefined {
  const user = signedInUser();
  return user?.restaurant ? { user_id: user.id, restaurant_id: user.restaurant.id } : undefined;
}

const isSameOwner = (a: QueueOwner | undefined, b: QueueOwner | undefined): boolean =>
  a?.user_id === b?.user_id && a?.restaurant_id === b?.restaurant_id;

/**
 * The one way to change the menus and the restaurant: the queue of the signed-in owner's unsaved changes. Another owner's
 * changes stay in the browser's storage.
 *
 * @throws if nobody is signed in or the owner has no restaurant, which the guards prevent.
 */
export function currentDraft(): SaveQueue {
  const owner = signedInOwner();
  if (!owner) throw new Error('There is no restaurant.');
  if (current && isSameOwner(current.owner, owner)) {
    // The same owner has signed in again.
    if (current.queue.state().status === 'signed_out') queueMicrotask(current.queue.resume);
    return current.queue;
  }
  current?.close();
  current = open(owner);
  return current.queue;
}

/** The restaurant as the server last sent it. @throws before a screen has loaded it. */
export function heldRestaurant(): Restaurant {
  const held = queryClient.getQueryData<Restaurant>(KEYS.restaurant);
  if (!held) throw new Error('The restaurant is not loaded.');
  return held;
}

/** Merges an answer of the server's into the cached restaurant. */
export function hold(edit: (restaurant: Restaurant) => Restaurant): void {
  queryClient.setQueryData<Restaurant>(KEYS.restaurant, (held) => held && edit(held));
}

function open(owner: QueueOwner): Current {
  const key = tabKey(owner);
  const queue = new SaveQueue({
    send: async (change) => {
      if (!isSameOwner(signedInOwner(), owner)) throw new ApiProblem(NO_SESSION);
      // An older answer must not replace this one.
      await queryClient.cancelQueries({ queryKey: KEYS.restaurant });
      return await sendChange(ask, owner.restaurant_id, change);
    },
    held: () => queryClient.getQueryData<Restaurant>(KEYS.restaurant),
    load: () => queryClient.fetchQuery({ ...restaurantQuery(), staleTime: 0, meta: { failure: 'silent' } }),
    settle: async (change, now) => (await import('./change/conflict.ts')).settle(change, now),
    hold,
    keep: (changes) => keepChanges(key, changes),
    onSaved: (change) => {
      noteSaved();
      if (change.entity === 'restaurant') rename(change);
      if (!change.kind.startsWith('sold_out')) void queryClient.invalidateQueries({ queryKey: KEYS.status });
    },
    onRejected: ({ change }) => showError(failureWords(change, sizeOf(change))),
    // Another owner's session doesn't concern these edits.
    onSessionLost: () => isSameOwner(signedInOwner() ?? owner, owner) && endSession(),
    later: (callback, delay) => {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
  });
  const release = holdKey(key);
  window.addEventListener('online', queue.resume);
  const keep = () => keepHistory(owner, queue.storedHistory());
  // A reload, or a phone that puts the tab to sleep.
  window.addEventListener('pagehide', keep);
  void adopt(owner, key, queue);
  return {
    owner,
    queue,
    close: () => {
      window.removeEventListener('online', queue.resume);
      window.removeEventListener('pagehide', keep);
      keep();
      release();
    },
  };
}

/** The frame shows the restaurant's name. */
function rename(change: Extract<Change, { entity: 'restaurant' }>): void {
  const user = signedInUser();
  const name = change.kind === 'update' ? change.fields.name : undefined;
  if (user?.restaurant && name !== undefined) updateUser({ ...user, restaurant: { ...user.restaurant, name } });
}

/** If this can't be fetched now, the next start adopts the edits: they stay where they are. */
async function adopt(owner: QueueOwner, key: string, queue: SaveQueue): Promise<void> {
  const loaded = await import('./queue/adopt-changes.ts').catch(() => undefined);
  await loaded?.adoptChanges(owner, key, (changes) => queue.adopt(changes));
  const history = await import('./queue/read-history.ts').catch(() => undefined);
  const kept = history?.readHistory(owner);
  if (kept) queue.history.adopt(kept);
}

/**
 * Saves the fields that a form has changed. @param base The entity as the form began with it.
 * @throws as `commit`.
 */
export async function commitFields<Kind extends Entity>(
  entity: Kind,
  base: Base[Kind],
  fields: Fields[Kind],
): Promise<void> {
  if (Object.keys(fields).length > 0) await currentDraft().commit(updateOf(entity, base, fields));
}
