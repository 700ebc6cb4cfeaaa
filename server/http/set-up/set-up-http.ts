import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { BrowserSources, Deps } from '../../deps.ts';
import { answerSerializer } from '../answers/answer-serializer.ts';
import { sendError } from '../answers/errors.ts';
import { openMemoryAnswers } from '../answers/memory-answers.ts';
import { setUpNotFound } from '../answers/not-found.ts';
import type { App } from '../app.ts';
import { requireOneHost } from '../guards/one-host.ts';
import { setUpRateLimits } from '../guards/rate-limits.ts';
import { refuseControlCharacters } from '../guards/request-size.ts';
import { requireDiskSpace } from '../guards/require-disk-space.ts';
import { setUpSecurityHeaders } from '../guards/security-headers.ts';
import { setUpXsrf } from '../guards/xsrf.ts';
import { setUpOpenapi } from '../pages/openapi.ts';
import { healthRoutes } from './health.ts';
import { openHostSites } from './host-sites.ts';
import { setUpJsonBodies } from './json-bodies.ts';
import { metricsRoute } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';
import { setUpRouteTable } from './route-table.ts';
import { seenRequestRoute } from './seen-request.ts';

const MAX_BODY_BYTES = 1024 * 1024;
// Twenty files of 20 MB over a slow phone connection last a while; an idle connection is closed much earlier.
const REQUEST_TIMEOUT_MS = 15 * 60 * 1_000;
const SILENT_CONNECTION_MS = 2 * 60 * 1_000;
// Longer than a proxy keeps an idle connection to us; Fastify's own default.
const KEEP_ALIVE_MS = 72_000;

/** Of a part's opening. With Fastify's ten seconds, nodes that start together on a busy machine end instead. */
const OPENING_DEADLINE_MS = 2 * 60 * 1_000;

/** Fastify with all that every route shares; routes are declared on it afterwards. */
export async function setUpHttp(deps: Deps): Promise<App> {
  const memoryAnswers = openMemoryAnswers();
  const hostSites = openHostSites();
  const app: App = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(deps.env),
    bodyLimit: MAX_BODY_BYTES,
    pluginTimeout: OPENING_DEADLINE_MS,
    // With a server of our own, Fastify sets none of its timeouts.
    serverFactory: (handle) => {
      const server = memoryAnswers.serve(handle, hostSites);
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      server.requestTimeout = REQUEST_TIMEOUT_MS;
      return server.setTimeout(SILENT_CONNECTION_MS);
    },
    genReqId: ({ headers }) => proxysRequestId(headers, deps.env) ?? randomUUID(),
    frameworkErrors: sendError,
    rewriteUrl: (request) => isDecodable(request.url ?? '/'),
    // A keep-alive connection must not delay the shutdown.
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer(deps.env));
  app.setErrorHandler(sendError);
  if (deps.sources) await serveSources(app, deps.sources);
  requireOneHost(app);
  refuseControlCharacters(app);
  memoryAnswers.setUp(app);
  hostSites.setUp(app);
  observeRequests(app, deps.env);
  setUpRouteTable(app);
  setUpJsonBodies(app);
  await app.register(cookie);
  await setUpSecurityHeaders(app, deps);
  await setUpRateLimits(app, deps);
  // Before the first route, which would be missing from it otherwise.
  await setUpOpenapi(app, deps);
  await setUpXsrf(app, deps);
  requireDiskSpace(app, deps);
  await app.register(compress, {
    threshold: 1_024,
    // Level 5 costs a tenth of the default 11 and is nearly as small for pages of this size.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  setUpNotFound(app);
  healthRoutes(app, deps);
  seenRequestRoute(app, deps);
  metricsRoute(app, deps);
  return app;
}

/** 32 hexadecimal digits, as UUIDs have them: a trace has the same id, and a report with another one is dropped. */
const REQUEST_ID_PATTERN = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The proxy's id of a request, if there is a proxy: its log, ours and the error's text then have the same. */
function proxysRequestId(headers: IncomingHttpHeaders, { TRUST_PROXY }: Pick<Deps['env'], 'TRUST_PROXY'>) {
  const requestId = headers['x-request-id'];
  const isUsable = TRUST_PROXY !== false && typeof requestId === 'string' && REQUEST_ID_PATTERN.test(requestId);
  return isUsable ? requestId : undefined;
}

/** A number trusts so many entries from the end: the connection's own address is entry 0. */
function trustedProxies({ TRUST_PROXY }: Deps['env']) {
  return typeof TRUST_PROXY === 'number' ? (_address: string, hop: number) => hop < TRUST_PROXY : TRUST_PROXY;
}

/** First of all: source files are neither counted nor limited. */
async function serveSources(app: App, sources: BrowserSources): Promise<void> {
  const { default: middie } = await import('@fastify/middie');
  await app.register(middie);
  app.use(sources.handle);
  app.server.on('upgrade', sources.upgrade);
}

/**
 * Accepts a percent sign that encodes nothing: a mistyped address is then answered by its route, in that route's format,
 * instead of by the router.
 */
function isDecodable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
