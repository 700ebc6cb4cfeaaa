import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allJobs } from '../server/all-jobs.ts';
import { buildApp } from '../server/app.ts';
import type { OpenedDb } from '../server/db/db.ts';
import { openPublicChanges } from '../server/db/public-changes.ts';
import type { Deps } from '../server/deps.ts';
import { openDrain } from '../server/drain.ts';
import { parseEnv } from '../server/env.ts';
import { openDiskRoom } from '../server/files/disk-room.ts';
import { openFiles } from '../server/files/open-files.ts';
import { openSpool } from '../server/files/spool.ts';
import type { App } from '../server/http/app.ts';
import type { Job, Jobs } from '../server/jobs/jobs.ts';
import { startJobs } from '../server/jobs/start-jobs.ts';
import { openMailer } from '../server/mail/open-mailer.ts';
import { listOutbox, type OutboxMail } from '../server/mail/outbox.ts';
import { openPayments } from '../server/payments/open-payments.ts';
import { openLog } from '../server/telemetry/open-log.ts';
import type { Render } from '../shared/render.ts';
import { closeAfterFile } from './closers.ts';
import { fakeRender } from './fake-render.ts';
import { waitForIdle } from './idle.ts';

/** The origin of an owner's server that isn't there. */
export const NOWHERE = 'http://127.0.0.1:9';

export type TestApp = {
  app: App;
  deps: Deps;
  jobs: Jobs;
  /** The mails that were sent since a time, by default ever, newest first. Each is a file that is read. */
  outbox(since?: Date): Promise<OutboxMail[]>;
  /** Waits until no job is queued or running; jobs that start later don't count. Fails after the deadline. */
  idle(deadlineMs?: number): Promise<void>;
  /** The log, one object per line. */
  logs: Record<string, unknown>[];
  /** Closes everything; done automatically when the test file ends. */
  close(): Promise<void>;
  clock: {
    /** Moves `deps.now` forward by this many milliseconds. The database's and the queue's clocks don't move. */
    advance(milliseconds: number): void;
  };
};

export type TestAppOptions = {
  /** Environment variables beside the tests' own. */
  env?: Record<string, string>;
  /** The real renderer is `(await import('../web/render.tsx')).render`; by default the input is returned. */
  render?: Render;
  /** Replaces server/all-jobs.ts. */
  jobs?: readonly Job[];
  /** False leaves sent jobs in their queues. */
  work?: boolean;
};

/**
 * The application on a database of its own, with jobs running in this process. Everything is closed when the test file ends;
 * if possible, call it once per file (it costs a tenth of a second) and create an owner for each test.
 */
export async function makeApp(openDatabase: () => Promise<OpenedDb>, options: TestAppOptions = {}): Promise<TestApp> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  closeAfterFile(close);
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-test-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const env = parseEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PAYMENTS: 'off',
    // Nothing listens at this port of this machine: webhooks of tests lead nowhere.
    WEBHOOK_PRIVATE_ORIGINS: NOWHERE,
    // Domains of tests are looked up nowhere.
    OWN_DOMAIN_TARGET: 'edge.menus.example',
    OWN_DOMAIN_NAMESERVERS: new URL(NOWHERE).host,
    ...options.env,
  });
  const logs: Record<string, unknown>[] = [];
  const log = openLog({ LOG_LEVEL: 'debug' }, { write: (line: string) => void logs.push(JSON.parse(line)) });
  const opened = await openDatabase();
  closers.push(() => opened.close());
  const jobList = options.jobs ?? allJobs;
  const jobs = await startJobs(opened, jobList, {
    log,
    pace: { watch_seconds: 1, schedules: false },
    retries: 'at-once',
  });
  closers.push(() => jobs.stopWorking(2_000).then(() => jobs.close()));

  const changes = openPublicChanges(opened, log);
  closers.push(() => changes.close());

  let offsetMs = 0;
  const room = openDiskRoom(env);
  const deps: Deps = {
    env,
    db: opened.db,
    changes,
    jobs,
    drain: openDrain(),
    files: await openFiles(env, room),
    room,
    spool: openSpool(env),
    mailer: openMailer(env),
    payments: await openPayments(env, { db: opened.db, log }),
    render: options.render ?? fakeRender,
    log,
    now: () => new Date(Date.now() + offsetMs),
    secret: randomBytes(32),
  };
  closers.push(async () => deps.mailer.close());
  const app = await buildApp(deps);
  closers.push(() => app.close());
  if (options.work !== false) await jobs.work(jobList, deps);

  return {
    app,
    deps,
    jobs,
    outbox: (since = new Date(0)) => listOutbox(env, since),
    idle: (deadlineMs = 60_000) => waitForIdle(deps.db, deadlineMs),
    logs,
    close,
    clock: {
      advance: (milliseconds) => {
        offsetMs += milliseconds;
      },
    },
  };
}
