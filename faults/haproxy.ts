import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Rotation } from '../test/balancer.ts';
import { freePort } from '../test/free-port.ts';

const CONFIGURATION = join(import.meta.dirname, '../deploy/haproxy.cfg');
const BACKEND = 'web_nodes';
const NODE_NAMES = ['web-a', 'web-b', 'web-c'];

export type Haproxy = Rotation & {
  /** Requests that it sent to a node again, or to another one. */
  countRetries(): Promise<number>;
};

/** The real one, with deploy/haproxy.cfg, in front of three nodes. It must be installed. */
export async function openHaproxy(nodeUrls: readonly string[]): Promise<Haproxy> {
  const port = await freePort();
  const socket = join(tmpdir(), `ardoise-haproxy-${process.pid}.sock`);
  const [WEB_A = '', WEB_B = '', WEB_C = ''] = nodeUrls.map((nodeUrl) => `127.0.0.1:${new URL(nodeUrl).port}`);
  const child = spawn('haproxy', ['-f', CONFIGURATION], {
    env: {
      PATH: process.env['PATH'],
      HAPROXY_BIND: `127.0.0.1:${port}`,
      HAPROXY_SOCKET: socket,
      ...{ WEB_A, WEB_B, WEB_C },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'spawn');
  const ended = once(child, 'exit');

  /** The rows of the backend's servers. */
  const listServers = async (): Promise<Record<string, string>[]> => {
    const [head = '', ...lines] = (await askSocket(socket, 'show stat')).split('\n');
    const names = head.replace('# ', '').split(',');
    return lines
      .map((line) => {
        const values = line.split(',');
        return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
      })
      .filter(({ pxname, svname = '' }) => pxname === BACKEND && NODE_NAMES.includes(svname));
  };
  return {
    url: `http://localhost:${port}`,
    isInRotation: async (node) => {
      const servers = await listServers().catch(() => []);
      return servers.some(({ svname, status }) => svname === NODE_NAMES[node] && status === 'UP');
    },
    countRetries: async () => {
      const servers = await listServers();
      return servers.reduce((retries, { wretr, wredis }) => retries + Number(wretr) + Number(wredis), 0);
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function askSocket(path: string, command: string): Promise<string> {
  const socket = connect(path);
  socket.end(`${command}\n`);
  return await text(socket);
}
