import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Import } from '../shared/api/imports.ts';
import { isFinished } from '../shared/import-status.ts';
import { startCluster } from '../test/postgres-cluster.ts';
import { menuPage, smallPdf } from '../test/small-pdf.ts';
import { type CallApi, signUpOwner } from './owner-to-measure.ts';
import { type ServerToMeasure, startToMeasure } from './server-to-measure.ts';

/**
 * One web node and one worker on PostgreSQL under guests, owners who edit and imports at once, then under twice as many, then
 * how soon they answer as before: `npm run bench:load -- --seconds 180`, which lasts for about eight minutes. Bars: no error,
 * guests' p99 and edits' p95 within 150 ms, memory flat; with twice the load only 429 and 503 with Retry-After besides
 * answers; recovered within 10 s. The load is generated on the same machine: its processor time is printed beside that of
 * the processes, so that a slow server differs from a slow generator.
 */

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    guests: { type: 'string', default: '1000' },
    owners: { type: 'string', default: '50' },
    imports: { type: 'string', default: '5' },
  },
});
const roundSeconds = Number(options.seconds);
const loadSize = { guests: Number(options.guests), owners: Number(options.owners), imports: Number(options.imports) };

/** A guest reads for a while before the next page, an owner thinks before the next edit. */
const GUEST_PAUSE_MS = 2_000;
const OWNER_PAUSE_MS = 1_000;
const IMPORT_POLL_MS = 500;
const REQUEST_DEADLINE_MS = 30_000;
const ITEMS_PER_RESTAURANT = 20;
const MENU_PAGES = 3;
const BAR_MS = 150;
const RECOVERED_PROBES = 10;
const MAX_RECOVERY_SECONDS = 10;
const RECOVERY_DEADLINE_MS = 60_000;
/** Memory in the last third of a round, of that in the second: it is flat below. */
const MAX_GROWTH = 1.15;
const OWNERS_AT_ONCE = 5;
const RESTAURANT = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD', timezone: 'UTC' };

type Outcome = 'answered' | 'shed' | 'error';
type Tally = { times_ms: number[]; outcomes: Record<Outcome, number>; reasons: Map<string, number> };
type BenchOwner = { call: CallApi; restaurant_id: string; item_ids: number[]; page: string };

const newTally = (): Tally => ({ times_ms: [], outcomes: { answered: 0, shed: 0, error: 0 }, reasons: new Map() });

function record(tally: Tally, outcome: Outcome, ms: number, reason?: string): void {
  tally.outcomes[outcome] += 1;
  if (outcome === 'answered') tally.times_ms.push(ms);
  if (reason !== undefined) tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1);
}

const percentile = ({ times_ms }: Tally, share: number): number =>
  times_ms.toSorted((one, other) => one - other)[Math.min(times_ms.length - 1, Math.floor(times_ms.length * share))] ??
  0;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** A guest's request; a refusal with the time of the next try is no error. */
function visitPage(url: string, tally: Tally): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const visit = request(url, { agent, timeout: REQUEST_DEADLINE_MS, headers: { 'accept-encoding': 'gzip' } });
    const end = (outcome: Outcome, reason?: string) => {
      record(tally, outcome, performance.now() - begun, reason);
      resolve();
    };
    visit.on('timeout', () => visit.destroy(new Error('no answer in time')));
    visit.on('error', ({ message }) => end('error', message));
    visit.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        if (status === 200) end('answered');
        else end(isShed(status, answer.headers['retry-after']) ? 'shed' : 'error', String(status));
      });
    });
    visit.end();
  });
}

const isShed = (status: number, retryAfter: string | undefined): boolean =>
  (status === 429 || status === 503) && retryAfter !== undefined;

/** `CallApi` throws with the status in its message; both statuses have the header, which the guests' answers are checked for. */
async function edit({ call, item_ids }: BenchOwner, number: number, tally: Tally): Promise<void> {
  const begun = performance.now();
  try {
    const id = item_ids[number % item_ids.length];
    await call('PUT', `/api/menu-items/${id}`, { title: `Dish ${number}` });
    record(tally, 'answered', performance.now() - begun);
  } catch (error) {
    const reason = error instanceof Error ? (/answered \d+/.exec(error.message)?.[0] ?? error.message) : String(error);
    record(tally, /answered (429|503)/.test(reason) ? 'shed' : 'error', performance.now() - begun, reason);
  }
}

const menuFile = new Uint8Array(
  smallPdf(
    Array.from({ length: MENU_PAGES }, (_, page) =>
      menuPage(`Course ${page}`, [
        ['Onion soup with cheese', '8.50'],
        ['Roast chicken and rice', '14.00'],
      ]),
    ),
  ),
);

