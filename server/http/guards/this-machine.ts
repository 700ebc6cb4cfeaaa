import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { isCrossSite } from './cross-site.ts';
import { isForwarded, isLoopbackPeer } from './near-peer.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request comes from this machine itself, under a loopback name (which a page of another site that points its
 * name here can't send), from no other site's page and not through a proxy, as far as it can be told.
 */
export function isFromThisMachine(request: FastifyRequest, env: Pick<Env, 'PUBLIC_URL'>): boolean {
  const name = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
  return (
    LOOPBACK_NAMES.includes(name) && isLoopbackPeer(request) && !isForwarded(request) && !isCrossSite(request, env)
  );
}
