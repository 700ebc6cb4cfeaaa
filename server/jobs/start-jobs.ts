import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { OpenedDb } from '../db/db.ts';
import { currentRequest } from '../telemetry/current-request.ts';
import { databaseOf } from './database-of.ts';
import { countFailed, discardFailed, listFailed, retryFailed } from './failed-jobs.ts';
import type { Job, Jobs } from './jobs.ts';
import { sendMissed } from './missed-schedules.ts';
import { openBoss, PACES, type Pace } from './open-boss.ts';
import { recoverJobs } from './recover-jobs.ts';
import { type RetryPace, syncQueues, syncSchedules } from './sync-queues.ts';
import { startWorkers, type Workers } from './work-jobs.ts';

type StartJobsOptions = { log: FastifyBaseLogger; pace?: Pace; retries?: RetryPace };

const waitingSchema = z.array(z.object({ job: z.string(), waiting: z.int(), oldest_seconds: z.number() }));

const UNDER_WAY: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

/**
 * Starts the job queue on the database and creates the queues of `all`, so that jobs can be sent. Nothing runs until
 * `work` is called, which a web-only process never does.
 */
export async function startJobs(
  { driver }: Pick<OpenedDb, 'driver'>,
  all: readonly Job[],
  { log, pace = PACES[driver.kind], retries = 'growing' }: StartJobsOptions,
): Promise<Jobs> {
  const boss = openBoss(driver, pace);
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had an error'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  await boss.start();
  await syncQueues(boss, all, retries);
  const names = new Set(all.map((job) => job.name));
  const workers: Workers[] = [];

  const openedJobs: Jobs = {
    async send(tx, job, payload, options = {}) {
      if (!names.has(job.name)) throw new Error(`The job ${job.name} is not in server/all-jobs.ts.`);
      const { start_after_seconds, singleton_key, priority } = options;
      const jobId = await boss.send(job.name, job.payload.parse(payload), {
        db: databaseOf(tx),
        singletonKey: singleton_key ?? randomUUID(),
        ...(priority === undefined ? {} : { priority }),
        ...(start_after_seconds === undefined ? {} : { startAfter: start_after_seconds }),
      });
      // Leads from a request to its job's lines: in the payload, an older node's schema would refuse it.
      const request = currentRequest.getStore();
      if (request && jobId !== null) log.info({ reqId: request.id, job: job.name, job_id: jobId }, 'job sent');
    },

    async listUnderWay(job, part) {
      const queuedJobs = await boss.findJobs(job.name, { data: part });
      return queuedJobs.filter(({ state }) => UNDER_WAY.has(state)).map(({ data }) => job.payload.parse(data));
    },

    async listWaiting() {
      const { rows } = await boss.getDb().executeSql(
        `select name as job, count(*)::int as waiting,
           extract(epoch from pgboss.job_now() - min(greatest(start_after, created_on)))::float8 as oldest_seconds
         from pgboss.job
         where name = any($1::text[]) and state < 'active' and not blocked and start_after <= pgboss.job_now()
         group by name`,
        [[...names]],
      );
      return waitingSchema.parse(rows);
    },

    countFailed: () => countFailed(boss, [...names]),
    listFailed: (limit) => listFailed(boss, [...names], limit),
    retryFailed: (tx, id) => retryFailed(boss, [...names], tx, id),
    discardFailed: (tx, id) => discardFailed(boss, [...names], tx, id),

    async work(jobs, deps) {
      // PGlite serves one process: a job that is active now was left by one that was killed.
      if (driver.kind === 'pglite') await recoverJobs(boss, driver.pglite);
      if (pace.schedules) {
        await syncSchedules(boss, jobs);
        // A late sweep is no reason to end a server that already answers.
        await sendMissed(openedJobs, jobs, deps).catch((error: unknown) =>
          log.warn({ err: error }, 'missed nightly jobs could not be sent'),
        );
      }
      workers.push(await startWorkers(boss, jobs, deps));
    },

    async stopWorking(deadlineMs) {
      await Promise.all(workers.splice(0).map((started) => started.stop(deadlineMs)));
    },

    close: () => boss.stop({ graceful: true, timeout: 1_000 }),

    check: async () => {
      if ((await boss.schemaVersion()) === null) throw new Error('The job queue is not installed.');
    },
  };
  return openedJobs;
}
