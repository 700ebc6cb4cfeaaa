import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { API_PATHS } from '../shared/paths.ts';

// Below the nodes' limit of 300 checks a minute from one address.
const POLL_MS = 400;
// For a node that hangs. A busy machine is slow to answer, too.
const POLL_DEADLINE_MS = 10_000;
/** Longer than a client keeps an idle connection. */
const KEEP_ALIVE_MS = 70_000;
const NO_NODE = -1;
const ROTATION_DEADLINE_MS = 60_000;
const ROTATION_POLL_MS = 50;

/** A header of every answer: the number of the node that the request was sent to, also if that node did not answer. */
export const NODE_HEADER = 'x-node';

export type Balancer = {
  /** Without a slash at the end: the PUBLIC_URL of its nodes. */
  url: string;
  /** Requests that got no complete answer, each with its reason and node. */
  readonly failures: string[];
  /** Whether requests are sent to a node, by its number. */
  isInRotation(node: number): boolean;
  close(): Promise<void>;
};

/** What a balancer of any kind says. */
export type Rotation = Pick<Balancer, 'url' | 'close'> & { isInRotation(node: number): boolean | Promise<boolean> };

/** Waits until requests are sent to a node. */
export async function waitForRotation(balancer: Rotation, node: number): Promise<void> {
  const end = Date.now() + ROTATION_DEADLINE_MS;
  while (!(await balancer.isInRotation(node))) {
    if (Date.now() > end) throw new Error(`The balancer sends nothing to node ${node}.`);
    await delay(ROTATION_POLL_MS);
  }
}

/**
 * A balancer in front of web nodes: in turn, to those whose /readyz answers 200. It sends no request twice, so what a node
 * loses is seen. It adds no header to requests, since a node shows its outbox only to what wasn't forwarded.
 * @param nodeUrls Each `http://localhost:PORT`; they need not be up yet.
 */
export async function openBalancer(nodeUrls: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const closing = new AbortController();
  const readyNodes = new Set<number>();
  const failures: string[] = [];
  let turn = 0;

  const nextNode = (): number => {
    for (let step = 1; step <= nodeUrls.length; step += 1) {
      const node = (turn + step) % nodeUrls.length;
      if (!readyNodes.has(node)) continue;
      turn = node;
      return node;
    }
    return NO_NODE;
  };

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/', headers } = incoming;
    const node = nextNode();
    const fail = (reason: string) => {
      // The client has left, or the answer is complete.
      if (answer.destroyed || answer.writableEnded) return;
      failures.push(`${method} ${url}: ${reason} at node ${node}`);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502, { [NODE_HEADER]: node }).end();
    };
    const nodeUrl = nodeUrls[node];
    if (nodeUrl === undefined) {
      incoming.resume();
      fail('no node is ready');
      return;
    }
    const { port } = new URL(nodeUrl);
    const forwarded = request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (nodeAnswer) => {
      // Those are of the connection to the node.
      const { connection: _connection, 'keep-alive': _keepAlive, ...answerHeaders } = nodeAnswer.headers;
      answer.writeHead(nodeAnswer.statusCode ?? 500, { ...answerHeaders, [NODE_HEADER]: node });
      nodeAnswer.on('error', ({ message }) => fail(message));
      nodeAnswer.pipe(answer);
    });
    forwarded.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') readyNodes.delete(node);
      fail(error.message);
    });
    answer.on('close', () => {
      if (!answer.writableFinished) forwarded.destroy();
    });
    incoming.pipe(forwarded);
  }

  const pollNode = async (nodeUrl: string, node: number): Promise<void> => {
    while (!closing.signal.aborted) {
      const isReady = await isNodeReady(nodeUrl);
      if (isReady) readyNodes.add(node);
      else readyNodes.delete(node);
      await delay(POLL_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  const server = createServer(forward);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const polls = nodeUrls.map(pollNode);
  return {
    // A listening TCP server has an address of this type.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    failures,
    isInRotation: (node) => readyNodes.has(node),
    close: async () => {
      closing.abort();
      await Promise.all(polls);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

async function isNodeReady(nodeUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(nodeUrl + API_PATHS.ready, { signal: AbortSignal.timeout(POLL_DEADLINE_MS) });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
