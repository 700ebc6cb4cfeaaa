import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { closeAfterFile } from '../../test/closers.ts';
import { waitForIdle } from '../../test/idle.ts';
import { openJobs } from '../../test/open-jobs.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Deps } from '../deps.ts';
import { openLog } from '../telemetry/open-log.ts';
import { tidyEnded } from './ended-jobs.ts';
import { defineJob, type Job, type JobContext } from './jobs.ts';
import { makeDue } from './make-due.ts';
import { openBoss } from './open-boss.ts';
import { startWorkers } from './work-jobs.ts';

const opened = await openTestDatabase();
closeAfterFile(() => opened.close());

const payload = z.object({ id: z.int() });
type Payload = z.infer<typeof payload>;
type JobHandler = (payload: Payload, context: JobContext) => Promise<void>;

const HOUR_MS = 60 * 60 * 1_000;

// One name per test: what one test leaves in its queue is not another's.
let names = 0;

const makeJob = (run: JobHandler, options: Partial<Job<Payload>> = {}): Job<Payload> =>
  defineJob({
    name: `test-job-${++names}`,
    payload,
    load: async () => ({ run: (_deps, given, context) => run(given, context) }),
    ...options,
  });

/** A queue with one job, without workers. */
async function open(run: JobHandler, options: Partial<Job<Payload>> = {}) {
  const job = makeJob(run, options);
  // Jobs are stored by their payload's own type; the list's is wider.
  const queue = await openJobs(opened, [job as unknown as Job]);
  onTestFinished(queue.close);
  const send = (id: number, sendOptions = {}) =>
    opened.db.transaction((tx) => queue.jobs.send(tx, job, { id }, sendOptions));
  return { job, queue, send, idle: () => waitForIdle(opened.db, 30_000, [job.name]) };
}

test('a job runs after the transaction that sent it', async () => {
  const ran: number[] = [];
  const { queue, send, idle } = await open(async ({ id }) => void ran.push(id));
  await queue.work();
  await send(1);
  await idle();
  expect(ran).toEqual([1]);
});

