import { NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** What the DNS says of a host and of its token. */
export type DomainRecords = {
  /** Whether the host leads to the target, to something else, or nowhere; null if a nameserver didn't answer. */
  leads: 'here' | 'elsewhere' | 'nowhere' | null;
  /** Where it leads instead. */
  points_to: string | null;
  /** The texts at the token's name; null if a nameserver didn't answer. */
  texts: string[] | null;
};

type QuestionedName = { host: string; token_name: string; target: string };

const NAMESERVER_LIMITS = { timeout: 1_500, tries: 2 };
/** Of all questions about one domain. */
const DEADLINE_MS = 8_000;
/** A name that leads to a name, and so on. */
const MAX_ALIASES = 5;
const MAX_SHOWN_ADDRESSES = 3;
const MAX_SHOWN_CHARACTERS = 300;

/**
 * Asks the DNS where a host leads and what its token is. A host leads to the target by its alias (CNAME), or by having its
 * addresses alone, as the top of a domain has, where no alias can be (RFC 1034 §3.6.2).
 *
 * @param nameservers Instead of the machine's own.
 */
export async function readDomainRecords(
  { host, token_name, target }: QuestionedName,
  nameservers: readonly string[],
): Promise<DomainRecords> {
  const resolver = new Resolver(NAMESERVER_LIMITS);
  if (nameservers.length > 0) resolver.setServers(nameservers);
  const deadlineTimer = setTimeout(() => resolver.cancel(), DEADLINE_MS);
  try {
    const [route, texts] = await Promise.all([readRoute(resolver, host, target), readTexts(resolver, token_name)]);
    return { ...route, texts };
  } finally {
    clearTimeout(deadlineTimer);
  }
}

async function readRoute(
  resolver: Resolver,
  host: string,
  target: string,
): Promise<Pick<DomainRecords, 'leads' | 'points_to'>> {
  const aliases: string[] = [];
  for (let name = host; aliases.length < MAX_ALIASES; ) {
    const answer = await recordsOf(resolver.resolveCname(name));
    if (answer === null) return { leads: null, points_to: null };
    const alias = answer[0]?.toLowerCase().replace(/\.$/, '');
    if (alias === undefined) break;
    if (alias === target) return { leads: 'here', points_to: null };
    aliases.push(alias);
    name = alias;
  }
  const [addresses, targetAddresses] = await Promise.all([addressesOf(resolver, host), addressesOf(resolver, target)]);
  if (addresses === null || targetAddresses === null) return { leads: null, points_to: null };
  if (addresses.length === 0 && aliases.length === 0) return { leads: 'nowhere', points_to: null };
  if (addresses.length > 0 && addresses.every((address) => targetAddresses.includes(address)))
    return { leads: 'here', points_to: null };
  const shownAddresses = addresses.slice(0, MAX_SHOWN_ADDRESSES).join(', ');
  return { leads: 'elsewhere', points_to: (aliases[0] ?? shownAddresses).slice(0, MAX_SHOWN_CHARACTERS) };
}

async function addressesOf(resolver: Resolver, name: string): Promise<string[] | null> {
  const answers = await Promise.all([recordsOf(resolver.resolve4(name)), recordsOf(resolver.resolve6(name))]);
  return answers.includes(null) ? null : answers.flatMap((answer) => answer ?? []);
}

/** A long text is in pieces (RFC 1035 §3.3.14). */
async function readTexts(resolver: Resolver, name: string): Promise<string[] | null> {
  return (await recordsOf(resolver.resolveTxt(name)))?.map((pieces) => pieces.join('')) ?? null;
}

/** No records if the name has none; null if no nameserver answered. */
async function recordsOf<Value>(answer: Promise<Value[]>): Promise<Value[] | null> {
  try {
    return await answer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === NODATA || code === NOTFOUND ? [] : null;
  }
}
