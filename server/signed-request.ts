import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/**
 * How `npm run doctor` asks a server of its own installation what it sees of a request: both sides sign with
 * SESSION_SECRET, and neither says anything to somebody who can't.
 */
export const SIGNED_REQUEST_HEADER = 'x-ardoise-check';

const sign = (secret: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');

/** What is asked, of whom and when: a header that somebody has seen is of no use elsewhere, or later. */
export type SignedQuestion = {
  /** Random, in base64url. */
  nonce: string;
  /** Of PUBLIC_URL. */
  origin: string;
  asked_at: Date;
};

const SIGNED_PATTERN = /^([\w-]{22,64})\.(\d{10})\.([\w-]{43})$/;
/** A longer one would be a wrong clock's, or somebody's who repeats what they have seen. */
export const MAX_QUESTION_AGE_SECONDS = 300;

const signQuestion = (secret: Buffer, nonce: string, seconds: string, origin: string): string =>
  sign(secret, 'doctor asks', `${nonce} ${seconds} ${origin}`);

/** Returns the header's value. */
export function signRequest(secret: Buffer, { nonce, origin, asked_at }: SignedQuestion): string {
  const seconds = String(Math.floor(asked_at.getTime() / 1_000));
  return `${nonce}.${seconds}.${signQuestion(secret, nonce, seconds, origin)}`;
}

/** The nonce of a signed request; undefined if another secret, or none, has signed it, for another address, or at another time. */
export function readSignedNonce(
  secret: Buffer,
  header: unknown,
  { origin, now }: { origin: string; now: Date },
): string | undefined {
  const [, nonce, seconds, signature] = (typeof header === 'string' && SIGNED_PATTERN.exec(header)) || [];
  if (nonce === undefined || seconds === undefined || signature === undefined) return undefined;
  const ageSeconds = Math.abs(now.getTime() / 1_000 - Number(seconds));
  if (ageSeconds > MAX_QUESTION_AGE_SECONDS) return undefined;
  return isEqual(signature, signQuestion(secret, nonce, seconds, origin)) ? nonce : undefined;
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
