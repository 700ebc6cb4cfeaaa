import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/**
 * How `npm run doctor` asks a server of its own installation what it sees of a request: both sides sign with
 * SESSION_SECRET, and neither says anything to somebody who can't.
 */
export const SIGNED_REQUEST_HEADER = 'x-ardoise-check';

const sign = (secret: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');

/** @param nonce Random, in base64url. Returns the header's value. */
export const signRequest = (secret: Buffer, nonce: string): string => `${nonce}.${sign(secret, 'doctor asks', nonce)}`;

const SIGNED_PATTERN = /^([\w-]{22,64})\.([\w-]{43})$/;

/** The nonce of a signed request; undefined if another secret, or none, has signed it. */
export function readSignedNonce(secret: Buffer, header: unknown): string | undefined {
  const [, nonce, signature] = (typeof header === 'string' && SIGNED_PATTERN.exec(header)) || [];
  if (nonce === undefined || signature === undefined) return undefined;
  return isEqual(signature, sign(secret, 'doctor asks', nonce)) ? nonce : undefined;
}

/** Only for this nonce, so that an earlier answer can't be sent again. */
export const signAnswer = (secret: Buffer, nonce: string, answer: string): string =>
  sign(secret, 'a server answers', `${nonce} ${answer}`);

export const isSignedAnswer = (secret: Buffer, nonce: string, answer: string, signature: string): boolean =>
  isEqual(signature, signAnswer(secret, nonce, answer));

/** Identifies a database by the id of its store, to those who have the secret. */
export const installationMark = (secret: Buffer, storeId: string | undefined): string =>
  sign(secret, 'the store of this installation', storeId ?? '');

function isEqual(one: string, other: string): boolean {
  const [oneBytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return oneBytes.length === otherBytes.length && timingSafeEqual(oneBytes, otherBytes);
}

/** What a server sees of a request that came through the proxies in front of it. */
export const seenRequestSchema = z.strictObject({
  /** The client's, as limits count it. */
  address: z.string(),
  /** Who has opened the connection: the last proxy, or the client. */
  peer: z.string(),
  /** The header X-Forwarded-For, from the client to the last proxy but one. */
  forwarded_for: z.array(z.string()),
  protocol: z.string(),
  host: z.string(),
  time: z.iso.datetime(),
  /** installationMark of its database; null while that doesn't answer. */
  installation: z.string().nullable(),
});
export type SeenRequest = z.infer<typeof seenRequestSchema>;

/** `seen` is a SeenRequest as JSON: the text that is signed. */
export const seenAnswerSchema = z.strictObject({ seen: z.string(), signature: z.string() });
