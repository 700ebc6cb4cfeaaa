import { SESSION_LIFETIME_MS } from '../../shared/limits.ts';
import { findTimezone } from '../../shared/timezones.ts';
import type { AuthorizedUser } from './authorized-user.ts';
import { rememberDevice } from './known-device.ts';
import { createSession, deleteSessionByToken } from './queries.ts';
import { recordSecurityEvent } from './security-queries.ts';
import { hashToken, newToken } from './token.ts';

const MAX_DEVICE_CHARACTERS = 200;

export type SessionTokens = { token: string; device_token: string };

/**
 * Begins a session of 31 days, records the sign-in, and remembers its browser. The session is always new, and the one that the request came
 * with ends.
 *
 * @param device The browser as it names itself.
 * @param timezone What the browser's clock is set to; one that doesn't exist is not kept.
 * @param oldDevice The device's cookie that the request came with.
 * @returns The tokens for the two cookies.
 */
export async function beginSession(
  authorized: AuthorizedUser,
  session: {
    kind: 'signed_in_by_code' | 'signed_in_by_passkey';
    device: string;
    timezone?: string | undefined;
    oldToken: string | undefined;
    oldDevice: string | undefined;
    now: Date;
  },
): Promise<SessionTokens> {
  const { kind, device, timezone, oldToken, oldDevice, now } = session;
  const knownDevice = await rememberDevice(authorized, { oldToken: oldDevice, now });
  const newSessionToken = newToken();
  if (oldToken) await deleteSessionByToken(authorized.tx, hashToken(oldToken));
  await createSession(authorized, {
    token_hash: hashToken(newSessionToken),
    known_device_id: knownDevice.id,
    timezone: timezone !== undefined && findTimezone(timezone) ? timezone : null,
    device: device.replace(/\p{Cc}/gu, '').slice(0, MAX_DEVICE_CHARACTERS),
    created_at: now.toISOString(),
    last_used_at: now.toISOString(),
    expires_at: new Date(now.getTime() + SESSION_LIFETIME_MS).toISOString(),
  });
  await recordSecurityEvent(authorized, { kind, device, now });
  return { token: newSessionToken, device_token: knownDevice.token };
}
