import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const READY_DEADLINE_MS = 60_000;

export type ServerToMeasure = { url: string; pid: number; [Symbol.asyncDispose](): Promise<void> };

/** The built server in production on an empty data folder: `await using server = await serverToMeasure()`. */
export async function serverToMeasure(variables: Record<string, string> = {}): Promise<ServerToMeasure> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-bench-'));
  const server = await startToMeasure([process.execPath, 'server/main.ts'], folder, variables);
  const dispose = async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: server.url, pid: server.pid, [Symbol.asyncDispose]: dispose };
}

/** Starts the server with a command on a data folder, which it leaves there, and waits until it is ready. */
export async function startToMeasure(
  [program, ...args]: [string, ...string[]],
  folder: string,
  variables: Record<string, string> = {},
): Promise<ServerToMeasure> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      PAYMENTS: 'off',
      LOG_LEVEL: 'warn',
      // All measuring requests come from one address.
      REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
      UPLOADS_PER_MINUTE_PER_ADDRESS: '1000000',
      PUBLICATIONS_PER_MINUTE_PER_ADDRESS: '1000000',
      RESTORES_PER_MINUTE_PER_ADDRESS: '1000000',
      PUBLICATIONS_PER_DAY: '1000000',
      DRAWINGS_PER_MINUTE_PER_ADDRESS: '1000000',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const dispose = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
  const end = Date.now() + READY_DEADLINE_MS;
  while (!(await fetch(`${url}/readyz?parts`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > end) {
      await dispose();
      throw new Error('The server did not get ready.');
    }
    await delay(50);
  }
  // A process that could not be started has no pid, and never gets ready.
  return { url, pid: child.pid ?? 0, [Symbol.asyncDispose]: dispose };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has an address object.');
  return address.port;
}
