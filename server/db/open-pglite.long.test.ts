import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { StartProblem } from '../start-problem.ts';
import { openPglite } from './open-pglite.ts';
import { lockFolder } from './pglite-lock.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-pglite-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('every commit reaches the disk by a system call, and a read makes none', { timeout: 120_000 }, async () => {
  const fdatasync = vi.spyOn(fs, 'fdatasyncSync');
  syncBuiltinESMExports();
  const { db, close } = await openPglite(await newFolder(), { guard: true });
  await db.execute(sql`create table dishes (id int primary key)`);

  const commits = 5;
  const before = fdatasync.mock.calls.length;
  for (let id = 0; id < commits; id += 1) await db.execute(sql`insert into dishes values (${id})`);
  const afterWrites = fdatasync.mock.calls.length;
  expect(afterWrites - before).toBeGreaterThanOrEqual(commits);

  await db.execute(sql`select * from dishes`);
  await db.execute(sql`select * from dishes`);
  // The background checkpoint may write meanwhile, but not once a query.
  expect(fdatasync.mock.calls.length - afterWrites).toBeLessThan(2);
  await close();
});

test('a folder that is open is refused to a second opening, and free once it is closed', {
  timeout: 120_000,
}, async () => {
  const folder = await newFolder();
  const first = await openPglite(folder, { guard: true });
  const second = openPglite(folder, { guard: true });
  await expect(second).rejects.toThrow(StartProblem);
  await expect(second).rejects.toThrow(`The folder ${join(folder, 'database')} is in use`);
  await first.db.execute(sql`create table dishes (id int)`);
  await first.close();
  const third = await openPglite(folder, { guard: true });
  expect(await third.db.execute(sql`select * from dishes`)).toMatchObject({ rows: [] });
  await third.close();
});

test('what a kill left of making the database is made anew', { timeout: 120_000 }, async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'database.new'));
  await writeFile(join(folder, 'database.new', 'PG_VERSION'), '18\n');
  const { db, close } = await openPglite(folder, { guard: true });
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  expect(existsSync(join(folder, 'database.new'))).toBe(false);
  await close();
});

/** A process that holds the lock of a folder. */
async function holder(folder: string): Promise<ChildProcess> {
  const code = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'pglite-lock.ts'))};
    await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  closeAfterFile(async () => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test("a killed process's lock is let go, and its socket's file is no obstacle", async () => {
  const folder = join(await newFolder(), 'database');
  const child = await holder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(StartProblem);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await readdir(`${folder}.lock`)).toHaveLength(1);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(StartProblem);
  await unlock();
  expect(await readdir(`${folder}.lock`)).toEqual([]);
});

test('of many that find a dead lock at once, never two get it', async () => {
  const folder = join(await newFolder(), 'database');
  const child = await holder(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  for (let round = 0; round < 20; round += 1) {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = results.filter((result) => result.status === 'fulfilled');
    expect(held).toHaveLength(1);
    for (const { value: unlock } of held) await unlock();
  }
});

test('a folder whose path is too long for a socket is locked as well', async () => {
  const folder = join(await newFolder(), 'long'.repeat(30), 'database');
  await mkdir(join(folder, '..'), { recursive: true });
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(StartProblem);
  await unlock();
});
