import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { countAnswerFromMemory } from '../../telemetry/metrics.ts';
import { traceRequest } from '../../telemetry/reports.ts';
import type { App, FindMemoryAnswer } from '../app.ts';
import { hasOneHost } from '../guards/one-host.ts';
import { hasRefusedLongAddress, MAX_HEAD_BYTES } from '../guards/request-size.ts';

/** The label of the pages that are sent from memory, whose route nobody looks up. */
const MEMORY_ROUTE = 'answer from memory';

/**
 * The fast path: an answer that is in memory is sent by Node's server itself, before the framework creates a request, a
 * reply and a logger. It has the headers that the same answer had on the normal path. The measurements:
 * docs/decisions/021. Hits are counted, but have neither an id nor a line in the log.
 */
export function openMemoryAnswers(): {
  /** For Fastify's `serverFactory`. */
  serve(
    handle: RequestListener,
    hosts: { route(request: IncomingMessage, response: ServerResponse, next: () => void): void },
  ): Server;
  /** Lets the routes register the lookup for answers in memory. */
  setUp(app: App): void;
} {
  let findAnswer: FindMemoryAnswer | undefined;
  return {
    serve: (handle, hosts) =>
      createServer({ maxHeaderSize: MAX_HEAD_BYTES }, (request, response) => {
        if (hasRefusedLongAddress(request, response)) return;
        // Which is refused.
        if (!hasOneHost(request)) return handle(request, response);
        hosts.route(request, response, () => {
          const memoryAnswer = request.method === 'GET' ? findAnswer?.(request) : undefined;
          if (!memoryAnswer) return handle(request, response);
          // Node only reads it.
          response.writeHead(memoryAnswer.status, memoryAnswer.head as string[]).end(memoryAnswer.body, 'latin1');
          countAnswerFromMemory(memoryAnswer.status);
          traceRequest({
            request_id: undefined,
            method: 'GET',
            route: MEMORY_ROUTE,
            status: memoryAnswer.status,
            ms: 0,
          });
        });
      }),
    setUp(app) {
      app.decorate('answerFromMemory', (finder: FindMemoryAnswer) => {
        findAnswer = finder;
      });
      // Disables the fast path on shutdown: the framework closes its connections.
      app.addHook('preClose', async () => {
        findAnswer = undefined;
      });
    },
  };
}

const OF_ONE_REQUEST = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);

/** The head of an answer with this body, for `MemoryAnswer`. */
export function memoryHead(headers: Readonly<Record<string, unknown>>, body?: Buffer): string[] {
  const headLines = Object.entries(headers)
    .filter(([name]) => !OF_ONE_REQUEST.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
  return body ? [...headLines, 'content-length', String(body.length)] : headLines;
}
