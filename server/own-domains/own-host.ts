import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Env } from '../env.ts';
import { isPrivateHost } from '../outbound/peer.ts';

/** RFC 1035 §2.3.4. */
export const MAX_HOST_CHARACTERS = 253;
/** A label of a host name (RFC 1123 §2.1); the longest has 63 characters. */
const LABEL_PATTERN = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
/** What the token's record is added to the host as. */
export const TOKEN_LABEL = '_ardoise';
/** Names that no DNS on the internet answers (RFC 6761, RFC 6762, RFC 9476). */
const LOCAL_TOP_LABELS: readonly (string | undefined)[] = [
  'localhost',
  'local',
  'internal',
  'invalid',
  'onion',
  'arpa',
  'alt',
];

type DomainEnv = Pick<Env, 'PUBLIC_URL' | 'OWN_DOMAIN_TARGET' | 'OTHER_HOSTS'>;

/** The names of this installation, which no restaurant may have. */
export const installationHosts = ({ PUBLIC_URL, OWN_DOMAIN_TARGET, OTHER_HOSTS }: DomainEnv): string[] => [
  new URL(PUBLIC_URL).hostname,
  ...(OWN_DOMAIN_TARGET === undefined ? [] : [OWN_DOMAIN_TARGET]),
  ...OTHER_HOSTS,
];

/** Whether a host is this installation's own, or below it. */
const isInstallationsHost = (host: string, env: DomainEnv): boolean =>
  installationHosts(env).some((ownHost) => host === ownHost || host.endsWith(`.${ownHost}`));

/**
 * The host of a restaurant's domain as the DNS has it, from what its owner typed: a name with at least one dot. Null for
 * everything else: an address with a scheme, a port or a path, a number, a name of a private network or of this installation.
 */
export function parseOwnHost(typedHost: string, env: DomainEnv): string | null {
  const typedName = typedHost.trim().replace(/\.$/, '');
  // What a URL's parser would cut off or decode.
  if (/[\s/\\:?#@%[\]]/.test(typedName)) return null;
  const host = domainToASCII(typedName);
  if (host === '' || host.length + TOKEN_LABEL.length + 1 > MAX_HOST_CHARACTERS || isIP(host) !== 0) return null;
  const labels = host.split('.');
  if (!labels.every((label) => LABEL_PATTERN.test(label)) || isPrivateHost(host)) return null;
  return LOCAL_TOP_LABELS.includes(labels.at(-1)) || isInstallationsHost(host, env) ? null : host;
}

/** The origin of a restaurant's domain: its scheme and port are those of PUBLIC_URL. */
export function ownOrigin({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, host: string): string {
  const { protocol, port } = new URL(PUBLIC_URL);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}
