import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { anySeed, seeded } from '../faults/seeded.ts';
import { type Import, importsAnswerSchema } from '../shared/api/imports.ts';
import { restaurantAnswerSchema } from '../shared/api/menu-answers.ts';
import { isFinished } from '../shared/import-status.ts';
import { childrenOf } from '../test/child-processes.ts';
import { menuPage, smallPdf } from '../test/small-pdf.ts';
import { newEmbeddedDir, startEmbedded } from './embedded-server.ts';
import { OwnerByHttp } from './owner-by-http.ts';

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

function upload({ owner, id }: OwnedRestaurant): Promise<Response> {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(menuFile)], 'menu.pdf'));
  return owner.request('POST', `/api/restaurants/${id}/menus`, form);
}

async function importsOf({ owner }: OwnedRestaurant): Promise<Import[]> {
  return importsAnswerSchema.parse(await (await owner.request('GET', '/api/imports')).json()).imports;
}

async function itemsOnMenu({ owner, id }: OwnedRestaurant): Promise<number> {
  const answer = await owner.request('GET', `/api/restaurants/${id}?admin=true`);
  const { restaurant } = restaurantAnswerSchema.parse(await answer.json());
  return restaurant.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items)).length;
}

// faults.e2e.ts and several-nodes.e2e.ts kill the reading of imports on PostgreSQL, too.
it(`finishes every import, without half-written menus or leftover processes, if the server is killed (FAULTS_SEED=${seed})`, async () => {
  const data_dir = await newEmbeddedDir();
  const killedServer = await startEmbedded(data_dir);
  const newRestaurant = async (): Promise<OwnedRestaurant> => {
    const owner = new OwnerByHttp(killedServer.url);
    const fields = { name: 'Chez Test', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
    return { owner, id: await owner.begin(`${randomUUID()}@example.com`, fields) };
  };
  const [accepted, interrupted] = [await newRestaurant(), await newRestaurant()];

  expect((await upload(accepted)).status).toBe(202);
  // The kill may interrupt this request: then there is an import or none, never a partial one.
  const uploading = upload(interrupted).catch(() => undefined);
  await expect.poll(() => childrenOf(killedServer.pid)).not.toEqual([]);
  await delay(chance.below(MAX_MOMENT_MS));
  const orphans = await childrenOf(killedServer.pid);
  await killedServer.kill();
  await uploading;
  const server = await startEmbedded(data_dir, { PORT: String(killedServer.port) });

  const allImports = async () => (await Promise.all([accepted, interrupted].map(importsOf))).flat();
  await expect
    .poll(async () => (await allImports()).filter(({ status }) => !isFinished(status)).length, {
      // Reading has a lower priority than everything else on the machine.
      timeout: 400_000,
      interval: 500,
    })
    .toBe(0);
  expect((await importsOf(accepted)).map(({ status }) => status)).toEqual(['completed']);
  for (const restaurant of [accepted, interrupted]) {
    const [foundImport] = await importsOf(restaurant);
    expect(foundImport?.status ?? 'completed').toBe('completed');
    expect(await itemsOnMenu(restaurant)).toBe(foundImport ? NUMBERS.length * ITEMS_PER_PAGE : 0);
  }
  await expect.poll(() => orphans.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  await expect.poll(() => childrenOf(server.pid), { timeout: 10_000 }).toEqual([]);
  expect(await server.stop()).toMatchObject({ code: 0 });
}, 600_000);
