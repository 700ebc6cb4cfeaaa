import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { metrics } from '../telemetry/metrics.ts';
import type { App } from './app.ts';
import { isCrossSite } from './guards/cross-site.ts';
import { isForwarded, isNearPeer } from './guards/near-peer.ts';

/** GET /metrics in Prometheus' text format; to this machine and its private network only. */
export function metricsRoute(app: App, { env }: Pick<Deps, 'env'>): void {
  app.route({
    method: 'GET',
    url: API_PATHS.metrics,
    config: { access: 'everyone', rateLimit: false },
    schema: { summary: 'Figures of this process, for collectors' },
    handler: async (request, reply) => {
      if (!isNearPeer(request) || isForwarded(request) || isCrossSite(request, env)) throw new Refusal('not_found');
      return reply.type(metrics.contentType).send(await metrics.metrics());
    },
  });
}
