import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

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

// The loopback blocks, and those of RFC 1918, RFC 4193, RFC 6598 and of local links.
const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const PRIVATE = ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];
const PRIVATE_6 = ['fc00::/7', 'fe80::/10'];

function blocks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

const loopback = blocks(LOOPBACK);
const near = blocks([...LOOPBACK, ...PRIVATE, ...PRIVATE_6]);

/**
 * Whether some proxy passed the request on: it says so in a header, or it speaks HTTP/1.0, as nginx does by default to
 * the server behind it. A proxy that speaks HTTP/1.1 and adds nothing can't be told from a neighbour.
 */
export const isForwarded = ({ raw }: FastifyRequest): boolean =>
  raw.httpVersion === '1.0' ||
  Object.keys(raw.headers).some((name) => FORWARDING_NAMES.includes(name) || FORWARDING_FAMILIES.test(name));

/** Whether the connection comes from this machine, or from its private network. */
export const isLoopbackPeer = (request: FastifyRequest): boolean => isWithin(loopback, request);
export const isNearPeer = (request: FastifyRequest): boolean => isWithin(near, request);

function isWithin(list: BlockList, { socket: { remoteAddress } }: FastifyRequest): boolean {
  return remoteAddress !== undefined && list.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}
