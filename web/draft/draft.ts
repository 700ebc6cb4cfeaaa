import type { Restaurant } from '../../shared/menu.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { askApi } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { restaurantQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { endSession, signedInUser, updateUser } from '../api/session.ts';
import { noteSaved, showError } from '../state/notices.ts';
import { storageKeys } from '../state/stored-value.ts';
import { type Base, type Change, type Entity, type Fields, updateOf } from './change/change.ts';
import { failureWords } from './failure-words.ts';
import { sizeOf } from './queue/edit-history.ts';
import { SaveQueue } from './queue/save-queue.ts';
import { sendChange } from './queue/send-change.ts';
import { lockKey, type QueueOwner, storeChanges, tabKey } from './queue/stored-changes.ts';
import { storeHistory } from './queue/stored-history.ts';

type OpenDraft = { owner: QueueOwner; queue: SaveQueue; close(): void };

/** The owner of these edits is no longer signed in: they wait. */
const NO_SESSION = { code: 'unauthenticated', status: 401, message: '' } as const;

let openedDraft: OpenDraft | undefined;

function signedInOwner(): QueueOwner | undefined {
  const user = signedInUser();
  return user?.restaurant ? { user_id: user.id, restaurant_id: user.restaurant.id } : undefined;
}

const isSameOwner = (first: QueueOwner | undefined, second: QueueOwner | undefined): boolean =>
  first?.user_id === second?.user_id && first?.restaurant_id === second?.restaurant_id;

/**
 * The one way to change the menus and the restaurant: the queue of the signed-in owner's unsaved changes. Another owner's
 * changes stay in the browser's storage.
 *
 * @throws if nobody is signed in or the owner has no restaurant, which the guards prevent.
 */
export function currentDraft(): SaveQueue {
  const owner = signedInOwner();
  if (!owner) throw new Error('There is no restaurant.');
  if (openedDraft && isSameOwner(openedDraft.owner, owner)) {
    // The same owner has signed in again.
    if (openedDraft.queue.state().status === 'signed_out') queueMicrotask(openedDraft.queue.resume);
    return openedDraft.queue;
  }
  openedDraft?.close();
  openedDraft = openDraft(owner);
  return openedDraft.queue;
}

/**
 * The same for a part of a screen. A part that is loaded late may be mounted between the end of a session and the redirect
 * to sign-in: it has the queue of the owner who has left, which saves nothing more.
 */
export const draftOfScreen = (): SaveQueue => (openedDraft && !signedInOwner() ? openedDraft.queue : currentDraft());

/** The restaurant as the server last sent it. @throws before a screen has loaded it. */
export function cachedRestaurant(): Restaurant {
  const cachedRestaurant = queryClient.getQueryData<Restaurant>(KEYS.restaurant);
  if (!cachedRestaurant) throw new Error('The restaurant is not loaded.');
  return cachedRestaurant;
}

/** Merges an answer of the server's into the cached restaurant. */
export function updateCachedRestaurant(edit: (restaurant: Restaurant) => Restaurant): void {
  queryClient.setQueryData<Restaurant>(KEYS.restaurant, (cached) => cached && edit(cached));
}

function openDraft(owner: QueueOwner): OpenDraft {
  const key = tabKey(owner);
  const queue = new SaveQueue({
    send: async (change) => {
      if (!isSameOwner(signedInOwner(), owner)) throw new ApiProblem(NO_SESSION);
      // An older answer must not replace this one.
      await queryClient.cancelQueries({ queryKey: KEYS.restaurant });
      return await sendChange(askApi, owner.restaurant_id, change);
    },
    cached: () => queryClient.getQueryData<Restaurant>(KEYS.restaurant),
    load: () => queryClient.fetchQuery({ ...restaurantQuery(), staleTime: 0, meta: { failure: 'silent' } }),
    settle: async (change, currentRestaurant) =>
      (await import('./change/conflict.ts')).settle(change, currentRestaurant),
    updateCached: updateCachedRestaurant,
    store: (changes) => storeChanges(key, changes),
    onSaved: (change) => {
      noteSaved();
      if (change.entity === 'restaurant') showNewName(change);
      if (/^(delete|restore)/.test(change.kind)) void queryClient.invalidateQueries({ queryKey: KEYS.bin });
      if (change.kind.startsWith('sold_out')) return;
      void queryClient.invalidateQueries({ queryKey: KEYS.status });
      if (canChangeWords(change)) void queryClient.invalidateQueries({ queryKey: KEYS.namedAllergens });
    },
    onRejected: ({ change }) => showError(failureWords(change, sizeOf(change))),
    // Another owner's session doesn't concern these edits.
    onSessionLost: () => isSameOwner(signedInOwner() ?? owner, owner) && endSession(),
    later: (callback, delay) => {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
  });
  const releaseKey = lockKey(key);
  window.addEventListener('online', queue.resume);
  const storeSteps = () => storeHistory(owner, queue.storedHistory());
  // A reload, or a phone that puts the tab to sleep.
  window.addEventListener('pagehide', storeSteps);
  void adoptStored(owner, key, queue);
  return {
    owner,
    queue,
    close: () => {
      window.removeEventListener('online', queue.resume);
      window.removeEventListener('pagehide', storeSteps);
      storeSteps();
      releaseKey();
    },
  };
}

/** Fields that no words are read of. */
const WORDLESS_FIELDS: ReadonlySet<string> = new Set([
  'allergens',
  'checked_words',
  'checked_price',
  'price',
  'hidden',
]);
/** Whether a dish may have other words after a change: the server reads the whole menu again for them. */
function canChangeWords(change: Change): boolean {
  const fields = 'fields' in change ? change.fields : undefined;
  return fields === undefined || !Object.keys(fields).every((field) => WORDLESS_FIELDS.has(field));
}

/** The frame shows the restaurant's name. */
function showNewName(change: Extract<Change, { entity: 'restaurant' }>): void {
  const user = signedInUser();
  const name = change.kind === 'update' ? change.fields.name : undefined;
  if (!user?.restaurant || name === undefined) return;
  const { id } = user.restaurant;
  const restaurants = user.restaurants?.map((restaurant) =>
    restaurant.id === id ? { ...restaurant, name } : restaurant,
  );
  updateUser({ ...user, restaurant: { id, name }, ...(restaurants && { restaurants }) });
}

/** Whether this browser has anything of the owner's stored under a key of its own. */
const hasStored = ({ user_id }: QueueOwner): boolean =>
  [localStorage, sessionStorage].some((storage) => storageKeys(storage).some((key) => key.includes(user_id)));

/** If the code can't be fetched now, the edits stay stored, and the next start adopts them. */
async function adoptStored(owner: QueueOwner, key: string, queue: SaveQueue): Promise<void> {
  // Most openings have nothing to adopt, and need no code for it.
  if (!hasStored(owner)) return;
  const adopting = await import('./queue/adopt-changes.ts').catch(() => undefined);
  await adopting?.adoptChanges(owner, key, (changes) => queue.adopt(changes));
  const reading = await import('./queue/read-history.ts').catch(() => undefined);
  const storedSteps = reading?.readHistory(owner);
  if (storedSteps) queue.history.adopt(storedSteps);
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
