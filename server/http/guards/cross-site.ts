import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';

const OWN_SITES: readonly unknown[] = ['same-origin', 'none'];

/**
 * Whether the browser says that a page of another origin made the request. Every current browser sends Sec-Fetch-Site,
 * which no page can set (W3C Fetch Metadata); `none` means a typed address. Older browsers send Origin with unsafe
 * requests. Programs send neither. A proxy may change Host, so PUBLIC_URL's origin counts as ours, too.
 */
export function isCrossSite({ headers, host }: FastifyRequest, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return !OWN_SITES.includes(fetchSite);
  const { origin } = headers;
  if (origin === undefined) return false;
  return origin !== new URL(PUBLIC_URL).origin && (!URL.canParse(origin) || new URL(origin).host !== host);
}
