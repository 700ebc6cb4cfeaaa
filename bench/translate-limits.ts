import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { TranslationProgress } from '../shared/api/translations.ts';
import { type Health, healthWhile } from './health-while.ts';
import { type CallApi, signUpOwner } from './owner-to-measure.ts';
import { serverToMeasure } from './server-to-measure.ts';

/**
 * How long the translation of the largest menu into nine languages without a model takes, how much memory it uses, and how long
 * others wait meanwhile: the built server on the embedded database, /healthz requested steadily. The target: never more than
 * 100 ms. `npm run bench:translate-limits`
 */

const ITEMS = 3_000;
const SECTIONS = 30;
const BAR_MS = 100;
const POLL_MS = 250;

const DISHES = ['Grilled salmon', 'Roast chicken', 'Beef tartare', 'Mushroom risotto', 'Lamb chops', 'Xyzzy surprise'];
const SIDES = ['fries', 'green salad', 'lemon butter', 'mashed potatoes', 'grilled vegetables', 'the cook’s whim'];

await using server = await serverToMeasure();
const call = await signUpOwner(server.url);
const api = await makeMenu();

console.log('| 3,000 items, nine languages | seconds | memory MB | /healthz p50 ms | p99 ms | max ms |');
console.log('|---|---:|---:|---:|---:|---:|');
await measure('nothing', async () => await delay(2_000));
await switchAll(false);
await measure('publication with all of them off', async () => {
  await call('POST', `${api}/publish`, {});
});
await measure('nine languages', async () => {
  await switchAll(true);
  await waitUntilWhole();
});
await call('POST', '/api/menu-items', { menu_section_id: 1, title: 'Apple pie', price: 900 });
await measure('publication with one dish more', async () => {
  await call('POST', `${api}/publish`, {});
  await waitUntilWhole();
});

async function makeMenu(): Promise<string> {
  const body = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };
  const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', body);
  for (let section = 0; section < SECTIONS; section += 1) {
    const made = await addSection(call, section);
    for (let n = section; n < ITEMS - 1; n += SECTIONS) await addItem(call, made, n);
  }
  return `/api/restaurants/${restaurant.id}`;
}

async function addSection(as: CallApi, section: number): Promise<number> {
  const body = { menu_id: 1, title: `Section ${section + 1}` };
  return (await as<{ section: { id: number } }>('POST', '/api/menu-sections', body)).section.id;
}

/** No two texts are the same, so that each is translated by itself. */
async function addItem(as: CallApi, menu_section_id: number, n: number): Promise<void> {
  const of = (words: readonly string[], place: number) => words[place % words.length] ?? '';
  const title = `${of(DISHES, n)} ${n + 1} g`;
  const description = `Served with ${of(SIDES, n)} and ${of(SIDES, n + 1)}, ${n + 1} ml`;
  await as('POST', '/api/menu-items', { menu_section_id, title, description, price: 900 + n });
}

async function switchAll(is_on: boolean): Promise<void> {
  const { languages } = await call<TranslationProgress>('GET', `${api}/translation-progress`);
  for (const { locale } of languages) await call('PUT', `${api}/languages`, { locale, is_on });
}

async function waitUntilWhole(): Promise<void> {
  for (;;) {
    const { languages } = await call<TranslationProgress>('GET', `${api}/translation-progress`);
    if (languages.every(({ state }) => state === 'complete')) return;
    if (languages.some(({ state }) => state === 'failed')) throw new Error('A language failed.');
    await delay(POLL_MS);
  }
}

async function measure(name: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  let most_mb = 0;
  let isOver = false;
  const watch = (async () => {
    for (; !isOver; await delay(POLL_MS)) most_mb = Math.max(most_mb, await memoryMb());
  })();
  let health: Health;
  try {
    health = await healthWhile(server.url, work());
  } finally {
    isOver = true;
    await watch;
  }
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(`| ${name} | ${seconds} | ${most_mb} | ${health.figures} |`);
  if (health.slowest_ms > BAR_MS) process.exitCode = 1;
}

/** What the server holds, as Linux counts it. */
async function memoryMb(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}
