import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { link, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartProblem } from '../start-problem.ts';

// The shortest limit of a socket's path among the systems (macOS; Linux has 107).
const MAX_SOCKET_PATH_BYTES = 103;
const TRIES = 5;

/**
 * Keeps a folder for this process: PGlite itself lets a second one in, and both would write over each other. The lock
 * is a listening socket, so the system itself lets it go when the process ends, however it ends; the file that a killed
 * one leaves behind answers nobody and is replaced.
 * @returns Lets the folder go.
 * @throws StartProblem naming the folder where another process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const server = await listen(path);
    if (server) return () => close(server);
    if (await answers(path)) break;
    if (!(await removeStale(path))) break;
  }
  throw new StartProblem(`The folder ${folder} is in use by another process of Ardoise. Stop it, or set DATA_DIR.`);
}

function socketPath(folder: string): string {
  const path = `${folder}.lock`;
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES) return path;
  return join(tmpdir(), `ardoise-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.lock`);
}

/** Undefined where the path is taken, by a living process or a dead one. */
async function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  try {
    server.listen(path);
    await once(server, 'listening');
    server.unref();
    return server;
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) return undefined;
    throw error;
  }
}

/** Whether a process listens there. */
async function answers(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    if (hasCode(error, 'ECONNREFUSED') || hasCode(error, 'ENOENT')) return false;
    throw error;
  } finally {
    socket.destroy();
  }
}

/**
 * Moves a dead socket away before it is deleted, because another process may have put a living one in its place since
 * it was looked at; that one is put back.
 * @returns False where it lives.
 */
async function removeStale(path: string): Promise<boolean> {
  const moved = join(dirname(path), `${randomUUID().slice(0, 8)}.lock`);
  try {
    await rename(path, moved);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return true;
    throw error;
  }
  const isAlive = await answers(moved);
  if (isAlive) await link(moved, path).catch(() => undefined);
  await rm(moved, { force: true });
  return !isAlive;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
