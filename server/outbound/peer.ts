import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A server that the configuration names. Nothing else is contacted. */
export type Peer = {
  /** Scheme, host and port. */
  origin: string;
  /** Whether the hosts below it belong to it too: an S3 store addresses a bucket as `bucket.host`. */
  hasSubdomains?: boolean;
  /**
   * Whether the operator's configuration names the host itself. Such a host may be in a private network, or this machine.
   * The name of a public service must not lead there, whatever its DNS answers.
   */
  isOperators: boolean;
};

/** Thrown instead of a connection to a server that the configuration doesn't name. */
export class OutboundRefused extends Error {}

/** The peer of an address from the configuration, or of a public service if none is configured. */
export const peerOf = (configured: string | undefined, service: string): Peer =>
  configured === undefined
    ? { origin: new URL(service).origin, isOperators: false }
    : { origin: new URL(configured).origin, isOperators: true };

/** @throws OutboundRefused if the address isn't the peer's. */
export function requirePeer({ origin, hasSubdomains }: Peer, address: URL): void {
  if (address.origin === origin) return;
  const { protocol, hostname, port } = new URL(origin);
  const isBelow = hasSubdomains && address.hostname.endsWith(`.${hostname}`);
  if (isBelow && address.protocol === protocol && address.port === port) return;
  throw new OutboundRefused(`The configuration names ${origin}, not ${address.origin}.`);
}

/** Whether an address is reachable on the internet: neither private, link-local, loopback, multicast nor reserved. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/**
 * Resolves a peer's host for each connection. If the host is a public service, only public addresses are returned, so that
 * a name can't be pointed into our own network after a check (DNS rebinding): the socket connects to what was checked.
 */
export function lookupFor({ isOperators }: Pick<Peer, 'isOperators'>, resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const allowed = isOperators ? addresses : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (first === undefined) return callback(new OutboundRefused(`${hostname} has no public address.`), '');
      if (options.all) return callback(null, allowed);
      callback(null, first.address, first.family);
    });
  };
}
