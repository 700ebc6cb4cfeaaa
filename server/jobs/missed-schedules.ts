import { readFacts, writeFact } from '../db/facts-queries.ts';
import type { Deps } from '../deps.ts';
import type { Job, Jobs } from './jobs.ts';

/** A worker that starts has other work first; a day's guests come before the sweeps that a machine missed while it was off. */
const CATCH_UP_SECONDS = 10 * 60;
const HOUR_MS = 60 * 60 * 1_000;
/** A day and a month by the clock, with the time of a run. */
const MAX_DAILY_AGE_MS = 26 * HOUR_MS;
const MAX_MONTHLY_AGE_MS = 32 * 24 * HOUR_MS;
/** The key of the jobs that the schedules send: one that is caught up with and one by the clock are never two. */
export const SCHEDULE_KEY = 'schedule';

const successFact = (job: Pick<Job, 'name'>) => `job_succeeded_at ${job.name}` as const;

/** How old its last success may be; undefined for what runs each hour or oftener, which nobody misses. */
function maxAgeMs({ schedule }: Pick<Job, 'schedule'>): number | undefined {
  if (schedule === null) return undefined;
  if (/^\d+ \d+ \* \* \*$/.test(schedule)) return MAX_DAILY_AGE_MS;
  return /^\d+ \d+ \d+ \* \*$/.test(schedule) ? MAX_MONTHLY_AGE_MS : undefined;
}

/** After each run that ended well, so that a night that is missed is noticed. */
export async function noteSuccess(job: Job, { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>): Promise<void> {
  if (maxAgeMs(job) === undefined) return;
  const time = now();
  await writeFact(db, successFact(job), time.toISOString(), time).catch((error: unknown) =>
    log.warn({ err: error }, 'the success of a nightly job could not be noted'),
  );
}

/** When each nightly or monthly job last ended well, in ISO 8601, by its name. */
export async function readSuccesses(db: Deps['db']): Promise<ReadonlyMap<string, string>> {
  const prefix = successFact({ name: '' });
  const facts = Object.entries(await readFacts(db));
  return new Map(
    facts.flatMap(([name, time]): [string, string][] =>
      name.startsWith(prefix) && time !== undefined ? [[name.slice(prefix.length), time]] : [],
    ),
  );
}

/** Sends each nightly or monthly job whose turn was missed: the machine was off at that hour, or it failed. */
export async function sendMissed(
  jobs: Pick<Jobs, 'send'>,
  all: readonly Job[],
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<void> {
  const successes = await readSuccesses(db);
  const missedJobs = all.filter((job) => {
    const maxAge = maxAgeMs(job);
    const succeededAt = successes.get(job.name);
    if (maxAge === undefined) return false;
    return succeededAt === undefined || now().getTime() - Date.parse(succeededAt) > maxAge;
  });
  await db.transaction(async (tx) => {
    const options = { start_after_seconds: CATCH_UP_SECONDS, singleton_key: SCHEDULE_KEY };
    for (const job of missedJobs) await jobs.send(tx, job, {}, options);
  });
}
