import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../test/fake-reader.ts';
import { getImport, importFiles } from '../../test/imports.ts';
import { newOwner } from '../../test/owners.ts';
import { readDish, readSection } from '../../test/read-draft.ts';
import { testApp } from '../../test/test-app.ts';
import { allJobs } from '../all-jobs.ts';
import { readMenuJob } from '../imports/run/read-menu.job.ts';
import { defineJob, type Job } from '../jobs/jobs.ts';
import { adminInServer } from './commands/admin-command.ts';

const reader = scriptedReader();
const broken = { is: true };
const frailJob = defineJob({
  name: 'test-frail',
  payload: z.strictObject({ id: z.int() }),
  retries: 0,
  load: async () => ({
    run: async () => {
      if (broken.is) throw new Error('Mireille’s recipe is secret');
    },
  }),
});
// Jobs are stored by their payload's own type; the list's is wider.
const jobs = [...allJobs, frailJob as unknown as Job].map((job) =>
  job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job,
);
const t = await testApp({ jobs });

async function admin(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { signal } = new AbortController();
  await adminInServer(t.deps)(['lea', ...args], { say: (line) => void lines.push(line), signal });
  return lines;
}

test('a failed import is inspected without what its files say, and retried', async () => {
  const owner = await newOwner(t);
  const { restaurant_id: id } = owner;
  expect(await admin('imports', 'inspect', id)).toEqual(['It has no imports.']);
  reader.beforePage = async () => {
    throw new Error('the reader is ill');
  };
  const pages = [{ sections: [readSection(1, 'Plats', [readDish(2, 'Bavette secrète')])] }];
  const failed = await importFiles(t, owner, [scriptedFile({ pages })]);
  expect(failed.status).toBe('failed');
  const lines = await admin('imports', 'inspect', id, String(failed.id));
  expect(lines[0]).toMatch(/^1 {2}failed {2}from \d{4}-/);
  expect(lines.join('\n')).toContain('files: 1,');
  expect(lines.join('\n')).not.toContain('Bavette');
  await expect(admin('imports', 'inspect', id, '7')).rejects.toThrow(`${id} has no import 7.`);
  await expect(admin('imports', 'retry', id, '7')).rejects.toThrow(`${id} has no import 7.`);

  reader.beforePage = async () => undefined;
  expect(await admin('imports', 'retry', id, '1')).toEqual([`Import 1 of ${id} is read again.`]);
  await t.idle();
  expect((await getImport(owner, 1)).status).toBe('completed');
  await expect(admin('imports', 'retry', id, '1')).rejects.toThrow('has not failed');
});

test('jobs that failed for good are listed without what they were about, retried and discarded', async () => {
  const { db } = t.deps;
  const send = (id: number) =>
    db.transaction((tx) => t.jobs.send(tx, frailJob, { id }, { singleton_key: `key ${id}` }));
  await send(1);
  await send(2);
  await t.idle();
  const lines = (await admin('queue', 'failed')).filter((line) => line.includes('test-frail'));
  expect(lines).toHaveLength(2);
  expect(lines.join('\n')).not.toContain('Mireille');
  const [second = '', first = ''] = lines.map((line) => line.split(' ')[0] ?? '');
  await admin('queue', 'discard', second);
  await expect(admin('queue', 'discard', second)).rejects.toThrow('There is no failed job');
  await expect(admin('queue', 'retry', randomUUID())).rejects.toThrow('There is no failed job');

  broken.is = false;
  await admin('queue', 'retry', first);
  await t.idle();
  expect((await admin('queue', 'failed')).join('\n')).not.toContain('test-frail');
  const acts = (await admin('acts', 'list')).join('\n');
  expect(acts).toContain(`queue discard  ${second}`);
  expect(acts).toContain(`queue retry  ${first}`);
});

test('a failed job is not retried while another with its key waits', async () => {
  const { db } = t.deps;
  const send = (start_after_seconds: number) =>
    db.transaction((tx) => t.jobs.send(tx, frailJob, { id: 3 }, { singleton_key: 'key 3', start_after_seconds }));
  broken.is = true;
  await send(0);
  await t.idle();
  await send(600);
  const line = (await admin('queue', 'failed')).find((one) => one.includes('test-frail'));
  await expect(admin('queue', 'retry', line?.split(' ')[0] ?? '')).rejects.toThrow('waits or runs');
});
