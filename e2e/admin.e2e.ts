import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../test/closers.ts';
import { runOperator } from '../test/run-operator.ts';
import { startServer } from '../test/start-server.ts';
import { makeDatabase } from '../test/test-database.ts';
import { newEmbeddedDir, newFolder } from './embedded-server.ts';
import { OwnerByHttp } from './owner-by-http.ts';

/** An operator's commands beside a running server: on the embedded database through it, on PostgreSQL on their own. */
test('an operator suspends a restaurant while the server runs, and exit codes report the outcome to scripts', async () => {
  const database = await makeDatabase({ isEmpty: false });
  if (database) closeAfterFile(() => database.drop());
  const dataDir = database ? await newFolder() : await newEmbeddedDir();
  const env = { DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}) };
  const server = await startServer({ data_dir: dataDir, env });
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez nous', main_locale: 'fr', currency: 'CAD', timezone: 'UTC' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const sectionId = await owner.addSection('Plats');
  await owner.ask<object>(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title: 'Tourtière' });
  await owner.publish(id);
  const page = () => fetch(`${server.url}/restaurants/${id}/menus/1?lang=fr`);
  expect((await page()).status).toBe(200);

  const admin = (...args: string[]) => runOperator(['admin', ...args], env);
  expect(await admin('restaurants', 'suspend', id, '--reason', 'A drill.')).toEqual({
    code: 0,
    output: `${id} is suspended; its owner is told by mail.\n`,
  });
  await expect.poll(async () => (await page()).status, { timeout: 10_000 }).toBe(410);
  expect(await (await page()).text()).toContain('L’exploitant de ce site a mis ce menu hors ligne.');
  expect((await admin('restaurants', 'suspend', 'Chez nous')).code).toBe(2);
  expect(await server.stop()).toEqual({ code: 0, signal: null });

  // Without a server the command opens the embedded database itself.
  expect((await admin('restaurants', 'restore', id)).code).toBe(0);
  expect((await admin('acts', 'list')).output).toMatch(/restaurants restore.*\n.*restaurants suspend/);
  expect(await admin('restaurants', 'restore', id)).toMatchObject({ code: 1 });
}, 120_000);
