import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Cluster } from '../test/postgres-cluster.ts';
import type { S3Server } from '../test/s3-server.ts';
import { sendSignal } from '../test/send-signal.ts';
import type { Installation } from './installation.ts';
import type { Seeded } from './seeded.ts';
import type { ServerUnderFault } from './server-under-fault.ts';
import type { SmallDisk } from './small-disk.ts';

/** The target of a fault. `cluster` is undefined on the embedded database. */
export type Victim = {
  installation: Installation;
  cluster: Cluster | undefined;
  disk: SmallDisk;
  store: S3Server;
  random: Seeded;
  /** How long a lasting fault lasts, in milliseconds. */
  hold_ms: number;
};

/** Starts and ends; afterwards the service must recover by itself, or once ended processes were restarted. */
export type Fault = { name: string; isKill?: boolean; run(victim: Victim): Promise<void> };

export const DISK_FULL = 'disk full';
const HOUR_MS = 60 * 60 * 1_000;
const SESSIONS_KILLED = 5;

const tellAll = async ({ installation }: Victim, state: Parameters<ServerUnderFault['tell']>[0]) => {
  await Promise.all(installation.nodes.map((node) => node.tell(state)));
};

/** Of the machines of all nodes. */
const shiftClock = (clock_ms: number) => async (victim: Victim) => {
  await tellAll(victim, { clock_ms });
  await delay(victim.hold_ms);
  await tellAll(victim, { clock_ms: 0 });
};

const killOne = (name: string, listNodes: (installation: Installation) => readonly ServerUnderFault[]): Fault => ({
  name,
  isKill: true,
  run: async ({ installation, random }) => {
    const nodes = listNodes(installation);
    const node = nodes[random.below(nodes.length)];
    await node?.kill();
    await node?.start();
  },
});

/** On the embedded database. */
const KILLED_ALONE = killOne('server killed', ({ nodes }) => nodes);
const KILLED_BY_ROLE = [killOne('web killed', ({ webs }) => webs), killOne('worker killed', ({ workers }) => workers)];

const ON_EVERY_DATABASE: Fault[] = [
  {
    name: DISK_FULL,
    run: async (victim) => {
      const { disk, cluster, hold_ms } = victim;
      if (disk.isMounted) await disk.fill();
      else await tellAll(victim, { is_full: true });
      await delay(hold_ms);
      await disk.free();
      await tellAll(victim, { is_full: false });
      // PostgreSQL stops if it can't write its log; then its operator restarts it.
      await cluster?.startIfEnded();
    },
  },
  {
    name: 'file store answers 500',
    run: async ({ store, hold_ms }) => {
      store.broken = true;
      await delay(hold_ms);
      store.broken = false;
    },
  },
  {
    name: 'file store slow',
    run: async ({ store, hold_ms }) => {
      store.delay_ms = 3_000;
      await delay(hold_ms);
      store.delay_ms = 0;
    },
  },
  { name: 'clock an hour ahead, and back', run: shiftClock(HOUR_MS) },
  { name: 'clock an hour behind, and back', run: shiftClock(-HOUR_MS) },
];

const onCluster = (name: string, run: (cluster: Cluster, victim: Victim) => Promise<void>): Fault => ({
  name,
  run: async (victim) => {
    if (victim.cluster) await run(victim.cluster, victim);
  },
});

const ON_POSTGRES: Fault[] = [
  onCluster('database session killed', async (cluster, { random }) => {
    const client = new Client({ connectionString: cluster.url });
    client.on('error', () => undefined);
    await client.connect();
    for (let kill = 0; kill < SESSIONS_KILLED; kill += 1) {
      // An active connection, if there is one: losing an idle one is the simple case.
      await client.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and application_name like 'ardoise%'
        order by (state <> 'idle') desc, random() limit 1`);
      await delay(random.below(200));
    }
    await client.end();
  }),
  onCluster('postmaster killed', async (cluster) => {
    await cluster.kill();
    await cluster.startIfEnded();
  }),
  onCluster('database restarted', (cluster) => cluster.restart()),
  onCluster('database frozen', async (cluster, { hold_ms }) => {
    const pids = await cluster.pids();
    for (const pid of pids) sendSignal(pid, 'SIGSTOP');
    await delay(hold_ms);
    for (const pid of pids.reverse()) sendSignal(pid, 'SIGCONT');
  }),
];

export const faultsOn = (cluster: Cluster | undefined): Fault[] =>
  cluster ? [...KILLED_BY_ROLE, ...ON_EVERY_DATABASE, ...ON_POSTGRES] : [KILLED_ALONE, ...ON_EVERY_DATABASE];
