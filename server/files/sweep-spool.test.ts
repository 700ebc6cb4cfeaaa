import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SPOOL_PREFIX } from './spool-upload.ts';
import { sweepSpool } from './sweep-spool.ts';

it('removes uploads that a killed process left a day ago, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sweep-test-'));
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  onTestFinished(async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(folder, { recursive: true });
  });
  const now = new Date();
  for (const [name, hours] of [
    [`${SPOOL_PREFIX}old`, 25],
    [`${SPOOL_PREFIX}new`, 1],
    ['another-old', 25],
  ] as const) {
    await mkdir(join(folder, name));
    const then = new Date(now.getTime() - hours * 60 * 60 * 1_000);
    await utimes(join(folder, name), then, then);
  }
  await sweepSpool(now);
  expect((await readdir(folder)).sort()).toEqual(['another-old', `${SPOOL_PREFIX}new`]);
});
