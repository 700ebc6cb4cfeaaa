import { expect, it } from 'vitest';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../../test/fake-reader.ts';
import { importFiles } from '../../../test/imports.ts';
import { newOwner } from '../../../test/owners.ts';
import { readDish, readSection } from '../../../test/read-draft.ts';
import { testApp } from '../../../test/test-app.ts';
import { allJobs } from '../../all-jobs.ts';
import type { FileKey } from '../../files/files.ts';
import { readMenuJob } from '../run/read-menu.job.ts';
import { run as sweep } from './sweep-import-files.job.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs });

it('removes what no import names, once it is old', async () => {
  const owner = await newOwner(t);
  await importFiles(t, owner, [
    scriptedFile({ pages: [{ sections: [readSection(1, 'Plats', [readDish(2, 'Bavette')])] }] }),
  ]);
  const { files } = t.deps;
  const stored = async () => {
    const keys: FileKey[] = [];
    for await (const key of files.list(`private/${owner.restaurant_id}/`)) keys.push(key);
    return keys.sort();
  };
  const named = await stored();
  expect(named).toHaveLength(2);
  const today = t.deps.now().toISOString().slice(0, 10);
  const fresh: FileKey = `private/${owner.restaurant_id}/imports/${today}-fresh/0`;
  const old: FileKey = `private/${owner.restaurant_id}/imports/2020-01-01-old/0`;
  const picture: FileKey = `private/${owner.restaurant_id}/imports/77/pages/0.webp`;
  for (const key of [fresh, old, picture]) await files.put(key, Buffer.from('x'), 'application/octet-stream');
  await sweep(t.deps);
  expect(await stored()).toEqual([...named, fresh].sort());
  t.clock.advance(3 * 24 * 60 * 60 * 1_000);
  await sweep(t.deps);
  expect(await stored()).toEqual(named);
});
