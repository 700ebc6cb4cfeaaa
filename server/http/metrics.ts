import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { readFacts } from '../db/facts-queries.ts';
import type { Deps } from '../deps.ts';
import { metrics, recordBackups } from '../telemetry/metrics.ts';
import type { App } from './app.ts';
import { isCrossSite } from './guards/cross-site.ts';
import { isForwarded, isNearPeer } from './guards/near-peer.ts';

const FACTS_DEADLINE_MS = 1_000;

/** GET /metrics in Prometheus' text format; to this machine and its private network only. */
export function metricsRoute(app: App, { db, env }: Pick<Deps, 'db' | 'env'>): void {
  app.route({
    method: 'GET',
    url: API_PATHS.metrics,
    config: { access: 'everyone', rateLimit: false },
    schema: { summary: 'Figures of this process, for collectors' },
    handler: async (request, reply) => {
      if (!isNearPeer(request) || isForwarded(request) || isCrossSite(request, env)) throw new Refusal('not_found');
      // While the database is away, the last known times are shown.
      const times = readFacts(db).then(recordBackups, () => undefined);
      await Promise.race([times, delay(FACTS_DEADLINE_MS, undefined, { ref: false })]);
      return reply.type(metrics.contentType).send(await metrics.metrics());
    },
  });
}
