import type { Env } from '../env.ts';
import { isPrivateHost, type Peer } from './peer.ts';

type AddressRules = {
  protocols: readonly string[];
  /** Servers of the operator's own network that owners may enter, by scheme, host and port. */
  private_origins: readonly string[];
} & Pick<Env, 'PUBLIC_URL'>;

/** The server of a webhook: https only. */
export const findWebhookPeer = (
  address: string,
  { PUBLIC_URL, WEBHOOK_PRIVATE_ORIGINS }: Pick<Env, 'PUBLIC_URL' | 'WEBHOOK_PRIVATE_ORIGINS'>,
): Peer | undefined =>
  findOwnersPeer(address, { PUBLIC_URL, private_origins: WEBHOOK_PRIVATE_ORIGINS, protocols: ['https:'] });

/** The server of a page with a menu. */
export const findWebPagePeer = (
  address: string,
  { PUBLIC_URL, WEB_IMPORT_PRIVATE_ORIGINS }: Pick<Env, 'PUBLIC_URL' | 'WEB_IMPORT_PRIVATE_ORIGINS'>,
): Peer | undefined =>
  findOwnersPeer(address, {
    PUBLIC_URL,
    private_origins: WEB_IMPORT_PRIVATE_ORIGINS,
    protocols: ['https:', 'http:'],
  });

/**
 * The server at an address that an owner typed: at the usual port of its scheme, a public address, neither a name in it nor a
 * password, and not our own. A server that the operator names may be in a private network. Undefined for every other. What
 * the host's name leads to is checked in each connection's lookup.
 */
function findOwnersPeer(address: string, { protocols, private_origins, PUBLIC_URL }: AddressRules): Peer | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const { origin, protocol, port, hostname, username, password } = url;
  if (username !== '' || password !== '') return undefined;
  if (private_origins.includes(origin)) return { origin, isOperators: true };
  if (!protocols.includes(protocol) || port !== '' || isPrivateHost(hostname)) return undefined;
  if (hostname.replace(/\.$/, '') === new URL(PUBLIC_URL).hostname) return undefined;
  return { origin, isOperators: false };
}
