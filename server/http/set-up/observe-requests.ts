import type { ErrorCode } from '../../../shared/errors.ts';
import type { Env } from '../../env.ts';
import { currentRequest } from '../../telemetry/current-request.ts';
import { recordRequest } from '../../telemetry/metrics.ts';
import { traceRequest } from '../../telemetry/reports.ts';
import type { App } from '../app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, or failed: a code of shared/errors.ts. */
    problem?: ErrorCode;
  }
}

const UNKNOWN_ROUTE = 'unknown';

/** Addresses whose answers are cached, or are guests': the owner's app reports none of them. */
const NOT_TRACED_BY_APP = /^\/(?:restaurants|assets)(?:\/|$)/;

/**
 * One log line and one measurement per answered request, the line with the code of a refusal: that a code was wrong, or a
 * permission missing. Both name the declared route only: typed addresses, their queries and network addresses are left out.
 * With SENTRY_DSN an answer says its request's id and route in Server-Timing, by which the owner's app reports its duration
 * there (web/reports/trace-requests.ts).
 */
export function observeRequests(app: App, { SENTRY_DSN }: Pick<Env, 'SENTRY_DSN'>): void {
  app.decorateRequest('problem');
  app.addHook('onRequest', (request, reply, done) => {
    // Identifies the request when people report a problem: the log has the same id.
    reply.header('x-request-id', request.id);
    const { url = UNKNOWN_ROUTE } = request.routeOptions;
    if (SENTRY_DSN !== undefined && !NOT_TRACED_BY_APP.test(url))
      reply.header('server-timing', `request;desc="${request.id}", route;desc="${request.method} ${url}"`);
    done();
  });
  // The last hook before the handler: reading the body would lose what an earlier one set.
  app.addHook('preHandler', (request, _reply, done) => currentRequest.run({ id: request.id }, done));
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? UNKNOWN_ROUTE : (request.routeOptions.url ?? UNKNOWN_ROUTE);
    const { method } = request;
    const status = reply.statusCode;
    recordRequest({ method, route, status, seconds: reply.elapsedTime / 1_000 });
    const label = request.routeOptions.config?.failure;
    traceRequest({ request_id: request.id, method, route, status, ms: reply.elapsedTime, label });
    const { problem } = request;
    const line = { method, route, status, ms: Math.round(reply.elapsedTime), ...(problem && { problem }) };
    request.log.info(line, 'request');
    done();
  });
}
