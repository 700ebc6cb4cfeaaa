import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAfterFile } from '../test/closers.ts';
import { pgliteTemplate } from '../test/database-template.ts';
import { freePort } from '../test/free-port.ts';
import { type ServerProcess, SHORT_LIVED, spawnServer, waitUntilReady } from '../test/server-process.ts';
import { unpackPglite } from '../test/unpack-pglite.ts';

/**
 * A server on the embedded database, also where tests run on PostgreSQL, for journeys that end it: nothing here imports
 * test-database.ts, by which the tests for PostgreSQL are found. Killed when the test file ends.
 */
export async function startEmbedded(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = spawnServer(dataDir, Number(env['PORT'] ?? (await freePort())), env, SHORT_LIVED);
  closeAfterFile(server.kill);
  await waitUntilReady(server);
  return server;
}

/** A data folder with a migrated database that holds nothing, deleted when the test file ends. */
export async function newEmbeddedDir(): Promise<string> {
  const folder = await newFolder();
  await unpackPglite(await pgliteTemplate(), folder);
  return folder;
}

/** An empty folder, deleted when the test file ends. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-embedded-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
