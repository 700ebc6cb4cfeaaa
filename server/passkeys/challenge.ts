import { createHmac, randomBytes } from 'node:crypto';
import { PASSKEY_CHALLENGE_LIFETIME_MS } from '../../shared/limits.ts';
import { PRODUCT_NAME } from '../../shared/product-name.ts';
import { isSameHash } from '../accounts/login-code.ts';
import { hashToken } from '../accounts/token.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { insertUsedChallenge } from './queries.ts';

/** What a challenge was issued for, and to whom: it can't be used for anything else. */
export type ChallengeUse = {
  purpose: 'add' | 'sign-in';
  /** The session that adds a passkey; before there is one, the browser's anonymous nonce. */
  bound_to: string;
};

type ChallengeDeps = Pick<Deps, 'now' | 'secret'>;

// More than the clocks of servers differ.
const FORGET_AFTER_MS = 60 * 60 * 1_000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const STAMP_BYTES = RANDOM_BYTES + TIME_BYTES;

/**
 * A challenge that contains its own expiry, signed by the server. So issuing one writes no row: the sign-in screen
 * requests one each time anybody opens it.
 *
 * @returns The bytes; browsers answer with their base64url.
 */
export function newChallenge(deps: ChallengeDeps, use: ChallengeUse): Buffer {
  const stamp = Buffer.alloc(STAMP_BYTES);
  randomBytes(RANDOM_BYTES).copy(stamp);
  stamp.writeUIntBE(deps.now().getTime() + PASSKEY_CHALLENGE_LIFETIME_MS, RANDOM_BYTES, TIME_BYTES);
  return Buffer.concat([stamp, sign(deps, stamp, use)]);
}

/** A challenge that is valid now. */
export type GoodChallenge = { challenge_hash: string; expires_at: string };

/**
 * Returns what prevents the reuse of a challenge (`spendChallenge`), or undefined if it was not issued for this use or has
 * expired.
 *
 * @param challenge In base64url, as a browser answers.
 */
export function readChallenge(deps: ChallengeDeps, challenge: string, use: ChallengeUse): GoodChallenge | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length <= STAMP_BYTES) return undefined;
  const stamp = bytes.subarray(0, STAMP_BYTES);
  if (!isSameHash(bytes.subarray(STAMP_BYTES).toString('hex'), sign(deps, stamp, use).toString('hex')))
    return undefined;
  const expires = stamp.readUIntBE(RANDOM_BYTES, TIME_BYTES);
  if (expires <= deps.now().getTime()) return undefined;
  // From the bytes: two base64url spellings are the same challenge.
  return { challenge_hash: hashToken(bytes.toString('hex')), expires_at: new Date(expires).toISOString() };
}

/** Consumes a challenge, in the transaction of what it was used for; false if it was already used. */
export async function spendChallenge(tx: Db, challenge: GoodChallenge, now: Date): Promise<boolean> {
  return await insertUsedChallenge(tx, challenge, new Date(now.getTime() - FORGET_AFTER_MS).toISOString());
}

const sign = ({ secret }: Pick<Deps, 'secret'>, stamp: Buffer, { purpose, bound_to }: ChallengeUse): Buffer =>
  createHmac('sha256', secret).update(`passkey:${purpose}:${bound_to}:`).update(stamp).digest();

/** The relying party: the host of PUBLIC_URL. A passkey is valid only for the host it was created under. */
export const relyingParty = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, name: PRODUCT_NAME, origin };
};

/** The user's handle, which the authenticator stores: random, so that it reveals nothing about the address. In base64url. */
export const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
