import type { PgBoss, QueueOptions } from 'pg-boss';
import type { Job } from './jobs.ts';

/** Tests retry at once instead of waiting for longer and longer. */
export type RetryPace = 'growing' | 'at-once';

const DAY_SECONDS = 24 * 60 * 60;

const queueOptions = (job: Job, pace: RetryPace) =>
  ({
    retryLimit: job.retries,
    retryDelay: pace === 'growing' ? job.retry_delay_seconds : 0,
    retryBackoff: pace === 'growing' && job.retry_delay_seconds > 0,
    expireInSeconds: job.expire_seconds,
    deleteAfterSeconds: 7 * DAY_SECONDS,
    retentionSeconds: 14 * DAY_SECONDS,
    notify: true,
  }) satisfies QueueOptions & { notify: boolean };

/**
 * Makes the queues as the jobs say, and the schedules of those that start by themselves.
 * @throws Error where two jobs have one name.
 */
export async function syncQueues(boss: PgBoss, jobs: readonly Job[], pace: RetryPace): Promise<void> {
  const names = jobs.map((job) => job.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two jobs are called ${twice}.`);
  const known = new Set(names.length > 0 ? (await boss.getQueues(names)).map((queue) => queue.name) : []);
  for (const job of jobs) {
    const options = queueOptions(job, pace);
    const heartbeatSeconds = job.heartbeat_seconds;
    if (known.has(job.name)) await boss.updateQueue(job.name, { ...options, heartbeatSeconds });
    else
      await boss.createQueue(job.name, {
        ...options,
        ...(heartbeatSeconds === null ? {} : { heartbeatSeconds }),
        // One job a singleton key; a job that has none is sent with a key of its own.
        policy: 'exclusive',
      });
    // Fills pg-boss's memory of the queue: a send in a transaction could not ask the database outside it.
    await boss.findJobs(job.name, { key: 'none' });
  }
}

/** Starts and ends cron schedules so that they are those of the jobs. */
export async function syncSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const scheduled = new Map(jobs.filter((job) => job.schedule !== null).map((job) => [job.name, job]));
  for (const schedule of await boss.getSchedules())
    if (!scheduled.has(schedule.name)) await boss.unschedule(schedule.name, schedule.key);
  for (const job of scheduled.values())
    if (job.schedule !== null) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC', singletonKey: 'schedule' });
}
