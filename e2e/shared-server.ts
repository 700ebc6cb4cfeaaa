import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../test/browser.ts';
import { freePort } from '../test/free-port.ts';
import { type ServerProcess, spawnServer, waitUntilReady } from '../test/server-process.ts';

/**
 * One server and one browser for all journeys of a worker process. Each journey makes its own owners, whom the server
 * keeps apart, and its own browser context; nothing is ever closed between them. The server is on the embedded database,
 * also where tests run on PostgreSQL: what is about the database starts its own (`startServer`).
 */

let server: Promise<ServerProcess> | undefined;
let browser: Promise<Browser> | undefined;

export function sharedServer(): Promise<Pick<ServerProcess, 'url' | 'port' | 'output'>> {
  server ??= startOne();
  return server;
}

export function sharedBrowser(): Promise<Browser> {
  browser ??= openBrowser();
  return browser;
}

async function startOne(): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-shared-'));
  const started = spawnServer(folder, await freePort());
  endWithWorker(() => {
    started.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  await waitUntilReady(started);
  return started;
}

/** Vitest ends its workers by SIGTERM, and by SIGKILL half a second later. The browser ends by itself when its pipe does. */
function endWithWorker(end: () => void): void {
  process.once('exit', end);
  process.once('SIGTERM', () => process.exit());
}
