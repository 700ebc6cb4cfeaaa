import { type LookupAddress, lookup, NODATA } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';

/** A server that the configuration names, or whose address an owner typed (owners-peer.ts). Nothing else is contacted. */
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

/** Thrown instead of a connection to a server that isn't the peer, or that has no public address. */
export class OutboundRefused extends Error {}

/** The peer of an address from the configuration, or of a public service if none is configured. */
export const peerOf = (configured: string | undefined, service: string): Peer =>
  configured === undefined
    ? { origin: new URL(service).origin, isOperators: false }
    : { origin: new URL(configured).origin, isOperators: true };

/** @throws OutboundRefused if the address isn't the peer's, or is written as one of a private network. */
export function requirePeer({ origin, hasSubdomains, isOperators }: Peer, address: URL): void {
  // Nobody looks up a number.
  if (!isOperators && isPrivateHost(address.hostname)) throw new OutboundRefused(`${address.hostname} is not public.`);
  if (address.origin === origin) return;
  const { protocol, hostname, port } = new URL(origin);
  const isBelow = hasSubdomains && address.hostname.endsWith(`.${hostname}`);
  if (isBelow && address.protocol === protocol && address.port === port) return;
  throw new OutboundRefused(`The peer is ${origin}, not ${address.origin}.`);
}

/** Where every address of IPv6 on the internet is (RFC 3587 §3); below it are old forms that carry one of IPv4. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is reachable on the internet: neither private, link-local, loopback, multicast nor reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsedAddress = ipaddr.process(address);
  if (parsedAddress.range() !== 'unicast') return false;
  return parsedAddress instanceof ipaddr.IPv4 || parsedAddress.match(PUBLIC_IPV6);
}

/** Whether a host is a number of a private network, or a name that is of one: a URL's parser writes every number in one form. */
export function isPrivateHost(hostname: string): boolean {
  // A name may end with the dot of the DNS's root.
  const host = hostname.replace(/^\[|[\].]$/g, '');
  return ipaddr.isValid(host) ? !isPublicAddress(host) : !host.includes('.') || /(?:^|\.)localhost$/.test(host);
}

const NAMESERVER_LIMITS = { timeout: 2_000, tries: 2 };

/** Once a host's addresses of one family are there, those of the other are waited for so long. */
const OTHER_FAMILY_MS = 300;

/** Whether this machine has an address of IPv6 beyond its own cable, so that others can be reached by theirs. */
const hasMachineIpv6 = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(
      ({ family, internal, address }) =>
        family === 'IPv6' && !internal && ipaddr.isValid(address) && ipaddr.parse(address).range() !== 'linkLocal',
    ),
  );

/**
 * `lookup` by the machine's nameservers alone, with a limit of time. Node's own occupies one of the few threads that also read files,
 * for as long as a nameserver that an owner's host names doesn't answer; but it knows the names of a private network.
 */
export const lookupPublic = (
  newResolver: () => Pick<Resolver, 'resolve4' | 'resolve6' | 'cancel'> = () => new Resolver(NAMESERVER_LIMITS),
  hasIpv6: () => boolean = hasMachineIpv6,
): typeof lookup => {
  const resolveAll: ResolveAll = async (hostname) => {
    const resolver = newResolver();
    const resolve4 = async () => (await resolver.resolve4(hostname)).map((address) => ({ address, family: 4 }));
    const resolve6 = async () => (await resolver.resolve6(hostname)).map((address) => ({ address, family: 6 }));
    if (!hasIpv6())
      return await resolve4().catch((failure: NodeJS.ErrnoException) => {
        if (failure.code !== NODATA) throw failure;
        return resolve6();
      });
    const lookups = [resolve4(), resolve6()];
    const allLookups = Promise.allSettled(lookups);
    // A host may have addresses of one family only: that the other has none says nothing.
    const hasAny = await Promise.any(lookups).then(
      () => true,
      () => false,
    );
    if (hasAny) await Promise.race([allLookups, setTimeout(OTHER_FAMILY_MS)]);
    resolver.cancel();
    const answers = await allLookups;
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (!hasAny && failure) throw failure.reason;
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
  const lookupAll = (hostname: string, _options: object, callback: LookupCallback): void => {
    resolveAll(hostname).then(
      (addresses) => callback(null, addresses),
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
  // Called for all addresses only, which is one of the forms of `lookup`.
  return lookupAll as typeof lookup;
};
type ResolveAll = (hostname: string) => Promise<LookupAddress[]>;
type LookupCallback = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/**
 * Resolves a peer's host for each connection. If the host is a public service, only public addresses are returned, so that
 * a name can't be pointed into our own network after a check (DNS rebinding): the socket connects to what was checked.
 */
export function lookupFor(
  { isOperators }: Pick<Peer, 'isOperators'>,
  resolve: typeof lookup = isOperators ? lookup : lookupPublic(),
): LookupFunction {
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
