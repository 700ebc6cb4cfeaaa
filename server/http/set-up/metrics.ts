import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../../../shared/errors.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import { readFacts } from '../../db/facts-queries.ts';
import type { Deps } from '../../deps.ts';
import { successesOf } from '../../jobs/missed-schedules.ts';
import {
  metrics,
  recordBackupIsConfigured,
  recordBackups,
  recordFailedJobs,
  recordSuccesses,
  recordWaitingJobs,
} from '../../telemetry/metrics.ts';
import type { App } from '../app.ts';
import { isCrossSite } from '../guards/cross-site.ts';
import { isForwarded, isNearPeer } from '../guards/near-peer.ts';

const DATABASE_DEADLINE_MS = 1_000;

/** GET /metrics in Prometheus' text format; to this machine and its private network only. */
export function metricsRoute(app: App, { db, env, jobs }: Pick<Deps, 'db' | 'env' | 'jobs'>): void {
  recordBackupIsConfigured(env.BACKUP_URL !== undefined);
  app.route({
    method: 'GET',
    url: API_PATHS.metrics,
    config: { access: 'everyone', rateLimit: false },
    schema: { summary: 'Figures of this process, for collectors' },
    handler: async (request, reply) => {
      if (!isNearPeer(request) || isForwarded(request) || isCrossSite(request, env)) throw new Refusal('not_found');
      // While the database is unavailable, what was last known is shown.
      const gatheredFigures = Promise.allSettled([
        readFacts(db).then((facts) => {
          recordBackups(facts);
          recordSuccesses(successesOf(facts));
        }),
        (async () => recordWaitingJobs(await jobs.listWaiting()))(),
        (async () => recordFailedJobs(await jobs.countFailed()))(),
      ]);
      await Promise.race([gatheredFigures, delay(DATABASE_DEADLINE_MS, undefined, { ref: false })]);
      return reply.type(metrics.contentType).send(await metrics.metrics());
    },
  });
}
