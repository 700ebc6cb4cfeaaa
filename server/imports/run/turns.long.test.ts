import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../../test/fake-reader.ts';
import { upload } from '../../../test/imports.ts';
import { newOwner } from '../../../test/owners.ts';
import { readDish, readSection } from '../../../test/read-draft.ts';
import { testApp } from '../../../test/test-app.ts';
import { allJobs } from '../../all-jobs.ts';
import { readMenuJob } from './read-menu.job.ts';

const OTHER_OWNERS = 99;
const FILES_OF_ONE = 100;
const FILES_OF_EACH = 9;
const FILES_PER_UPLOAD = 20;

const reader = scriptedReader();
const t = await testApp({
  jobs: allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job)),
  env: {
    SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000',
    REQUESTS_PER_MINUTE_PER_ADDRESS: '100000',
    UPLOADS_PER_MINUTE_PER_ADDRESS: '1000',
  },
});

const page = { sections: [readSection(1, 'Plats', [readDish(2, 'Un', '9')])] };
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => scriptedFile({ pages: [page] }, `carte-${index}.pdf`));

/** The restaurants in the order in which the queue ended the last of their imports. */
async function listByEnd(): Promise<string[]> {
  const { rows } = z.looseObject({ rows: z.array(z.object({ id: z.string() })) }).parse(
    await t.deps.db.execute(sql`select data ->> 'restaurant_id' as id from pgboss.job
        where name = ${readMenuJob.name} and state = 'completed' group by 1 order by max(completed_on)`),
  );
  return rows.map(({ id }) => id);
}

test('a thousand files of a hundred restaurants: who has sent a hundred before all others is the one to wait for the end', async () => {
  const greedy = await newOwner(t);
  const others = [];
  for (let count = 0; count < OTHER_OWNERS; count += 1) others.push(await newOwner(t));
  const gate = Promise.withResolvers<void>();
  reader.beforePage = () => gate.promise;
  for (let sent = 0; sent < FILES_OF_ONE; sent += FILES_PER_UPLOAD)
    expect((await upload(greedy, files(FILES_PER_UPLOAD))).statusCode).toBe(202);
  for (const owner of others) expect((await upload(owner, files(FILES_OF_EACH))).statusCode).toBe(202);
  gate.resolve();
  await t.idle(300_000);
  const ended = await listByEnd();
  expect(ended).toHaveLength(1 + OTHER_OWNERS);
  expect(ended.at(-1)).toBe(greedy.restaurant_id);
  expect(reader.calls.length).toBeGreaterThanOrEqual(FILES_OF_ONE + OTHER_OWNERS * FILES_OF_EACH - 2);
}, 600_000);
