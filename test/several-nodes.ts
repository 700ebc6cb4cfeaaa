import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rotation, waitForRotation } from './balancer.ts';
import { closeAfterFile } from './closers.ts';
import { freePort } from './free-port.ts';
import { startS3Server } from './s3-server.ts';
import { type ServerProcess, waitUntilReady } from './server-process.ts';
import { startServer } from './start-server.ts';

/** More than until a balancer notices: test/balancer.ts half a second, deploy/haproxy.cfg a second. */
const DRAIN_SECONDS = '2';

export type SeveralNodes<Front extends Rotation = Rotation> = {
  balancer: Front;
  webs: readonly ServerProcess[];
  workers: readonly ServerProcess[];
  /** Stops a web node and starts it again, as an update does, until the balancer sends requests to it. */
  replaceWeb(node: number): Promise<void>;
  /** Files in the folders where web nodes receive uploads. */
  listSpooledFiles(): Promise<string[]>;
};

export type SeveralNodesOptions<Front extends Rotation> = {
  /** A migrated database. */
  database_url: string;
  openFront(nodeUrls: readonly string[]): Promise<Front>;
  webs: number;
  workers: number;
  env?: Record<string, string>;
};

/**
 * Web nodes behind a balancer, and workers, on one database and one S3-compatible store, each with a folder of its own, as
 * on machines of their own. They share the outbox: a relay would. All are stopped after the test file.
 */
export async function startSeveralNodes<Front extends Rotation>(
  options: SeveralNodesOptions<Front>,
): Promise<SeveralNodes<Front>> {
  const parent = await mkdtemp(join(tmpdir(), 'ardoise-nodes-'));
  closeAfterFile(() => rm(parent, { recursive: true, force: true }));
  const store = await startS3Server();
  closeAfterFile(store.stop);
  const ports: number[] = [];
  while (ports.length < options.webs) ports.push(await freePort());
  const balancer = await options.openFront(ports.map((port) => `http://localhost:${port}`));
  closeAfterFile(balancer.close);

  const outbox = join(parent, 'outbox');
  await mkdir(outbox, { mode: 0o700 });
  const folderOf = (name: string) => join(parent, name);
  const startNode = async (name: string, env: Record<string, string>): Promise<ServerProcess> => {
    const data_dir = folderOf(name);
    await mkdir(data_dir, { recursive: true });
    await symlink(outbox, join(data_dir, 'outbox')).catch((error: NodeJS.ErrnoException) => {
      // Started before on the same folder.
      if (error.code !== 'EEXIST') throw error;
    });
    const sharedEnv = {
      DATABASE_URL: options.database_url,
      DATABASE_CONNECTIONS: '8',
      FILES_URL: store.url,
      PUBLIC_URL: balancer.url,
      SESSION_SECRET: 'the one secret of all nodes of a test',
      DRAIN_SECONDS,
    };
    return await startServer({ data_dir, env: { ...sharedEnv, ...options.env, ...env }, wait: false });
  };
  const startWeb = (node: number) => startNode(`web-${node}`, { ROLES: 'web', PORT: String(ports[node]) });
  // One before the others, which then find the code compiled.
  const firstWeb = await startWeb(0);
  await waitUntilReady(firstWeb);
  const webs = [firstWeb, ...(await Promise.all(ports.slice(1).map((_, index) => startWeb(index + 1))))];
  const workers = await Promise.all(
    Array.from({ length: options.workers }, (_, node) => startNode(`worker-${node}`, { ROLES: 'worker' })),
  );
  await Promise.all([...webs, ...workers].map(waitUntilReady));

  await Promise.all(webs.map((_, node) => waitForRotation(balancer, node)));

  return {
    balancer,
    webs,
    workers,
    replaceWeb: async (node) => {
      const ending = await webs[node]?.stop();
      if (ending?.code !== 0) throw new Error(`Web node ${node} ended with ${JSON.stringify(ending)}.`);
      webs[node] = await startWeb(node);
      await waitUntilReady(webs[node]);
      await waitForRotation(balancer, node);
    },
    listSpooledFiles: async () => {
      const spools = webs.map((_, node) => join(folderOf(`web-${node}`), 'spool'));
      const entries = await Promise.all(
        spools.map((spool) => readdir(spool, { recursive: true, withFileTypes: true }).catch(() => [])),
      );
      return entries.flat().flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
    },
  };
}
