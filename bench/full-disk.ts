import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type CallApi, signUpOwner } from './owner-to-measure.ts';
import { startToMeasure } from './server-to-measure.ts';

/**
 * What a server on the embedded database does while its disk fills to the last byte, on a small file system in memory of
 * its own; mounting it takes root. `npm run bench:full-disk -- [SECONDS]`
 */

const SIZE_MB = 256;
const MEGABYTE = 1024 * 1024;
const fullSeconds = Number(process.argv[2] ?? 60);

const mount = await mkdtemp(join(tmpdir(), 'ardoise-full-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', mount]);
const data = join(mount, 'data');
const start = () => startToMeasure([process.execPath, 'server/main.ts'], data);
try {
  await fillUp(await start());
  console.log(`a start on the full disk: ${await failedStart()}`);
  await rm(join(mount, 'ballast'));
  const again = await start();
  console.log(`a start with room again: /readyz says ${await ready(again.url)}`);
  await again[Symbol.asyncDispose]();
} finally {
  execFileSync('umount', [mount]);
  await rmdir(mount);
}

async function fillUp(server: Awaited<ReturnType<typeof start>>): Promise<void> {
  await using running = server;
  const { url } = running;
  const call = await signUpOwner(url);
  const { api, edit } = await menuOf(call);
  await edit();
  await call('POST', `${api}/publish`, {});
  console.log(`with room: an edit ${await outcome(edit)}, /readyz says ${await ready(url)}`);
  await fill(join(mount, 'ballast'));
  await delay(1_500);
  const freeSpace = await statfs(mount);
  console.log(`filled up: ${((freeSpace.bavail * freeSpace.bsize) / MEGABYTE).toFixed(1)} MB free`);
  console.log(`an edit ${await outcome(edit)}`);
  console.log(`publishing ${await outcome(() => call('POST', `${api}/publish`, {}))}`);
  console.log(`an upload ${await outcome(() => call('POST', `${api}/menus`, pdf()))}`);
  console.log(`/readyz says ${await ready(url)}`);
  await delay(fullSeconds * 1_000);
  console.log(`after ${fullSeconds} s: guests get ${(await fetch(url + api)).status}, an edit ${await outcome(edit)}`);
}

/** Completely: the server uses some of the free space meanwhile. */
async function fill(path: string): Promise<void> {
  const { bavail, bsize } = await statfs(mount);
  await writeFile(path, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
}

async function menuOf(call: CallApi) {
  const body = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };
  const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', body);
  const { section } = await call<{ section: { id: number } }>('POST', '/api/menu-sections', { menu_id: 1, title: 'A' });
  const { item } = await call<{ item: { id: number } }>('POST', '/api/menu-items', {
    menu_section_id: section.id,
    title: 'Dish',
  });
  let price = 0;
  const edit = () => {
    price += 1;
    return call('PATCH', `/api/menu-items/${item.id}`, { price });
  };
  return { api: `/api/restaurants/${restaurant.id}`, edit };
}

function pdf(): FormData {
  const form = new FormData();
  form.append('files', new File(['%PDF-1.4\n'], 'menu.pdf'));
  return form;
}

function outcome(step: () => Promise<unknown>): Promise<string> {
  return step().then(
    () => 'is taken',
    (error: Error) => error.message.replace(/^.* answered /, 'is answered '),
  );
}

async function ready(url: string): Promise<string> {
  return await (await fetch(`${url}/readyz?parts`)).text();
}

async function failedStart(): Promise<string> {
  try {
    execFileSync(process.execPath, ['server/main.ts'], {
      env: { PATH: process.env['PATH'], DATA_DIR: data, PORT: '0', PUBLIC_URL: 'http://localhost:3000' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    return 'it started';
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? JSON.stringify(error.stderr) : String(error);
  }
}
