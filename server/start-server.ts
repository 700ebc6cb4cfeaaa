import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isConnectionLost, lossCode } from './db/connection-lost.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open-db.ts';
import { isDamage, openingProblem } from './db/pglite-folder.ts';
import { openPublicChanges } from './db/public-changes.ts';
import type { Deps } from './deps.ts';
import { openDrain } from './drain.ts';
import type { Env } from './env.ts';
import { diskProblem, openDiskRoom } from './files/disk-room.ts';
import { openFiles } from './files/open-files.ts';
import { keepSpoolSwept, openSpool } from './files/spool.ts';
import { asStorageFull } from './files/storage-full.ts';
import type { App } from './http/app.ts';
import type { Job } from './jobs/jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { loadRender } from './load-render.ts';
import { openMailer } from './mail/open-mailer.ts';
import { copyDatabase, removeCopies } from './operator/copy-database.ts';
import { type OperatorCommand, openOperatorSocket } from './operator/operator-socket.ts';
import { missingCare, missingFacts } from './operator-facts.ts';
import { openPayments } from './payments/open-payments.ts';
import { readSecret } from './read-secret.ts';
import { requireOwnStore } from './require-own-store.ts';
import { noteSettings } from './shared-settings.ts';
import { StartProblem } from './start-problem.ts';
import { observePool } from './telemetry/metrics.ts';

// With the later steps, below the deadline of ten seconds in main.ts.
const REQUESTS_DEADLINE_MS = 7_000;
const JOBS_DEADLINE_MS = 7_000;
/** For the assistant's longest answers; an upload from a slow phone has its own deadline. */
const STREAMS_DEADLINE_MS = 20_000;

type RunningServer = {
  /** Where it serves, as plain lines for a person. */
  welcome: string;
  /** Drains for DRAIN_SECONDS, lets uploads and streamed answers end, finishes requests, returns jobs to the queue and closes everything. */
  stop(): Promise<void>;
};

/** What main.ts provides: only it knows all features. */
export type Features = {
  jobs: readonly Job[];
  buildApp(deps: Deps): Promise<App>;
  buildWorkerApp(deps: Deps): Promise<App>;
  /** What operators can have this process do while it has the embedded database open, by command. */
  operatorCommands(deps: Deps): Readonly<Record<string, OperatorCommand>>;
};

/**
 * Opens every part in order, then listens. If one can't be opened, those before it are closed.
 * @throws StartProblem with a line for the person who starts it.
 */
export async function startServer(env: Env, log: Logger, features: Features): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    await makeDataDir(env.DATA_DIR);
    await requireRoomToStart(env);
    const room = openDiskRoom(env);
    const drain = openDrain();
    const spool = openSpool(env);
    closers.push(keepSpoolSwept(spool, log));
    const secret = await readSecret(env);
    const database = await prepareDatabase(env, () => openDb(env, { log }));
    closers.push(() => database.close());
    if (database.driver.kind === 'postgres') observePool(database.driver.pool);
    const files = await openFiles(env, room);
    const install = async () => {
      await requireOwnStore(database.db, files, log);
      await noteSettings(database.db, env, secret, log);
      return await startJobs(database, features.jobs, { log });
    };
    const jobs = await prepareDatabase(env, () => migrate(database, install));
    closers.push(() => jobs.close());
    const changes = openPublicChanges(database, log);
    closers.push(() => changes.close());
    const renderer = await loadRender(env);
    closers.push(() => renderer.close());
    const mailer = openMailer(env);
    closers.push(async () => mailer.close());
    const deps: Deps = {
      env,
      db: database.db,
      changes,
      jobs,
      files,
      drain,
      room,
      spool,
      mailer,
      payments: await openPayments(env, { db: database.db, log }),
      render: renderer.render,
      ...(renderer.sources ? { sources: renderer.sources } : {}),
      log,
      now: () => new Date(),
      secret,
    };
    if (database.driver.kind === 'pglite') {
      await removeCopies(env.DATA_DIR);
      const commands = {
        'copy-database': copyDatabase(database.driver.pglite, env.DATA_DIR, log),
        ...features.operatorCommands(deps),
      };
      const socket = await openOperatorSocket(env.DATA_DIR, commands, log);
      closers.push(() => socket.close());
    }
    const app = env.ROLES.includes('web') ? await features.buildApp(deps) : await features.buildWorkerApp(deps);
    const port = await listen(app, env);
    let jobsEnd: Promise<void> | undefined;
    const stopJobs = () => {
      jobsEnd ??= jobs.stopWorking(JOBS_DEADLINE_MS);
      return jobsEnd;
    };
    closers.push(() => Promise.all([closeApp(app), stopJobs()]).then(() => undefined));
    if (env.ROLES.includes('worker')) await jobs.work(features.jobs, deps);
    const drainRequests = async () => {
      await drain.begin(env.DRAIN_SECONDS);
      // A menu from a slow phone, or the assistant's answer: cut off, somebody would have to send or ask again.
      const deadlineMs = env.UPLOAD_DRAIN_SECONDS * 1_000;
      await Promise.all([spool.idle(deadlineMs), drain.streamsEnd(Math.min(deadlineMs, STREAMS_DEADLINE_MS))]);
    };
    const stop = async () => {
      // Jobs first: one that is killed while guests are waited for has returned them before.
      await Promise.all([stopJobs(), env.ROLES.includes('web') ? drainRequests() : undefined]);
      await closeAll();
    };
    return { welcome: welcome(env, port), stop };
  } catch (error) {
    await closeAll();
    await requireRoomToStart(env);
    throw asStorageFull(error) === error
      ? error
      : new StartProblem('The disk of the database or of the files is full.');
  }
}

