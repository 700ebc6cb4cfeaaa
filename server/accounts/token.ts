import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A session's secret: only the owner's cookie holds it. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored hash of a token. Tokens are random and long, so a plain hash can't be reversed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
