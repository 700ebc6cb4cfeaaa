import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { TranslationProgress } from '../shared/api/translations.ts';
import { type Health, healthWhile } from './health-while.ts';
import { cycled, LARGE_MENU_ITEMS, makeLargeMenu } from './large-menu.ts';
import { signUpOwner } from './owner-to-measure.ts';
import { serverToMeasure } from './server-to-measure.ts';

/**
 * How long the translation of the largest menu into nine languages without a model takes, how much memory it uses, and how long
 * others wait meanwhile: the built server on the embedded database, /healthz requested steadily. The target: never more than
 * 100 ms. `npm run bench:translate-limits`
 */

const BAR_MS = 100;
const POLL_MS = 250;

const DISHES = ['Grilled salmon', 'Roast chicken', 'Beef tartare', 'Mushroom risotto', 'Lamb chops', 'Xyzzy surprise'];
const SIDES = ['fries', 'green salad', 'lemon butter', 'mashed potatoes', 'grilled vegetables', 'the cook’s whim'];

await using server = await serverToMeasure();
const call = await signUpOwner(server.url);
// One item less: the last measurement adds it.
const api = await makeLargeMenu(call, fieldsOf, LARGE_MENU_ITEMS - 1);

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

/** No two texts are the same, so that each is translated by itself. */
function fieldsOf(n: number) {
  const title = `${cycled(DISHES, n)} ${n + 1} g`;
  const description = `Served with ${cycled(SIDES, n)} and ${cycled(SIDES, n + 1)}, ${n + 1} ml`;
  return { title, description };
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
  let peakMb = 0;
  let isOver = false;
  const watch = (async () => {
    for (; !isOver; await delay(POLL_MS)) peakMb = Math.max(peakMb, await memoryMb());
  })();
  let health: Health;
  try {
    health = await healthWhile(server.url, work());
  } finally {
    isOver = true;
    await watch;
  }
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(`| ${name} | ${seconds} | ${peakMb} | ${health.figures} |`);
  if (health.slowest_ms > BAR_MS) process.exitCode = 1;
}

/** What the server holds, as Linux counts it. */
async function memoryMb(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}
