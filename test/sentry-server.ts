import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { closeAfterFile } from './closers.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const itemHeadSchema = z.looseObject({ type: z.string() });
const eventSchema = z.looseObject({
  type: z.optional(z.string()),
  transaction: z.optional(z.string()),
  tags: z.optional(z.record(z.string(), z.string())),
});

/** An event or a transaction, as Sentry's documentation has it. */
export type SentryEvent = z.infer<typeof eventSchema>;

export type SentryServer = {
  dsn: string;
  /** Scheme, host and port. */
  origin: string;
  /** What was received: reports of errors, then traced requests. */
  errors: SentryEvent[];
  transactions: SentryEvent[];
  /** Everything that was received, heads included, to look for what must not be in it. */
  raw: string[];
  /** From now on it answers with this status and these headers. */
  answerWith(status: number, headers?: Record<string, string>): void;
};

/**
 * Sentry's envelope endpoint on loopback, as documented (develop.sentry.dev/sdk/data-model/envelopes): the key, in the query or
 * the head; lines of JSON; an item's length, if it says one. Anything else is a 400.
 */
export async function startSentryServer(): Promise<SentryServer> {
  const errors: SentryEvent[] = [];
  const transactions: SentryEvent[] = [];
  const raw: string[] = [];
  let status = 200;
  let headers: Record<string, string> = {};
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // The browser's requests come from another origin, and are simple: they need no preflight.
    response.setHeader('access-control-allow-origin', '*');
    const authorization = String(request.headers['x-sentry-auth'] ?? '');
    if (
      request.method !== 'POST' ||
      pathname !== '/api/42/envelope/' ||
      (searchParams.get('sentry_key') !== KEY && !authorization.includes(`sentry_key=${KEY}`))
    ) {
      response.writeHead(400).end();
      return;
    }
    const body =
      request.headers['content-encoding'] === 'gzip'
        ? gunzipSync(Buffer.concat(await request.toArray())).toString()
        : await text(request);
    raw.push(`${request.url} ${JSON.stringify(request.headers)}\n${body}`);
    if (status === 200)
      for (const { type, payload } of itemsOf(body)) {
        if (type === 'event') errors.push(eventSchema.parse(payload));
        if (type === 'transaction') transactions.push(eventSchema.parse(payload));
      }
    response.writeHead(status, headers).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeAfterFile(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  // The address of a TCP server is an object once it listens.
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://${KEY}@127.0.0.1:${port}/42`,
    origin: `http://127.0.0.1:${port}`,
    errors,
    transactions,
    raw,
    answerWith: (next, nextHeaders = {}) => {
      status = next;
      headers = nextHeaders;
    },
  };
}

/** The items of an envelope: after its head, a head and a payload for each. */
function itemsOf(envelope: string): { type: string; payload: unknown }[] {
  const [, ...lines] = envelope.split('\n');
  const items = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const { type } = itemHeadSchema.parse(JSON.parse(lines[i] ?? ''));
    items.push({ type, payload: JSON.parse(lines[i + 1] ?? '') });
  }
  return items;
}
