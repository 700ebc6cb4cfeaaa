import { createHmac, randomBytes } from 'node:crypto';
import { PASSKEY_CHALLENGE_LIFETIME_MS } from '../../shared/limits.ts';
import { PRODUCT_NAME } from '../../shared/product-name.ts';
import { isSameHash } from '../accounts/login-code.ts';
import { hashToken } from '../accounts/token.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { insertUsedChallenge } from './queries.ts';

/** What a challenge was given for, and to whom: an answer to it is not valid for anything else. */
export type ChallengeUse = {
  purpose: 'add' | 'sign-in';
  /** The session that adds; before there is one, the browser's anonymous nonce. */
  bound_to: string;
};

type ChallengeDeps = Pick<Deps, 'now' | 'secret'>;

// More than the clocks of servers differ.
const FORGET_AFTER_MS = 60 * 60 * 1_000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const STAMP_BYTES = RANDOM_BYTES + TIME_BYTES;

/**
 * A challenge that says itself until when it is good, signed by the server. So giving one writes no row: the sign-in
 * screen asks for one each time it is opened, by anybody.
 *
 * @returns The bytes; browsers answer with their base64url.
 */
export function newChallenge(deps: ChallengeDeps, use: ChallengeUse): Buffer {
  const stamp = Buffer.alloc(STAMP_BYTES);
  randomBytes(RANDOM_BYTES).copy(stamp);
  stamp.writeUIntBE(deps.now().getTime() + PASSKEY_CHALLENGE_LIFETIME_MS, RANDOM_BYTES, TIME_BYTES);
  return Buffer.concat([stamp, sign(deps, stamp, use)]);
}

/** A challenge that is good, for now. */
export type GoodChallenge = { challenge_hash: string; expires_at: string };

/**
 * What keeps a challenge from being used again (`spendChallenge`), or undefined if it isn't one that was given for this
 * use, or is over.
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
  // Of the bytes: two spellings of base64url are one challenge.
  return { challenge_hash: hashToken(bytes.toString('hex')), expires_at: new Date(expires).toISOString() };
}

/** Uses a challenge up, in the transaction of what it was answered for; false if it was before. */
export async function spendChallenge(tx: Db, challenge: GoodChallenge, now: Date): Promise<boolean> {
  return await insertUsedChallenge(tx, challenge, new Date(now.getTime() - FORGET_AFTER_MS).toISOString());
}

const sign = ({ secret }: Pick<Deps, 'secret'>, stamp: Buffer, { purpose, bound_to }: ChallengeUse): Buffer =>
  createHmac('sha256', secret).update(`passkey:${purpose}:${bound_to}:`).update(stamp).digest();

/** Whom a passkey is for: the host of PUBLIC_URL. A passkey made under one host is worth nothing under another. */
export const relyingParty = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, name: PRODUCT_NAME, origin };
};

/** The user's handle, which the authenticator keeps: random, so that it tells nothing of the address. In base64url. */
export const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
