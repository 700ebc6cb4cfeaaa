import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../test/test-app.ts';
import { defineJob, defineSweep, type Job } from './jobs.ts';
import { noteSuccess, readSuccesses, sendMissed } from './missed-schedules.ts';

const HOUR_MS = 60 * 60 * 1_000;
const sweep = (name: string, schedule: string) => defineSweep({ name, schedule, run: async () => {} });
const nightlyJob = sweep('test-nightly', '20 4 * * *');
const monthlyJob = sweep('test-monthly', '30 5 2 * *');
const hourlyJob = sweep('test-hourly', '35 * * * *');
const sentJob = defineJob({
  name: 'test-sent',
  payload: z.strictObject({}),
  load: async () => ({ run: async () => {} }),
});
const jobs: readonly Job[] = [nightlyJob, monthlyJob, hourlyJob, sentJob];

test('a nightly or monthly job that was missed is sent once; one that ended well lately is not', async () => {
  const t = await testApp({ jobs, work: false });
  const countWaiting = async (job: Job) => (await t.jobs.listUnderWay(job, {})).length;
  await noteSuccess(monthlyJob, t.deps);
  // As two workers that start together.
  await sendMissed(t.jobs, jobs, t.deps);
  await sendMissed(t.jobs, jobs, t.deps);
  expect(await Promise.all(jobs.map(countWaiting))).toEqual([1, 0, 0, 0]);
  t.clock.advance(33 * 24 * HOUR_MS);
  await sendMissed(t.jobs, jobs, t.deps);
  expect(await Promise.all(jobs.map(countWaiting))).toEqual([1, 1, 0, 0]);
});

test('a nightly job that ended well is noted when it has, and shown to collectors', async () => {
  const t = await testApp({ jobs });
  await t.deps.db.transaction((tx) => t.jobs.send(tx, nightlyJob, {}));
  await t.deps.db.transaction((tx) => t.jobs.send(tx, hourlyJob, {}));
  await t.idle();
  expect([...(await readSuccesses(t.deps.db)).keys()]).toEqual(['test-nightly']);
  const { body } = await t.app.inject('/metrics');
  expect(body).toMatch(/^job_last_success_timestamp_seconds\{job="test-nightly"\} \d+/m);
});
