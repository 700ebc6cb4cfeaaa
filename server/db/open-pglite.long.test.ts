import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
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

test('no other account of the machine can enter the database, also one that was made before', {
  timeout: 120_000,
}, async () => {
  const folder = await newFolder();
  const database = join(folder, 'database');
  await chmod(folder, 0o755);
  await (await openPglite(folder, { guard: true })).close();
  expect((await stat(database)).mode & 0o777).toBe(0o700);
  await chmod(database, 0o755);
  await (await openPglite(folder, { guard: true })).close();
  expect((await stat(database)).mode & 0o777).toBe(0o700);
});

test('what a kill left of making the database is created again', { timeout: 120_000 }, async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'database.new'));
  await writeFile(join(folder, 'database.new', 'PG_VERSION'), '18\n');
  const { db, close } = await openPglite(folder, { guard: true });
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  expect(existsSync(join(folder, 'database.new'))).toBe(false);
  await close();
});

/** A process that holds the lock of a folder, or says that it can't have it. */
async function holder(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const code = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'pglite-lock.ts'))};
    try { lockFolder(${JSON.stringify(folder)}); console.log('held'); } catch { console.log('refused'); }
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  closeAfterFile(async () => void child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('the lock of a killed process is let go', async () => {
  const folder = join(await newFolder(), 'database');
  const { child } = await holder(folder);
  expect(() => lockFolder(folder)).toThrow(StartProblem);
  await kill(child);
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(StartProblem);
  unlock();
  lockFolder(folder)();
});

test('of many processes that find a dead lock at once exactly one gets it', async () => {
  const folder = join(await newFolder(), 'database');
  await kill((await holder(folder)).child);
  const asked = await Promise.all(Array.from({ length: 6 }, () => holder(folder)));
  expect(asked.map(({ said }) => said).sort()).toEqual(['held', ...Array.from({ length: 5 }, () => 'refused')]);
});

test('a folder that isn’t writable is reported as such', () => {
  expect(() => lockFolder('/proc/none/database')).toThrow(StartProblem);
});
