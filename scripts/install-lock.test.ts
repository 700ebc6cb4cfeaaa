import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that notes when it has the lock and when it is done, and holds it while it writes. */
function holder(name: string): ChildProcess {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'install-lock.mjs'))};
    await withLock('install.lock', async () => {
      appendFileSync('log', '${name} begins\\n');
      await setTimeout(50);
      appendFileSync('log', '${name} ends\\n');
    });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, stdio: 'inherit' });
}

const lines = (): string[] => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');

test('one process after the other has the lock', async () => {
  const processes = ['a', 'b', 'c', 'd'].map(holder);
  const exits = await Promise.all(processes.map((process) => once(process, 'exit')));
  expect(exits.map(([code]) => code)).toEqual([0, 0, 0, 0]);
  const log = lines();
  expect(log).toHaveLength(8);
  for (let index = 0; index < log.length; index += 2)
    expect(log[index + 1]).toBe(log[index]?.replace('begins', 'ends'));
  expect(existsSync(join(folder, 'install.lock'))).toBe(false);
});

test('a lock of a dead process is replaced', async () => {
  const dead = spawn(process.execPath, ['--eval', '']);
  await once(dead, 'exit');
  writeFileSync(join(folder, 'install.lock'), `${dead.pid} ${hostname()} 0`);
  const [code] = await once(holder('a'), 'exit');
  expect(code).toBe(0);
  expect(lines()).toEqual(['a begins', 'a ends']);
});
