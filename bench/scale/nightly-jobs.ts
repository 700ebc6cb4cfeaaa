import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { removeAccount } from '../../server/account-data/remove-account.ts';
import { allJobs } from '../../server/all-jobs.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { openPublicChanges } from '../../server/db/public-changes.ts';
import type { Deps } from '../../server/deps.ts';
import { openDrain } from '../../server/drain.ts';
import { parseEnv } from '../../server/env.ts';
import { openDiskRoom } from '../../server/files/disk-room.ts';
import { openFiles } from '../../server/files/open-files.ts';
import { openSpool } from '../../server/files/spool.ts';
import { startJobs } from '../../server/jobs/start-jobs.ts';
import { openMailer } from '../../server/mail/open-mailer.ts';
import { openPayments } from '../../server/payments/open-payments.ts';
import { fakeRender } from '../../test/fake-render.ts';

const PACE = { watch_seconds: 3_600, schedules: false };

/** What jobs need, on the measured database; their mails are not rendered. */
export async function openJobDeps(url: string): Promise<{ deps: Deps; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-bench-jobs-'));
  const log = pino({ level: 'warn' });
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, PAYMENTS: 'off', DATABASE_URL: url });
  const opened = openPostgres(url, { log, guard: false });
  const jobs = await startJobs(opened, allJobs, { log, pace: PACE });
  const changes = openPublicChanges(opened, log);
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
    render: fakeRender,
    log,
    now: () => new Date(),
    secret: Buffer.alloc(32),
  };
  const close = async () => {
    deps.mailer.close();
    await changes.close();
    await jobs.close();
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { deps, close };
}

const SAMPLE_MS = 10;
const MEGABYTE = 1024 * 1024;

export type NightlyFigure = {
  seconds: number;
  /** How much this process grew at most meanwhile. */
  peak_megabytes: number;
};

/** Runs each scheduled job but the backup, which copies everything. */
export async function measureNightlyJobs(deps: Deps): Promise<Map<string, NightlyFigure>> {
  const figures = new Map<string, NightlyFigure>();
  const { signal } = new AbortController();
  for (const job of allJobs.filter(({ schedule, name }) => schedule !== null && name !== 'back-up')) {
    const { run } = await job.load();
    const before = process.memoryUsage.rss();
    let peak = before;
    const sampling = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, SAMPLE_MS);
    const begun = performance.now();
    await run(deps, {}, { signal, retries: 0 });
    clearInterval(sampling);
    const seconds = (performance.now() - begun) / 1_000;
    figures.set(job.name, { seconds, peak_megabytes: (Math.max(peak, process.memoryUsage.rss()) - before) / MEGABYTE });
  }
  return figures;
}

/** Milliseconds to remove the accounts of these owners, with their pictures. */
export async function timeDeletions(deps: Deps, numbers: readonly number[]): Promise<number[]> {
  const times: number[] = [];
  for (const number of numbers) {
    const { rows } = await rowsOf(deps, number);
    const [id] = rows;
    if (id === undefined) throw new Error(`there is no owner ${number}`);
    const begun = performance.now();
    await removeAccount(deps, { account_deletion_id: id });
    times.push(performance.now() - begun);
  }
  return times;
}

async function rowsOf({ db }: Deps, number: number): Promise<{ rows: string[] }> {
  const answer = await db.execute(
    `insert into account_deletions (user_id, email, locale, restaurant_id, requested_at)
     select users.id, users.email, 'en', restaurants.id, now() from users
     join restaurants on restaurants.owner_id = users.id where users.email = 'owner-${number}@bench.example' returning id`,
  );
  // Both drivers return an object with `rows`.
  const { rows } = answer as unknown as { rows: { id: string }[] };
  return { rows: rows.map(({ id }) => id) };
}
