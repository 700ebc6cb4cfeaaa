import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss';
import type { Job } from './jobs.ts';
import { SCHEDULE_KEY } from './missed-schedules.ts';

/** Tests retry at once instead of backing off. */
export type RetryPace = 'growing' | 'at-once';

const DAY_SECONDS = 24 * 60 * 60;
/** Ends of nights and weekends pass before an operator looks at failed jobs; workers delete completed ones earlier (ended-jobs.ts). */
const ENDED_KEEP_SECONDS = 14 * DAY_SECONDS;

const queueOptions = (job: Job, pace: RetryPace) =>
  ({
    retryLimit: job.retries,
    retryDelay: pace === 'growing' ? job.retry_delay_seconds : 0,
    retryBackoff: pace === 'growing' && job.retry_delay_seconds > 0,
    expireInSeconds: job.expire_seconds,
    deleteAfterSeconds: ENDED_KEEP_SECONDS,
    retentionSeconds: 14 * DAY_SECONDS,
    notify: true,
  }) satisfies QueueOptions & { notify: boolean };

/**
 * Creates the queues and the schedules that the jobs declare.
 * @throws Error if two jobs have one name.
 */
export async function syncQueues(boss: PgBoss, jobs: readonly Job[], pace: RetryPace): Promise<void> {
  const names = jobs.map((job) => job.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two jobs are called ${twice}.`);
  const existingQueues = new Map(
    names.length > 0 ? (await boss.getQueues(names)).map((queue) => [queue.name, queue]) : [],
  );
  // A queue refers to its dead letter queue, which has to exist first.
  const deadLetters = new Set(jobs.map((job) => job.dead_letter));
  for (const job of jobs.toSorted((a, b) => Number(deadLetters.has(b.name)) - Number(deadLetters.has(a.name)))) {
    const options = queueOptions(job, pace);
    const { heartbeat_seconds: heartbeatSeconds, dead_letter: deadLetter } = job;
    const queue = existingQueues.get(job.name);
    const hasSame =
      (queue?.heartbeatSeconds ?? null) === heartbeatSeconds && (queue?.deadLetter ?? null) === deadLetter;
    if (queue && hasSame && isEqual(options, queue)) continue;
    if (queue) await boss.updateQueue(job.name, { ...options, heartbeatSeconds, deadLetter });
    else
      await boss.createQueue(job.name, {
        ...options,
        ...(heartbeatSeconds === null ? {} : { heartbeatSeconds }),
        ...(deadLetter === null ? {} : { deadLetter }),
        // One job per singleton key; a job without one is sent with a key of its own.
        policy: 'exclusive',
      });
    // Fills pg-boss's cache of the queue: a send in a transaction must not query outside it.
    await boss.findJobs(job.name, { key: 'none' });
  }
}

const isEqual = (options: QueueOptions & { notify: boolean }, queue: QueueResult): boolean =>
  // Its own keys, which Object.keys returns as strings.
  (Object.keys(options) as (keyof typeof options)[]).every((key) => options[key] === queue[key]);

/** Creates and removes cron schedules so that they match the jobs. */
export async function syncSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const scheduled = new Map(jobs.filter((job) => job.schedule !== null).map((job) => [job.name, job]));
  const existingSchedules = await boss.getSchedules();
  for (const { name, key } of existingSchedules) if (!scheduled.has(name)) await boss.unschedule(name, key);
  for (const job of scheduled.values())
    if (
      job.schedule !== null &&
      !existingSchedules.some(({ name, cron }) => name === job.name && cron === job.schedule)
    )
      await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC', singletonKey: SCHEDULE_KEY });
}
