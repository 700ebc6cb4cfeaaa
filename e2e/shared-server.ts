import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { closeAfterFile } from '../test/closers.ts';
import { freePort } from '../test/free-port.ts';
import { sendSignal } from '../test/send-signal.ts';
import { type ServerProcess, SHORT_LIVED, spawnServer, waitUntilReady } from '../test/server-process.ts';
import { unpackPglite } from '../test/unpack-pglite.ts';

/**
 * One server and one browser for all journeys of a worker process. Each journey makes its own owners, whom the server
 * keeps apart, and its own browser context; nothing is ever closed between them. Servers of this file are on the embedded
 * database, also where tests run on PostgreSQL: a journey that ends in the database starts its own (`startServer`). So
 * nothing here imports test-database.ts, by which the tests for PostgreSQL are found.
 */

/** In each server's folder, until it is ended: remaining ones are killed at the run's end. */
const PID_FILE = 'pid';

/** Soon reached by the journey that is about it, the only one that chats on these servers. */
const SETTINGS = { CHAT_MESSAGES_PER_CHAT: '2' };

let server: Promise<ServerProcess> | undefined;
let browser: Promise<Browser> | undefined;

/** Ended with the worker, which the long tests don't need; and by the run's end (shared-servers.ts), whatever became of it. */
export function sharedServer(): Promise<Pick<ServerProcess, 'url' | 'port' | 'output' | 'data_dir'>> {
  server ??= startOne();
  return server;
}

/** Ends with the worker: its pipe does. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= openBrowser();
  return browser;
}

/**
 * A server for this file alone, set up by `env`, for journeys about screens: it is on the embedded database, also where
 * tests run on PostgreSQL. One that ends in the database, or ends its server, uses `startServer`.
 */
export async function ownServer(
  env: Record<string, string>,
): Promise<Pick<ServerProcess, 'url' | 'port' | 'output' | 'data_dir'>> {
  const { folder, started } = await spawnOne(env, SHORT_LIVED);
  closeAfterFile(async () => {
    await started.kill();
    // With its process id, which the run's end would mistake for that of one that still runs.
    await rm(folder, { recursive: true, force: true });
  });
  await waitUntilReady(started);
  return started;
}

async function startOne(): Promise<ServerProcess> {
  const { folder, started } = await spawnOne(SETTINGS);
  // As Vitest ends a worker after its project's last file. An idle server still uses 1 % of a processor.
  process.once('SIGTERM', () => {
    sendSignal(started.pid, 'SIGKILL');
    rmSync(join(folder, PID_FILE), { force: true });
    process.kill(process.pid, 'SIGTERM');
  });
  await waitUntilReady(started);
  return started;
}

async function spawnOne(
  env: Record<string, string>,
  node?: string[],
): Promise<{ folder: string; started: ServerProcess }> {
  const { folder: shared, dump } = inject('sharedServers');
  const folder = await mkdtemp(join(shared, 'server-'));
  const data = join(folder, 'data');
  await unpackPglite(dump, data);
  const started = spawnServer(data, Number(env['PORT'] ?? (await freePort())), env, node);
  await writeFile(join(folder, PID_FILE), String(started.pid));
  return { folder, started };
}
