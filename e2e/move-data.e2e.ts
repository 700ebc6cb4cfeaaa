import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { MENU_LOCALES } from '../shared/locales.ts';
import { fillPath, GUEST_PATHS } from '../shared/paths.ts';
import { blankPng } from '../test/blank-png.ts';
import { closeAfterFile } from '../test/closers.ts';
import { runOperator } from '../test/run-operator.ts';
import { newDataDir, startServer } from '../test/start-server.ts';
import { isOnPostgres, makeDatabase } from '../test/test-database.ts';
import { newEmbeddedDir, newFolder } from './embedded-server.ts';
import { OwnerByHttp } from './owner-by-http.ts';

const SESSION_SECRET = 'a secret of the server before and after the move';

test('a move without a place to move to, or to the place in use, is refused in one line', async () => {
  const DATA_DIR = await newFolder();
  const files = pathToFileURL(join(DATA_DIR, 'files')).href;
  const database = 'postgres://nobody@localhost:1/none';
  const move = (...args: string[]) => runOperator(['move-data', ...args], { DATA_DIR });
  expect(await move('--database', database)).toMatchObject({ code: 1, output: expect.stringMatching(/^Usage: .+\n$/) });
  expect(await move('--database', database, '--files', files)).toEqual({
    code: 1,
    output: '--files names the store that is in use.\n',
  });
});

if (isOnPostgres)
  test('an embedded installation moves to PostgreSQL and another store, also after the move was killed', async () => {
    const dataDir = await newEmbeddedDir();
    const server = await startServer({ data_dir: dataDir, env: { SESSION_SECRET } });
    const owner = new OwnerByHttp(server.url);
    const restaurant = { name: 'Chez nous', main_locale: 'fr', currency: 'CAD', timezone: 'UTC' } as const;
    const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
    const sectionId = await owner.addSection('Plats');
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title: 'Tourtière' });
    await owner.publish(id);
    const logo = new FormData();
    logo.append('logo', new Blob([new Uint8Array(blankPng(20, 20))]), 'logo.png');
    const { file } = (await owner.ask<{ logo: { file: string } }>(200, 'POST', `/api/restaurants/${id}/logo`, logo))
      .logo;

    const database = await makeDatabase({ isEmpty: true });
    if (!database) throw new Error('the tests run on PostgreSQL');
    closeAfterFile(() => database.drop());
    const newFiles = await newFolder();
    const args = ['move-data', '--database', database.url, '--files', pathToFileURL(newFiles).href];
    const env = { DATA_DIR: dataDir };
    expect(await runOperator(args, env)).toEqual({
      code: 1,
      output: 'A server uses the database. Stop all of them, then move: their changes meanwhile would be lost.\n',
    });
    const publication = async () => await (await owner.request('GET', `/api/restaurants/${id}`)).json();
    // Each translation changes it.
    await expect
      .poll(async () => (await publication()).restaurant.translations, { timeout: 60_000 })
      .toHaveLength(MENU_LOCALES.length - 1);
    const before = await publication();
    expect(await server.stop()).toEqual({ code: 0, signal: null });

    // While it makes the backup, and once it has begun to write to the new place.
    for (const folder of [join(dataDir, 'move'), join(newFiles, 'public')]) {
      const controller = new AbortController();
      const killedMove = runOperator(args, env, { signal: controller.signal });
      await expect.poll(() => existsSync(folder), { timeout: 60_000 }).toBe(true);
      controller.abort();
      expect((await killedMove).code).toBeNull();
    }
    expect(await runOperator(args, env)).toMatchObject({ code: 0, output: expect.stringContaining('Moved ') });
    expect(await readdir(dataDir)).not.toContain('move');

    const moved = await startServer({
      data_dir: await newDataDir({ isEmpty: true }),
      env: {
        SESSION_SECRET,
        PORT: String(server.port),
        DATABASE_URL: database.url,
        FILES_URL: pathToFileURL(newFiles).href,
      },
    });
    expect(await publication()).toEqual(before);
    const logoPath = fillPath(GUEST_PATHS.file, { key: file });
    expect((await fetch(moved.url + logoPath)).status).toBe(200);
  }, 300_000);
