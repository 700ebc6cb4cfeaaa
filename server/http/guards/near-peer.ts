import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

// What proxies, load balancers and content networks in use add to a request that they pass on.
const FORWARDING_NAMES = [
  'cdn-loop',
  'client-ip',
  'forwarded',
  'forwarded-for',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-host',
  'x-real-ip',
  'x-url-scheme',
];
const FORWARDING_FAMILIES =
  /^(?:x-forwarded|x-original|x-envoy|x-azure|x-amz|x-arr|x-appengine|x-nginx|x-varnish|x-proxy|cf-|cloudfront-|fastly-|fly-)/;

// https://github.com/whitequark/ipaddr.js, `range()`: the loopback blocks, those of RFC 1918, RFC 4193 and RFC 6598, and
// local links.
const NEAR = ['loopback', 'private', 'uniqueLocal', 'carrierGradeNat', 'linkLocal'];

/**
 * Whether some proxy passed the request on: it says so in a header, or it speaks HTTP/1.0, as nginx does by default to
 * the server behind it. A proxy that speaks HTTP/1.1 and adds nothing can't be told from a neighbour.
 */
export const isForwarded = ({ raw }: FastifyRequest): boolean =>
  raw.httpVersion === '1.0' ||
  Object.keys(raw.headers).some((name) => FORWARDING_NAMES.includes(name) || FORWARDING_FAMILIES.test(name));

/** Whether the connection comes from this machine, or from its private network. */
export const isLoopbackPeer = (request: FastifyRequest): boolean => rangeOf(request) === 'loopback';
export const isNearPeer = (request: FastifyRequest): boolean => NEAR.includes(rangeOf(request));

/** The name of the block that the peer's address is in; an IPv4 address mapped to IPv6 counts as what it is. */
function rangeOf({ socket: { remoteAddress } }: FastifyRequest): string {
  return remoteAddress !== undefined && ipaddr.isValid(remoteAddress) ? ipaddr.process(remoteAddress).range() : 'none';
}