async function importMenu({ call, restaurant_id }: BenchOwner, tally: Tally, isOver: () => boolean): Promise<void> {
  const begun = performance.now();
  try {
    const form = new FormData();
    form.append('apply', 'review');
    form.append('files', new File([menuFile], 'menu.pdf', { type: 'application/pdf' }));
    const sent = await call<{ import: Import }>('POST', `/api/restaurants/${restaurant_id}/menus`, form);
    for (;;) {
      const { import: row } = await call<{ import: Import }>('GET', `/api/imports/${sent.import.id}`);
      if (row.status === 'failed') return record(tally, 'error', 0, row.error?.code ?? 'failed');
      if (isFinished(row.status)) return record(tally, 'answered', performance.now() - begun);
      if (isOver()) return;
      await delay(IMPORT_POLL_MS);
    }
  } catch (error) {
    const reason = error instanceof Error ? (/answered \d+/.exec(error.message)?.[0] ?? error.message) : String(error);
    record(tally, /answered (429|503)/.test(reason) ? 'shed' : 'error', 0, reason);
  }
}

const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);

/** Of Linux: all of its clocks count hundredths of a second (proc(5)). */
const TICKS_PER_SECOND = 100;

/** Used so far by a process and by its children that have ended, such as those that read menus. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // utime, stime, cutime, cstime: fields 14 to 17, of which two are left out here.
  return fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) / TICKS_PER_SECOND;
}

/** Of all cores, by everything on the machine. */
const machineBusySeconds = (): number =>
  cpus().reduce((busyMs, { times }) => busyMs + times.user + times.nice + times.sys + times.irq, 0) / 1_000;
const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

async function openRestaurant(url: string, number: number): Promise<BenchOwner> {
  const call = await signUpOwner(url, `bench-${number}@example.com`);
  const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', RESTAURANT);
  const { section } = await call<{ section: { id: number } }>('POST', '/api/menu-sections', {
    menu_id: 1,
    title: 'Mains',
  });
  const item_ids: number[] = [];
  for (let dish = 0; dish < ITEMS_PER_RESTAURANT; dish += 1) {
    const body = { menu_section_id: section.id, title: `Dish ${dish}` };
    item_ids.push((await call<{ item: { id: number } }>('POST', '/api/menu-items', body)).item.id);
  }
  await call('POST', `/api/restaurants/${restaurant.id}/publish`, {});
  return { call, restaurant_id: restaurant.id, item_ids, page: `${url}/restaurants/${restaurant.id}/menus/1?lang=en` };
}

/** Everybody at once for `roundSeconds`, each again after a pause of random length. */
async function runRound(name: string, times: number, owners: readonly BenchOwner[], nodes: readonly ServerToMeasure[]) {
  const tallies = { guests: newTally(), edits: newTally(), imports: newTally() };
  const end = performance.now() + roundSeconds * 1_000;
  const isOver = () => performance.now() > end;
  const ownerAt = (index: number): BenchOwner => {
    const owner = owners[index % owners.length];
    if (!owner) throw new Error('there are no owners');
    return owner;
  };
  const repeat = async (pauseMs: number, act: (number: number) => Promise<void>) => {
    await delay(Math.random() * pauseMs);
    for (let number = 0; !isOver(); number += 1) {
      await act(number);
      await delay(Math.random() * 2 * pauseMs);
    }
  };
  const memorySamples: number[][] = nodes.map(() => []);
  const sampler = setInterval(() => {
    for (const [index, { pid }] of nodes.entries()) memorySamples[index]?.push(residentMegabytes(pid));
  }, 1_000);
  const processorNow = () => ({
    nodes: nodes.map(({ pid }) => processorSeconds(pid)),
    generator: ownSeconds(),
    machine: machineBusySeconds(),
  });
  const before = processorNow();
  await Promise.all([
    ...Array.from({ length: loadSize.guests * times }, (_, index) =>
      repeat(GUEST_PAUSE_MS, () => visitPage(ownerAt(index).page, tallies.guests)),
    ),
    ...Array.from({ length: loadSize.owners * times }, (_, index) =>
      repeat(OWNER_PAUSE_MS, (number) => edit(ownerAt(index), number, tallies.edits)),
    ),
    ...Array.from({ length: loadSize.imports * times }, (_, index) =>
      repeat(0, () => importMenu(ownerAt(index), tallies.imports, isOver)),
    ),
  ]);
  clearInterval(sampler);
  console.log(`\n${name}, ${roundSeconds} s`);
  for (const [kind, tally] of Object.entries(tallies)) {
    const { answered, shed, error } = tally.outcomes;
    const reasons = [...tally.reasons].map(([reason, count]) => `${reason} ×${count}`).join(', ');
    console.log(
      `${kind}: ${answered} answered, p50 ${percentile(tally, 0.5).toFixed(0)}, p95 ${percentile(tally, 0.95).toFixed(0)}, p99 ${percentile(tally, 0.99).toFixed(0)} ms; ${shed} shed, ${error} errors${reasons === '' ? '' : ` (${reasons})`}`,
    );
  }
  const after = processorNow();
  const growths = memorySamples.map((samples) => {
    const third = Math.floor(samples.length / 3);
    return median(samples.slice(2 * third)) / median(samples.slice(third, 2 * third));
  });
  const nodeSeconds = after.nodes.map((seconds, index) => seconds - (before.nodes[index] ?? 0));
  for (const [index, node] of ['web', 'worker'].entries())
    console.log(
      `${node}: at most ${Math.max(...(memorySamples[index] ?? []))} MB, ${((growths[index] ?? 1) * 100 - 100).toFixed(0)} % more in the last third than in the second; processor ${nodeSeconds[index]?.toFixed(0)} s`,
    );
  const generatorSeconds = after.generator - before.generator;
  const otherSeconds =
    after.machine - before.machine - generatorSeconds - nodeSeconds.reduce((sum, seconds) => sum + seconds, 0);
  console.log(
    `on the same ${cpus().length} cores: the load generator ${generatorSeconds.toFixed(0)} s, PostgreSQL, readers that still run and all others ${otherSeconds.toFixed(0)} s, of ${cpus().length * roundSeconds} s`,
  );
  return { ...tallies, isFlat: growths.every((growth) => growth <= MAX_GROWTH) };
}