/** The first query, which reveals a wrong DATABASE_URL or a damaged table. */
async function prepareDatabase<T>(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR'>,
  prepare: () => Promise<T>,
): Promise<T> {
  try {
    return await prepare();
  } catch (error) {
    if (env.DATABASE_URL === undefined && isDamage(error)) throw await openingProblem(join(env.DATA_DIR, 'database'));
    const code = lossCode(error) ?? (isConnectionLost(error) ? 'connection lost' : undefined);
    if (env.DATABASE_URL === undefined || code === undefined) throw error;
    // Without the name and the password.
    const { DATABASE_URL, DATABASE_DIRECT_URL } = env;
    const places = Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL }).flatMap(([name, url]) =>
      url === undefined ? [] : [`${name}: the database at ${new URL(url).host}`],
    );
    throw new StartProblem(`${places.join(' or ')} can't be used (${code}).`);
  }
}

/** Called at the start, and to explain a failed start: a full disk causes many different errors. */
async function requireRoomToStart(env: Env): Promise<void> {
  const problem = await diskProblem(env);
  if (problem !== undefined) throw new StartProblem(problem);
}

async function makeDataDir(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartProblem(`DATA_DIR: the folder ${folder} can't be made (${codeOf(error)}).`);
  }
}

async function listen(app: App, env: Pick<Env, 'HOST' | 'PORT'>): Promise<number> {
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      throw new StartProblem(`Port ${env.PORT} is in use. Stop what uses it, or set PORT to another.`);
    if (code === 'EACCES')
      throw new StartProblem(`Port ${env.PORT} may not be used by this user. Set PORT to another.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartProblem(`HOST: ${env.HOST} is no address of this machine.`);
    throw error;
  }
  // A TCP server's address is neither a pipe's name nor, once it listens, null.
  return (app.server.address() as AddressInfo).port;
}

/** @param port The port it listens on, which PORT=0 leaves to the system. */
function welcome(env: Env, port: number): string {
  const base = env.is_localhost ? `http://localhost:${port}` : env.PUBLIC_URL;
  const careLines = missingCare(env);
  if (!env.ROLES.includes('web'))
    return [`Ardoise works on jobs; its health is at http://localhost:${port}/healthz`, ...careLines].join('\n');
  const lines = [`Ardoise is ready at ${base}`];
  if (env.outbox)
    lines.push(
      `Mails are kept at ${base}/dev/outbox`,
      `WARNING: mails and their sign-in codes are shown to anybody who reaches port ${port}. Set PUBLIC_URL before you put it behind a proxy.`,
    );
  if (env.PAYMENTS === 'sandbox')
    lines.push(
      `Payments are a sandbox without real cards; its clock is at ${base}/dev/payments (PAYMENTS=off: no subscription)`,
    );
  const missingNames = missingFacts(env);
  if (missingNames !== undefined) lines.push(missingNames);
  return [...lines, ...careLines].join('\n');
}

/** Accepts no more connections and waits for running requests; those that last too long are cut off. */
async function closeApp(app: App): Promise<void> {
  const closed = new AbortController();
  const cut = delay(REQUESTS_DEADLINE_MS, undefined, { signal: closed.signal }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  );
  await app.close();
  closed.abort();
  await cut;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';
