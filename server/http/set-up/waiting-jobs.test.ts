import { expect, test } from 'vitest';
import { newClient } from '../../../test/client.ts';
import { newEmail } from '../../../test/owners.ts';
import { testApp } from '../../../test/test-app.ts';
import { allJobs } from '../../all-jobs.ts';
import { writeFact } from '../../db/facts-queries.ts';

const t = await testApp({ work: false });

test('the jobs that wait, and the newest backup, are in the figures of every node', async () => {
  const metric = async (name: string) => {
    const { body } = await t.app.inject('/metrics');
    const line = body.split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.split(' ')[1]);
  };
  const guest = await newClient(t);
  await guest.post('/register', { email: newEmail(), locale: 'en' });
  expect(await metric('jobs_waiting{job="send-login-code"}')).toBe(1);
  expect(await metric('jobs_queue_age_seconds')).toBeGreaterThan(0);
  expect(await metric('jobs_oldest_waiting_seconds{job="send-login-code"}')).toBeGreaterThanOrEqual(0);
  await writeFact(t.deps.db, 'backed_up_at', '2026-11-27T02:40:00.000Z', new Date());
  expect(await metric('backup_last_success_timestamp_seconds')).toBe(Date.UTC(2026, 10, 27, 2, 40) / 1_000);
  await t.jobs.work(allJobs, t.deps);
  await t.idle();
  expect(await metric('jobs_waiting{job="send-login-code"}')).toBeUndefined();
  expect(await metric('jobs_queue_age_seconds')).toBe(0);
});

test.each([
  ['0', {}],
  ['1', { BACKUP_URL: 'file:///backups' }],
])('whether a backup is expected each night is in the figures: %s', async (figure, env) => {
  const { app } = await testApp({ work: false, env });
  expect((await app.inject('/metrics')).body).toContain(`\nbackup_configured ${figure}\n`);
});

test('a job that a request sent is logged with the id of both', async () => {
  const guest = await newClient(t);
  const answer = await guest.post('/register', { email: newEmail(), locale: 'en' });
  const sentLines = t.logs.filter(({ msg, reqId }) => msg === 'job sent' && reqId === answer.headers['x-request-id']);
  expect(sentLines).toEqual([expect.objectContaining({ job: 'send-login-code', job_id: expect.any(String) })]);
});
