import { itemsOf, type Restaurant } from '../shared/menu.ts';
import { API_PATHS, fillPath } from '../shared/paths.ts';
import { applyChange } from '../web/draft/change/apply-change.ts';
import type { Change } from '../web/draft/change/change.ts';
import { manyEdits } from '../web/draft/many-edits.ts';
import { SaveQueue } from '../web/draft/queue/save-queue.ts';
import { sendMany } from '../web/draft/queue/send-many.ts';
import { hasChange, previewOf, sectionsIn } from '../web/pages/menus/prices/price-scope.ts';
import { signUpOwner } from './owner-to-measure.ts';
import { serverToMeasure } from './server-to-measure.ts';

/**
 * How long a new price for each of 400 dishes takes: the preview and the change in the app (without drawing it), the
 * request to the built server on this machine with what the app does with its answer, and taking it back. The target:
 * 1 s for all of it. `node bench/price-change.ts`
 */

const SECTIONS = 20;
const ITEMS_PER_SECTION = 20;
const ROUNDS = 9;
const TARGET_MS = 1_000;

await using server = await serverToMeasure();
const call = await signUpOwner(server.url);
const body = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };
const { restaurant: created } = await call<{ restaurant: { id: string } }>('POST', API_PATHS.restaurants, body);
for (let number = 1; number <= SECTIONS; number += 1) {
  const title = `Section ${number}`;
  const { section } = await call<{ section: { id: number } }>('POST', API_PATHS.sections, { menu_id: 1, title });
  for (let item = 1; item <= ITEMS_PER_SECTION; item += 1)
    await call('POST', API_PATHS.items, {
      menu_section_id: section.id,
      title: `Dish ${number}.${item}`,
      description: 'With what the market has today, and a little of what it had yesterday.',
      ...(item % 4 === 0
        ? { variants: [size('Small', 700 + item), size('Large', 900 + item)] }
        : { price: 900 + item }),
      options: item % 3 === 0 ? [size('Bread', 150)] : [],
    });
}
const path = `${fillPath(API_PATHS.restaurant, { id: created.id })}?admin=true`;
let { restaurant } = await call<{ restaurant: Restaurant }>('GET', path);

const rounds: { preview: number; change: number; server: number; undo: number; all: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const start = performance.now();
  const change = { by: 'percent', value: 500, rounding: '95', with_options: true } as const;
  const preview = previewOf(sectionsIn(restaurant, { kind: 'menu', id: 1 }), change, 'CAD');
  const lines = preview.flatMap((section) => section.lines).filter(hasChange);
  const previewed = performance.now();
  const { queue, changes } = waitingQueue(restaurant);
  manyEdits(queue).changePrices(lines, []);
  changes().reduce(applyChange, restaurant);
  const changed = performance.now();
  restaurant = await send(changes()[0], restaurant);
  const sent = performance.now();
  queue.undo();
  restaurant = await send(changes()[1], restaurant);
  const end = performance.now();
  rounds.push({
    preview: previewed - start,
    change: changed - previewed,
    server: sent - changed,
    undo: end - sent,
    all: sent - start,
  });
}
const median = (name: keyof (typeof rounds)[number]): number =>
  rounds.map((round) => round[name]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
console.log(`| ${itemsOf(restaurant.menus).length} dishes | median ms | slowest ms |\n|---|---:|---:|`);
for (const [name, words] of [
  ['preview', 'preview'],
  ['change', 'change in the app, with its undo and its copy in the browser'],
  ['server', 'request, answer read and merged'],
  ['all', 'all of these'],
  ['undo', 'taken back, with its request'],
] as const)
  console.log(
    `| ${words} | ${median(name).toFixed(0)} | ${Math.max(...rounds.map((round) => round[name])).toFixed(0)} |`,
  );
if (median('all') > TARGET_MS) process.exitCode = 1;

function size(label: string, price: number) {
  return { label, price };
}

/** The app's queue without a network, storing what it holds as the browser does. */
function waitingQueue(cached: Restaurant) {
  let storedText = '';
  const queue = new SaveQueue({
    send: () => new Promise(() => undefined),
    cached: () => cached,
    load: async () => cached,
    settle: async () => ({ kind: 'done' }),
    updateCached: () => undefined,
    store: (changes) => {
      storedText = JSON.stringify(changes);
    },
    onSaved: () => undefined,
    onRejected: () => undefined,
    onSessionLost: () => undefined,
    later: () => () => undefined,
  });
  return { queue, changes: () => (storedText === '' ? [] : queue.state().changes) };
}

async function send(change: Change | undefined, cached: Restaurant): Promise<Restaurant> {
  if (change?.kind !== 'update_items') throw new Error('The prices are one change.');
  const versions = new Map(itemsOf(cached.menus).map(({ id, version }) => [id, version]));
  const items = change.items.map((item) => ({ ...item, version: versions.get(item.id) ?? item.version }));
  const saved = await sendMany(
    async (schema, method, address, sent) => schema.parse(await call(method, address, sent)),
    { ...change, items },
  );
  return saved.mergeInto(cached);
}
