import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CONFIRMATION_CODE_DIGITS } from '../../shared/limits.ts';

/** Six random digits. */
export const newCode = (): string =>
  String(randomInt(10 ** CONFIRMATION_CODE_DIGITS)).padStart(CONFIRMATION_CODE_DIGITS, '0');

/** A hash that no code matches: stored for an unknown address, so that trying codes reveals nothing about it. */
export const impossibleCode = (): string => randomBytes(32).toString('base64url');

/**
 * The stored hash of a code. Six digits could be found from a plain hash by trying them all, so it is keyed with the
 * server's secret; `asked` (row and request number) makes equal codes differ.
 */
export const hashCode = (secret: Buffer, codeRequest: { id: string; ask: number }, code: string): string =>
  createHmac('sha256', secret).update(`login-code:${codeRequest.id}:${codeRequest.ask}:${code}`).digest('hex');

/** Constant-time comparison. */
export function isSameHash(firstHash: string, secondHash: string): boolean {
  const [first, second] = [Buffer.from(firstHash), Buffer.from(secondHash)];
  return first.length === second.length && timingSafeEqual(first, second);
}
