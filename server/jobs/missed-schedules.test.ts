import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../test/test-app.ts';
import { readFacts } from '../db/facts-queries.ts';
import { defineJob, defineSweep, type Job, type Jobs } from './jobs.ts';
import { noteSuccess, sendMissed, successesOf } from './missed-schedules.ts';

const HOUR_MS = 60 * 60 * 1_000;
const sweep = (name: string, schedule: string) => defineSweep({ name, schedule, run: async () => {} });
const nightlyJob = sweep('test-nightly', '20 4 * * *');
const monthlyJob = sweep('test-monthly', '30 5 2 * *');
const failingJob = defineSweep({
  name: 'test-failing',
  schedule: '20 4 * * *',
  retries: 0,
  run: async () => {
    throw new Error('no room');
  },
});
const hourlyJob = sweep('test-hourly', '35 * * * *');
const sentJob = defineJob({
  name: 'test-sent',
  payload: z.strictObject({}),
  load: async () => ({ run: async () => {} }),
});
const jobs: readonly Job[] = [nightlyJob, monthlyJob, hourlyJob, sentJob];

test('a nightly or monthly job that was missed is sent once; on a new installation nothing is', async () => {
  const t = await testApp({ jobs, work: false });
  const countWaiting = async (job: Job) => (await t.jobs.listUnderWay(job, {})).length;
  const countAll = () => Promise.all(jobs.map(countWaiting));
  await sendMissed(t.jobs, jobs, t.deps);
  expect(await countAll()).toEqual([0, 0, 0, 0]);
  t.clock.advance(27 * HOUR_MS);
  // As two workers that start together.
  await sendMissed(t.jobs, jobs, t.deps);
  await sendMissed(t.jobs, jobs, t.deps);
  expect(await countAll()).toEqual([1, 0, 0, 0]);
  t.clock.advance(32 * 24 * HOUR_MS);
  await sendMissed(t.jobs, jobs, t.deps);
  expect(await countAll()).toEqual([1, 1, 0, 0]);
});

test('of a job that this version doesn’t have no success is shown', async () => {
  const t = await testApp({ jobs, work: false });
  await noteSuccess(nightlyJob, t.deps);
  await noteSuccess(monthlyJob, t.deps);
  await sendMissed(t.jobs, [nightlyJob], t.deps);
  expect([...successesOf(await readFacts(t.deps.db)).keys()]).toEqual(['test-nightly']);
});

test('jobs that were missed together begin one after the other', async () => {
  const t = await testApp({ jobs, work: false });
  await sendMissed(t.jobs, jobs, t.deps);
  t.clock.advance(33 * 24 * HOUR_MS);
  const delays: (number | undefined)[] = [];
  const send: Jobs['send'] = async (_tx, _job, _payload, options) => {
    delays.push(options?.start_after_seconds);
  };
  await sendMissed({ send }, jobs, t.deps);
  expect(delays).toEqual([600, 1_200]);
});

test('a nightly job that failed is not sent again by the next start of a worker', async () => {
  const t = await testApp({ jobs: [failingJob] });
  await sendMissed(t.jobs, [failingJob], t.deps);
  t.clock.advance(27 * HOUR_MS);
  await t.deps.db.transaction((tx) => t.jobs.send(tx, failingJob, {}));
  await t.idle();
  await sendMissed(t.jobs, [failingJob], t.deps);
  expect(await t.jobs.listUnderWay(failingJob, {})).toEqual([]);
  expect([...successesOf(await readFacts(t.deps.db)).keys()]).toEqual([]);
});

test('a nightly job that ended well is noted when it has, and shown to collectors', async () => {
  const t = await testApp({ jobs });
  await t.deps.db.transaction((tx) => t.jobs.send(tx, nightlyJob, {}));
  await t.deps.db.transaction((tx) => t.jobs.send(tx, hourlyJob, {}));
  await t.idle();
  expect([...successesOf(await readFacts(t.deps.db)).keys()]).toEqual(['test-nightly']);
  const { body } = await t.app.inject('/metrics');
  expect(body).toMatch(/^job_last_success_timestamp_seconds\{job="test-nightly"\} \d+/m);
});