test('a job that was sent in a transaction which rolled back never runs', async () => {
  const ran: number[] = [];
  const { queue, job, send, idle } = await open(async ({ id }) => void ran.push(id));
  await queue.work();
  const rolledBack = opened.db.transaction(async (tx) => {
    await queue.jobs.send(tx, job, { id: 1 });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await send(2);
  await idle();
  expect(ran).toEqual([2]);
});

test('more jobs than run at once are all run one after another, without waiting for the next look', async () => {
  const ids = Array.from({ length: 30 }, (_, id) => id);
  const ran: number[] = [];
  const { queue, send, idle } = await open(async ({ id }) => void ran.push(id), { concurrency: 1 });
  for (const id of ids) await send(id);
  await queue.work();
  // With a poll between two of them they would last longer than this waits.
  await idle();
  expect(ran.toSorted((one, other) => one - other)).toEqual(ids);
});

test('a job that was sent for later, which nothing notifies of, is found when it is due', async () => {
  const ran: number[] = [];
  const { queue, send } = await open(async ({ id }) => void ran.push(id));
  await queue.work();
  await send(1, { start_after_seconds: 1 });
  await expect.poll(() => ran).toEqual([1]);
});

test('a job that throws is retried, and knows the number of its attempts', async () => {
  const tries: number[] = [];
  const { queue, send, idle } = await open(async (_, { retries }) => {
    tries.push(retries);
    if (retries < 2) throw new Error('not yet');
  });
  await queue.work();
  await send(1);
  await idle();
  expect(tries).toEqual([0, 1, 2]);
});

test('a clock that is set back while a job runs holds nothing up', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const tries: number[] = [];
  const { queue, send, idle } = await open(async (_, { retries }) => {
    tries.push(retries);
    vi.setSystemTime(Date.now() - HOUR_MS);
    if (retries === 0) throw new Error('not yet');
  });
  await queue.work();
  await send(1);
  await idle();
  expect(tries).toEqual([0, 1]);
});

test('jobs that were sent while the clock was ahead don’t wait for that time, and keep their delay', async () => {
  const ran: number[] = [];
  const { queue, job, send } = await open(async ({ id }) => void ran.push(id));
  await send(1);
  await send(2, { start_after_seconds: 600 });
  await opened.db.execute(sql`
    update pgboss.job set created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'
    where name = ${job.name}`);
  await queue.work();
  await expect.poll(() => ran, { timeout: 20_000 }).toEqual([1]);
  const delayed = await opened.db.execute(sql`
    select start_after between now() + interval '500 seconds' and now() + interval '600 seconds' as is_delayed
    from pgboss.job where name = ${job.name} and data ->> 'id' = '2'`);
  expect(delayed).toMatchObject({ rows: [{ is_delayed: true }] });
});

test('a job that always throws ends after its retries', async () => {
  let runs = 0;
  const { queue, send, idle } = await open(
    async () => {
      runs += 1;
      throw new Error('never');
    },
    { retries: 1 },
  );
  await queue.work();
  await send(1);
  await idle();
  expect(runs).toBe(2);
});

test('the job that ends a task is notified of its final failure, not of one that is retried', async () => {
  const ended: number[] = [];
  const last = makeJob(async ({ id }) => void ended.push(id));
  const job = makeJob(
    async ({ id }, { retries }) => {
      if (id === 1 || retries === 0) throw new Error('not now');
    },
    { retries: 1, dead_letter: last.name },
  );
  // Jobs are stored by their payload's own type; the list's is wider.
  const queue = await openJobs(opened, [job, last] as unknown as Job[]);
  onTestFinished(queue.close);
  for (const id of [1, 2]) await opened.db.transaction((tx) => queue.jobs.send(tx, job, { id }));
  expect(await queue.jobs.listUnderWay(job, { id: 1 })).toEqual([{ id: 1 }]);
  await queue.work();
  await waitForIdle(opened.db, 30_000, [job.name, last.name]);
  expect(ended).toEqual([1]);
  expect(await queue.jobs.listUnderWay(job, {})).toEqual([]);
});

test('a job that failed for good stays for two weeks without any worker; one that ended well goes after half an hour with one', async () => {
  const { job, queue, send, idle } = await open(
    async ({ id }) => {
      if (id === 1) throw new Error('never');
    },
    { retries: 0 },
  );
  await queue.work();
  await send(1);
  await send(2);
  await idle();
  const boss = openBoss(opened.driver, { watch_seconds: 60, schedules: false });
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  /** What pg-boss of any process leaves, once the jobs have ended so long ago. */
  const listAfter = async (minutes: number) => {
    await opened.db.execute(sql`
      update pgboss.job set completed_on = now() - make_interval(mins => ${minutes}) where name = ${job.name}`);
    await opened.db.execute(sql`update pgboss.queue set maintain_on = null where name = ${job.name}`);
    await boss.supervise(job.name);
    const { rows } = z
      .looseObject({ rows: z.array(z.object({ state: z.string(), output: z.unknown() })) })
      .parse(
        await opened.db.execute(sql`select state::text, output from pgboss.job where name = ${job.name} order by 1`),
      );
    return rows;
  };
  const states = async (minutes: number) => (await listAfter(minutes)).map(({ state }) => state);
  expect(await states(29)).toEqual(['completed', 'failed']);
  await tidyEnded(boss, [job.name]);
  expect(await states(31)).toEqual(['completed', 'failed']);
  await tidyEnded(boss, [job.name]);
  // An error may quote an address.
  expect(await listAfter(13 * 24 * 60)).toEqual([{ state: 'failed', output: null }]);
  expect(await queue.jobs.countFailed()).toEqual([{ job: job.name, failed: 1 }]);
  expect((await queue.jobs.listFailed(5)).map((failedJob) => failedJob.job)).toEqual([job.name]);
  expect(await states(15 * 24 * 60)).toEqual([]);
});

test('a payload of another shape is refused where it is sent', async () => {
  const { queue, job } = await open(async () => {});
  const wrong = { id: 'one' } as unknown as Payload;
  await expect(opened.db.transaction((tx) => queue.jobs.send(tx, job, wrong))).rejects.toThrow(z.ZodError);
});

test('a job that is not in the list is refused where it is sent', async () => {
  const { queue } = await open(async () => {});
  const other = makeJob(async () => {}, { name: 'other-job' });
  await expect(opened.db.transaction((tx) => queue.jobs.send(tx, other, { id: 1 }))).rejects.toThrow('other-job');
});

test('two jobs of one name stop the start', async () => {
  const job = makeJob(async () => {}) as unknown as Job;
  await expect(openJobs(opened, [job, job])).rejects.toThrow(`Two jobs are called ${job.name}`);
});

test('only one job of a singleton key waits; those without a key all run', async () => {
  const ran: number[] = [];
  const { queue, send, idle } = await open(async ({ id }) => void ran.push(id));
  await send(1, { singleton_key: 'a' });
  await send(2, { singleton_key: 'a' });
  await send(3, { singleton_key: 'b' });
  await send(4);
  await send(5);
  await queue.work();
  await idle();
  expect(ran.toSorted()).toEqual([1, 3, 4, 5]);
});

test('a stop aborts the signal and returns the job to the queue without counting the attempt', async () => {
  const { promise: hasStarted, resolve: start } = Promise.withResolvers<void>();
  const { job, queue, send, idle } = await open(
    async (_, { signal }) => {
      start();
      await delay(60_000, undefined, { signal });
    },
    { retries: 0 },
  );
  await queue.work();
  await send(1);
  await hasStarted;
  await queue.close();

  const ran: number[] = [];
  const next = { ...job, load: async () => ({ run: async (_: unknown, { id }: Payload) => void ran.push(id) }) };
  const second = await openJobs(opened, [next as unknown as Job]);
  onTestFinished(second.close);
  await second.work();
  await idle();
  expect(ran).toEqual([1]);
});

test('a stop ends the work that was begun by each call', async () => {
  const started: number[] = [];
  const { job, queue, send } = await open(async ({ id }, { signal }) => {
    started.push(id);
    await delay(60_000, undefined, { signal });
  });
  await queue.work();
  await queue.work();
  await send(1);
  await send(2);
  await vi.waitFor(() => expect(started).toHaveLength(2), { timeout: 10_000 });
  await queue.jobs.stopWorking(2_000);
  const result = await opened.db.execute(
    sql`select distinct state::text as state from pgboss.job where name = ${job.name}`,
  );
  expect(result).toMatchObject({ rows: [{ state: 'retry' }] });
});

test('a stop returns a job that ignores its signal to the queue', async () => {
  const { promise: hasStarted, resolve: start } = Promise.withResolvers<void>();
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const { job, queue, send } = await open(async () => {
    start();
    await end;
  });
  await queue.work();
  await send(1);
  await hasStarted;
  await queue.jobs.stopWorking(50);
  const result = await opened.db.execute(sql`select state::text as state from pgboss.job where name = ${job.name}`);
  expect(result).toMatchObject({ rows: [{ state: 'retry' }] });
  finish();
});

const expirySchema = z.object({ rows: z.tuple([z.object({ keep_until: z.string() })]) });

const expiryOf = async ({ name }: Job<Payload>): Promise<string> => {
  const answer = await opened.db.execute(sql`select keep_until::text from pgboss.job where name = ${name}`);
  return expirySchema.parse(answer).rows[0].keep_until;
};

test('a look at the queue that outlasts the stop’s deadline is no error', async () => {
  const boss = openBoss(opened.driver, { watch_seconds: 60, schedules: false });
  await boss.start();
  const errors: unknown[][] = [];
  const log = openLog({ LOG_LEVEL: 'silent' });
  vi.spyOn(log, 'error').mockImplementation((...entry: unknown[]) => void errors.push(entry));
  const stopped = Promise.withResolvers<void>();
  const looks: Promise<unknown>[] = [];
  const db = boss.getDb();
  vi.spyOn(boss, 'getDb').mockReturnValue({
    executeSql: (...statement) => {
      const answer = stopped.promise.then(() => db.executeSql(...statement));
      looks.push(answer);
      return answer;
    },
  });
  // No job runs, so nothing but the log is used.
  const workers = await startWorkers(boss, [], { log } as unknown as Deps);
  await vi.waitFor(() => expect(looks).not.toEqual([]), { timeout: 10_000 });
  await workers.stop(10);
  await boss.stop({ graceful: false });
  stopped.resolve();
  await Promise.allSettled(looks);
  await setImmediate();
  expect(errors).toEqual([]);
});

test('a returned job is due since then, and is stored as long as before', async () => {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const { job, queue, send } = await open(async () => {
    started.resolve();
    await ended.promise;
  });
  await send(1);
  const expiry = await expiryOf(job);
  await queue.work();
  await started.promise;
  await queue.jobs.stopWorking(50);
  expect(await expiryOf(job)).toBe(expiry);
  const [waiting] = await queue.jobs.listWaiting();
  expect(waiting).toMatchObject({ job: job.name, waiting: 1 });
  expect(waiting?.oldest_seconds).toBeLessThan(60);
  ended.resolve();
});

test('a job that was made due again while the clock was ahead does not wait for that time', async () => {
  const ran: number[] = [];
  const { job, queue, send } = await open(async ({ id }) => void ran.push(id));
  await send(1);
  const expiry = await expiryOf(job);
  const boss = openBoss(opened.driver, { watch_seconds: 60, schedules: false });
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  const [taken] = await boss.fetch(job.name);
  if (!taken) throw new Error('There is no job.');
  await boss.fail(job.name, taken.id);
  expect(await makeDue(boss, taken, { more_tries: 0 })).toBe(true);
  expect(await expiryOf(job)).toBe(expiry);
  await opened.db.execute(sql`
    update pgboss.job set started_on = started_on + interval '1 hour', start_after = start_after + interval '1 hour'
    where name = ${job.name}`);
  await queue.work();
  await expect.poll(() => ran, { timeout: 20_000 }).toEqual([1]);
});

test("a killed process's job runs again", { timeout: 40_000 }, async () => {
  const ran: number[] = [];
  const { queue, job, send, idle } = await open(async (_, { retries }) => void ran.push(retries), {
    heartbeat_seconds: 10,
  });
  await send(1);
  // Leased by a process that died.
  const killed = openBoss(opened.driver, { watch_seconds: 60, schedules: false });
  await killed.start();
  expect(await killed.fetch(job.name)).toHaveLength(1);
  await killed.stop({ graceful: false });
  await queue.work();
  await idle();
  expect(ran).toEqual([1]);
});
