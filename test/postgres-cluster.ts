import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const READY_DEADLINE_MS = 30_000;
const POLL_MS = 100;
// Debian's packages install the programs here rather than in PATH, one folder per version.
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const IS_ROOT = userInfo().uid === 0;

export type Cluster = {
  /** A superuser's address, on the database `postgres`. */
  url: string;
  /** Ends all sessions and restarts at the same address, as an update of the server does. */
  restart(): Promise<void>;
  /** The postmaster and its sessions: the processes that are running now. */
  pids(): Promise<number[]>;
  /** Kills only the postmaster (SIGKILL); its sessions end by themselves. */
  kill(): Promise<void>;
  /** Restarts it after it was killed or has ended; else does nothing. */
  startIfEnded(): Promise<void>;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
};

export type ClusterOptions = {
  /** Where its folder is created. */
  parent?: string;
  /** False doesn't wait for the disk. Killing processes loses nothing; a power failure may lose everything. */
  isDurable?: boolean;
};

// Recommended by the manual (19.5 Write Ahead Log) for reproducible data. Commits still reach the operating system.
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' };

/** Where PostgreSQL's programs are, the newest first; undefined if it isn't installed. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...debian];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free port of this machine. As root it runs as the user
 * `postgres`, because PostgreSQL refuses to run as root.
 */
export async function startCluster({ parent = tmpdir(), isDurable = true }: ClusterOptions = {}): Promise<Cluster> {
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error('PostgreSQL is not installed: neither in PATH nor in /usr/lib/postgresql.');
  const user: { uid?: number; gid?: number } = IS_ROOT ? await postgresUser() : {};
  const folder = await mkdtemp(join(parent, 'ardoise-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
    await chmod(folder, 0o700);
    const data = join(folder, 'data');
    // Trust is enough on a loopback port that lives for one run of the tests.
    const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'];
    if (!isDurable) initArgs.push('--no-sync');
    await run(join(programs, 'initdb'), initArgs, { ...user, cwd: '/' });
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
      max_connections: 200,
      ...(isDurable ? {} : NOT_DURABLE),
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const start = () => startProgram(url, join(programs, 'postgres'), ['-D', data, ...options], user);
    let server = await start();
    return {
      url,
      restart: async () => {
        await server.stop();
        server = await start();
      },
      pids: async () => {
        // There are none if it has no sessions.
        const { stdout } = await run('pgrep', ['-P', String(server.pid)]).catch(() => ({ stdout: '' }));
        return [server.pid, ...stdout.split('\n').filter(Boolean).map(Number)];
      },
      kill: () => server.kill(),
      startIfEnded: async () => {
        if (server.hasEnded()) server = await startAfterSessions(start);
      },
      stop: async () => {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

type Program = { pid: number; hasEnded(): boolean; stop(): Promise<void>; kill(): Promise<void> };

/** The sessions of a killed postmaster hold its memory until they notice. */
async function startAfterSessions(start: () => Promise<Program>): Promise<Program> {
  const end = Date.now() + READY_DEADLINE_MS;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(POLL_MS);
    }
  }
}

async function startProgram(
  url: string,
  program: string,
  args: string[],
  user: { uid?: number; gid?: number },
): Promise<Program> {
  const server = spawn(program, args, {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    // In its own process group: Ctrl-C at the terminal reaches only the tests, which then stop it themselves.
    detached: true,
  });
  let output = '';
  server.stderr.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-4_000)));
  const ended = once(server, 'exit');
  await waitUntilReady(url, () => (server.exitCode === null ? undefined : output));
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) server.kill(signal);
    await ended;
  };
  return {
    // It answered, so it was started.
    pid: server.pid ?? 0,
    hasEnded,
    // Fast shutdown: sessions are ended, the data stays consistent.
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  };
}

/** The user that Debian's and others' packages create for the server. */
async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const idOf = async (kind: string) => Number((await run('id', [kind, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function waitUntilReady(url: string, failure: () => string | undefined): Promise<void> {
  const end = Date.now() + READY_DEADLINE_MS;
  for (;;) {
    const output = failure();
    if (output !== undefined) throw new Error(`PostgreSQL ended:\n${output}`);
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(POLL_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
