import { setTimeout as delay } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Deps } from '../deps.ts';
import { recordJob } from '../telemetry/metrics.ts';
import type { Job } from './jobs.ts';
import { AT_ONCE } from './open-boss.ts';

const POLLING_SECONDS = 1;
// If notifications wake the workers, polling only finds missed ones, retries and dead letters. On PGlite each poll of a
// queue blocks the event loop for milliseconds.
const NOTIFIED_POLLING_SECONDS = 3;
// Jobs that only a schedule starts are never urgent.
const SCHEDULED_POLLING_SECONDS = 10;

export type Workers = {
  /** Takes no more jobs, aborts the running ones, and after the deadline returns what still runs to the queue. */
  stop(deadlineMs: number): Promise<void>;
};

/** Works on the jobs, each with its own concurrency. */
export async function startWorkers(boss: PgBoss, jobs: readonly Job[], deps: Deps): Promise<Workers> {
  const stopping = new AbortController();
  const running = new Map<JobWithMetadata<unknown>, Promise<void>>();

  const runJob = async (job: Job, taken: JobWithMetadata<unknown>): Promise<void> => {
    const log = deps.log.child({ job: job.name, job_id: taken.id });
    if (stopping.signal.aborted) return await giveBack(boss, taken);
    try {
      const payload = job.payload.parse(taken.data);
      const { run } = await job.load();
      const signal = AbortSignal.any([taken.signal, stopping.signal]);
      await run({ ...deps, log }, payload, { signal, retries: taken.retryCount });
      recordJob(job.name, 'completed');
    } catch (error) {
      if (stopping.signal.aborted) return await giveBack(boss, taken);
      recordJob(job.name, 'failed');
      const isLast = taken.retryCount >= taken.retryLimit;
      log.error({ err: error, retries: taken.retryCount }, isLast ? 'the job failed for good' : 'the job failed');
      throw error;
    }
  };

  const startWorker = async (job: Job): Promise<void> => {
    const isScheduled = job.schedule !== null;
    let worker: string | undefined;
    worker = await boss.work(
      job.name,
      {
        includeMetadata: true,
        pollingIntervalSeconds: isScheduled ? SCHEDULED_POLLING_SECONDS : POLLING_SECONDS,
        notifyPollingIntervalSeconds: isScheduled ? SCHEDULED_POLLING_SECONDS : NOTIFIED_POLLING_SECONDS,
      },
      async ([taken]: JobWithMetadata<unknown>[]) => {
        if (!taken) return;
        const run = runJob(job, taken);
        running.set(taken, run);
        try {
          await run;
        } finally {
          running.delete(taken);
          // More jobs may be queued than notifications came: poll again until the queue is empty.
          if (worker !== undefined) boss.notifyWorker(worker);
        }
      },
    );
  };

  for (const job of jobs) for (let place = 0; place < job.concurrency; place += 1) await startWorker(job);

  return {
    async stop(deadlineMs) {
      stopping.abort(new Error('The server stops.'));
      const ended = Promise.all(jobs.map((job) => boss.offWork(job.name))).then(() => undefined);
      const deadline = new AbortController();
      await Promise.race([
        ended.finally(() => deadline.abort()),
        delay(deadlineMs, undefined, { signal: deadline.signal }).catch(() => undefined),
      ]);
      for (const taken of running.keys()) await giveBack(boss, taken);
    },
  };
}

/** Returns a job to its queue as if it had not been taken: a shutdown is not counted as an attempt. */
async function giveBack(boss: PgBoss, taken: JobWithMetadata<unknown>): Promise<void> {
  const { id, name, retryCount, retryLimit } = taken;
  await boss.fail(name, { id, retryCount }, { message: 'the server stopped' });
  const { updated } = await boss.update(name, undefined, { id, startAfter: AT_ONCE, retryLimit: retryLimit + 1 });
  if (updated === 0) await boss.retry(name, id);
}
