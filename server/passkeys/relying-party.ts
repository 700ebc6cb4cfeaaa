import { PRODUCT_NAME } from '../../shared/product-name.ts';
import type { Env } from '../env.ts';

/** Whom a passkey is for: the host of PUBLIC_URL. A passkey made under one host is worth nothing under another. */
export const relyingParty = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, name: PRODUCT_NAME, origin };
};

/** The user's handle, which the authenticator keeps: random, so that it tells nothing of the address. In base64url. */
export const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
