import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { type Health, healthWhile } from './health-while.ts';
import { type CallApi, signUpOwner } from './owner-to-measure.ts';
import { serverToMeasure, startToMeasure } from './server-to-measure.ts';

/**
 * How long others wait while ten owners request the largest codes and pictures that the limits allow, each the next one as soon
 * as it has one, and while forty visitors send requests that are as long as possible, without the limits per address: the
 * built server on this machine, /healthz requested steadily. The target: never more than 100 ms. The visitors' requests are
 * sent to the framework alone as well, which tells what the machine can do. `npm run bench:heavy-requests`
 */

const OWNERS = 10;
const VISITORS = 40;
const SECONDS = 15;
const BAR_MS = 100;
/** The delay before a refused request is repeated. */
const BACK_AFTER_MS = 250;

type MeasuredOwner = { call: CallApi; api: string; item: string };

await using server = await serverToMeasure();
const owners = await Promise.all(Array.from({ length: OWNERS }, (_, n) => newOwner(n)));
/** One colour: a small file of as many pixels as a route takes. */
const photo = await picture(10_000, 'jpeg');
const drawing = await picture(7_000, 'png');

console.log('| ten owners ask for | made | refused | /healthz p50 ms | p99 ms | max ms |');
console.log('|---|---:|---:|---:|---:|---:|');
await measure('nothing', async () => await delay(100));
await measure('codes as PNG of 2,000 pixels', ({ call, api }) => call('GET', `${api}/qr.png?size=2000`));
await measure('codes as SVG of 4,000 pixels', ({ call, api }) => call('GET', `${api}/qr.svg?size=4000`));
await measure('dish pictures from JPEGs of 100 megapixels', ({ call, item }) =>
  call('POST', `${item}/picture`, form('picture', photo)),
);
await measure('dish pictures from PNGs of 49 megapixels', ({ call, item }) =>
  call('POST', `${item}/picture`, form('picture', drawing)),
);
await measure('logos from PNGs of 49 megapixels', ({ call, api }) =>
  call('POST', `${api}/logo`, form('logo', drawing)),
);

const anywhere = '/restaurants/nowhere';
const FLOODS: readonly { name: string; path: string; headers: Record<string, string> }[] = [
  { name: 'addresses of 16 KB of slashes', path: `/restaurants${'/'.repeat(16_000)}`, headers: {} },
  { name: 'addresses of 2 KB of slashes', path: `/restaurants${'/'.repeat(2_000)}`, headers: {} },
  {
    name: 'an Accept-Language of 15 KB',
    path: anywhere,
    headers: { 'accept-language': 'fr-CA;q=0.1,'.repeat(1_250) },
  },
  { name: 'an Accept-Language of 6 KB', path: anywhere, headers: { 'accept-language': 'fr-CA;q=0.1,'.repeat(500) } },
  { name: 'a User-Agent of 6 KB', path: anywhere, headers: { 'user-agent': 'Mozilla/5.0 (compatible; '.repeat(240) } },
];
for (const { name, path, headers } of FLOODS) {
  const health = await flood(server.url, `${VISITORS} visitors: ${name}`, path, headers);
  if (health.slowest_ms > BAR_MS) process.exitCode = 1;
}

const floorVariables = { PAGE: `${server.url}/healthz`, BYTES: '100' };
await using floor = await startToMeasure([process.execPath, 'bench/rivals/fastify-floor.ts'], '', floorVariables);
for (const { name, path, headers } of FLOODS)
  await flood(floor.url, `the framework alone, ${VISITORS} visitors: ${name}`, path, headers);

async function newOwner(number: number): Promise<MeasuredOwner> {
  const call = await signUpOwner(server.url, `owner-${number}@example.com`);
  const body = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };
  const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', body);
  const { section } = await call<{ section: { id: number } }>('POST', '/api/menu-sections', { menu_id: 1, title: 'A' });
  const dish = { menu_section_id: section.id, title: 'Dish' };
  const { item } = await call<{ item: { id: number } }>('POST', '/api/menu-items', dish);
  return { call, api: `/api/restaurants/${restaurant.id}`, item: `/api/menu-items/${item.id}` };
}

async function measure(name: string, ask: (owner: MeasuredOwner) => Promise<unknown>): Promise<void> {
  const end = Date.now() + SECONDS * 1_000;
  let [completed, refused] = [0, 0];
  const asking = owners.map(async (owner) => {
    while (Date.now() < end) {
      try {
        await ask(owner);
        completed += 1;
      } catch {
        refused += 1;
        await delay(BACK_AFTER_MS);
      }
    }
  });
  const health = await healthWhile(server.url, Promise.all(asking));
  console.log(`| ${name} | ${completed} | ${refused} | ${health.figures} |`);
  if (health.slowest_ms > BAR_MS || completed === 0) process.exitCode = 1;
}

/** The same request by many visitors, each the next one as soon as one is answered, whatever the answer. */
async function flood(url: string, name: string, path: string, headers: Record<string, string>): Promise<Health> {
  const end = Date.now() + SECONDS * 1_000;
  const statuses = new Map<number, number>();
  const asking = Array.from({ length: VISITORS }, async () => {
    while (Date.now() < end) {
      // The server may close the connection before everything is sent.
      const status = await fetch(url + path, { headers }).then(readStatus, () => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const health = await healthWhile(url, Promise.all(asking));
  const statusCounts = Array.from(statuses, ([status, times]) => `${times} × ${status}`).join(', ');
  console.log(`| ${name} | ${statusCounts} | | ${health.figures} |`);
  return health;
}

async function readStatus(answer: Response): Promise<number> {
  await answer.arrayBuffer();
  return answer.status;
}

async function picture(side: number, format: 'jpeg' | 'png'): Promise<Blob> {
  const drawn = sharp({ create: { width: side, height: side, channels: 3, background: '#b85a1e' } });
  return new Blob([new Uint8Array(await drawn.toFormat(format).toBuffer())]);
}

function form(field: string, content: Blob): FormData {
  const data = new FormData();
  data.append(field, content, 'picture');
  return data;
}
