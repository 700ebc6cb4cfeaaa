import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, type ServerToMeasure } from '../server-to-measure.ts';

const READY_DEADLINE_MS = 10_000;
// Debian's nginx-light is installed there.
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];

/** nginx in one process with one answer: these bytes from memory, with these headers. */
export async function nginxToMeasure(body: Buffer, headers: Record<string, string>): Promise<ServerToMeasure> {
  const folder = FOLDERS.find((path) => existsSync(join(path, 'nginx')));
  if (folder === undefined) throw new Error('nginx is not installed: apt-get install nginx-light.');
  // On Linux, temporary files in /dev/shm stay in memory.
  const home = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ardoise-nginx-'));
  await mkdir(join(home, 'root'));
  await writeFile(join(home, 'root', 'page'), body);
  const port = await freePort();
  const { 'content-type': type = 'text/html', ...others } = headers;
  const added = Object.entries(others).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  const lines = [
    `daemon off; master_process off; pid ${home}/pid; error_log stderr error;`,
    'events { worker_connections 1024; }',
    `http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; etag off; ${paths.join(' ')}`,
    'open_file_cache max=10; open_file_cache_valid 60s;',
    `server { listen 127.0.0.1:${port}; root ${home}/root; default_type "${type}"; ${added.join(' ')} } }`,
  ];
  await writeFile(join(home, 'nginx.conf'), lines.join('\n'));
  const child = spawn(join(folder, 'nginx'), ['-c', join(home, 'nginx.conf'), '-p', home], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}/page`;
  const dispose = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    await rm(home, { recursive: true, force: true });
  };
  const end = Date.now() + READY_DEADLINE_MS;
  while (!(await fetch(url.replace('localhost', '127.0.0.1')).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > end) {
      await dispose();
      throw new Error('nginx did not get ready.');
    }
    await delay(50);
  }
  return { url, pid: child.pid ?? 0, [Symbol.asyncDispose]: dispose };
}
