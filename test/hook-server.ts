import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeAfterFile } from './closers.ts';

type ReceivedMessage = { url: string | undefined; headers: IncomingHttpHeaders; body: string };

export type HookServer = {
  /** Scheme, host and port. */
  origin: string;
  messages: ReceivedMessage[];
  /** From now on it answers so. */
  answerWith(status: number, headers?: Record<string, string>): void;
  /** From now on its answers wait until the returned function is called. */
  holdAnswers(): () => void;
};

/** An owner's server on loopback that receives webhooks, until the test file ends. */
export async function startHookServer(): Promise<HookServer> {
  const messages: ReceivedMessage[] = [];
  let status = 204;
  let answerHeaders: Record<string, string> = {};
  let released = Promise.resolve();
  const server = createServer(async (request, response) => {
    const { url, headers } = request;
    messages.push({ url, headers, body: await text(request) });
    await released;
    response.writeHead(status, answerHeaders).end();
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
    origin: `http://127.0.0.1:${port}`,
    messages,
    answerWith(next, headers = {}) {
      status = next;
      answerHeaders = headers;
    },
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
  };
}
