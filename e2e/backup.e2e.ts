import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { restaurantAnswerSchema } from '../shared/api/menu-answers.ts';
import { mailedCode } from '../test/mailed-code.ts';
import { runOperator } from '../test/run-operator.ts';
import { newEmbeddedDir, newFolder, startEmbedded } from './embedded-server.ts';
import { OwnerByHttp } from './owner-by-http.ts';

/**
 * A backup is made while the embedded database serves and is written to, killed in between, verified, and restored. It has
 * every write that was acknowledged before it began. move-data.e2e.ts restores one on PostgreSQL.
 */

const SESSION_SECRET = 'a secret that both servers of the drill share';
const BACKUP_KEY = 'a key of at least thirty-two characters';
/** Between two writes while the backup is made. */
const PAUSE_MS = 200;

const titlesOf = async (owner: OwnerByHttp, id: string): Promise<string[]> => {
  const answer = await owner.request('GET', `/api/restaurants/${id}?admin=true`);
  const { restaurant } = restaurantAnswerSchema.parse(await answer.json());
  return restaurant.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(({ title }) => title)));
};

test('a backup of a running server is restored elsewhere', async () => {
  const backup = { BACKUP_URL: pathToFileURL(await newFolder()).href, BACKUP_KEY };
  const dataDir = await newEmbeddedDir();
  const server = await startEmbedded(dataDir, { SESSION_SECRET });
  let owner = new OwnerByHttp(server.url);
  const email = `${randomUUID()}@example.com`;
  const restaurant = { name: 'Chez nous', main_locale: 'fr', currency: 'CAD', timezone: 'UTC' } as const;
  const id = await owner.begin(email, restaurant);
  const sectionId = await owner.addSection('Plats');
  const add = (title: string) =>
    owner.ask<object>(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title });
  await add('Tourtière');
  await owner.publish(id);

  const env = { ...backup, DATA_DIR: dataDir };
  const killed = new AbortController();
  const first = runOperator(['backup'], env, { signal: killed.signal });
  let count = 0;
  for (; count < 10; count += 1) await add(`Plat ${count}`);
  killed.abort();
  expect((await first).code).toBeNull();
  const acknowledged = await titlesOf(owner, id);
  // As the worker does each night: the first one is verified, too.
  const second = runOperator(['backup', 'nightly'], env);
  let isDone = false;
  void second.finally(() => (isDone = true));
  for (; !isDone; count += 1) {
    await add(`Plat ${count}`);
    await Promise.race([second, delay(PAUSE_MS)]);
  }
  expect(await second).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Verified \S+: \d+ rows in \d+ tables.*\nBacked up \S+\n$/),
  });
  expect(await server.stop()).toEqual({ code: 0, signal: null });

  const DATA_DIR = await newFolder();
  expect(await runOperator(['restore'], { ...backup, DATA_DIR })).toMatchObject({
    code: 0,
    output: expect.stringContaining('Restored'),
  });

  const restored = await startEmbedded(DATA_DIR, { SESSION_SECRET, PORT: String(server.port) });
  // A backup may have a session that was ended since.
  expect((await owner.request('GET', `/api/restaurants/${id}?admin=true`)).status).toBe(401);
  owner = new OwnerByHttp(restored.url);
  await owner.request('GET', '/sanctum/csrf-cookie');
  await owner.ask(200, 'POST', '/login', { email });
  await owner.ask(200, 'POST', '/confirm', { email, code: await mailedCode(restored.url, email) });
  expect(await titlesOf(owner, id)).toEqual(expect.arrayContaining(acknowledged));
  expect(await (await fetch(`${restored.url}/restaurants/${id}/menus/1`)).text()).toContain('Tourtière');
  await add('Après');

  // The doctor finds nothing to mend; without a place for backups it says so.
  const settings = { DATA_DIR, SESSION_SECRET, PUBLIC_URL: restored.url };
  const checked = await runOperator(['doctor'], { ...backup, ...settings });
  const lines = checked.output.trim().split('\n');
  expect(
    lines.filter((line) => !/^ok {3}(?:database|files|mail|address|fonts|models|disk|backup): /.test(line)),
  ).toEqual([]);
  expect(checked.code).toBe(0);
}, 300_000);
