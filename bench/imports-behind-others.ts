import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import type { Import } from '../shared/api/imports.ts';
import { isFinished } from '../shared/import-status.ts';
import { type CallApi, signUpOwner } from './owner-to-measure.ts';
import { serverToMeasure } from './server-to-measure.ts';

/**
 * How long an owner's easy menu takes while pictures of noise, each of which takes the reader's whole time, were sent just
 * before by accounts that are as new as hers: once with nothing before it, once behind them.
 * `npm run bench:imports-behind-others -- [ACCOUNTS]`
 */

const accounts = Number(process.argv[2] ?? 4);
const PICTURES_PER_ACCOUNT = 4;
const WIDTH = 2_400;
const HEIGHT = 3_200;
const SPECKS = 0.3;
const RESTAURANT = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };
const easyMenu = join(import.meta.dirname, '../test/menus/gasthof-eine-spalte.pdf');

await using server = await serverToMeasure();
const alone = await readEasyMenu('alone@example.com');
console.log(`easy menu, nothing else: ${alone}`);

const noise = await pictureOfNoise();
const pending: [CallApi, number][] = [];
for (let account = 1; account <= accounts; account += 1) {
  const call = await signUpOwner(server.url, `noise-${account}@example.com`);
  const files = Array.from({ length: PICTURES_PER_ACCOUNT }, (_, n) => new File([noise], `${n}.png`));
  pending.push([call, await upload(call, files)]);
}
await delay(1_000);
console.log(
  `easy menu, behind ${accounts} accounts of ${PICTURES_PER_ACCOUNT} pictures: ${await readEasyMenu('easy@example.com')}`,
);
for (const [account, [call, id]] of pending.entries()) {
  const { import: latest } = await call<{ import: Import }>('GET', `/api/imports/${id}`);
  console.log(`account ${account + 1}: ${latest.status}, page ${latest.progress?.page ?? '-'}`);
}

/** Black specks all over: small as a file, and letters nowhere, which takes the reader longest. */
async function pictureOfNoise(): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, () => (Math.random() < SPECKS ? 0 : 255));
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
  return new Uint8Array(await sharp(pixels, { raw }).png({ palette: true, colours: 2 }).toBuffer());
}

/** Seconds until it was read, and its outcome. */
async function readEasyMenu(email: string): Promise<string> {
  const call = await signUpOwner(server.url, email);
  const begun = performance.now();
  const id = await upload(call, [new File([new Uint8Array(await readFile(easyMenu))], 'menu.pdf')]);
  for (;;) {
    const { import: latest } = await call<{ import: Import }>('GET', `/api/imports/${id}`);
    if (isFinished(latest.status)) return `${((performance.now() - begun) / 1_000).toFixed(1)} s, ${latest.status}`;
    await delay(500);
  }
}

async function upload(call: CallApi, files: readonly File[]): Promise<number> {
  const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', RESTAURANT);
  const form = new FormData();
  for (const file of files) form.append('files', file);
  const { import: sent } = await call<{ import: Import }>('POST', `/api/restaurants/${restaurant.id}/menus`, form);
  return sent.id;
}
