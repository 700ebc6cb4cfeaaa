import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';

/*
 * PGlite lets a second process into its folder, and both would write over each other. A lock is a listening socket, so
 * the system itself lets it go when the process ends, however it ends. Each process listens under a name of its own and
 * then looks at the others' (as in Lamport's bakery): of two at once at least one sees the other, a dead one's name is
 * never used again and may be deleted by anybody, and no moment is open to a third.
 */

const NAME_BYTES = 8;
// The shortest limit of a socket's path among the systems (macOS; Linux has 107).
const MAX_SOCKET_PATH_BYTES = 103;
const ANSWER_MS = 1_000;
const RETRY_MS = 20;

type State = 'asking' | 'holding';

/**
 * Keeps a folder for this process.
 * @returns Lets the folder go.
 * @throws StartProblem naming the folder where another process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const sockets = socketsFolder(folder);
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  const name = randomBytes(NAME_BYTES).toString('hex');
  let state: State = 'asking';
  const server = await listen(sockets, name, () => state);
  const unlock = async () => {
    await rm(join(sockets, name), { force: true });
    server.close();
    await once(server, 'close');
  };
  try {
    while (await othersAsk(sockets, name, folder)) await delay(RETRY_MS);
    state = 'holding';
    return unlock;
  } catch (error) {
    await unlock();
    throw error;
  }
}

function socketsFolder(folder: string): string {
  const path = `${folder}.lock`;
  if (Buffer.byteLength(path) + 1 + 3 * NAME_BYTES <= MAX_SOCKET_PATH_BYTES) return path;
  return join(tmpdir(), `ardoise-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.lock`);
}

/** Listens, and takes its name only then: a name that nobody answers to is a dead one's. */
async function listen(sockets: string, name: string, state: () => State): Promise<Server> {
  const server = createServer((socket) => {
    // Who asked may be gone.
    socket.on('error', () => undefined).end(state());
  });
  const unnamed = join(sockets, `${name}.new`);
  server.listen(unnamed);
  await once(server, 'listening');
  server.unref();
  await rename(unnamed, join(sockets, name));
  return server;
}

/**
 * Whether another asks too that has to give way to this one: of two the lower name goes on.
 * @throws StartProblem where another holds the folder, or asks under a lower name.
 */
async function othersAsk(sockets: string, own: string, folder: string): Promise<boolean> {
  let isContended = false;
  for (const name of await readdir(sockets)) {
    if (name === own || name.includes('.')) continue;
    const state = await askState(join(sockets, name));
    if (state === 'dead') await rm(join(sockets, name), { force: true });
    // It lets go while it is asked: whether it has gone shows when the others are looked at again.
    else if (state === 'leaving') isContended = true;
    else if (state === 'holding' || name < own)
      throw new StartProblem(`The folder ${folder} is in use by another process. Stop it, or set DATA_DIR.`);
    else isContended = true;
  }
  return isContended;
}

async function askState(path: string): Promise<State | 'dead' | 'leaving'> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch (error) {
    socket.destroy();
    if (isOneOf(error, ['ECONNREFUSED', 'ENOENT'])) return 'dead';
    return isOneOf(error, ['ECONNRESET']) ? 'leaving' : 'holding';
  }
  try {
    const answer = await text(addAbortSignal(AbortSignal.timeout(ANSWER_MS), socket));
    return answer === 'asking' || answer === 'holding' ? answer : 'leaving';
  } catch (error) {
    // It listens, so it lives, but is too busy to answer: that takes work on the database.
    return isOneOf(error, ['ECONNRESET', 'EPIPE']) ? 'leaving' : 'holding';
  } finally {
    socket.destroy();
  }
}

const isOneOf = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
