import type { Env } from '../env.ts';
import { isPrivateHost, type Peer } from './peer.ts';

/** Why the server of an address isn't contacted. */
export type AddressProblem = 'not_public' | 'port' | 'password' | 'own_site';

type AddressRules = {
  protocols: readonly string[];
  /** Servers of the operator's own network that owners may enter, by scheme, host and port. */
  private_origins: readonly string[];
} & Pick<Env, 'PUBLIC_URL'>;

/** The server of a webhook: https only. */
export const findWebhookPeer = (
  address: string,
  { PUBLIC_URL, WEBHOOK_PRIVATE_ORIGINS }: Pick<Env, 'PUBLIC_URL' | 'WEBHOOK_PRIVATE_ORIGINS'>,
): Peer | undefined => {
  const peer = judgeAddress(address, { PUBLIC_URL, private_origins: WEBHOOK_PRIVATE_ORIGINS, protocols: ['https:'] });
  return typeof peer === 'string' ? undefined : peer;
};

/** The server of a page with a menu, or why it isn't contacted. */
export const findWebPagePeer = (
  address: string,
  { PUBLIC_URL, WEB_IMPORT_PRIVATE_ORIGINS }: Pick<Env, 'PUBLIC_URL' | 'WEB_IMPORT_PRIVATE_ORIGINS'>,
): Peer | AddressProblem =>
  judgeAddress(address, {
    PUBLIC_URL,
    private_origins: WEB_IMPORT_PRIVATE_ORIGINS,
    protocols: ['https:', 'http:'],
  });

/**
 * The server at an address that an owner typed: at the usual port of its scheme, a public address, neither a name in it nor a
 * password, and not our own. A server that the operator names may be in a private network. Every other is a problem. What
 * the host's name leads to is checked in each connection's lookup.
 */
function judgeAddress(
  address: string,
  { protocols, private_origins, PUBLIC_URL }: AddressRules,
): Peer | AddressProblem {
  const url = URL.parse(address);
  if (!url) return 'not_public';
  const { origin, protocol, port, hostname, username, password } = url;
  if (username !== '' || password !== '') return 'password';
  if (private_origins.includes(origin)) return { origin, isOperators: true };
  if (!protocols.includes(protocol) || isPrivateHost(hostname)) return 'not_public';
  if (hostname.replace(/\.$/, '') === new URL(PUBLIC_URL).hostname) return 'own_site';
  if (port !== '') return 'port';
  return { origin, isOperators: false };
}
