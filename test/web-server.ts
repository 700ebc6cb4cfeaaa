import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterFile } from './closers.ts';

export type WebServer = {
  /** Scheme, host and port. */
  origin: string;
  /** The paths that were asked for. */
  requests: string[];
  /** From now on a path is answered so. */
  answer(path: string, answer: RequestListener | string | Buffer, headers?: Record<string, string>): void;
};

/** A restaurant's web server on loopback, until the test file ends. */
export async function startWebServer(): Promise<WebServer> {
  const requests: string[] = [];
  const answers = new Map<string, RequestListener>();
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const listener = answers.get(request.url ?? '');
    if (listener) listener(request, response);
    else response.writeHead(404).end();
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
    requests,
    answer(path, answer, headers = { 'content-type': 'text/html; charset=utf-8' }) {
      const isBody = typeof answer === 'string' || Buffer.isBuffer(answer);
      answers.set(
        path,
        isBody ? (_: unknown, response: ServerResponse) => void response.writeHead(200, headers).end(answer) : answer,
      );
    },
  };
}
