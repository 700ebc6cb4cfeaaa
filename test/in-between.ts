import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the proxy between a browser and the server behaves: `through` forwards everything; answers with a proxy's page for a
 * server that is down or slow; with a Wi-Fi's sign-in page; is silent, or begins an answer that never ends, as a half-open
 * connection does; `lost` forwards the request and answers with the proxy's page.
 */
export type ProxyBehaviour = 'through' | 'bad_gateway' | 'gateway_timeout' | 'portal' | 'silent' | 'unending' | 'lost';

type ProxyPage = { status: number; body: string };

const PAGES: Partial<Record<ProxyBehaviour, ProxyPage>> = {
  bad_gateway: { status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' },
  gateway_timeout: { status: 504, body: '<html><h1>504 Gateway Time-out</h1></html>' },
  portal: { status: 200, body: '<html><h1>Welcome to our Wi-Fi</h1><form></form></html>' },
  lost: { status: 504, body: '<html><h1>504 Gateway Time-out</h1></html>' },
};

export type InBetween = {
  /** Without a slash at the end; names the same host as the servers of the tests. */
  url: string;
  /** The port of the server behind it. */
  target: number | undefined;
  /** The behaviour for a request; by default all are forwarded. */
  mannerOf(request: { method: string; path: string }): ProxyBehaviour;
  /** Those that weren't forwarded, as "PUT /api/menu-items/1". */
  readonly kept: string[];
  close(): Promise<void>;
};

/** A real HTTP peer in front of a server. */
export async function openInBetween(target?: number): Promise<InBetween> {
  const server = createServer((incoming, answer) => handle(incoming, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const between: InBetween = {
    // A listening TCP server has an address of this type.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    target,
    mannerOf: () => 'through',
    kept: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function handle(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method = 'GET', url = '/' } = incoming;
    const path = new URL(url, between.url).pathname;
    const manner = between.mannerOf({ method, path });
    if (manner === 'through') {
      pass(incoming, answer);
      return;
    }
    between.kept.push(`${method} ${path}`);
    if (manner === 'lost') {
      pass(incoming, answer, PAGES.lost);
      return;
    }
    incoming.resume();
    if (manner === 'silent') return;
    if (manner === 'unending') {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write('{');
      return;
    }
    show(PAGES[manner], answer);
  }

  function show(page: ProxyPage | undefined, answer: ServerResponse): void {
    answer.writeHead(page?.status ?? 500, { 'content-type': 'text/html' });
    answer.end(page?.body);
  }

  /** @param instead The answer that replaces the server's. */
  function pass(incoming: IncomingMessage, answer: ServerResponse, instead?: ProxyPage): void {
    const { method, url, headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port: between.target, method, path: url, headers }, (answered) => {
      if (instead) {
        answered.resume();
        show(instead, answer);
        return;
      }
      answer.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  }

  return between;
}
