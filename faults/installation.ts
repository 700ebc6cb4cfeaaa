import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { openBalancer, waitForRotation } from '../test/balancer.ts';
import { freePort } from '../test/free-port.ts';
import { ServerUnderFault } from './server-under-fault.ts';

/** How many processes there are of each role. */
export type RoleCounts = { webs: number; workers: number };

/** One process of both roles, or several of one role each behind a balancer. */
export type Installation = {
  /** Where guests and owners ask. */
  url: string;
  webs: readonly ServerUnderFault[];
  workers: readonly ServerUnderFault[];
  /** Each process once. */
  nodes: readonly ServerUnderFault[];
  close(): Promise<void>;
};

type InstallationOptions = {
  /** Where all folders are made. */
  folder: string;
  env: Record<string, string>;
  /** The beginning of the name of each process's log. */
  log: string;
};

/** On the embedded database, which serves one process. */
export async function openAlone({ folder, env, log }: InstallationOptions): Promise<Installation> {
  const server = new ServerUnderFault(await freePort(), { folder, env, logFile: `${log}.log` });
  await server.start();
  return { url: server.url, webs: [server], workers: [server], nodes: [server], close: () => server.close() };
}

/** Each process has a folder of its own, as on a machine of its own. They share the outbox: a relay would. */
export async function openSeveral(
  { folder, env, log }: InstallationOptions,
  counts: RoleCounts,
): Promise<Installation> {
  const webPorts = await freePorts(counts.webs);
  const balancer = await openBalancer(webPorts.map((port) => `http://localhost:${port}`));
  const outbox = join(folder, 'outbox');
  await mkdir(outbox, { mode: 0o700 });
  const sharedEnv = {
    ...env,
    PUBLIC_URL: balancer.url,
    SESSION_SECRET: 'the one secret of all nodes of a run',
    DATABASE_CONNECTIONS: '10',
  };
  const prepareNodes = (ports: readonly number[], role: 'web' | 'worker') =>
    Promise.all(
      ports.map(async (port, index) => {
        const name = `${role}-${index}`;
        const data = join(folder, name, 'data');
        await mkdir(data, { recursive: true });
        await symlink(outbox, join(data, 'outbox'));
        const nodeEnv = { ...sharedEnv, ROLES: role };
        return new ServerUnderFault(port, { folder: join(folder, name), env: nodeEnv, logFile: `${log}-${name}.log` });
      }),
    );
  const webs = await prepareNodes(webPorts, 'web');
  const workers = await prepareNodes(await freePorts(counts.workers), 'worker');
  const nodes = [...webs, ...workers];
  const close = async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await balancer.close();
  };
  try {
    await Promise.all(nodes.map((node) => node.start()));
    await Promise.all(webs.map((_, web) => waitForRotation(balancer, web)));
  } catch (error) {
    await close();
    throw error;
  }
  return { url: balancer.url, webs, workers, nodes, close };
}

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}
