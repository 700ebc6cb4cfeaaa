import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAfterFile } from './closers.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, spawnServer, waitUntilReady } from './server-process.ts';
import { makeDatabase } from './test-database.ts';

export type StartServerOptions = {
  /** Over the tests' own: PORT, PUBLIC_URL and DATA_DIR, and DATABASE_URL where the tests run on PostgreSQL. */
  env?: Record<string, string>;
  /** Kept from an earlier start, to start on the same data. */
  data_dir?: string;
  /** False resolves at once, for a start that is meant to fail. */
  wait?: boolean;
};

// One database a data folder, so that a second start finds the first one's.
const databases = new Map<string, string>();

/**
 * A server for this test file alone, on an empty data folder unless one is given, ready when this resolves: for what
 * ends it, sets it up in a way of its own, or looks at all it holds. What is still running when the file ends is
 * stopped, and its data removed. Other journeys share their worker's: `sharedServer()`.
 */
export async function startServer(options: StartServerOptions = {}): Promise<ServerProcess> {
  const dataDir = options.data_dir ?? (await newDataDir());
  const port = Number(options.env?.['PORT'] ?? (await freePort()));
  const databaseUrl = databases.get(dataDir);
  const server = spawnServer(dataDir, port, {
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...options.env,
  });
  closeAfterFile(server.kill);
  if (options.wait !== false) await waitUntilReady(server);
  return server;
}

/** An empty data folder, and where the tests run on PostgreSQL an empty database with it. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-data-'));
  const database = await makeDatabase();
  if (database) databases.set(folder, database.url);
  closeAfterFile(async () => {
    await rm(folder, { recursive: true, force: true });
    await database?.drop();
  });
  return folder;
}
