import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { startCluster } from '../test/postgres-cluster.ts';
import { signUpOwner } from './owner-to-measure.ts';
import { fillDatabase, listIds } from './scale/fill-database.ts';
import { ownerByNumber } from './scale/measured-owner.ts';
import { measureNightlyJobs, openJobDeps, timeDeletions } from './scale/nightly-jobs.ts';
import { serverToMeasure } from './server-to-measure.ts';

/**
 * What one restaurant costs among others: the built server on a PostgreSQL of its own with 1,000 and 10,000 restaurants of 60
 * items each, or with the numbers that are given: `npm run bench:scale -- 1000 10000 100000`. A table side by side; it fails if
 * a bar is missed or a figure of one restaurant isn't flat. Bars: a cold page within 20 ms, an edit within 25 ms, a publication
 * within 150 ms (each the 95th percentile), and none of them 1.5 times as much among the most restaurants as among the fewest.
 */

const SECTIONS = 6;
const ITEMS_PER_SECTION = 10;
const COLD_PAGES = 300;
const OWNERS = 60;
const DELETIONS = 20;
const BARS_MS: Readonly<Record<string, number>> = { 'cold page p95': 20, 'edit p95': 25, 'publish p95': 150 };
const MAX_RATIO = 1.5;
/** Below this, a ratio is noise. */
const NOISE_MS = 3;

type Figures = { of_one: Map<string, number>; of_all: Map<string, number> };

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1_000))
  throw new Error('Numbers from 1000 on are expected.');
const counts = (sizes.length > 0 ? sizes : [1_000, 10_000]).sort((one, other) => one - other);
const folder = await mkdtemp(join(tmpdir(), 'ardoise-bench-files-'));
const columns: Figures[] = [];
try {
  for (const count of counts) columns.push(await measure(count));
} finally {
  await rm(folder, { recursive: true, force: true });
}
report();

async function measure(count: number): Promise<Figures> {
  // Its servers share one store, as the database says; another database has another.
  const files = pathToFileURL(join(folder, String(count))).href;
  const cluster = await startCluster();
  try {
    const client = new Client({ connectionString: cluster.url });
    // If something fails, the cluster stops below it, and the first error is the one to see.
    client.on('error', () => undefined);
    await client.connect();
    let filledSeconds = 0;
    let bytes = 0;
    const of_one = new Map<string, number>();
    const of_all = new Map<string, number>();
    const template = await templateOn(cluster.url, files);
    {
      // Jobs are another node's work, as in production; they wait until the end.
      await using server = await serverToMeasure({ DATABASE_URL: cluster.url, ROLES: 'web', FILES_URL: files });
      const begun = performance.now();
      await fillDatabase(client, template, count);
      filledSeconds = (performance.now() - begun) / 1_000;
      const numbers = Array.from({ length: COLD_PAGES + OWNERS }, (_, index) => spread(index, count));
      const ids = await listIds(client, numbers);
      await warmUp(server.url, template);
      const coldPages = await timeEach(ids.slice(0, COLD_PAGES), (id) => openPage(server.url, id));
      of_one.set('cold page p50', quantile(coldPages, 0.5));
      of_one.set('cold page p95', p95(coldPages));
      await measureOwners(server.url, numbers.slice(COLD_PAGES), ids.slice(COLD_PAGES), of_one);
      of_all.set('sitemap index', (await timeEach(['/sitemap.xml'], (path) => read(server.url + path)))[0] ?? 0);
      of_one.set(
        'sitemap page p95',
        p95(await timeEach(ids.slice(0, OWNERS), (id) => read(`${server.url}/sitemaps/${id}.xml`))),
      );
    }
    const { deps, close } = await openJobDeps(cluster.url);
    try {
      for (const [job, { seconds, peak_megabytes }] of await measureNightlyJobs(deps)) {
        of_all.set(job, seconds * 1_000);
        of_all.set(`${job}: memory in MB`, peak_megabytes);
      }
      const deletedNumbers = Array.from({ length: DELETIONS }, (_, index) => index + 1);
      const deletions = await timeDeletions(deps, deletedNumbers);
      // The slowest is the first, which reads what nobody has read before.
      of_one.set('delete account p50', quantile(deletions, 0.5));
      of_one.set('delete account p95', p95(deletions));
    } finally {
      await close();
    }
    const size = await client.query('select pg_database_size(current_database())::float8 as bytes');
    bytes = Number(size.rows[0].bytes);
    await client.end();
    console.error(`${count} restaurants: filled in ${filledSeconds.toFixed(0)} s, ${(bytes / 1e6).toFixed(0)} MB`);
    of_all.set('database in MB', bytes / 1e6);
    return { of_one, of_all };
  } finally {
    await cluster.stop();
  }
}

