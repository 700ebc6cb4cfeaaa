import type { IncomingMessage } from 'node:http';
import type { App } from './app.ts';

/** An answer that only has to be sent. */
export type MemoryAnswer = {
  status: number;
  /** Names and values in turns. */
  head: readonly string[];
  body: Buffer | null;
};

/** Gives the answer to a GET if it is in memory. */
export type FindMemoryAnswer = (request: IncomingMessage) => MemoryAnswer | undefined;

const REQUEST_ID = 'x-request-id';

/**
 * The shortest way through the framework: an answer that is in memory is sent before any hook but `requireOneHost`. It carries the
 * headers that the same answer had when it went the long way. What was measured: docs/decisions/021.
 */
export function setUpMemoryAnswers(app: App): void {
  let find: FindMemoryAnswer | undefined;
  app.decorate('answerFromMemory', (finder: FindMemoryAnswer) => {
    find = finder;
  });
  app.addHook('onRequest', (request, reply, done) => {
    const answer = request.raw.method === 'GET' ? find?.(request.raw) : undefined;
    if (!answer) {
      done();
      return;
    }
    reply.hijack();
    reply.raw.writeHead(answer.status, [...answer.head, REQUEST_ID, request.id]);
    reply.raw.end(answer.body);
  });
}

/** The head of an answer with this body, for `MemoryAnswer`. */
export function memoryHead(headers: Readonly<Record<string, unknown>>, body: Buffer | null): string[] {
  const head = Object.entries(headers)
    .filter(([name]) => name !== REQUEST_ID)
    .flatMap(([name, value]) => [name, String(value)]);
  return body ? [...head, 'content-length', String(body.length)] : head;
}
