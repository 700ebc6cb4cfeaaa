import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Deps } from '../../deps.ts';

const IPV6_NETWORK_BYTES = 8;

/** Whom limits count a request for: its IPv4 address, or the /64 network of its IPv6 address. */
export function senderOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!ipaddr.isValid(ip)) return ip;
  const senderAddress = ipaddr.process(ip);
  if (senderAddress.kind() === 'ipv4') return senderAddress.toString();
  return Buffer.from(senderAddress.toByteArray().slice(0, IPV6_NETWORK_BYTES)).toString('hex');
}

/** The key of a shared count: its name and a keyed hash, so that no address is stored. */
export const limitKey = ({ secret }: Pick<Deps, 'secret'>, name: string, who: string): string =>
  `${name} ${createHmac('sha256', secret).update(`limit:${name}:${who}`).digest('base64url')}`;
