import type { Deps } from '../deps.ts';
import { defineSweep } from '../jobs/jobs.ts';
import { workerAccess } from '../restaurants/access.ts';
import { checkOwnDomain, type DomainDeps } from './check-own-domain.ts';
import { listDueDomains } from './queries.ts';

/** As many nameservers may not answer at the same time. */
const DOMAINS_AT_ONCE = 20;
/** In one run; the others are due at the next. */
const MAX_DOMAINS = 1_000;

/** Every five minutes: looks up the domains whose time has come. */
export const checkOwnDomainsJob = defineSweep({
  name: 'check-own-domains',
  schedule: '*/5 * * * *',
  run: checkOwnDomains,
});

export async function checkOwnDomains(deps: DomainDeps & Pick<Deps, 'log'>): Promise<void> {
  const { db, env, log, now } = deps;
  if (env.OWN_DOMAIN_TARGET === undefined) return;
  const restaurantIds = await listDueDomains(db, now(), MAX_DOMAINS);
  for (let firstIndex = 0; firstIndex < restaurantIds.length; firstIndex += DOMAINS_AT_ONCE) {
    const batchIds = restaurantIds.slice(firstIndex, firstIndex + DOMAINS_AT_ONCE);
    const outcomes = await Promise.allSettled(
      batchIds.map((restaurantId) => checkOwnDomain(deps, workerAccess(restaurantId))),
    );
    // One that can't be recorded doesn't delay the others.
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') log.error({ err: outcome.reason }, 'domain look-up failed');
  }
}
