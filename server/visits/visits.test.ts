import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { VisitsAnswer } from '../../shared/api/visits.ts';
import { CODE_PATHS } from '../../shared/code-paths.ts';
import { OWN_LOOK_KEY } from '../../shared/own-domain.ts';
import { fillPath } from '../../shared/paths.ts';
import { closeAfterFile } from '../../test/closers.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import type { Db } from '../db/db.ts';
import { workerAccess } from '../restaurants/access.ts';
import { addCodeScans, addVisits, listCodeDays, listVisits } from './queries.ts';
import { run as sweepVisits } from './sweep-visits.job.ts';
import { openVisitCounts } from './visit-counts.ts';

const t = await testApp();
const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'accept-encoding': 'br',
  'sec-fetch-dest': 'document',
};
const DAY_MS = 24 * 60 * 60 * 1_000;

async function publishedRestaurant(timezone = 'America/Toronto') {
  const owner = await newOwner(t, { restaurant: { timezone } });
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte' });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  // Its translations change the page again.
  await t.idle();
  const at = `/restaurants/${owner.restaurant_id}`;
  return { owner, at, page: `${at}/menus/1` };
}

const visitsOf = async (owner: OwnerWithRestaurant): Promise<VisitsAnswer> =>
  (await owner.get(`/api/restaurants/${owner.restaurant_id}/visits`)).json();
const totals = ({ days }: VisitsAnswer) => ({
  visits: days.reduce((sum, { visits }) => sum + visits, 0),
  scans: days.reduce((sum, { scans }) => sum + scans, 0),
});

test('counts pages and scans of today, each page also when the browser still has it', async () => {
  const { owner, at, page } = await publishedRestaurant();
  expect(totals(await visitsOf(owner))).toEqual({ visits: 0, scans: 0 });
  await t.app.inject({ url: at, headers: PHONE });
  const { headers } = await t.app.inject({ url: page, headers: PHONE });
  const again = await t.app.inject({ url: page, headers: { ...PHONE, 'if-none-match': headers['etag'] as string } });
  expect(again.statusCode).toBe(304);
  // What a service worker asks for on behalf of a guest.
  await t.app.inject({ url: page, headers: { ...PHONE, 'sec-fetch-dest': 'empty', 'x-opened': '1' } });
  const answer = await visitsOf(owner);
  expect(answer.days).toHaveLength(90);
  expect(answer.days.at(-1)).toMatchObject({ visits: 3, scans: 1 });
  expect(answer.languages).toEqual([{ locale: 'en', visits: 3 }]);
  expect(answer.menus).toEqual([{ menu_id: 1, title: 'Menu', visits: 3 }]);
});

test('what an owner opens from the settings of the own domain is no visit, also from memory and on the way to the menu', async () => {
  const { owner, at, page } = await publishedRestaurant();
  const look = { headers: PHONE };
  const redirect = await t.app.inject({ url: `${at}?${OWN_LOOK_KEY}=1`, ...look });
  expect(redirect.headers.location).toBe(`${page}?${OWN_LOOK_KEY}=1`);
  for (let time = 0; time < 2; time++) await t.app.inject({ url: `${page}?${OWN_LOOK_KEY}=1`, ...look });
  expect(totals(await visitsOf(owner))).toEqual({ visits: 0, scans: 0 });
  await t.app.inject({ url: `${page}?x=${OWN_LOOK_KEY}`, ...look });
  expect(totals(await visitsOf(owner)).visits).toBe(1);
});

