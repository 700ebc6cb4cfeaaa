import { startCluster } from '../test/postgres-cluster.ts';
import { type LoadRound, load } from './load.ts';
import { signUpOwner } from './owner-to-measure.ts';
import { publishMenu } from './published-menu.ts';
import { nextToMeasure } from './rivals/next-to-measure.ts';
import { nginxToMeasure } from './rivals/nginx-to-measure.ts';
import { serverToMeasure, startToMeasure } from './server-to-measure.ts';

/**
 * A guest's page of 80 dishes beside Debian's nginx with the same compressed bytes and headers from memory, beside the
 * framework's own floor, and beside a page of the same menu that Next.js renders: 50 connections, three rounds in turns,
 * the median of each. The bars: half of nginx's requests a second, or if the floor itself is below that, 1.3 times the
 * floor's time; five times the requests a second of Next.js, which is installed for it. `npm run bench:page-speed`
 */

const ROUNDS = 3;
const SECONDS = 5;
const WARM_SECONDS = 2;

await using stack = new AsyncDisposableStack();
const cluster = stack.adopt(await startCluster(), ({ stop }) => stop());
const onPglite = stack.use(await serverToMeasure());
const onPostgres = stack.use(await serverToMeasure({ DATABASE_URL: cluster.url }));

const pageOf = async (server: { url: string }) =>
  `${server.url}/restaurants/${await publishMenu(await signUpOwner(server.url))}/menus/1`;
const page = await pageOf(onPglite);
const sample = await fetch(page, { headers: { 'accept-encoding': 'br' } });
const bytes = Number(sample.headers.get('content-length'));
// fetch decodes the body; nginx is given as many bytes as are sent.
const body = Buffer.alloc(bytes, Buffer.from(await sample.arrayBuffer()));
const connectionHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'x-request-id'];
const headers = Object.fromEntries([...sample.headers].filter(([name]) => !connectionHeaders.includes(name)));
const nginx = stack.use(await nginxToMeasure(body, headers));
const floorVariables = { PAGE: page, BYTES: String(bytes) };
const floor = stack.use(await startToMeasure([process.execPath, 'bench/rivals/fastify-floor.ts'], '', floorVariables));

const publicMenu = await fetch(page.replace('/restaurants/', '/api/restaurants/').replace(/\/menus\/1$/, ''));
// The API's contract.
const { restaurant } = (await publicMenu.json()) as { restaurant: unknown };
const next = stack.use(await nextToMeasure(restaurant));

const targets = [
  { name: 'nginx', url: nginx.url, pid: nginx.pid },
  { name: 'Next.js', url: next.url, pid: next.pid },
  { name: 'the framework’s floor', url: `${floor.url}/page`, pid: floor.pid },
  { name: 'page, embedded database', url: page, pid: onPglite.pid },
  { name: 'page, PostgreSQL', url: await pageOf(onPostgres), pid: onPostgres.pid },
].map((target) => ({ ...target, rounds: [] as LoadRound[] }));

for (const { url, pid } of targets) await load(url, pid, WARM_SECONDS);
for (let round = 0; round < ROUNDS; round += 1)
  for (const { url, pid, rounds } of targets) rounds.push(await load(url, pid, SECONDS));

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
const figures = targets.map(({ name, rounds }) => ({
  name,
  rps: median(rounds.map(({ requests_per_second }) => requests_per_second)),
  p99: median(rounds.map(({ p99_ms }) => p99_ms)),
  cpu: median(rounds.map(({ cpu_us_per_request }) => cpu_us_per_request)),
}));
const [best, nextFigures, floorFigures, ...pages] = figures;
if (!best || !nextFigures || !floorFigures) throw new Error('Three targets stand before the pages.');
console.log(`${bytes} bytes a page\n`);
console.log('| | requests a second | p99 ms | processor µs a request | share of nginx | times the floor’s processor |');
console.log('|---|---:|---:|---:|---:|---:|');
for (const { name, rps, p99, cpu } of figures) {
  const shares = `${(rps / best.rps).toFixed(2)} | ${(cpu / floorFigures.cpu).toFixed(2)}`;
  console.log(`| ${name} | ${rps.toFixed(0)} | ${p99.toFixed(1)} | ${cpu.toFixed(0)} | ${shares} |`);
}
const isMet = ({ rps, cpu }: { rps: number; cpu: number }) =>
  rps >= 0.5 * best.rps || (floorFigures.rps < 0.5 * best.rps && cpu <= 1.3 * floorFigures.cpu);
const ofNext = Math.min(...pages.map(({ rps }) => rps)) / nextFigures.rps;
console.log(`\n${ofNext.toFixed(1)} times the requests a second of Next.js`);
if (ofNext < 5) {
  console.log('The bar: five times.');
  process.exitCode = 1;
}
if (!pages.every(isMet)) {
  console.log('\nThe bar: half of nginx, or 1.3 times the floor where the floor is below that.');
  process.exitCode = 1;
}