/** Numbers from 1 to `count`, far from each other; the first ones are left to the deletions. */
function spread(index: number, count: number): number {
  return DELETIONS + 1 + ((index * 7_919) % (count - DELETIONS));
}

/** The first restaurant, on a server with a worker, which mails the owner's code. */
async function templateOn(url: string, files: string): Promise<string> {
  await using server = await serverToMeasure({ DATABASE_URL: url, FILES_URL: files });
  return await publishTemplate(server.url);
}

async function publishTemplate(url: string): Promise<string> {
  const call = await signUpOwner(url);
  const body = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };
  const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', body);
  for (let number = 1; number <= SECTIONS; number += 1) {
    const title = `Section ${number}`;
    const { section } = await call<{ section: { id: number } }>('POST', '/api/menu-sections', { menu_id: 1, title });
    for (let item = 1; item <= ITEMS_PER_SECTION; item += 1)
      await call('POST', '/api/menu-items', {
        menu_section_id: section.id,
        title: `Dish ${number}.${item}`,
        description: 'With what the market has today, and a little of what it had yesterday.',
        price: 900 + 25 * item,
      });
  }
  await call('POST', `/api/restaurants/${restaurant.id}/publish`, {});
  return restaurant.id;
}

/** The first pages of a process compile what renders them. */
async function warmUp(url: string, template: string): Promise<void> {
  for (let round = 0; round < 30; round += 1) await read(`${url}/restaurants/${template}/menus/1?round=${round}`);
}

async function read(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
}

async function openPage(url: string, id: string): Promise<void> {
  await read(`${url}/restaurants/${id}/menus/1`);
}

async function measureOwners(
  url: string,
  numbers: readonly number[],
  ids: readonly string[],
  figures: Map<string, number>,
): Promise<void> {
  const edits: number[] = [];
  const publications: number[] = [];
  for (const [index, number] of numbers.entries()) {
    const call = await ownerByNumber(url, number);
    for (const item of [1, 20, 40])
      edits.push(await time(() => call('PATCH', `/api/menu-items/${item}`, { price: 1_000 + index })));
    publications.push(await time(() => call('POST', `/api/restaurants/${ids[index]}/publish`, {})));
  }
  figures.set('edit p50', quantile(edits, 0.5));
  figures.set('edit p95', p95(edits));
  figures.set('publish p50', quantile(publications, 0.5));
  figures.set('publish p95', p95(publications));
}

async function time(act: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

async function timeEach<Subject>(list: readonly Subject[], act: (one: Subject) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (const subject of list) times.push(await time(() => act(subject)));
  return times;
}

function p95(times: readonly number[]): number {
  return quantile(times, 0.95);
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function report(): void {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return;
  const cells = (pick: (figures: Figures) => Map<string, number>, name: string) =>
    columns.map((column) => pick(column).get(name)?.toFixed(1) ?? '').join(' | ');
  console.log(`| one restaurant among … (ms) | ${counts.join(' | ')} | bar | flat |`);
  console.log(`|---|${counts.map(() => '---:|').join('')}---:|---|`);
  for (const name of first.of_one.keys()) {
    const [few, many] = [first.of_one.get(name) ?? 0, last.of_one.get(name) ?? 0];
    const bar = BARS_MS[name];
    const isMet = bar === undefined || columns.every((column) => (column.of_one.get(name) ?? 0) <= bar);
    const isFlat = many <= few * MAX_RATIO || many < NOISE_MS;
    if (!isMet || !isFlat) process.exitCode = 1;
    console.log(
      `| ${name} | ${cells((one) => one.of_one, name)} | ${bar ?? ''}${isMet ? '' : ' missed'} | ${isFlat ? 'yes' : 'no'} |`,
    );
  }
  console.log(`\n| all restaurants (ms, MB) | ${counts.join(' | ')} |`);
  console.log(`|---|${counts.map(() => '---:|').join('')}`);
  for (const name of first.of_all.keys()) console.log(`| ${name} | ${cells((one) => one.of_all, name)} |`);
}
