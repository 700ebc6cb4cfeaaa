import type { User } from '../../shared/api/accounts.ts';
import { SESSION_LIFETIME_MS } from '../../shared/limits.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import type { RestaurantRole } from '../../shared/roles.ts';
import { KEYS } from './keys.ts';
import { queryClient } from './query-client.ts';
import { forgetTabRestaurant, keepTabRestaurant, readTabRestaurant } from './tab-restaurant.ts';

/** `left`: the owner has just signed out; `ended`: the server no longer knows the session, though nobody signed out. */
export type ClientSession =
  | { kind: 'signed_out' }
  | { kind: 'left' }
  | { kind: 'ended' }
  | { kind: 'signed_in'; user: User };

export const currentSession = (): ClientSession | undefined => queryClient.getQueryData<ClientSession>(KEYS.session);

export function signedInUser(): User | undefined {
  const sessionData = currentSession();
  return sessionData?.kind === 'signed_in' ? sessionData.user : undefined;
}

/** The restaurants that the signed-in user can open, and as what. */
export function restaurantsOf(user: User): { id: string; name: string; role: RestaurantRole }[] {
  return user.restaurants ?? (user.restaurant ? [{ ...user.restaurant, role: 'owner' }] : []);
}

/** The role of the user at the restaurant that this tab shows; undefined without one. */
export const roleOf = (user: User): RestaurantRole | undefined =>
  restaurantsOf(user).find(({ id }) => id === user.restaurant?.id)?.role;

export const hasOwnRestaurant = (user: User): boolean => restaurantsOf(user).some(({ role }) => role === 'owner');

/** Whether the tab's restaurant is, or will be, the user's own: who pays for it, and invites people to it. */
export function isOwner(): boolean {
  const user = signedInUser();
  return user !== undefined && (user.restaurant === null || roleOf(user) === 'owner');
}

/** @throws if nobody is signed in or the owner has no restaurant, which the guards prevent. */
export function requireRestaurantId(): string {
  const id = signedInUser()?.restaurant?.id;
  if (id === undefined) throw new Error('There is no restaurant.');
  return id;
}

/** After signing in. Cached data of an earlier owner in this browser is removed. */
export function beginSession(user: User): void {
  keepSessionExpiry(Date.now());
  const tabRestaurant = readTabRestaurant();
  // The requested address may name a dish of the restaurant that the tab showed.
  if (tabRestaurant?.user_id === user.id && user.restaurant?.id !== tabRestaurant.id) {
    startAgain();
    return;
  }
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.session[0] });
  setSession({ kind: 'signed_in', user });
}

/** After the owner of the open screen signed in again. A passkey may be another account's, which then replaces this one. */
export function renewSession(user: User): void {
  if (user.id !== signedInUser()?.id) beginSession(user);
  else {
    keepSessionExpiry(Date.now());
    updateUser(user);
    // The current one is another.
    void queryClient.invalidateQueries({ queryKey: KEYS.sessions });
  }
}

/**
 * After a change of the user, for example when a restaurant was created. If the tab's restaurant can't be opened any more, or
 * in another role, the app starts again: caches and open forms are of that one.
 */
export function updateUser(user: User): void {
  const shownUser = signedInUser();
  const isLeaving =
    shownUser?.restaurant && (user.restaurant?.id !== shownUser.restaurant.id || roleOf(user) !== roleOf(shownUser));
  if (isLeaving) startAgain();
  else setSession({ kind: 'signed_in', user });
}

/** The app opens with what the server says, and says what was lost; nothing that this tab holds is left. */
export const startAgain = (): void => location.assign(APP_PATHS.admin);

export function keepTabRestaurantOf({ id: user_id, restaurant }: User): void {
  if (restaurant) keepTabRestaurant({ ...restaurant, user_id });
  else forgetTabRestaurant();
}

/** The session is lost; a screen that needs one redirects to sign-in and back. */
export function endSession(): void {
  forgetSessionExpiry();
  if (currentSession()?.kind === 'signed_in') setSession({ kind: 'ended' });
}

/** After signing out: removes all data of the owner. */
export function leaveSession(): void {
  forgetSessionExpiry();
  forgetTabRestaurant();
  setSession({ kind: 'left' });
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.session[0] });
}

function setSession(sessionData: ClientSession): void {
  if (sessionData.kind === 'signed_in') keepTabRestaurantOf(sessionData.user);
  queryClient.setQueryData<ClientSession>(KEYS.session, sessionData);
}

const EXPIRY_KEY = 'session-expires-at';

/** Stored in the browser (specification §4): 31 days after a sign-in the session has expired and isn't queried again. */
function keepSessionExpiry(now: number, storage: Storage = localStorage): void {
  storage.setItem(EXPIRY_KEY, String(now + SESSION_LIFETIME_MS));
}

export function hasSessionExpiry(now: number, storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  return Number(storage.getItem(EXPIRY_KEY) ?? 0) > now;
}

export function forgetSessionExpiry(storage: Storage = localStorage): void {
  storage.removeItem(EXPIRY_KEY);
}
