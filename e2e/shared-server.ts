import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { freePort } from '../test/free-port.ts';
import { type ServerProcess, spawnServer, waitUntilReady } from '../test/server-process.ts';
import { unpackPglite } from '../test/unpack-pglite.ts';

/**
 * One server and one browser for all journeys of a worker process. Each journey makes its own owners, whom the server
 * keeps apart, and its own browser context; nothing is ever closed between them. The server is on the embedded database,
 * also where tests run on PostgreSQL: a journey that ends in the database starts its own (`startServer`). So nothing here
 * imports test-database.ts, by which the tests for PostgreSQL are found.
 */

let server: Promise<ServerProcess> | undefined;
let browser: Promise<Browser> | undefined;

/** Ended by the run's end (shared-servers.ts), whatever becomes of the worker. */
export function sharedServer(): Promise<Pick<ServerProcess, 'url' | 'port' | 'output'>> {
  server ??= startOne();
  return server;
}

/** Ends with the worker: its pipe does. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= openBrowser();
  return browser;
}

async function startOne(): Promise<ServerProcess> {
  const { folder, dump } = inject('sharedServers');
  const own = await mkdtemp(join(folder, 'server-'));
  const data = join(own, 'data');
  await unpackPglite(dump, data);
  const started = spawnServer(data, await freePort());
  await writeFile(join(own, 'pid'), String(started.pid));
  await waitUntilReady(started);
  return started;
}
