import { SESSION_LIFETIME_MS } from '../../shared/limits.ts';

const KEY = 'session-expires-at';

/** Kept in the browser (specification §4): 31 days after a sign-in; a session that is over isn't asked for again. */
export function keepSessionExpiry(now: number, storage: Storage = localStorage): void {
  storage.setItem(KEY, String(now + SESSION_LIFETIME_MS));
}

export function hasSessionExpiry(now: number, storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  return Number(storage.getItem(KEY) ?? 0) > now;
}

export function forgetSessionExpiry(storage: Storage = localStorage): void {
  storage.removeItem(KEY);
}
