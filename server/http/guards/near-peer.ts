import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

// Headers that proxies, load balancers and content networks add to a request that they forward.
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
// link-local addresses.
const NEAR_RANGES = ['loopback', 'private', 'uniqueLocal', 'carrierGradeNat', 'linkLocal'];

/**
 * Whether a proxy forwarded the request: it says so in a header, or it speaks HTTP/1.0, as nginx does by default to its
 * upstream. A proxy that speaks HTTP/1.1 and adds nothing can't be distinguished from a client in the same network.
 */
export const isForwarded = ({ raw }: FastifyRequest): boolean =>
  raw.httpVersion === '1.0' ||
  Object.keys(raw.headers).some((name) => FORWARDING_NAMES.includes(name) || FORWARDING_FAMILIES.test(name));

/** Whether the connection comes from this machine, or from its private network. */
export const isLoopbackPeer = (request: FastifyRequest): boolean => rangeOf(request) === 'loopback';
export const isNearPeer = (request: FastifyRequest): boolean => NEAR_RANGES.includes(rangeOf(request));

/** The name of the block that contains the peer's address; an IPv4 address mapped to IPv6 counts as IPv4. */
function rangeOf({ socket: { remoteAddress } }: FastifyRequest): string {
  return remoteAddress !== undefined && ipaddr.isValid(remoteAddress) ? ipaddr.process(remoteAddress).range() : 'none';
}
