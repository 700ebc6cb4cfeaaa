import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type Balancer, NODE_HEADER, openBalancer } from './balancer.ts';
import { closeAfterFile } from './closers.ts';

/** A web node of the tests: what it answers to all but /readyz, and what it was sent. */
async function newNode(answer: RequestListener) {
  const node = { isReady: true, requests: [] as string[] };
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.writeHead(node.isReady ? 200 : 503).end();
    node.requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  // A listening TCP server has an address of this type.
  return Object.assign(node, { url: `http://localhost:${(server.address() as AddressInfo).port}` });
}

async function balance(...nodes: { url: string }[]): Promise<Balancer> {
  const balancer = await openBalancer(nodes.map(({ url }) => url));
  closeAfterFile(balancer.close);
  await expect.poll(() => nodes.every((_, node) => balancer.isInRotation(node))).toBe(true);
  return balancer;
}

const nodeOf = async ({ url }: Balancer) => (await fetch(url)).headers.get(NODE_HEADER);

test('sends requests to the nodes in turn, and none to one that is not ready', async () => {
  const [drainingNode, otherNode] = [
    await newNode((_, response) => response.end()),
    await newNode((_, response) => response.end()),
  ];
  const balancer = await balance(drainingNode, otherNode);
  expect(new Set([await nodeOf(balancer), await nodeOf(balancer)])).toEqual(new Set(['0', '1']));
  drainingNode.isReady = false;
  await expect.poll(() => balancer.isInRotation(0)).toBe(false);
  expect([await nodeOf(balancer), await nodeOf(balancer)]).toEqual(['1', '1']);
  expect(balancer.failures).toEqual([]);
  expect([drainingNode.requests.length, otherNode.requests.length]).toEqual([1, 3]);
});

test('sends nothing twice: a request that a node breaks off is a failure', async () => {
  const breaking = await newNode(({ socket }) => socket.destroy());
  const halfway = await newNode(({ socket }, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('half', () => socket.destroy());
  });
  const balancer = await balance(breaking, halfway);
  const bodies = await Promise.allSettled(
    [1, 2].map(async () => {
      const answer = await fetch(balancer.url, { method: 'POST', body: 'once' });
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  expect(bodies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(bodies.find(({ status }) => status === 'fulfilled')).toMatchObject({ value: '502 ' });
  expect([breaking.requests, halfway.requests]).toEqual([['POST /'], ['POST /']]);
  expect(balancer.failures).toHaveLength(2);
});

test('answers 502 where no node is ready', async () => {
  const node = await newNode((_, response) => response.end());
  node.isReady = false;
  const balancer = await openBalancer([node.url]);
  closeAfterFile(balancer.close);
  expect((await fetch(balancer.url)).status).toBe(502);
  expect(node.requests).toEqual([]);
});
