import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { App } from '../server/http/app.ts';

export type SentAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request to an application that listens, with any Host, which `fetch` would replace; redirects aren't followed. */
export async function sendRequest(
  app: App,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<SentAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SentAnswer>();
  // A TCP server's address is never a pipe's name.
  const { port } = app.server.address() as AddressInfo;
  request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    .on('response', async (answer) =>
      // An answer that was received has a status.
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
    )
    .on('error', reject)
    .end(body);
  return await promise;
}
