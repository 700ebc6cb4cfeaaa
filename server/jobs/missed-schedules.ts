import { deleteFact, readFacts, writeFact } from '../db/facts-queries.ts';
import type { Deps } from '../deps.ts';
import type { Job, Jobs } from './jobs.ts';

/** A worker that starts has other work first; then one after the other, because by the clock they are hours apart. */
const CATCH_UP_SECONDS = 10 * 60;
const HOUR_MS = 60 * 60 * 1_000;
/** A day and a month by the clock, with the time of a run. */
const MAX_DAILY_AGE_MS = 26 * HOUR_MS;
const MAX_MONTHLY_AGE_MS = 32 * 24 * HOUR_MS;
/** The key of the jobs that the schedules send: one that is caught up with and one by the clock are never two. */
export const SCHEDULE_KEY = 'schedule';

const successFact = (job: Pick<Job, 'name'>) => `job_succeeded_at ${job.name}` as const;
const turnFact = (job: Pick<Job, 'name'>) => `job_turn_at ${job.name}` as const;

/** How old its last turn may be; undefined for jobs that run each hour or oftener, which nobody misses. */
function maxAgeMs({ schedule }: Pick<Job, 'schedule'>): number | undefined {
  if (schedule === null) return undefined;
  if (/^\d+ \d+ \* \* \*$/.test(schedule)) return MAX_DAILY_AGE_MS;
  return /^\d+ \d+ \d+ \* \*$/.test(schedule) ? MAX_MONTHLY_AGE_MS : undefined;
}

/** Before each run, so that a turn that is missed is noticed. One that fails is not missed: it has its own retries and mails. */
export const noteTurn = (job: Job, deps: Pick<Deps, 'db' | 'log' | 'now'>): Promise<void> =>
  noteTime(job, turnFact(job), deps);

/** After each run that ended well, for the operator's collector. */
export const noteSuccess = (job: Job, deps: Pick<Deps, 'db' | 'log' | 'now'>): Promise<void> =>
  noteTime(job, successFact(job), deps);

async function noteTime(
  job: Job,
  fact: Parameters<typeof writeFact>[1],
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
): Promise<void> {
  if (maxAgeMs(job) === undefined) return;
  const time = now();
  await writeFact(db, fact, time.toISOString(), time).catch((error: unknown) =>
    log.warn({ err: error }, 'the time of a nightly job could not be noted'),
  );
}

/** When each nightly or monthly job last ended well, in ISO 8601, by its name. */
export function successesOf(facts: Awaited<ReturnType<typeof readFacts>>): ReadonlyMap<string, string> {
  const prefix = successFact({ name: '' });
  return new Map(
    Object.entries(facts).flatMap(([name, time]): [string, string][] =>
      name.startsWith(prefix) && time !== undefined ? [[name.slice(prefix.length), time]] : [],
    ),
  );
}

/**
 * Sends each nightly or monthly job whose turn was missed, because the machine was off at that hour. Of one that no worker
 * has noted yet (a new installation, a new job) the clock begins now.
 */
export async function sendMissed(
  jobs: Pick<Jobs, 'send'>,
  all: readonly Job[],
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<void> {
  const facts = await readFacts(db);
  const time = now();
  const missedJobs: Job[] = [];
  for (const job of all) {
    const maxAge = maxAgeMs(job);
    if (maxAge === undefined) continue;
    const turnAt = facts[turnFact(job)];
    if (turnAt === undefined) await writeFact(db, turnFact(job), time.toISOString(), time);
    else if (time.getTime() - Date.parse(turnAt) > maxAge) missedJobs.push(job);
  }
  // A job that this version doesn't have would count as late for ever.
  const names = new Set(all.map(({ name }) => name));
  for (const name of successesOf(facts).keys()) if (!names.has(name)) await deleteFact(db, successFact({ name }));
  await db.transaction(async (tx) => {
    for (const [index, job] of missedJobs.entries())
      await jobs.send(
        tx,
        job,
        {},
        { start_after_seconds: CATCH_UP_SECONDS * (index + 1), singleton_key: SCHEDULE_KEY },
      );
  });
}
