import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';

/**
 * How long a developer waits from command to result, on two quiet cores: `npm run bench:loop`. Without any caches of an earlier
 * run (the build, types, the tests' database), except for the single test, which is repeated. The commands' output goes to
 * .cache/loop/. Other arguments select: `npm run bench:loop -- check`.
 */

const LOOPS: { name: string; command: [string, ...string[]]; bar_s: number; isCold: boolean }[] = [
  {
    name: 'a single pure test',
    command: ['npx', 'vitest', 'run', '--project', 'unit', 'shared/money.test.ts'],
    bar_s: 5,
    isCold: false,
  },
  { name: 'npm run check', command: ['npm', 'run', 'check'], bar_s: 120, isCold: true },
  { name: 'npm test', command: ['npm', 'test'], bar_s: 480, isCold: true },
  { name: '.ci/run', command: ['bash', '.ci/run'], bar_s: 720, isCold: true },
];
const KEPT = ['dist', '.cache/types.tsbuildinfo', '.cache/test-databases', 'node_modules/.vitest-cache'];

const chosen = process.argv.slice(2);
const isChosen = (name: string) => chosen.length === 0 || chosen.some((part) => name.includes(part));

mkdirSync('.cache/loop', { recursive: true });
console.log('| loop | seconds | bar | met | waiting for a core before |\n|---|---:|---:|---|---:|');
for (const { name, command, bar_s, isCold } of LOOPS.filter((loop) => isChosen(loop.name))) {
  if (isCold) for (const path of KEPT) rmSync(path, { recursive: true, force: true });
  const log = openSync(`.cache/loop/${name.replaceAll(/\W+/g, '-')}.log`, 'w');
  const [load = 0] = loadavg();
  const begun = performance.now();
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, { stdio: ['ignore', log, log] });
  const seconds = (performance.now() - begun) / 1_000;
  const isMet = status === 0 && seconds <= bar_s;
  const met = status === 0 ? (isMet ? 'yes' : 'no') : 'failed';
  console.log(`| ${name} | ${seconds.toFixed(1)} | ${bar_s} | ${met} | ${load.toFixed(1)} |`);
  if (!isMet) process.exitCode = 1;
}
