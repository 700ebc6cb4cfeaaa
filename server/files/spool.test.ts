import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
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

it('removes what a dead process left, and nothing of one that lives', async () => {
  const { spool, root } = await newSpool();
  const now = new Date();
  await spool.sweep(now);
  const own = await spool.newFolder();
  const age = async (name: string, minutes: number) => {
    await mkdir(join(root, name), { recursive: true });
    const then = new Date(now.getTime() - minutes * 60_000);
    await utimes(join(root, name), then, then);
  };
  await age('process-dead', 16);
  await age('process-alive', 14);
  // Of a version that had no folder for each process.
  await age('upload-old', 25 * 60);
  await age('upload-new', 60);
  await spool.sweep(now);
  const name = basename(dirname(own));
  expect((await readdir(root)).sort()).toEqual(['process-alive', name, 'upload-new'].sort());
  // Without uploads for a day its folder stays: it is touched at each sweep.
  await spool.sweep(new Date(now.getTime() + 26 * 60 * 60_000));
  expect(await readdir(root)).toEqual([name]);
  expect(await readdir(join(root, name))).toEqual([]);
});

it('waits until no form is being received, but not for ever', async () => {
  const { spool } = await newSpool();
  await spool.idle(60_000);
  const form = spool.beginForm('a');
  await spool.idle(1);
  let isIdle = false;
  const idle = spool.idle(60_000).then(() => (isIdle = true));
  await spool.idle(1);
  expect(isIdle).toBe(false);
  form[Symbol.dispose]();
  await idle;
});