/** Seconds until a page and an edit were each answered within the bar, ten times one after the other; Infinity after a minute. */
async function timeRecovery(owner: BenchOwner): Promise<number> {
  const begun = performance.now();
  for (let streak = 0, number = 0; streak < RECOVERED_PROBES; number += 1) {
    const probe = newTally();
    await visitPage(owner.page, probe);
    await edit(owner, number, probe);
    const isGood = probe.outcomes.answered === 2 && Math.max(...probe.times_ms) < BAR_MS;
    streak = isGood ? streak + 1 : 0;
    if (performance.now() - begun > RECOVERY_DEADLINE_MS) return Number.POSITIVE_INFINITY;
    await delay(50);
  }
  return (performance.now() - begun) / 1_000;
}

const folder = await mkdtemp(join(tmpdir(), 'ardoise-bench-load-'));
const cluster = await startCluster();
try {
  const settings = {
    DATABASE_URL: cluster.url,
    SIGN_INS_PER_MINUTE_PER_ADDRESS: '1000000',
    FREE_PAGES_PER_MONTH: '1000000',
  };
  const command: [string, ...string[]] = [process.execPath, 'server/main.ts'];
  await using web = await startToMeasure(command, folder, { ...settings, ROLES: 'web' });
  await using worker = await startToMeasure(command, folder, { ...settings, ROLES: 'worker', PUBLIC_URL: web.url });
  const owners: BenchOwner[] = [];
  while (owners.length < loadSize.owners) {
    const count = Math.min(OWNERS_AT_ONCE, loadSize.owners - owners.length);
    const numbers = Array.from({ length: count }, (_, index) => owners.length + index);
    owners.push(...(await Promise.all(numbers.map((number) => openRestaurant(web.url, number)))));
  }
  const load = `${loadSize.guests} guests, ${loadSize.owners} owners, ${loadSize.imports} imports`;
  const normal = await runRound(load, 1, owners, [web, worker]);
  const doubled = await runRound(`twice ${load}`, 2, owners, [web, worker]);
  const [firstOwner] = owners;
  if (!firstOwner) throw new Error('there are no owners');
  const recoverySeconds = await timeRecovery(firstOwner);
  console.log(`\nrecovered after ${recoverySeconds.toFixed(1)} s`);
  const countErrors = ({ guests, edits, imports }: typeof normal): number =>
    guests.outcomes.error + edits.outcomes.error + imports.outcomes.error;
  const missedBars = Object.entries({
    'no error': countErrors(normal) === 0,
    'guests p99': percentile(normal.guests, 0.99) <= BAR_MS,
    'edits p95': percentile(normal.edits, 0.95) <= BAR_MS,
    'memory flat': normal.isFlat && doubled.isFlat,
    'twice the load: nothing but answers and refusals': countErrors(doubled) === 0,
    recovery: recoverySeconds <= MAX_RECOVERY_SECONDS,
  }).flatMap(([bar, isHeld]) => (isHeld ? [] : [bar]));
  console.log(missedBars.length === 0 ? 'Within the bars.' : `Missed: ${missedBars.join('; ')}.`);
  process.exitCode = missedBars.length === 0 ? 0 : 1;
} finally {
  agent.destroy();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
