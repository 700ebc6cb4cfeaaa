import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { childrenOf } from './child-processes.ts';
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
  /** Starts a replica, which from now on has each commit before that is acknowledged. It is stopped with the cluster. */
  replicate(): Promise<Replica>;
  /** Ends the servers and removes their folder. */
  stop(): Promise<void>;
};

export type Replica = {
  port: number;
  /** Makes it accept writes. It waits for no replica of its own. */
  promote(): Promise<void>;
};

export type ClusterOptions = {
  /** Where its folder is created. */
  parent?: string;
  /** False doesn't wait for the disk. Killing processes loses nothing; a power failure may lose everything. */
  isDurable?: boolean;
};

// Recommended by the manual (19.5 Write Ahead Log) for reproducible data. Commits still reach the operating system.
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' };

/** Where programs of PostgreSQL are, by default the server's, the newest first; undefined if it isn't installed. */
export function findPostgres(names: readonly string[] = ['initdb', 'postgres']): string | undefined {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...debian];
  return folders.find((folder) => names.every((name) => existsSync(join(folder, name))));
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
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      max_connections: 200,
      ...(isDurable ? {} : NOT_DURABLE),
    };
    const startOn = (path: string, port: number, ownSettings: Record<string, string> = {}) => {
      const options = Object.entries({ ...settings, port, ...ownSettings }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]);
      return startProgram(urlOf(port), join(programs, 'postgres'), ['-D', path, ...options], user);
    };
    const port = await freePort();
    const url = urlOf(port);
    const start = () => startOn(data, port);
    let server = await start();
    const replicas: Program[] = [];
    return {
      url,
      restart: async () => {
        await server.stop();
        server = await start();
      },
      pids: async () => [server.pid, ...(await childrenOf(server.pid))],
      kill: () => server.kill(),
      startIfEnded: async () => {
        if (server.hasEnded()) server = await startAfterSessions(start);
      },
      replicate: async () => {
        const path = join(folder, `replica-${replicas.length}`);
        const source = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
        const copyArgs = ['-D', path, ...source, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'];
        const copier = join(findPostgres(['pg_basebackup']) ?? '', 'pg_basebackup');
        await run(copier, copyArgs, { ...user, cwd: '/' });
        const replicaPort = await freePort();
        // On the command line, which wins: the copied setting would make it wait for a replica of its own.
        replicas.push(await startOn(path, replicaPort, { synchronous_standby_names: '' }));
        await waitForReplica(url);
        return { port: replicaPort, promote: () => runStatement(urlOf(replicaPort), 'select pg_promote()') };
      },
      stop: async () => {
        await Promise.all([...replicas, server].map((program) => program.stop()));
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Commits wait for the replica from now on; resolves once it has caught up. */
async function waitForReplica(url: string): Promise<void> {
  await runStatement(url, `alter system set synchronous_standby_names = '*'`);
  await runStatement(url, 'select pg_reload_conf()');
  const end = Date.now() + READY_DEADLINE_MS;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (;;) {
      const { rowCount } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`);
      if (rowCount === 1) return;
      if (Date.now() > end) throw new Error('The replica did not catch up.');
      await delay(POLL_MS);
    }
  } finally {
    await client.end();
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
