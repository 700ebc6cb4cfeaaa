import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '../test/postgres-cluster.ts';
import { startS3Server } from '../test/s3-server.ts';
import { stripeEnv, stripeServer } from '../test/stripe-server.ts';
import { Editor } from './editor.ts';
import { DISK_FULL, type Fault, faultsOn, type Victim } from './faults.ts';
import { GuestChat } from './guest-chat.ts';
import { visit } from './guests.ts';
import { Importer } from './importer.ts';
import { type Installation, openAlone, openSeveral, type RoleCounts } from './installation.ts';
import { Payer } from './payer.ts';
import { seeded } from './seeded.ts';
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

const RECOVERY_DEADLINE_MS = 60_000;
const LOGS = join(import.meta.dirname, '../.cache/faults');

/** How many there are of each who use the service meanwhile, and how long the one who imports menus waits between two. */
export type RoundLoad = { editors: number; guests: number; thieves: number; payers: number; import_pause_ms: number };

export type RoundOptions = {
  seconds: number;
  seed: number;
  hold_ms: number;
  /** Only faults whose name has these words. */
  only?: string | undefined;
  /** Only kills, so many of each role. */
  kills?: number | undefined;
  /** On PostgreSQL; the embedded database serves one process. */
  counts: RoleCounts;
  load: RoundLoad;
};

/**
 * Runs the built server on one database under a mixed load, injects one fault after the other for that many seconds, each
 * at least once, and counts violations.
 */
export async function runRound(database: DatabaseKind, options: RoundOptions): Promise<FaultRound> {
  const { seed, hold_ms, counts, load } = options;
  await mkdir(LOGS, { recursive: true });
  await using stack = new AsyncDisposableStack();
  const opened = <T>(value: T, close: (value: T) => Promise<unknown>): T => {
    stack.adopt(value, async (one) => void (await close(one)));
    return value;
  };
  const random = seeded(seed);
  const disk = opened(await openSmallDisk(), (one) => one.close());
  const store = opened(await startS3Server(), (one) => one.stop());
  const provider = await stripeServer();
  const cluster =
    database === 'postgres' ? opened(await startCluster({ parent: disk.folder }), (one) => one.stop()) : undefined;
  const env = { FILES_URL: store.url, ...stripeEnv(provider.url) };
  const setUp = { folder: disk.folder, log: join(LOGS, `${database}-${seed}`) };
  const installation = opened(
    cluster
      ? await openSeveral({ ...setUp, env: { ...env, DATABASE_URL: cluster.url } }, counts)
      : await openAlone({ ...setUp, env }),
    (one) => one.close(),
  );
  const { url } = installation;
  const victim: Victim = { installation, cluster, disk, store, random, hold_ms };

  const tally = newTally();
  const editors: Editor[] = [];
  for (let number = 0; number < load.editors; number += 1)
    editors.push(await Editor.open(url, `editor-${number}`, tally));
  const importer = await Importer.open(url, 'importer', tally, load.import_pause_ms);
  const chat = await GuestChat.open(url, 'chat', tally);
  const payers = Array.from(
    { length: load.payers },
    (_, payer) => new Payer(url, `payer-${payer}`, { provider, tally, random: seeded(seed + payer) }),
  );

  const editorOf = (guest: number): Editor => {
    const editor = editors[guest % editors.length];
    if (!editor) throw new Error('There is no editor.');
    return editor;
  };

  const stopping = new AbortController();
  const { signal } = stopping;
  const work = [
    ...editors.flatMap((editor) => [editor.edit(signal), editor.publish(signal)]),
    ...Array.from({ length: load.guests }, (_, guest) => visit(installation, editorOf(guest), { tally, signal })),
    importer.run(signal),
    chat.run(signal),
    ...payers.map((payer) => payer.run(signal)),
    ...Array.from({ length: load.thieves }, (_, thief) =>
      takeBacks(url, { tally, random: seeded(seed + thief), signal, name: `victim-${thief}` }),
    ),
  ];
  const faults = await sufferFaults(victim, editors, tally, options);
  stopping.abort();
  await Promise.all(work);
  for (const editor of editors) await editor.check('at the end');
  await importer.check();
  await chat.check();
  for (const payer of payers) await payer.check();
  return { tally, faults, imports: importer };
}

async function sufferFaults(
  victim: Victim,
  editors: readonly Editor[],
  tally: Tally,
  { seconds, only, kills }: RoundOptions,
): Promise<FaultFigures[]> {
  const { random, installation } = victim;
  const isInjected = ({ name, isKill = false }: Fault) =>
    (only === undefined || name.includes(only)) && (kills === undefined || isKill);
  const faults = faultsOn(victim.cluster).filter(isInjected);
  const figures = new Map(
    faults.map(({ name }) => [name, { name, times: 0, recovery_s: 0, unanswered: 0, problems: 0, ended: 0 }]),
  );
  const end = performance.now() + seconds * 1_000;
  for (let queue: Fault[] = random.shuffle(faults); queue.length > 0; ) {
    const fault = queue.shift();
    const of = fault && figures.get(fault.name);
    if (!fault || !of) break;
    const countsNow = () => ({
      unanswered: sum(tally.unanswered),
      problems: problemsOf(tally),
      ended: countEnded(installation),
    });
    const before = countsNow();
    // At a random moment of the load.
    await delay(500 + random.below(1_500));
    await fault.run(victim);
    of.recovery_s = Math.max(of.recovery_s, await recovered(editors, installation));
    of.times += 1;
    const after = countsNow();
    of.unanswered += after.unanswered - before.unanswered;
    of.problems += after.problems - before.problems;
    of.ended += after.ended - before.ended;
    const isOver = kills === undefined ? performance.now() > end : of.times >= kills && queue.length === 0;
    if (queue.length === 0 && !isOver) queue = random.shuffle(faults);
    else if (isOver && of.times > 1) break;
  }
  return [...figures.values()];
}

const countEnded = ({ nodes }: Installation): number =>
  nodes.reduce((endings, { unasked }) => endings + unasked.length, 0);

/**
 * The violations of a round. On the embedded database a full disk may end the process, which is then restarted: a database
 * that can't write its log is unusable (server/db/pglite-upkeep.ts).
 */
export function findings(database: DatabaseKind, { tally, faults, imports }: FaultRound): string[] {
  const counted = { unexpected: tally.unexpected, unanswered: tally.unanswered };
  const listed = {
    lost: tally.lost,
    half: tally.half,
    stuck: tally.stuck,
    'charged twice': tally.charged_twice,
    survived: tally.survivors,
  };
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
async function recovered(editors: readonly Editor[], { nodes }: Installation): Promise<number> {
  const begun = performance.now();
  const before = editors.map(({ edits }) => edits);
  while (editors.some(({ edits }, index) => edits <= (before[index] ?? 0))) {
    for (const node of nodes) await node.startIfEnded();
    if (performance.now() - begun > RECOVERY_DEADLINE_MS) {
      // As an operator would finally do.
      for (const node of nodes) {
        await node.kill();
        await node.start();
      }
      return Number.POSITIVE_INFINITY;
    }
    await delay(50);
  }
  return (performance.now() - begun) / 1_000;
}

const problemsOf = ({ lost, half, charged_twice, unexpected }: Tally): number =>
  lost.length + half.length + charged_twice.length + sum(unexpected);
