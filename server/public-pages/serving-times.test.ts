import { expect, test } from 'vitest';
import { localTime, WEEKDAYS } from '../../shared/open-status.ts';
import type { OpeningPeriod } from '../../shared/opening-hours.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();
const TIMEZONE = 'America/Toronto';

/** Every day, from and to so many minutes from now on the restaurant's clock. */
function aroundNow(from: number, to: number): OpeningPeriod {
  const { minutes } = localTime(t.deps.now(), TIMEZONE);
  const time = (ahead: number) => {
    const inDay = (minutes + ahead + 24 * 60) % (24 * 60);
    return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
  };
  return { days: [...WEEKDAYS], from: time(from), to: time(to), valid_from: null, valid_through: null };
}

const NOW = () => aroundNow(-10, 60);
const LATER = () => aroundNow(120, 180);

/** A published restaurant with two menus, served then. */
async function published(first: OpeningPeriod[], second: OpeningPeriod[], timezone = TIMEZONE) {
  const owner = await newOwner(t, { restaurant: { timezone } });
  const changed = await owner.patch(fillPath(API_PATHS.menu, { id: 1 }), { title: 'Lunch', serving_periods: first });
  expect(changed.json().menu.serving_periods).toEqual(first);
  await makeItem(owner, await makeSection(owner), { title: 'Soup' });
  const menu = await makeMenu(owner, { title: 'Dinner', serving_periods: second });
  await makeItem(owner, await makeSection(owner, { menu_id: menu.id }), { title: 'Bavette' });
  await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
  await t.idle();
  return { owner, menu };
}

test.each([
  ['the first menu while it is served', () => [[NOW()], [NOW()]], 'first', TIMEZONE],
  ['the other while the first is not served', () => [[LATER()], [NOW()]], 'second', TIMEZONE],
  ['a menu without times while the first is not served', () => [[LATER()], []], 'second', TIMEZONE],
  ['the first where neither is served', () => [[LATER()], [LATER()]], 'first', TIMEZONE],
  ['the first where nobody has set the timezone', () => [[LATER()], [NOW()]], 'first', 'UTC'],
] as const)('the code leads to %s', async (_, times, expected, timezone) => {
  const [first = [], second = []]: OpeningPeriod[][] = times();
  const { owner, menu } = await published(first, second, timezone);
  const answer = await t.app.inject({ url: `/restaurants/${owner.restaurant_id}` });
  const id = expected === 'first' ? 1 : menu.id;
  expect(answer.headers.location).toBe(`/restaurants/${owner.restaurant_id}/menus/${id}`);
});

test('times that can’t be are refused, and the menu stays as it was', async () => {
  const owner = await newOwner(t);
  const at = fillPath(API_PATHS.menu, { id: 1 });
  const usual = { days: [1], from: '11:30', to: '14:30', valid_from: null, valid_through: null };
  for (const wrong of [
    { ...usual, days: [] },
    { ...usual, days: [8] },
    { ...usual, from: '24:00' },
    { ...usual, valid_from: '2026-12-01' },
    { ...usual, valid_from: '2026-12-02', valid_through: '2026-12-01' },
  ])
    expect((await owner.patch(at, { serving_periods: [wrong] })).statusCode).toBe(422);
  expect((await owner.patch(at, { serving_periods: Array.from({ length: 41 }, () => usual) })).statusCode).toBe(422);
  expect((await owner.patch(at, {})).json().menu.serving_periods).toEqual([]);
});

test('copies, the bin and earlier publications keep the times', async () => {
  const { owner, menu } = await published([], [NOW()]);
  const served = menu.serving_periods;
  const copied = await owner.post(API_PATHS.copies, {
    copies: [{ entity: 'menu', of: menu.id, creation_key: 77 }],
  });
  const { restaurant, ids } = copied.json();
  const copyOf = restaurant.menus.find(({ id }: { id: number }) => id === ids[0]);
  expect(copyOf.serving_periods).toEqual(served);

  await owner.patch(fillPath(API_PATHS.menu, { id: menu.id }), { serving_periods: [] });
  const restored = await owner.post(
    fillPath(API_PATHS.publicationRestore, { id: owner.restaurant_id, version: 1 }),
    {},
  );
  expect(restored.statusCode).toBe(200);
  const draft = (await owner.patch(fillPath(API_PATHS.menu, { id: menu.id }), {})).json().menu;
  expect(draft.serving_periods).toEqual(served);
});
