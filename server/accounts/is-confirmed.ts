import { CONFIRMED_FOR_MS } from '../../shared/limits.ts';

/**
 * Whether a session that began then still counts as confirmed. Every session begins by a code or a passkey; confirming
 * means to sign in again, in a new session. One that began in the future did so on a server whose clock is ahead.
 */
export const isConfirmed = (began: string, now: Date): boolean => now.getTime() - Date.parse(began) <= CONFIRMED_FOR_MS;
