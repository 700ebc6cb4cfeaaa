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
import { holdKey, keepChanges, type QueueOwner, tabKey } from './queue/kept-changes.ts';
import { SaveQueue } from './queue/save-queue.ts';
import { sendChange } from './queue/send-change.ts';

type Current = { owner: QueueOwner; queue: SaveQueue; close(): void };

/** The owner of these edits isn't signed in any more: they wait. */
const NO_SESSION = { code: 'unauthenticated', status: 401, message: '' } as const;

let current: Current | undefined;

function signedInOwner(): QueueOwner | undefined {
  const user = signedInUser();
  return user?.restaurant ? { user_id: user.id, restaurant_id: user.restaurant.id } : undefined;
}

const isSameOwner = (a: QueueOwner | undefined, b: QueueOwner | undefined): boolean =>
  a?.user_id === b?.user_id && a?.restaurant_id === b?.restaurant_id;

/**
 * The one way to change the menus and the restaurant: the signed-in owner's changes that are being saved. Those of another
 * owner stay where the browser keeps them.
 *
 * @throws where nobody is signed in or the owner has no restaurant: the guards let nobody get that far.
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

/** The restaurant as the server last told it. @throws before a screen has loaded it. */
export function heldRestaurant(): Restaurant {
  const held = queryClient.getQueryData<Restaurant>(KEYS.restaurant);
  if (!held) throw new Error('The restaurant is not loaded.');
  return held;
}

/** Takes an answer of the server's into the restaurant that the app holds. */
export function hold(edit: (restaurant: Restaurant) => Restaurant): void {
  queryClient.setQueryData<Restaurant>(KEYS.restaurant, (held) => held && edit(held));
}

function open(owner: QueueOwner): Current {
  const key = tabKey(owner);
  const queue = new SaveQueue({
    send: async (change) => {
      if (!isSameOwner(signedInOwner(), owner)) throw new ApiProblem(NO_SESSION);
      // An older answer must not take the place of this one's.
      await queryClient.cancelQueries({ queryKey: KEYS.restaurant });
      return await sendChange(ask, owner.restaurant_id, change);
    },
    load: () => queryClient.fetchQuery({ ...restaurantQuery(), staleTime: 0, meta: { failure: 'silent' } }),
    settle: async (change, now) => (await import('./change/conflict.ts')).settle(change, now),
    hold,
    keep: (changes) => keepChanges(key, changes),
    onSaved: (change) => {
      noteSaved();
      if (change.entity === 'restaurant') rename(change);
      if (change.kind !== 'sold_out') void queryClient.invalidateQueries({ queryKey: KEYS.status });
    },
    onRejected: ({ change }) => showError(failureWords(change)),
    // Another owner's session is none of these edits' business.
    onSessionLost: () => isSameOwner(signedInOwner() ?? owner, owner) && endSession(),
    later: (callback, delay) => {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
  });
  const release = holdKey(key);
  window.addEventListener('online', queue.resume);
  void adopt(owner, key, queue);
  return {
    owner,
    queue,
    close: () => {
      window.removeEventListener('online', queue.resume);
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

/** What can't be fetched now is adopted by the next start: the edits stay where they are. */
async function adopt(owner: QueueOwner, key: string, queue: SaveQueue): Promise<void> {
  const loaded = await import('./queue/adopt-changes.ts').catch(() => undefined);
  await loaded?.adoptChanges(owner, key, (changes) => queue.adopt(changes));
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
