import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CONFIRMATION_CODE_DIGITS } from '../../shared/limits.ts';

/** Six random digits. */
export const newCode = (): string =>
  String(randomInt(10 ** CONFIRMATION_CODE_DIGITS)).padStart(CONFIRMATION_CODE_DIGITS, '0');

/** What no six digits match: kept for an unknown address, so that trying codes tells nothing about it. */
export const impossibleCode = (): string => randomBytes(32).toString('base64url');

/**
 * What the database holds of a code. Six digits could be found from a plain hash by trying them all, so it takes the
 * server's secret; `asked` (row and ask) makes equal codes differ.
 */
export const hashCode = (secret: Buffer, asked: { id: string; ask: number }, code: string): string =>
  createHmac('sha256', secret).update(`login-code:${asked.id}:${asked.ask}:${code}`).digest('hex');

/** Constant-time comparison. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
