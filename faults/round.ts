import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '../test/postgres-cluster.ts';
import { startS3Server } from '../test/s3-server.ts';
import { Editor } from './editor.ts';
import { DISK_FULL, type Fault, faultsOn, type Victim } from './faults.ts';
import { GuestChat } from './guest-chat.ts';
import { visit } from './guests.ts';
import { Importer } from './importer.ts';
import { seeded } from './seeded.ts';
import { ServerUnderFault } from './server-under-fault.ts';
import { openSmallDisk } from './small-disk.ts';
import { takeBacks } from './take-back.ts';
import { newTally, sum, type Tally } from './tally.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** How often a fault was injected, and the longest time until an edit was acknowledged again. */
export type FaultFigures = {
  name: string;
  times: number;
  recovery_s: number;
  unanswered: number;
  problems: number;
  /** How often the process ended unexpectedly. */
  ended: number;
};
export type FaultRound = {
  tally: Tally;
  faults: FaultFigures[];
  imports: { completed: number; failed: readonly string[] };
};

const EDITORS = 2;
const GUESTS = 3;
const THIEVES = 2;
const RECOVERY_DEADLINE_MS = 60_000;
const LOGS = join(import.meta.dirname, '../.cache/faults');

/**
 * Runs the built server on one database under a mixed load, injects one fault after the other for that many seconds, each
 * at least once, and counts violations.
 */
export async function runRound(
  database: DatabaseKind,
  { seconds, seed, hold_ms, only }: { seconds: number; seed: number; hold_ms: number; only?: string | undefined },
): Promise<FaultRound> {
  await mkdir(LOGS, { recursive: true });
  await using stack = new AsyncDisposableStack();
  const opened = <T>(value: T, close: (value: T) => Promise<unknown>): T => {
    stack.adopt(value, async (one) => void (await close(one)));
    return value;
  };
  const random = seeded(seed);
  const disk = opened(await openSmallDisk(), (one) => one.close());
  const store = opened(await startS3Server(), (one) => one.stop());
  const cluster =
    database === 'postgres' ? opened(await startCluster({ parent: disk.folder }), (one) => one.stop()) : undefined;
  const env = { FILES_URL: store.url, ...(cluster ? { DATABASE_URL: cluster.url } : {}) };
  const server = opened(await ServerUnderFault.open(disk.folder, env, join(LOGS, `${database}-${seed}.log`)), (one) =>
    one.close(),
  );
  const victim: Victim = { server, cluster, disk, store, random, hold_ms };

  const tally = newTally();
  const editors: Editor[] = [];
  for (let number = 0; number < EDITORS; number += 1)
    editors.push(await Editor.open(server.url, `editor-${number}`, tally));
  const importer = await Importer.open(server.url, 'importer', tally);
  const chat = await GuestChat.open(server.url, 'chat', tally);

  const editorOf = (guest: number): Editor => {
    const editor = editors[guest % editors.length];
    if (!editor) throw new Error('There is no editor.');
    return editor;
  };

  const stopping = new AbortController();
  const { signal } = stopping;
  const load = [
    ...editors.flatMap((editor) => [editor.edit(signal), editor.publish(signal)]),
    ...Array.from({ length: GUESTS }, (_, guest) => visit(server, editorOf(guest), { tally, signal })),
    importer.run(signal),
    chat.run(signal),
    ...Array.from({ length: THIEVES }, (_, thief) =>
      takeBacks(server.url, { tally, random: seeded(seed + thief), signal, name: `victim-${thief}` }),
    ),
  ];
  const faults = await sufferFaults(victim, { editors, tally, seconds, only });
  stopping.abort();
  await Promise.all(load);
  for (const editor of editors) await editor.check('at the end');
  await importer.check();
  await chat.check();
  return { tally, faults, imports: importer };
}

async function sufferFaults(
  victim: Victim,
  { editors, tally, seconds, only }: { editors: Editor[]; tally: Tally; seconds: number; only: string | undefined },
): Promise<FaultFigures[]> {
  const { random, server } = victim;
  const known = faultsOn(victim.cluster).filter(({ name }) => only === undefined || name.includes(only));
  const figures = new Map(
    known.map(({ name }) => [name, { name, times: 0, recovery_s: 0, unanswered: 0, problems: 0, ended: 0 }]),
  );
  const end = performance.now() + seconds * 1_000;
  for (let queue: Fault[] = random.shuffle(known); queue.length > 0; ) {
    const fault = queue.shift();
    const of = fault && figures.get(fault.name);
    if (!fault || !of) break;
    const before = { unanswered: sum(tally.unanswered), problems: problemsOf(tally), ended: server.unasked.length };
    // At a random moment of the load.
    await delay(500 + random.below(1_500));
    await fault.run(victim);
    of.recovery_s = Math.max(of.recovery_s, await recovered(editors, server));
    of.times += 1;
    of.unanswered += sum(tally.unanswered) - before.unanswered;
    of.problems += problemsOf(tally) - before.problems;
    of.ended += server.unasked.length - before.ended;
    if (queue.length === 0 && performance.now() < end) queue = random.shuffle(known);
    else if (performance.now() > end && of.times > 1) break;
  }
  return [...figures.values()];
}

/**
 * The violations of a round. On the embedded database a full disk may end the process, which is then restarted: a database
 * that can't write its log is unusable (server/db/pglite-upkeep.ts).
 */
export function findings(database: DatabaseKind, { tally, faults, imports }: FaultRound): string[] {
  const counted = { unexpected: tally.unexpected, unanswered: tally.unanswered };
  const listed = { lost: tally.lost, half: tally.half, stuck: tally.stuck, survived: tally.survivors };
  const mayEnd = (name: string) => database === 'pglite' && name === DISK_FULL;
  // The files are valid, so only the full disk may fail an import, with that reason.
  const misled = imports.failed.filter((code) => code !== 'storage_full');
  return [
    ...misled.map((code) => `an import failed with ${code}`),
    ...Object.entries(listed).flatMap(([what, list]) => list.map((line) => `${what}: ${line}`)),
    ...Object.entries(counted).flatMap(([what, counts]) =>
      Array.from(counts, ([line, times]) => `${what}: ${times} × ${line}`),
    ),
    ...faults.flatMap(({ name, recovery_s, ended }) => [
      ...(Number.isFinite(recovery_s) ? [] : [`not back within a minute: ${name}`]),
      ...(ended > 0 && !mayEnd(name) ? [`the process ended ${ended} times: ${name}`] : []),
    ]),
  ];
}

/** Seconds until every editor's next write is acknowledged; Infinity after a minute. */
async function recovered(editors: readonly Editor[], server: ServerUnderFault): Promise<number> {
  const begun = performance.now();
  const before = editors.map(({ edits }) => edits);
  while (editors.some(({ edits }, index) => edits <= (before[index] ?? 0))) {
    await server.startIfEnded();
    if (performance.now() - begun > RECOVERY_DEADLINE_MS) {
      // As an operator would finally do.
      await server.kill();
      await server.start();
      return Number.POSITIVE_INFINITY;
    }
    await delay(50);
  }
  return (performance.now() - begun) / 1_000;
}

const problemsOf = (tally: Tally): number => tally.lost.length + tally.half.length + sum(tally.unexpected);
