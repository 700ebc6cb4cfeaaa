import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { isCrossSite } from './cross-site.ts';
import { isForwarded, isLoopbackPeer } from './near-peer.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request comes from this machine under a loopback name (which excludes DNS rebinding), not from another site's
 * page and not through a proxy, as far as that can be detected.
 */
export function isFromThisMachine(request: FastifyRequest, env: Pick<Env, 'PUBLIC_URL'>): boolean {
  const hostName = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
  return (
    LOOPBACK_NAMES.includes(hostName) && isLoopbackPeer(request) && !isForwarded(request) && !isCrossSite(request, env)
  );
}
