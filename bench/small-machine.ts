import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Import } from '../shared/api/imports.ts';
import { isFinished } from '../shared/import-status.ts';
import { openMemoryCgroup } from './memory-cgroup.ts';
import { type CallApi, signUpOwner } from './owner-to-measure.ts';
import { startToMeasure } from './server-to-measure.ts';
import { readServiceUnit } from './service-unit.ts';

/**
 * The memory of an embedded server with its children at each step of an owner's first day, within the limit of
 * deploy/ardoise.service and by its command: two starts, a menu by hand, a PDF with text, publications, guests, and a photograph,
 * which may fail, but with a reason and without ending the server. As root: `npm run bench:small-machine -- [MEGABYTES]`
 */

const MENUS = join(import.meta.dirname, '../test/menus');
const { node_arguments: nodeArguments, max_megabytes: unitsLimit } = readServiceUnit();
const limitMegabytes = Number(process.argv[2] ?? unitsLimit);
const DISHES = 60;
const EDITS = 300;
const PAGES = 3_000;
const LANGUAGES = ['en', 'fr', 'es', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'];

const folder = await mkdtemp(join(tmpdir(), 'ardoise-bench-'));
const cgroup = openMemoryCgroup('ardoise-bench-small', limitMegabytes);
const command: [string, ...string[]] = [
  '/bin/sh',
  '-c',
  `${cgroup.joining}; exec ${process.execPath} ${nodeArguments}`,
];
let isWithinBounds = true;
console.log(`limit: ${limitMegabytes} MB; node ${nodeArguments}`);
console.log('| step | seconds | at most, MB | afterwards, MB |\n|---|---:|---:|---:|');
try {
  const firstServer = await step('first start, creates the database', () => startToMeasure(command, folder));
  await firstServer[Symbol.asyncDispose]();
  cgroup.measure();
  await using server = await step('second start', () => startToMeasure(command, folder));
  const call = await signUpOwner(server.url);
  const body = { name: 'Chez Bench', main_locale: 'fr', currency: 'CAD' };
  const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', body);
  await step(`sign-up, ${DISHES} dishes by hand, ${EDITS} edits`, () => editByHand(call));
  await step('a PDF with text', () => importFile(call, restaurant.id, 'bistro-deux-colonnes.pdf', 'completed'));
  await step('ten publications in ten languages', () => publish(call, restaurant.id));
  await step(`${PAGES} pages of guests`, () => readPages(`${server.url}/restaurants/${restaurant.id}/menus/1`));
  await step('another PDF, after them', () => importFile(call, restaurant.id, 'gasthof-eine-spalte.pdf', 'completed'));
  await step('a minute later', () => delay(60_000));
  await step('a photograph', () => importFile(call, restaurant.id, 'grill-photo.jpg'));
  await step('a page afterwards', () => readPages(`${server.url}/restaurants/${restaurant.id}/menus/1`, 1));
} finally {
  cgroup.close();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = isWithinBounds ? 0 : 1;

async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await act();
  const { peak_mb, mb, kills, peak_with_files_mb } = cgroup.measure();
  const seconds = (performance.now() - startedAt) / 1_000;
  const killNote = kills > 0 ? `, the kernel has killed ${kills} processes` : '';
  console.log(
    `| ${name}${typeof result === 'string' ? `: ${result}` : ''} | ${seconds.toFixed(1)} | ${peak_mb.toFixed(0)}, with files ${peak_with_files_mb.toFixed(0)} | ${mb.toFixed(0)}${killNote} |`,
  );
  return result;
}

async function editByHand(call: CallApi): Promise<void> {
  const section = { menu_id: 1, title: 'Plats' };
  const { section: createdSection } = await call<{ section: { id: number } }>('POST', '/api/menu-sections', section);
  for (let dish = 1; dish <= DISHES; dish += 1) {
    const item = { menu_section_id: createdSection.id, title: `Soupe aux légumes ${dish}`, price: 900 };
    await call('POST', '/api/menu-items', item);
  }
  for (let edit = 1; edit <= EDITS; edit += 1)
    await call('PATCH', `/api/menu-items/${1 + (edit % DISHES)}`, { price: 900 + edit });
}

/** Returns how it ended. @throws if that must be known and is another. */
async function importFile(call: CallApi, id: string, file: string, mustEnd?: Import['status']): Promise<string> {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(await readFile(join(MENUS, file)))], basename(file)));
  let { import: latest } = await call<{ import: Import }>('POST', `/api/restaurants/${id}/menus`, form);
  while (!isFinished(latest.status)) {
    await delay(250);
    ({ import: latest } = await call<{ import: Import }>('GET', `/api/imports/${latest.id}`));
  }
  const outcome = latest.error ? `${latest.status} (${latest.error.message})` : latest.status;
  if (mustEnd === undefined || latest.status === mustEnd) return outcome;
  isWithinBounds = false;
  return `${outcome}, not ${mustEnd}`;
}

async function publish(call: CallApi, id: string): Promise<void> {
  for (let edit = 1; edit <= 10; edit += 1) {
    await call('PATCH', '/api/menu-items/1', { price: 2_000 + edit });
    await call('POST', `/api/restaurants/${id}/publish`, {});
  }
}

async function readPages(url: string, count = PAGES): Promise<void> {
  for (let page = 0; page < count; page += 1) {
    const answer = await fetch(`${url}?lang=${LANGUAGES[page % LANGUAGES.length]}&s=${page % 300}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A page answered ${answer.status}.`);
  }
}
