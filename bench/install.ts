import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { copySources, makeDebianRoot, releaseRoot, rootEnv } from '../scripts/debian-root.ts';
import { openMemoryCgroup } from './memory-cgroup.ts';
import { signUpOwner } from './owner-to-measure.ts';
import { readServiceUnit } from './service-unit.ts';

/**
 * From a bare Debian to a page over TLS by deploy/install.sh, in a chroot: seconds of each step, and the memory of the
 * service with its limit (cgroup v1) at a start, pages and edits. As root, with debootstrap:
 * `npm run bench:install -- FOLDER`, an empty folder of 3 GB on a file system that allows devices.
 */

const HOST = 'ardoise.test';
const SUITE = 'trixie';
const unit = readServiceUnit();
const READY_DEADLINE_MS = 300_000;
const DISHES = 60;
const EDITS = 300;
const PAGES = 3_000;
const CADDY_AUTHORITY = 'root/.local/share/caddy/pki/authorities/local/root.crt';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: npm run bench:install -- FOLDER');
const mails: string[] = [];
const relay = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    text(stream).then((source) => {
      mails.push(source);
      done();
    }, done);
  },
});
relay.listen(0, '127.0.0.1');
await once(relay.server, 'listening');
// It listens on a port.
const mailPort = (relay.server.address() as AddressInfo).port;

const root = await time('bare Debian (debootstrap), not counted', async () => makeDebianRoot(folder, SUITE));
const children: ReturnType<typeof spawn>[] = [];
const cgroup = openMemoryCgroup('ardoise-bench-install', unit.max_megabytes);
try {
  await time('1, 2: sources in /opt/ardoise', async () => copySources(join(folder, 'opt/ardoise')));
  const total = performance.now();
  await time('3: deploy/install.sh', () =>
    root.run(`MAIL_URL=smtp://127.0.0.1:${mailPort} /opt/ardoise/deploy/install.sh ${HOST} operator@example.com`),
  );
  startInRoot(`exec /opt/ardoise/node_modules/.bin/node ${unit.node_arguments}`, {
    user: 'ardoise:ardoise',
    prefix: cgroup.joining,
    env: { ...readSettings(join(folder, 'opt/ardoise/.env')), NODE_ENV: 'production' },
  });
  startInRoot('exec caddy run --config /etc/caddy/Caddyfile', { user: 'root:root', prefix: ':', env: {} });
  await time('start, until a page comes over TLS', untilPage);
  console.log(`from install.sh to the page: ${((performance.now() - total) / 1_000).toFixed(0)} s`);
  reportMemory('after the start');
  await editAndRead();
  reportMemory(`after ${EDITS} edits, ${PAGES} pages, publications in ten languages`);
  await root.run('npm run -s doctor || true', {
    cwd: '/opt/ardoise',
    user: 'ardoise:ardoise',
    env: { HOME: '/var/lib/ardoise' },
  });
} finally {
  for (const child of children) if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  relay.close();
  releaseRoot(root);
  cgroup.close();
}

async function time<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await act();
  console.log(`${name}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  return result;
}

function startInRoot(
  command: string,
  { user, prefix, env }: { user: string; prefix: string; env: Record<string, string> },
) {
  const inside = `cd /opt/ardoise && ${command}`;
  const child = spawn('/bin/sh', ['-c', `${prefix}; exec chroot --userspec=${user} ${folder} /bin/sh -c '${inside}'`], {
    env: rootEnv(env),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  return child;
}

/** As systemd reads them. */
function readSettings(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).replaceAll('"', '')]),
  );
}

/** The status of the landing page, through Caddy. */
async function getOverTls(path: string): Promise<number> {
  const ca = readFileSync(join(folder ?? '', CADDY_AUTHORITY));
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request({ host: '127.0.0.1', port: 443, servername: HOST, path, ca, headers: { host: HOST } }, (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  })
    .on('error', reject)
    .end();
  return await promise;
}

async function untilPage(): Promise<void> {
  const end = Date.now() + READY_DEADLINE_MS;
  while ((await getOverTls('/').catch(() => 0)) !== 200) {
    if (Date.now() > end) throw new Error('No page came over TLS.');
    await delay(100);
  }
}

async function editAndRead(): Promise<void> {
  const url = 'http://127.0.0.1:3000';
  const call = await signUpOwner(url, 'owner@example.com', new Map(), readCode);
  const body = { name: 'Chez Bench', main_locale: 'fr', currency: 'CAD' };
  const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', body);
  const { section } = await call<{ section: { id: number } }>('POST', '/api/menu-sections', {
    menu_id: 1,
    title: 'Plats',
  });
  for (let dish = 1; dish <= DISHES; dish += 1)
    await call('POST', '/api/menu-items', {
      menu_section_id: section.id,
      title: `Soupe aux légumes ${dish}`,
      price: 900,
    });
  for (let edit = 1; edit <= EDITS; edit += 1) {
    await call('PATCH', `/api/menu-items/${1 + (edit % DISHES)}`, { price: 900 + edit });
    if (edit % 30 === 0) await call('POST', `/api/restaurants/${restaurant.id}/publish`, {});
  }
  for (let page = 1; page <= PAGES; page += 1) {
    const answer = await fetch(`${url}/restaurants/${restaurant.id}/menus/1?s=${page % 300}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A page answered ${answer.status}.`);
  }
  if ((await getOverTls(`/restaurants/${restaurant.id}/menus/1`)) !== 200) throw new Error('No menu came over TLS.');
}

async function readCode(): Promise<string> {
  for (;;) {
    const code = /\b(\d{6})\b/.exec(mails.at(-1)?.split('\r\n\r\n').slice(1).join('\n') ?? '')?.[1];
    if (code !== undefined) return code;
    await delay(100);
  }
}

function reportMemory(when: string): void {
  const { peak_mb, mb, kills, peak_with_files_mb } = cgroup.measure();
  console.log(
    `${when}: ${mb.toFixed(0)} MB, at most ${peak_mb.toFixed(0)}, with cached files ${peak_with_files_mb.toFixed(0)} of ${unit.max_megabytes} MB; ${kills} processes killed`,
  );
}
