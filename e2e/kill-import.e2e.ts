import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { anySeed, seeded } from '../faults/seeded.ts';
import { type Import, importsAnswerSchema } from '../shared/api/imports.ts';
import { restaurantAnswerSchema } from '../shared/api/menu-answers.ts';
import { isFinished } from '../shared/import-status.ts';
import { childrenOf } from '../test/child-processes.ts';
import type { ServerProcess } from '../test/server-process.ts';
import { menuPage, smallPdf } from '../test/small-pdf.ts';
import { startServer } from '../test/start-server.ts';
import { OwnerByHttp } from './owner-by-http.ts';

const KILLS = 3;
const ITEMS_PER_PAGE = 4;
const MAX_MOMENT_MS = 3_000;

/** Determines when it is killed. It is in the test's name; FAULTS_SEED repeats a run. */
const seed = Number(process.env['FAULTS_SEED'] ?? anySeed());
const chance = seeded(seed);

const NUMBERS = ['one', 'two', 'three', 'four'];
const DISHES = [
  'Onion soup with cheese',
  'Green salad and walnuts',
  'Fried squid with lemon',
  'Roast chicken and rice',
];
const menuFile = smallPdf(
  NUMBERS.map((number) =>
    menuPage(
      `Course ${number}`,
      DISHES.map((dish, index) => [`${dish} ${number}`, `${index + 8}.50`]),
    ),
  ),
);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

type OwnedRestaurant = { owner: OwnerByHttp; id: string };

async function upload({ owner, id }: OwnedRestaurant): Promise<void> {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(menuFile)], 'menu.pdf'));
  // The kill may interrupt this request: then there is an import or none, never a partial one.
  await owner.request('POST', `/api/restaurants/${id}/menus`, form).catch(() => undefined);
}

async function importsOf({ owner }: OwnedRestaurant): Promise<Import[]> {
  return importsAnswerSchema.parse(await (await owner.request('GET', '/api/imports')).json()).imports;
}

async function itemsOnMenu({ owner, id }: OwnedRestaurant): Promise<number> {
  const answer = await owner.request('GET', `/api/restaurants/${id}?admin=true`);
  const { restaurant } = restaurantAnswerSchema.parse(await answer.json());
  return restaurant.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items)).length;
}

it(`finishes every import, without half-written menus or leftover processes, however often the server is killed (FAULTS_SEED=${seed})`, async () => {
  let server: ServerProcess = await startServer();
  const { data_dir, port } = server;
  const restaurants: OwnedRestaurant[] = [];
  for (let number = 0; number < KILLS; number += 1) {
    const owner = new OwnerByHttp(server.url);
    const fields = { name: 'Chez Test', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
    restaurants.push({ owner, id: await owner.begin(`kill-${number}@example.com`, fields) });
  }

  const orphans: number[] = [];
  for (const restaurant of restaurants) {
    const uploading = upload(restaurant);
    await delay(chance.below(MAX_MOMENT_MS));
    orphans.push(...(await childrenOf(server.pid)));
    await server.kill();
    await uploading;
    server = await startServer({ data_dir, env: { PORT: String(port) } });
  }

  const allImports = async () => (await Promise.all(restaurants.map(importsOf))).flat();
  await expect
    .poll(async () => (await allImports()).filter(({ status }) => !isFinished(status)).length, {
      // Reading has a lower priority than everything else on the machine.
      timeout: 400_000,
      interval: 500,
    })
    .toBe(0);
  const endedImports = await allImports();
  expect(endedImports.length).toBeGreaterThan(0);
  expect(endedImports.filter(({ status }) => status === 'completed').length).toBeGreaterThan(0);
  for (const restaurant of restaurants) {
    const [foundImport] = await importsOf(restaurant);
    if (foundImport?.status === 'failed') expect(foundImport.error?.code).toBe('reader_crashed');
    const expectedItems = foundImport?.status === 'completed' ? NUMBERS.length * ITEMS_PER_PAGE : 0;
    expect(await itemsOnMenu(restaurant)).toBe(expectedItems);
  }
  await expect.poll(() => orphans.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  await expect.poll(() => childrenOf(server.pid), { timeout: 10_000 }).toEqual([]);
  expect(await server.stop()).toMatchObject({ code: 0 });
}, 600_000);
