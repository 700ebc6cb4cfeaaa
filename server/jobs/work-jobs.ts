import { setTimeout as delay, setInterval as repeat } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { recordJob } from '../telemetry/metrics.ts';
import { tidyEnded } from './ended-jobs.ts';
import type { Job } from './jobs.ts';
import { makeDue } from './make-due.ts';
import { noteSuccess, noteTurn } from './missed-schedules.ts';
import { shiftFutureJobs } from './shift-future-jobs.ts';

// New jobs come with a notification. Jobs without one (retries, dead letters, jobs that were sent for later, lost
// notifications) are found by one query for all queues: a query for each used 3 % of a processor, in an idle process.
export const LOOK_MS = 2_000;
/** Looks from one search for jobs of a clock that was set back to the next. */
const LOOKS_PER_SHIFT = 5;
/** Five minutes. */
const LOOKS_PER_TIDYING = 150;
// Each queue's own polling, which nothing depends on.
const POLLING_SECONDS = 60;

export type Workers = {
  /** Leases no more jobs, aborts the running ones, and after the deadline returns what still runs to the queue. */
  stop(deadlineMs: number): Promise<void>;
};

/** Works on the jobs, each with its own concurrency. */
export async function startWorkers(boss: PgBoss, jobs: readonly Job[], deps: Deps): Promise<Workers> {
  const stopping = new AbortController();
  const running = new Map<JobWithMetadata<unknown>, Promise<void>>();
  /** By queue, a worker for each of its places. */
  const workers = new Map<string, string[]>();

  const runJob = async (job: Job, fetchedJob: JobWithMetadata<unknown>): Promise<void> => {
    const log = deps.log.child({ job: job.name, job_id: fetchedJob.id });
    if (stopping.signal.aborted) return await giveBack(boss, fetchedJob);
    const startedAt = performance.now();
    const record = (outcome: 'completed' | 'failed') =>
      recordJob(job.name, outcome, (performance.now() - startedAt) / 1_000);
    try {
      const payload = job.payload.parse(fetchedJob.data);
      const { run } = await job.load();
      const signal = AbortSignal.any([fetchedJob.signal, stopping.signal]);
      await noteTurn(job, { ...deps, log });
      await run({ ...deps, log }, payload, { signal, retries: fetchedJob.retryCount });
      record('completed');
      await noteSuccess(job, { ...deps, log });
    } catch (error) {
      if (stopping.signal.aborted) return await giveBack(boss, fetchedJob);
      record('failed');
      const isLast = fetchedJob.retryCount >= fetchedJob.retryLimit;
      log.error({ err: error, retries: fetchedJob.retryCount }, isLast ? 'the job failed for good' : 'the job failed');
      throw error;
    }
  };

  const startWorker = async (job: Job): Promise<string> => {
    let worker: string | undefined;
    worker = await boss.work(
      job.name,
      { includeMetadata: true, pollingIntervalSeconds: POLLING_SECONDS },
      async ([fetchedJob]: JobWithMetadata<unknown>[]) => {
        if (!fetchedJob) return;
        const run = runJob(job, fetchedJob);
        running.set(fetchedJob, run);
        try {
          await run;
        } finally {
          running.delete(fetchedJob);
          // More jobs may be queued than notifications came: poll again until the queue is empty.
          if (worker !== undefined) boss.notifyWorker(worker);
        }
      },
    );
    return worker;
  };

  for (const job of jobs) {
    const places: string[] = [];
    while (places.length < job.concurrency) places.push(await startWorker(job));
    workers.set(job.name, places);
  }
  const mendQueues = async (looks: number): Promise<void> => {
    if (looks % LOOKS_PER_SHIFT === 0) await shiftFutureJobs(boss, [...workers.keys()]);
    if (looks % LOOKS_PER_TIDYING === 0) await tidyEnded(boss, [...workers.keys()]);
  };
  const look = async (): Promise<void> => {
    let looks = 0;
    for await (const _ of repeat(LOOK_MS, undefined, { signal: stopping.signal, ref: false }))
      try {
        await mendQueues(looks++);
        if (stopping.signal.aborted) return;
        for (const name of await findDue(boss, [...workers.keys()]))
          for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
      } catch (error) {
        // A look that outlasts the stop's deadline finds the queue closed: nothing is wrong.
        if (stopping.signal.aborted) return;
        deps.log.error({ err: error }, 'polling the job queue failed');
      }
  };
  // It ends by the signal, which rejects if it waits for the next look.
  const looking = look().catch(() => undefined);

  return {
    async stop(deadlineMs) {
      stopping.abort(new Error('The server stops.'));
      const workersEnded = Promise.all([looking, ...jobs.map((job) => boss.offWork(job.name))]).then(() => undefined);
      const deadline = new AbortController();
      await Promise.race([
        workersEnded.finally(() => deadline.abort()),
        delay(deadlineMs, undefined, { signal: deadline.signal }).catch(() => undefined),
      ]);
      for (const taken of running.keys()) await giveBack(boss, taken);
    },
  };
}

const dueSchema = z.array(z.object({ name: z.string() }));

/** The queues among `names` with a job that is due and that no worker has leased. */
async function findDue(boss: PgBoss, names: string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select distinct name from pgboss.job
     where name = any($1::text[]) and state < 'active' and not blocked and start_after <= pgboss.job_now()`,
    [names],
  );
  return dueSchema.parse(rows).map(({ name }) => name);
}

/** Returns a job to its queue as if it had not been leased: a shutdown is not counted as an attempt. */
async function giveBack(boss: PgBoss, fetchedJob: JobWithMetadata<unknown>): Promise<void> {
  const { id, name, retryCount } = fetchedJob;
  await boss.fail(name, { id, retryCount }, { message: 'the server stopped' });
  if (!(await makeDue(boss, fetchedJob, { more_tries: 1 }))) await boss.retry(name, id);
}
