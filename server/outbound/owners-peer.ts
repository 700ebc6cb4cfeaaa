import type { Env } from '../env.ts';
import { isPrivateHost, type Peer } from './peer.ts';

/**
 * The server at an address that an owner typed: https on its usual port, a public address, neither a name in it nor a
 * password, and not our own. A server that the operator names in WEBHOOK_PRIVATE_ORIGINS may be in a private network.
 * Undefined for every other. What the host's name leads to is checked in each connection's lookup.
 */
export function findOwnersPeer(
  address: string,
  { PUBLIC_URL, WEBHOOK_PRIVATE_ORIGINS }: Pick<Env, 'PUBLIC_URL' | 'WEBHOOK_PRIVATE_ORIGINS'>,
): Peer | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const { origin, protocol, port, hostname, username, password } = url;
  if (username !== '' || password !== '') return undefined;
  if (WEBHOOK_PRIVATE_ORIGINS.includes(origin)) return { origin, isOperators: true };
  if (protocol !== 'https:' || port !== '' || isPrivateHost(hostname)) return undefined;
  if (hostname.replace(/\.$/, '') === new URL(PUBLIC_URL).hostname) return undefined;
  return { origin, isOperators: false };
}
