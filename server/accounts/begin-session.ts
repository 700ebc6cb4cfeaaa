import { SESSION_LIFETIME_MS } from '../../shared/limits.ts';
import { findTimezone } from '../../shared/timezones.ts';
import type { AuthorizedUser } from './authorized-user.ts';
import { createSession, deleteSessionByToken } from './queries.ts';
import { hashToken, newToken } from './token.ts';

const MAX_DEVICE_CHARACTERS = 200;

/**
 * Begins a session of 31 days. The session is always new, and the one that the request came with ends.
 *
 * @param device The browser as it names itself.
 * @param timezone What the browser's clock is set to; one that doesn't exist is not kept.
 * @returns The token for the cookie.
 */
export async function beginSession(
  authorized: AuthorizedUser,
  session: {
    device: string;
    timezone?: string | undefined;
    oldToken: string | undefined;
    now: Date;
  },
): Promise<string> {
  const { device, timezone, oldToken, now } = session;
  const token = newToken();
  if (oldToken) await deleteSessionByToken(authorized.tx, hashToken(oldToken));
  await createSession(authorized, {
    token_hash: hashToken(token),
    timezone: timezone !== undefined && findTimezone(timezone) ? timezone : null,
    device: device.replace(/\p{Cc}/gu, '').slice(0, MAX_DEVICE_CHARACTERS),
    created_at: now.toISOString(),
    last_used_at: now.toISOString(),
    expires_at: new Date(now.getTime() + SESSION_LIFETIME_MS).toISOString(),
  });
  return token;
}
