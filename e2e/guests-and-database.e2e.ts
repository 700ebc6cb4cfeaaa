import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { Restaurant } from '../shared/menu.ts';
import { closeAfterFile } from '../test/closers.ts';
import { freezePostgres } from '../test/freeze-postgres.ts';
import { startCluster } from '../test/postgres-cluster.ts';
import { newDataDir, startServer } from '../test/start-server.ts';
import { openTcpRelay } from '../test/tcp-relay.ts';
import { isOnPostgres } from '../test/test-database.ts';
import { databaseServer } from './database-server.ts';
import { OwnerByHttp } from './owner-by-http.ts';

/** The longest that a guest waits for a menu. */
const GUEST_PATIENCE_MS = 15_000;

const getPage = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(GUEST_PATIENCE_MS) });
const textOf = async (url: string) => (await getPage(url)).text();

/** A published restaurant with one dish. */
async function publishDish(origin: string, title: string) {
  const owner = new OwnerByHttp(origin);
  const restaurant = { name: 'Chez nous', main_locale: 'fr', currency: 'CAD', timezone: 'UTC' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const sectionId = await owner.addSection('Plats');
  const { item } = await owner.ask<{ item: { id: number } }>(201, 'POST', '/api/menu-items', {
    menu_section_id: sectionId,
    title,
  });
  await owner.publish(id);
  const change = async (newTitle: string) => {
    await owner.ask(200, 'PUT', `/api/menu-items/${item.id}`, { title: newTitle });
    await owner.publish(id);
  };
  const markSoldOut = () => owner.ask(200, 'PUT', `/api/menu-items/${item.id}/sold-out`, { until: 'manual' });
  return { owner, id, sectionId, page: `/restaurants/${id}/menus/1`, change, markSoldOut };
}

test('publications and sold-out marks show at once on the node that received them', async () => {
  const node = await databaseServer();
  const { page, change, markSoldOut } = await publishDish(node.url, 'Tourtière');
  expect(await textOf(node.url + page)).toContain('Tourtière');
  await change('Ragoût');
  expect(await textOf(node.url + page)).toContain('Ragoût');
  expect(await textOf(node.url + page)).not.toContain('<s>');
  const before = (await getPage(node.url + page)).headers.get('etag');
  await markSoldOut();
  expect((await getPage(node.url + page)).headers.get('etag')).not.toBe(before);
  expect(await textOf(node.url + page)).toContain('<s>Ragoût</s>');
});

if (isOnPostgres) {
  test('while the database hangs or is unreachable, guests keep reading, owners see an error, and both recover', async () => {
    const cluster = await startCluster({ isDurable: false });
    closeAfterFile(() => cluster.stop());
    const admin = new Client({ connectionString: cluster.url });
    await admin.connect();
    await admin.query('create database ardoise');
    await admin.end();
    const database = new URL(cluster.url);
    database.pathname = '/ardoise';
    // The driver's own settings: the program's timeouts, ten times shorter.
    database.search = 'statement_timeout=1500&query_timeout=1700';
    const node = await startServer({ data_dir: await newDataDir(), env: { DATABASE_URL: database.href } });
    const { owner, id, page, change } = await publishDish(node.url, 'Tourtière');
    const printedUrl = `${node.url}/restaurants/${id}`;
    expect(await textOf(node.url + page)).toContain('Tourtière');

    const expectGuestsAndOwners = async (title: string) => {
      for (let visit = 0; visit < 3; visit += 1) {
        const shownPage = await getPage(node.url + page);
        expect([shownPage.status, await shownPage.text()]).toEqual([200, expect.stringContaining(title)]);
        const led = await getPage(`${printedUrl}?s=qr`);
        expect([led.status, led.headers.get('location')]).toEqual([302, `${page}?s=qr`]);
        const data = await getPage(`${node.url}/api/restaurants/${id}`);
        expect([data.status, await data.text()]).toEqual([200, expect.stringContaining(title)]);
      }
      const unknown = await getPage(`${node.url}/restaurants/0000000000`);
      expect([unknown.status, unknown.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      const refusedAnswer = await owner.request('PUT', '/api/menus/1', { title: 'Soir' });
      expect([refusedAnswer.status, await refusedAnswer.json()]).toEqual([
        503,
        { error: { code: 'database_unavailable', message: expect.any(String) } },
      ]);
      expect(Number(refusedAnswer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await getPage(`${node.url}/healthz`)).status).toBe(200);
    };

    const thaw = await freezePostgres(cluster.url);
    try {
      await expectGuestsAndOwners('Tourtière');
    } finally {
      thaw();
    }
    await expect.poll(async () => (await owner.request('PUT', '/api/menus/1', { title: 'Soir' })).status).toBe(200);

    await cluster.restart();
    await expect.poll(async () => (await owner.request('PUT', '/api/menus/1', { title: 'Midi' })).status).toBe(200);
    await change('Ragoût');
    await expect.poll(() => textOf(node.url + page)).toContain('Ragoût');
    await cluster.stop();
    await expectGuestsAndOwners('Ragoût');
  });

  test('when the database fails over to its replica, what was acknowledged is there, and the nodes recover by themselves', async () => {
    const cluster = await startCluster({ isDurable: false });
    closeAfterFile(cluster.stop);
    const replica = await cluster.replicate();
    const relay = await openTcpRelay(Number(new URL(cluster.url).port));
    closeAfterFile(relay.close);
    const env = { DATABASE_URL: `postgres://postgres@127.0.0.1:${relay.port}/postgres` };
    const web = await startServer({ env: { ...env, ROLES: 'web' } });
    const worker = await startServer({ data_dir: web.data_dir, env: { ...env, ROLES: 'worker' } });
    const { owner, id, sectionId, page } = await publishDish(web.url, 'Tourtière');
    expect(await textOf(web.url + page)).toContain('Tourtière');

    const acknowledgedTitles: string[] = [];
    const stopping = new AbortController();
    const addDishes = async () => {
      for (let number = 1; !stopping.signal.aborted; number += 1) {
        const title = `Dish ${number}`;
        const body = { menu_section_id: sectionId, title };
        const answer = await owner.request('POST', '/api/menu-items', body).catch(() => undefined);
        if (answer?.status === 201) acknowledgedTitles.push(title);
      }
    };
    const adding = addDishes();
    await expect.poll(() => acknowledgedTitles.length).toBeGreaterThan(5);
    relay.cut();
    await cluster.kill();
    await replica.promote();
    const countBefore = acknowledgedTitles.length;
    expect((await getPage(web.url + page)).status).toBe(200);
    relay.leadTo(replica.port);
    await expect.poll(() => acknowledgedTitles.length).toBeGreaterThan(countBefore + 2);
    stopping.abort();
    await adding;

    const { restaurant } = await owner.ask<{ restaurant: Restaurant }>(200, 'GET', `/api/restaurants/${id}?admin=true`);
    const items = restaurant.menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));
    expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(acknowledgedTitles));
    // Its code is mailed by the worker.
    await publishDish(web.url, 'Ragoût');
    for (const node of [web, worker]) {
      expect(node.process.exitCode).toBeNull();
      await expect.poll(async () => (await getPage(`${node.url}/readyz?parts`)).status).toBe(200);
    }
  });
}
