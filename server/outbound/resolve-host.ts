import { promises as dns, type LookupAddress, type lookup } from 'node:dns';

const TRY_MS = 2_000;
const MAX_TRIES = 2;

/**
 * The addresses of a host, asked of the DNS without a thread, as `lookup` of node:dns answers with `all`: the operating system's
 * lookup holds one of the few threads of the process for as long as a server of names doesn't answer. It knows neither the
 * machine's file of hosts nor names of its own network, so it is for hosts of the internet only.
 */
export const resolveHost = ((hostname: string, _options: object, answer: Answer): void => {
  const resolver = new dns.Resolver({ timeout: TRY_MS, tries: MAX_TRIES });
  void Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]).then(([ipv4, ipv6]) => {
    const addresses = [...addressesOf(ipv4, 4), ...addressesOf(ipv6, 6)];
    if (addresses.length > 0) answer(null, addresses);
    else answer(ipv4.status === 'rejected' ? ipv4.reason : new Error(`${hostname} has no address.`), []);
  });
  // One of the forms that `lookup` has.
}) as typeof lookup;

type Answer = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

const addressesOf = (outcome: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  outcome.status === 'fulfilled' ? outcome.value.map((address) => ({ address, family })) : [];
