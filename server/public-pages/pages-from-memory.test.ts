import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { metrics } from '../telemetry/metrics.ts';

const t = await testApp();
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'de' };
let port: number;

beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  // A TCP server's address is neither a pipe's name nor, once it listens, null.
  ({ port } = t.app.server.address() as AddressInfo);
});

/** Over the network: answers from memory are sent by Node's own server. */
async function send(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<PageResponse>();
  request({ host: '127.0.0.1', port, path, method, headers: { ...BROWSER, ...headers }, agent: false })
    .on('response', async (answer) =>
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }),
    )
    .on('error', reject)
    .end();
  return await promise;
}
type PageResponse = {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

const publishedPage = async (): Promise<string> => (await publishedRestaurant()).url;

async function publishedRestaurant() {
  const owner = await newOwner(t);
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte' });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  // Its translations change the page again.
  await t.idle();
  return { owner, url: `/restaurants/${owner.restaurant_id}/menus/1` };
}

/** The headers that don't depend on the single answer. */
function lasting({ headers }: PageResponse, besides: readonly string[] = []) {
  const own = ['date', 'x-request-id', ...besides];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

/** Only the normal path sets an id. */
const isFromMemory = ({ headers }: PageResponse) => headers['x-request-id'] === undefined;

test('an answer from memory is the one that was sent before, with all its headers', async () => {
  const url = await publishedPage();
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
    const [first, second] = [await send(url, { headers }), await send(url, { headers })];
    expect([isFromMemory(first), isFromMemory(second)]).toEqual([false, true]);
    expect([second.status, second.body.equals(first.body)]).toEqual([200, true]);
    expect(lasting(second)).toEqual(lasting(first));
    expect(second.headers['content-security-policy']).toContain("script-src 'self'");
    const held = await send(url, { headers: { ...headers, 'if-none-match': first.headers['etag'] } });
    expect([isFromMemory(held), held.status, held.body.length]).toEqual([true, 304, 0]);
    expect(lasting(held)).toEqual(lasting(first, ['content-length', 'content-type', 'content-encoding']));
  }
});

test('a hit is counted', async () => {
  const url = await publishedPage();
  const counted = async () =>
    Number(/^http_answers_from_memory_total\{status="200"\} (\d+)$/m.exec(await metrics.metrics())?.[1] ?? 0);
  expect(isFromMemory(await send(url))).toBe(false);
  const before = await counted();
  expect(isFromMemory(await send(url))).toBe(true);
  expect(await counted()).toBe(before + 1);
});

test('other methods and other addresses are not answered from memory', async () => {
  const url = await publishedPage();
  await send(url);
  expect((await send(url, { method: 'HEAD' })).body).toHaveLength(0);
  expect((await send(url, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  expect((await send(`${url}0`)).status).toBe(404);
});

test('who opened a page that was sent from memory is counted as who opened any other', async () => {
  const { owner, url } = await publishedRestaurant();
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const answers = [await send(url, { headers }), await send(url, { headers })];
  const tag = answers[0]?.headers['etag'];
  answers.push(await send(url, { headers: { ...headers, 'if-none-match': tag } }));
  expect(answers.map(isFromMemory)).toEqual([false, true, true]);
  await send(url, { headers: { 'user-agent': 'curl/8.7.1' } });
  const { menus } = (await owner.get(`/api/restaurants/${owner.restaurant_id}/visits`)).json();
  expect(menus).toEqual([{ menu_id: 1, title: 'Menu', visits: 3 }]);
});
