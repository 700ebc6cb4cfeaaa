import { setTimeout as delay } from 'node:timers/promises';
import { ALLERGEN_CODES } from '../shared/allergens.ts';

import { healthWhile } from './health-while.ts';
import { type CallApi, signUpOwner } from './owner-to-measure.ts';
import { serverToMeasure } from './server-to-measure.ts';

/**
 * What one account can cost others: ten clients request the page, the API's answer and the preview of a menu at the
 * limits, on the embedded database. Its owner marks dishes as sold out and publishes, so that no finished answer stays
 * valid. Meanwhile /healthz is requested steadily. The target: never more than 100 ms. `npm run bench:page-limits`
 */

const CLIENTS = 10;
const SECONDS = 15;
const BAR_MS = 100;

await using server = await serverToMeasure({ MAX_ITEMS: '3000' });
const call = await signUpOwner(server.url);
const body = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };
const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', body);
const items = await fillMenu(call);
await call('POST', `/api/restaurants/${restaurant.id}/publish`, {});
const api = `${server.url}/api/restaurants/${restaurant.id}`;
const page = `${server.url}/restaurants/${restaurant.id}/menus/1`;
console.log(`${items} items; the page has ${await length(page)} bytes, the API's answer ${await length(api)}`);

console.log('| ten clients ask for | answers | slowest s | /healthz p50 ms | p99 ms | max ms |');
console.log('|---|---:|---:|---:|---:|---:|');
await measure('nothing', async () => await delay(100));
await measure('the page, from memory', () => ask(page));
await measure('the API, from memory, not compressed', () => ask(api, 'identity'));
await measure('the page while dishes sell out', () => ask(page, 'br'), 'sold-out');
await measure('the page and the API while it is published', () => Promise.all([ask(page), ask(api)]), 'publish');

async function fillMenu(asOwner: CallApi): Promise<number> {
  const options = Array.from({ length: 40 }, (_, n) => ({ label: `Add ${n}`, price: n }));
  const variants = Array.from({ length: 12 }, (_, n) => ({ label: `Size ${n}`, price: n }));
  const tags = Array.from({ length: 20 }, (_, n) => `Tag ${n}`);
  const allergens = ALLERGEN_CODES.map((code) => ({ code, state: 'contains' }));
  const title = 'Everything';
  const { section } = await asOwner<{ section: { id: number } }>('POST', '/api/menu-sections', { menu_id: 1, title });
  for (let count = 0; ; count += 1) {
    const item = { menu_section_id: section.id, title: `Dish ${count}`, options, variants, tags, allergens };
    try {
      await asOwner('POST', '/api/menu-items', item);
    } catch {
      // The limit of text is reached first: an item with all it can have uses much of it.
      return count;
    }
  }
}

async function ask(url: string, encoding = 'br'): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

async function length(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return (await answer.arrayBuffer()).byteLength;
}

async function measure(name: string, visit: () => Promise<unknown>, change?: 'sold-out' | 'publish'): Promise<void> {
  const end = Date.now() + SECONDS * 1_000;
  const visits: number[] = [];
  const visiting = Array.from({ length: CLIENTS }, async () => {
    while (Date.now() < end) {
      const begun = performance.now();
      await visit();
      visits.push(performance.now() - begun);
    }
  });
  const changing = (async () => {
    for (let round = 1; change && Date.now() < end; round += 1) {
      if (change === 'publish') {
        await call('PUT', '/api/menus/1', { title: `Menu ${round}` });
        await call('POST', `/api/restaurants/${restaurant.id}/publish`, {});
      } else await call('PUT', `/api/menu-items/${round}/sold-out`, { until: 'manual' });
      await delay(200);
    }
  })();
  const health = await healthWhile(server.url, Promise.all([...visiting, changing]));
  const slowest = Math.max(...visits) / 1_000;
  console.log(`| ${name} | ${visits.length} | ${slowest.toFixed(2)} | ${health.figures} |`);
  if (health.slowest_ms > BAR_MS) process.exitCode = 1;
}
