import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { openSpool } from './spool.ts';

async function newSpool(limit = 100) {
  const folder = await mkdtemp(join(tmpdir(), 'spool-test-'));
  closeAfterFile(() => rm(folder, { recursive: true }));
  return { spool: openSpool({ DATA_DIR: folder, limits: { MAX_SPOOL_BYTES: limit } }), root: join(folder, 'spool') };
}

it('is a folder of its own under the data folder, closed to other users', async () => {
  const { spool, root } = await newSpool();
  const folder = await spool.newFolder();
  expect(folder.startsWith(`${root}/`)).toBe(true);
  expect((await stat(root)).mode & 0o777).toBe(0o700);
});

it('takes no more than its limit from all uploads together', async () => {
  const { spool } = await newSpool(100);
  spool.take(60);
  spool.take(40);
  expect(() => spool.take(1)).toThrow('service_unavailable');
  spool.giveBack(60);
  spool.take(60);
});

it('takes three forms of one restaurant at once, and others’ beside them', async () => {
  const { spool } = await newSpool();
  const forms = [1, 2, 3].map(() => spool.beginForm('a'));
  expect(() => spool.beginForm('a')).toThrow('too_many_requests');
  spool.beginForm('b');
  forms[0]?.[Symbol.dispose]();
  spool.beginForm('a');
});

it('removes what a killed process left a day ago, and nothing else', async () => {
  const { spool, root } = await newSpool();
  const now = new Date();
  await spool.sweep(now);
  for (const [name, hours] of [
    ['upload-old', 25],
    ['upload-new', 1],
  ] as const) {
    await mkdir(join(root, name), { recursive: true });
    const then = new Date(now.getTime() - hours * 60 * 60 * 1_000);
    await utimes(join(root, name), then, then);
  }
  await spool.sweep(now);
  expect(await readdir(root)).toEqual(['upload-new']);
});
