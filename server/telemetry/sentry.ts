import { randomBytes, randomUUID } from 'node:crypto';
import { resolve, sep } from 'node:path';
import {
  createStackParser,
  createTransport,
  dedupeIntegration,
  type Event,
  type Exception,
  eventFiltersIntegration,
  getSpanStatusFromHttpCode,
  SDK_VERSION,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { outboundFetch } from '../outbound/outbound-fetch.ts';
import { peerOf } from '../outbound/peer.ts';
import type { FailureReport, Reports, RequestTrace } from './report-types.ts';
import { framesOf, type SerializedError } from './serialize-error.ts';

/** With a slash at the end. */
const ROOT = resolve(import.meta.dirname, '../..') + sep;
// The answer to an envelope is its id.
const ANSWER_LIMITS = { max_bytes: 64 * 1024, max_ms: 10_000 };
const CLOSE_MS = 2_000;

const parseStack = createStackParser(nodeStackLineParser());

/**
 * Reports to the Sentry project of a DSN by its SDK's own client (docs/decisions/153). Only what is built here is sent:
 * kinds of errors, codes, positions in our source, ids and declared routes; never a message, which may quote a person.
 * No part of the process is patched, and every envelope leaves by our outbound client.
 */
export function openSentry(dsn: string, environment: string): Reports {
  const send = outboundFetch(peerOf(dsn, dsn), ANSWER_LIMITS);
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [eventFiltersIntegration(), dedupeIntegration()],
    stackParser: parseStack,
    tracesSampleRate: 1,
    // One transaction for a request, whole when it is sent.
    traceLifecycle: 'static',
    sendClientReports: false,
    _metadata: { sdk: { name: 'sentry.javascript.node', version: SDK_VERSION, settings: { infer_ip: 'never' } } },
    maxBreadcrumbs: 0,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await send(options.url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-sentry-envelope', ...options.headers },
          // The SDK encodes into memory of its own, which is never shared between threads.
          body: body as string | Uint8Array<ArrayBuffer>,
        });
        await answer.body?.cancel();
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  const public_key = new URL(dsn).username;
  const capture = (event: Event): void => {
    const trace_id = event.contexts?.trace?.trace_id;
    if (trace_id === undefined) {
      client.captureEvent(event);
      return;
    }
    // The envelope's head names the event's own trace; without this it would be one of the whole process.
    const dynamicSamplingContext = { public_key, environment, trace_id, sample_rate: '1', sampled: 'true' };
    client.captureEvent({ ...event, sdkProcessingMetadata: { dynamicSamplingContext } });
  };
  return {
    failure: (report) => capture(failureEvent(report)),
    request: (trace) => capture(transactionEvent(trace, Date.now())),
    async close() {
      await client.close(CLOSE_MS);
    },
  };
}

function failureEvent({ title, error, tags, request_id }: FailureReport): Event {
  const values: Exception[] = [];
  // The protocol has the innermost cause first.
  for (let cause = error; cause; cause = cause.cause) values.unshift(exceptionOf(cause));
  const outermost = values.at(-1);
  // Different failures have the same error if the database is broken: without its label one would count as the other's double.
  if (outermost) outermost.value = [tags['label'], title, outermost.value].filter(Boolean).join(': ');
  return {
    level: 'error',
    platform: 'node',
    tags: { ...tags },
    ...(values.length > 0 ? { exception: { values } } : { message: title }),
    ...(request_id === undefined
      ? {}
      : { contexts: { trace: { trace_id: traceId(request_id), span_id: newSpanId() } } }),
  };
}

function exceptionOf({ type, error_code, constraint, stack = '', message = '' }: SerializedError): Exception {
  const frames = parseStack(framesOf(stack, message)).map(({ filename, ...frame }) => ({
    ...frame,
    // The machine's folders are nobody's business.
    ...(filename === undefined ? {} : { filename: sourcePath(filename) }),
  }));
  return {
    type,
    value: [error_code, constraint].filter(Boolean).join(' '),
    ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
    mechanism: { type: 'generic', handled: true },
  };
}

function transactionEvent({ request_id, method, route, status, ms, label }: RequestTrace, endedAt: number): Event {
  return {
    type: 'transaction',
    platform: 'node',
    transaction: `${method} ${route}`,
    transaction_info: { source: 'route' },
    start_timestamp: (endedAt - ms) / 1_000,
    timestamp: endedAt / 1_000,
    tags: { ...(request_id && { request_id }), ...(label && { label }) },
    contexts: {
      trace: {
        trace_id: traceId(request_id ?? randomUUID()),
        span_id: newSpanId(),
        op: 'http.server',
        status: getSpanStatusFromHttpCode(status).message ?? 'ok',
        data: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      },
    },
    spans: [],
  };
}

/** A request's id is a UUID or looks like one: without its dashes it is a trace's, so the report of an error leads to the request's trace. */
const traceId = (requestId: string): string => requestId.replaceAll('-', '');
const newSpanId = (): string => randomBytes(8).toString('hex');

const sourcePath = (filename: string): string => (filename.startsWith(ROOT) ? filename.slice(ROOT.length) : filename);
