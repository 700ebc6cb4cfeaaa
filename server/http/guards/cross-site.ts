import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';

const OWN_SITES: readonly unknown[] = ['same-origin', 'none'];

/**
 * Whether a browser says that a page of another origin made the request. Sec-Fetch-Site says it in every current browser
 * and no page can set it (W3C Fetch Metadata); `none` is an address that was typed. Older browsers send Origin with
 * unsafe requests. Programs send neither. A proxy may change Host, so PUBLIC_URL's origin is ours too.
 */
export function isCrossSite({ headers, host }: FastifyRequest, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return !OWN_SITES.includes(site);
  const { origin } = headers;
  if (origin === undefined) return false;
  return origin !== new URL(PUBLIC_URL).origin && (!URL.canParse(origin) || new URL(origin).host !== host);
}
