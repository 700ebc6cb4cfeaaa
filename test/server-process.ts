import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { API_PATHS } from '../shared/paths.ts';

const ROOT = join(import.meta.dirname, '..');
const READY_DEADLINE_MS = 120_000;
const POLL_MS = 30;

export type ServerProcess = {
  /** The child process: `node server/main.ts` itself, so that its pid can be killed. */
  process: ChildProcess;
  pid: number;
  port: number;
  /** http://localhost:{port}, without a slash at the end. */
  url: string;
  data_dir: string;
  /** Everything it has written so far. */
  output(): string;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>;
  /** Resolves when it has ended on its own. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/**
 * For a server that a test ends soon: PGlite is only compiled by V8's baseline compiler. The other one uses 600 MB and a
 * second of a processor at each start, for a function that is 8 % faster afterwards. The server's behaviour is the same.
 */
export const SHORT_LIVED = ['--liftoff-only'];

/**
 * Starts the built server as a process of its own; the caller ends it. `env` overrides the tests' settings, `node` are
 * Node's own arguments.
 */
export function spawnServer(
  data_dir: string,
  port: number,
  env: Record<string, string> = {},
  node: string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [...node, 'server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: data_dir,
      // Journeys without payments may publish; the others set it.
      PAYMENTS: 'off',
      // Many journeys run from one address.
      REQUESTS_PER_MINUTE_PER_ADDRESS: '100000',
      SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000',
      PAYMENTS_PER_MINUTE_PER_ADDRESS: '10000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  return {
    process: child,
    // A process that could not be started has none; then `ended` rejects.
    pid: child.pid ?? 0,
    port,
    url: `http://localhost:${port}`,
    data_dir,
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
}

export async function waitUntilReady(server: ServerProcess): Promise<void> {
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
