import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { API_PATHS } from '../shared/paths.ts';
import { closeAfterFile } from './closers.ts';
import { freePort } from './free-port.ts';
import { makeDatabase } from './test-database.ts';

const ROOT = join(import.meta.dirname, '..');
const READY_DEADLINE_MS = 60_000;
const POLL_MS = 30;

export type ServerProcess = {
  /** The leaf: `node server/main.ts` itself, so that its pid can be killed. */
  process: ChildProcess;
  pid: number;
  port: number;
  /** http://localhost:{port}, without a slash at the end. */
  url: string;
  data_dir: string;
  /** All it has written so far. */
  output(): string;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>;
  /** Resolves when it has ended by itself. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

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
 * Starts the built server as a process of its own on a free port, on an empty data folder unless one is given, and
 * waits until it is ready. What is still running when the test file ends is stopped, and its data removed.
 */
export async function startServer(options: StartServerOptions = {}): Promise<ServerProcess> {
  const dataDir = options.data_dir ?? (await newDataDir());
  const port = Number(options.env?.['PORT'] ?? (await freePort()));
  const databaseUrl = databases.get(dataDir);
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      // The journeys of a file are many people's, from one address.
      REQUESTS_PER_MINUTE_PER_ADDRESS: '100000',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const server: ServerProcess = {
    process: child,
    // A process that could not be started has none; then `ended` rejects.
    pid: child.pid ?? 0,
    port,
    url: `http://localhost:${port}`,
    data_dir: dataDir,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
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

async function waitUntilReady(server: ServerProcess): Promise<void> {
  const end = Date.now() + READY_DEADLINE_MS;
  let hasEnded = false;
  void server.ended.finally(() => {
    hasEnded = true;
  });
  for (;;) {
    if (hasEnded) throw new Error(`The server ended before it was ready:\n${server.output()}`);
    const answer = await fetch(server.url + API_PATHS.ready).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`The server was not ready in time:\n${server.output()}`);
    await delay(POLL_MS);
  }
}
