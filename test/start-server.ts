import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAfterFile } from './closers.ts';
import { pgliteTemplate } from './database-template.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, SHORT_LIVED, spawnServer, waitUntilReady } from './server-process.ts';
import { makeDatabase } from './test-database.ts';
import { unpackPglite } from './unpack-pglite.ts';

export type StartServerOptions = {
  /** Overrides the tests' own PORT, PUBLIC_URL and DATA_DIR, and DATABASE_URL if the tests run on PostgreSQL. */
  env?: Record<string, string>;
  /** Kept from an earlier start, to start on the same data. */
  data_dir?: string;
  /** Node's own arguments. */
  node?: string[];
  /** False resolves at once, for a start that is expected to fail. */
  wait?: boolean;
};

// One database per data folder, so that a second start finds the first one's.
const databases = new Map<string, string>();

/**
 * A server for this test file only, on a new data folder unless one is named, ready when this resolves: for tests that
 * stop it, configure it, or read its data. If it still runs when the file ends, it is stopped, and its data removed.
 * Other journeys share their worker's: `sharedServer()`.
 */
export async function startServer(options: StartServerOptions = {}): Promise<ServerProcess> {
  const dataDir = options.data_dir ?? (await newDataDir());
  const port = Number(options.env?.['PORT'] ?? (await freePort()));
  const databaseUrl = databases.get(dataDir);
  const env = { ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }), ...options.env };
  const server = spawnServer(dataDir, port, env, [...SHORT_LIVED, ...(options.node ?? [])]);
  closeAfterFile(server.kill);
  if (options.wait !== false) await waitUntilReady(server);
  return server;
}

/** A data folder whose database is migrated and holds nothing; `isEmpty` leaves making it to the server's first start. */
export async function newDataDir({ isEmpty = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-data-'));
  const database = await makeDatabase({ isEmpty });
  if (database) databases.set(folder, database.url);
  else if (!isEmpty) await unpackPglite(await pgliteTemplate(), folder);
  closeAfterFile(async () => {
    await rm(folder, { recursive: true, force: true });
    await database?.drop();
  });
  return folder;
}
