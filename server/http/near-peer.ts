import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const FORWARDED_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

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

/** Whether some proxy says that it passed the request on. */
export const isForwarded = (request: FastifyRequest): boolean =>
  FORWARDED_HEADERS.some((name) => request.headers[name] !== undefined);

/** Whether the connection comes from this machine, or from its private network. */
export const isLoopbackPeer = (request: FastifyRequest): boolean => isWithin(loopback, request);
export const isNearPeer = (request: FastifyRequest): boolean => isWithin(near, request);

function isWithin(list: BlockList, { socket: { remoteAddress } }: FastifyRequest): boolean {
  return remoteAddress !== undefined && list.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}