test.each([
  [
    'a search engine',
    { ...PHONE, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a program', { 'user-agent': 'curl/8.7.1' }],
  ['a page that is fetched ahead', { ...PHONE, 'sec-purpose': 'prefetch' }],
  ['a copy for when there is no network', { ...PHONE, 'sec-fetch-dest': 'empty' }],
])('leaves out %s', async (_, headers) => {
  const { owner, at, page } = await publishedRestaurant();
  for (const url of [at, page, page]) await t.app.inject({ url, headers });
  expect(totals(await visitsOf(owner))).toEqual({ visits: 0, scans: 0 });
});

test('leaves out HEAD, pages that are not there, and what owners look at', async () => {
  const { owner, page, at } = await publishedRestaurant();
  await t.app.inject({ method: 'HEAD', url: page, headers: PHONE });
  await t.app.inject({ url: `${at}/menus/7`, headers: PHONE });
  await owner.get(page, PHONE);
  await owner.get(`/api${at}/preview/menus/1`, PHONE);
  expect(totals(await visitsOf(owner))).toEqual({ visits: 0, scans: 0 });
});

test('a visit belongs to the day that it is at the restaurant', async () => {
  const place = { menu_id: 1, locale: 'en' } as const;
  const tokyo = await publishedRestaurant('Asia/Tokyo');
  const honolulu = await publishedRestaurant('Pacific/Honolulu');
  // Ten seconds before midnight in Tokyo, and ten after.
  let now = new Date('2026-03-31T14:59:50Z');
  const counts = openVisitCounts({ ...t.deps, now: () => now });
  const count = () => {
    counts.count({ ...place, restaurant_id: tokyo.owner.restaurant_id, timezone: 'Asia/Tokyo' });
    counts.count({ ...place, restaurant_id: honolulu.owner.restaurant_id, timezone: 'Pacific/Honolulu' });
  };
  count();
  now = new Date('2026-03-31T15:00:10Z');
  count();
  count();
  await counts.close();
  const rows = async ({ owner }: typeof tokyo) =>
    (await listVisits(t.deps.db, workerAccess(owner.restaurant_id), '2026-01-01')).map(({ day, hits }) => [day, hits]);
  expect(await rows(tokyo)).toEqual([
    ['2026-03-31', 1],
    ['2026-04-01', 2],
  ]);
  expect(await rows(honolulu)).toEqual([['2026-03-31', 3]]);
});

test('visits are counted while the database is unavailable, and written once it is back', async () => {
  const { owner } = await publishedRestaurant();
  let isAway = true;
  const db: Db = new Proxy(t.deps.db, {
    get(target, property) {
      if (isAway) throw new Error('the database is unavailable');
      return Reflect.get(target, property, target);
    },
  });
  const counts = openVisitCounts({ ...t.deps, db });
  const place = { restaurant_id: owner.restaurant_id, menu_id: 1, locale: 'en', timezone: 'America/Toronto' } as const;
  counts.count(place);
  await counts.flush();
  counts.count(place);
  await counts.flush();
  expect(totals(await visitsOf(owner)).visits).toBe(0);
  isAway = false;
  counts.count(place);
  await counts.close();
  expect(totals(await visitsOf(owner)).visits).toBe(3);
});

test('made-up numbers use no room of codes that exist', async () => {
  const { owner } = await publishedRestaurant();
  const { restaurant_id } = owner;
  const other = (await publishedRestaurant()).owner;
  await other.post(fillPath(CODE_PATHS.codes, { id: other.restaurant_id }), { names: ['Terrace'] });
  const counts = openVisitCounts(t.deps);
  const place = { menu_id: 0, locale: 'en', timezone: 'America/Toronto' } as const;
  for (let code_id = 1; code_id <= 2_000; code_id += 1) counts.count({ ...place, restaurant_id, code_id });
  counts.count({ ...place, restaurant_id: other.restaurant_id, code_id: 1 });
  await counts.close();
  const access = workerAccess(other.restaurant_id);
  expect(await listCodeDays(t.deps.db, access)).toMatchObject([{ code_id: 1, hits: 1 }]);
  expect(t.logs.filter(({ lost }) => lost !== undefined)).toEqual([]);
});

test('a visit is written a second later, and the next one as soon, so that a process that is killed loses little', async () => {
  const { owner } = await publishedRestaurant();
  const planned: { callback: () => void; delay_ms: number }[] = [];
  const counts = openVisitCounts(t.deps, (callback, delay_ms) => {
    planned.push({ callback, delay_ms });
    return () => undefined;
  });
  onTestFinished(() => counts.close());
  const place = { restaurant_id: owner.restaurant_id, menu_id: 1, locale: 'en', timezone: 'America/Toronto' } as const;
  const written = async () =>
    (await listVisits(t.deps.db, workerAccess(owner.restaurant_id), '2026-01-01')).map(({ hits }) => hits);
  /** Until the test's own deadline. */
  const untilWritten = async (hits: number) => {
    while ((await written())[0] !== hits) await setImmediate();
  };
  counts.count(place);
  counts.count(place);
  expect(planned.map(({ delay_ms }) => delay_ms)).toEqual([1_000]);
  expect(await written()).toEqual([]);
  planned[0]?.callback();
  await untilWritten(2);
  counts.count(place);
  expect(planned).toHaveLength(2);
  // Twenty times as long as the write lasted, if that is longer.
  expect(planned[1]?.delay_ms).toBeGreaterThanOrEqual(1_000);
  expect(planned[1]?.delay_ms).toBeLessThanOrEqual(15_000);
  planned[1]?.callback();
  await untilWritten(3);
});

test('several nodes add up, whatever order they write in', async () => {
  const restaurants = await Promise.all(Array.from({ length: 6 }, () => publishedRestaurant()));
  const nodes = await Promise.all(Array.from({ length: 3 }, () => buildApp(t.deps)));
  for (const node of nodes) closeAfterFile(() => node.close());
  await Promise.all(
    nodes.flatMap((node, index) => {
      const order = index % 2 === 0 ? restaurants : restaurants.toReversed();
      return order.map(({ page }) => node.inject({ url: page, headers: PHONE }));
    }),
  );
  // The stop writes what is left.
  await Promise.all(nodes.map((node) => node.close()));
  for (const { owner } of restaurants) expect(totals(await visitsOf(owner)).visits).toBe(3);
});

test('a restaurant that is gone holds nobody else’s visits up', async () => {
  const { owner } = await publishedRestaurant();
  const row = { day: '2026-11-01', menu_id: 1, locale: 'en', hits: 1 } as const;
  await addVisits(t.deps.db, [
    { ...row, restaurant_id: '0000000000' },
    { ...row, restaurant_id: owner.restaurant_id },
  ]);
  const kept = await listVisits(t.deps.db, workerAccess(owner.restaurant_id), '2026-01-01');
  expect(kept).toEqual([{ day: '2026-11-01', menu_id: 1, locale: 'en', hits: 1, title: 'Menu' }]);
});

test('days that are no longer shown are deleted', async () => {
  const { owner } = await publishedRestaurant();
  const day = (daysAgo: number) => new Date(t.deps.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const row = { restaurant_id: owner.restaurant_id, menu_id: 1, locale: 'fr', hits: 4 } as const;
  await addVisits(t.deps.db, [
    { ...row, day: day(200) },
    { ...row, day: day(92) },
    { ...row, day: day(80) },
  ]);
  await owner.post(fillPath(CODE_PATHS.codes, { id: owner.restaurant_id }), { names: ['Terrace'] });
  const scans = { restaurant_id: owner.restaurant_id, code_id: 1, hits: 2 };
  await addCodeScans(
    t.deps.db,
    [200, 92, 80].map((daysAgo) => ({ ...scans, day: day(daysAgo) })),
  );
  await sweepVisits(t.deps);
  expect(await listCodeDays(t.deps.db, workerAccess(owner.restaurant_id))).toEqual([
    { code_id: 1, day: day(80), hits: 2 },
  ]);
  const kept = await listVisits(t.deps.db, workerAccess(owner.restaurant_id), '2000-01-01');
  expect(kept.map((left) => left.day)).toEqual([day(80)]);
  expect((await visitsOf(owner)).languages).toEqual([{ locale: 'fr', visits: 4 }]);
});

test('the file holds a line for each day, menu and language, and no formula', async () => {
  const { owner, at, page } = await publishedRestaurant();
  await owner.put('/api/menus/1', { title: '=HYPERLINK("http://evil.example","Lunch")' });
  for (const url of [at, page, page]) await t.app.inject({ url, headers: PHONE });
  const answer = await owner.get(`/api/restaurants/${owner.restaurant_id}/visits.csv?lang=fr`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="visits-${owner.restaurant_id}.csv"`);
  const today = (await visitsOf(owner)).days.at(-1)?.day;
  expect(answer.body.split('\r\n')).toEqual([
    '\ufeffJour,Ce qui a été ouvert,Menu,Langue,Nombre',
    `${today},Code QR ou adresse courte,,anglais,1`,
    `${today},Page du menu,"'=HYPERLINK(""http://evil.example"",""Lunch"")",anglais,2`,
    '',
  ]);
});
