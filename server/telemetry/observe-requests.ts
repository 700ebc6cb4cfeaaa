import type { App } from '../http/app.ts';
import { recordRequest } from './metrics.ts';

const UNKNOWN_ROUTE = 'unknown';

/**
 * One log line and one measurement an answered request. Both name the declared route only: addresses that people
 * typed, their queries and their network addresses stay out.
 */
export function observeRequests(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Names the request to people who report a problem: the log's lines carry the same.
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? UNKNOWN_ROUTE : (request.routeOptions.url ?? UNKNOWN_ROUTE);
    const { method } = request;
    const status = reply.statusCode;
    recordRequest({ method, route, status, seconds: reply.elapsedTime / 1_000 });
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
}
