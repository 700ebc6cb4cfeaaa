import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { Item, Section } from '../shared/menu.ts';
import { closeAfterFile } from '../test/closers.ts';
import { startCluster } from '../test/postgres-cluster.ts';
import { startServer } from '../test/start-server.ts';
import { isOnPostgres } from '../test/test-database.ts';
import { databaseServer } from './database-server.ts';
import { OwnerByHttp } from './owner-by-http.ts';

const WRITERS = 4;
const TERMINATIONS = 4;
const RESTARTS = 1;
// Between two losses, so that connections are made again and hit at another moment.
const PAUSE_MS = 300;

/** Writes continuously until it is stopped; every answer is a success or a 503 with Retry-After. */
async function writeUntil(isOver: () => boolean, owner: OwnerByHttp, section: Section, name: string) {
  const acknowledgedTitles: string[] = [];
  let unavailable = 0;
  for (let count = 0; !isOver(); count += 1) {
    const title = `${name} ${count}`;
    const answer = await owner.request('POST', '/api/menu-items', { menu_section_id: section.id, title });
    const body = await answer.text();
    if (answer.status === 201) acknowledgedTitles.push(title);
    else {
      expect([answer.status, JSON.parse(body).error.code]).toEqual([503, 'database_unavailable']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      unavailable += 1;
      await delay(20);
    }
  }
  return { kept: acknowledgedTitles, unavailable };
}

// Only PostgreSQL has connections; the cluster is its own, because restarts would affect other tests.
if (isOnPostgres)
  test('the server survives the loss of every database connection and a restart, without losing acknowledged changes', {
    timeout: 300_000,
  }, async () => {
    const cluster = await startCluster({ isDurable: false });
    closeAfterFile(cluster.stop);
    const server = await startServer({ env: { DATABASE_URL: cluster.url, MAX_ITEMS: '100000' } });
    closeAfterFile(server.kill);
    const owner = new OwnerByHttp(server.url);
    await owner.begin('owner@example.com', { name: 'Chez Test', main_locale: 'en', currency: 'CAD', timezone: 'UTC' });
    const created = { menu_id: 1, title: 'Starters' };
    const { section } = await owner.ask<{ section: Section }>(201, 'POST', '/api/menu-sections', created);
    let isOver = false;
    const writing = Array.from({ length: WRITERS }, (_, index) =>
      writeUntil(() => isOver, owner, section, `Writer ${index}`),
    );
    try {
      for (let round = 0; round < TERMINATIONS; round += 1) {
        await delay(PAUSE_MS);
        const admin = new Client({ connectionString: cluster.url });
        await admin.connect();
        // The pool's, the job queue's and its listener's.
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'ardoise%'`,
        );
        await admin.end();
      }
      for (let round = 0; round < RESTARTS; round += 1) {
        await delay(PAUSE_MS);
        await cluster.restart();
      }
      await delay(PAUSE_MS);
    } finally {
      isOver = true;
    }
    const writtenCounts = await Promise.all(writing);
    expect(writtenCounts.reduce((sum, { unavailable }) => sum + unavailable, 0)).toBeGreaterThan(0);
    expect(server.process.exitCode).toBeNull();
    // Jobs run, too: a code is mailed.
    const later = new OwnerByHttp(server.url);
    await later.begin('later@example.com', {
      name: 'Chez Plus Tard',
      main_locale: 'fr',
      currency: 'CAD',
      timezone: 'UTC',
    });
    const draft = await owner.ask<{ section: { items: Item[] } }>(200, 'PATCH', `/api/menu-sections/${section.id}`, {});
    const titles = new Set(draft.section.items.map(({ title }) => title));
    const acknowledged = writtenCounts.flatMap(({ kept: acknowledgedTitles }) => acknowledgedTitles);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
    expect(await server.stop()).toEqual({ code: 0, signal: null });
  });
else
  test('the embedded database has no connection that could be lost', async () => {
    const server = await databaseServer();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
