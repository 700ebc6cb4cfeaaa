import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dishesAnswerSchema, newServiceLinkAnswerSchema, serviceLinkAnswerSchema } from '../../shared/api/service.ts';
import { SERVICE_SESSION_LIFETIME_MS } from '../../shared/limits.ts';
import { API_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { type Client, newClient } from '../../test/client.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { makeServiceLink, newStaffPhone } from '../../test/service.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { restaurants } from '../restaurants/tables.ts';
import { serviceLinks, serviceSessions } from './tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const t = await testApp({ env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' } });

/** An owner whose menu has soup (1) and ribs (2), the ribs with notes that are not for staff. */
async function ownerWithDishes(app: TestApp = t): Promise<OwnerWithRestaurant> {
  const owner = await newOwner(app);
  const section = await makeSection(owner, { title: 'Starters' });
  await makeItem(owner, section, { title: 'Soup' });
  await makeItem(owner, section, { title: 'Ribs', price: 2_500, details: 'supplier: Bob', description: 'Smoked' });
  return owner;
}

const linkPath = (owner: OwnerWithRestaurant) => fillPath(API_PATHS.serviceLink, { id: owner.restaurant_id });
const dishes = async (phone: Client) => dishesAnswerSchema.parse((await phone.get(API_PATHS.serviceDishes)).json());
const mark = (phone: Client, id: number, until: 'tomorrow' | null, headers?: Record<string, string>) =>
  phone.put(fillPath(API_PATHS.serviceDish, { id }), { until }, headers);
const codeOf = (answer: { statusCode: number; body: string; json(): { error: { code: string } } }) =>
  answer.statusCode < 400 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json().error.code}`;
const OUT = '401 unauthenticated';

/** The ids of the dishes that guests see as sold out. */
async function soldOutForGuests(owner: OwnerWithRestaurant): Promise<number[]> {
  const path = fillPath(GUEST_PATHS.menu, { restaurantId: owner.restaurant_id, menuId: 1 });
  const { body } = await (await newClient(t)).get(path);
  return Array.from(body.matchAll(/"item_id":(\d+)/g), ([, id]) => Number(id));
}

test('staff see names and what is sold out, in the menu’s order, and nothing else', async () => {
  const owner = await ownerWithDishes();
  const empty = await makeMenu(owner, { title: 'Nothing yet' });
  await makeSection(owner, { title: 'Nothing yet', menu_id: empty.id });
  const phone = await newStaffPhone(t, await makeServiceLink(owner));
  const answer = await phone.get(API_PATHS.serviceDishes);
  expect(answer.json()).toEqual({
    now: expect.stringMatching(/^\d{4}-.*Z$/),
    restaurant: { id: owner.restaurant_id, name: 'Chez Test' },
    menus: [
      {
        id: 1,
        title: expect.any(String),
        sections: [
          {
            id: 1,
            title: 'Starters',
            dishes: [
              { id: 1, title: 'Soup', sold_out: false, back_at: null },
              { id: 2, title: 'Ribs', sold_out: false, back_at: null },
            ],
          },
        ],
      },
    ],
  });
  expect(answer.body).not.toMatch(/Bob|Smoked|2500/);
});

test('a dish that staff mark is sold out for guests at once, until tomorrow or until it is put back', async () => {
  const owner = await ownerWithDishes();
  await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
  const phone = await newStaffPhone(t, await makeServiceLink(owner));
  const marked = await mark(phone, 2, 'tomorrow');
  expect(marked.json()).toEqual({
    dish: { id: 2, title: 'Ribs', sold_out: true, back_at: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  expect(await soldOutForGuests(owner)).toEqual([2]);
  const draft = await owner.get(`${fillPath(API_PATHS.restaurant, { id: owner.restaurant_id })}?admin=true`);
  expect(draft.body).toContain('"sold_out":true');
  expect((await mark(phone, 2, null)).json().dish).toMatchObject({ sold_out: false, back_at: null });
  expect(await soldOutForGuests(owner)).toEqual([]);
});

describe('a mark that waited for a network', () => {
  const began = t.deps.now().getTime();
  const atTime = (ms: number) => new Date(began + ms).toISOString();
  const markAt = async (phone: Client, id: number, until: 'tomorrow' | null, marked_at: string) =>
    (await phone.put(fillPath(API_PATHS.serviceDish, { id }), { until, marked_at })).json().dish;

  test('changes nothing that was marked since, by whomever; the phone receives the current mark', async () => {
    const owner = await ownerWithDishes();
    const token = await makeServiceLink(owner);
    const [late, other] = [await newStaffPhone(t, token), await newStaffPhone(t, token)];
    expect(await markAt(other, 1, null, atTime(-10_000))).toMatchObject({ sold_out: false });
    expect(await markAt(late, 1, 'tomorrow', atTime(-10_001))).toMatchObject({ id: 1, sold_out: false });
    // The same again, or one that came later, counts.
    expect(await markAt(late, 1, 'tomorrow', atTime(-10_000))).toMatchObject({ sold_out: true });
    expect(await markAt(late, 1, null, atTime(-9_999))).toMatchObject({ sold_out: false });
    await owner.put(fillPath(API_PATHS.itemSoldOut, { id: 1 }), { until: 'manual' });
    expect(await markAt(late, 1, null, atTime(-1))).toMatchObject({ sold_out: true, back_at: null });
    expect((await mark(late, 1, null)).json().dish).toMatchObject({ sold_out: false });
  });

  test('is back on the day after it was made, and has no effect beyond', async () => {
    const owner = await ownerWithDishes();
    const phone = await newStaffPhone(t, await makeServiceLink(owner));
    const recent = await markAt(phone, 1, 'tomorrow', atTime(0));
    expect(await markAt(phone, 2, 'tomorrow', atTime(-DAY_MS))).toMatchObject({ sold_out: false, back_at: null });
    const [soup, ribs] = (await dishes(phone)).menus[0]?.sections[0]?.dishes ?? [];
    expect([soup, ribs?.sold_out]).toEqual([recent, false]);
  });

  test('counts as made now if a phone’s clock says it is to come', async () => {
    const owner = await ownerWithDishes();
    const phone = await newStaffPhone(t, await makeServiceLink(owner));
    expect(await markAt(phone, 1, 'tomorrow', atTime(DAY_MS))).toMatchObject({ sold_out: true });
    expect(await markAt(phone, 1, null, atTime(DAY_MS))).toMatchObject({ sold_out: false });
    expect((await mark(phone, 1, 'tomorrow')).json().dish).toMatchObject({ sold_out: true });
  });
});

test('an item that is not on the menu can’t be marked, nor in another way than until tomorrow', async () => {
  const owner = await ownerWithDishes();
  const other = await ownerWithDishes();
  await makeItem(other, await makeSection(other, { title: 'More' }), { title: 'Third' });
  const phone = await newStaffPhone(t, await makeServiceLink(owner));
  expect(codeOf(await mark(phone, 3, 'tomorrow'))).toBe('404 not_found');
  await owner.delete(fillPath(API_PATHS.item, { id: 1 }));
  expect(codeOf(await mark(phone, 1, 'tomorrow'))).toBe('404 not_found');
  for (const body of [
    { until: 'manual' },
    { until: 'tomorrow', title: 'Free' },
    { until: null, marked_at: 'noon' },
    { until: 'tomorrow', marked_at: '0000-01-01T00:00:00.000Z' },
    {},
  ])
    expect(codeOf(await phone.put(fillPath(API_PATHS.serviceDish, { id: 2 }), body))).toBe('422 validation_failed');
  expect((await dishes(phone)).menus[0]?.sections[0]?.dishes).toEqual([
    { id: 2, title: 'Ribs', sold_out: false, back_at: null },
  ]);
});

test('a mark or a list that was meant for another restaurant is refused', async () => {
  const [owner, other] = [await ownerWithDishes(), await ownerWithDishes()];
  const phone = await newStaffPhone(t, await makeServiceLink(owner));
  const meant = await mark(phone, 1, 'tomorrow', { 'x-restaurant-id': other.restaurant_id });
  expect(codeOf(meant)).toBe('409 restaurant_mismatch');
  const list = await phone.get(API_PATHS.serviceDishes, { 'x-restaurant-id': other.restaurant_id });
  expect(codeOf(list)).toBe('409 restaurant_mismatch');
  expect(codeOf(await mark(phone, 1, 'tomorrow', { 'x-restaurant-id': owner.restaurant_id }))).toBe('200');
});

test('the link is shown once: in the fragment and as a code; the server keeps its hash', async () => {
  const owner = await ownerWithDishes();
  const made = newServiceLinkAnswerSchema.parse((await owner.post(linkPath(owner))).json());
  expect(made.address).toMatch(/^http:\/\/localhost:3000\/service#[\w-]{43}$/);
  const token = made.address.split('#')[1] ?? '';
  expect(made.qr).toContain(`<title>${made.address}</title>`);
  const asked = await owner.get(linkPath(owner));
  expect(serviceLinkAnswerSchema.parse(asked.json())).toEqual({ link: made.link });
  const rows = JSON.stringify(await t.deps.db.execute('select * from service_links'));
  expect(rows).toContain(owner.restaurant_id);
  await newStaffPhone(t, token);
  expect(rows + asked.body + JSON.stringify(t.logs)).not.toContain(token);
});

test('revoking puts every phone out at once, and ends the link', async () => {
  const owner = await ownerWithDishes();
  const token = await makeServiceLink(owner);
  const phones = [await newStaffPhone(t, token), await newStaffPhone(t, token)];
  expect((await owner.get(linkPath(owner))).json().link.last_used_at).not.toBeNull();
  expect(codeOf(await owner.delete(linkPath(owner)))).toBe('204');
  for (const phone of phones) {
    expect(codeOf(await phone.get(API_PATHS.serviceDishes))).toBe(OUT);
    expect(codeOf(await mark(phone, 1, 'tomorrow'))).toBe(OUT);
    expect(codeOf(await phone.post(API_PATHS.serviceSession, { token }))).toBe('410 service_link_ended');
  }
  expect((await owner.get(linkPath(owner))).json()).toEqual({ link: null });
  // Idempotent.
  expect(codeOf(await owner.delete(linkPath(owner)))).toBe('204');
});

test('a mark that is on its way while the link is revoked is refused', async () => {
  const owner = await ownerWithDishes();
  const phone = await newStaffPhone(t, await makeServiceLink(owner));
  const { restaurant_id } = owner;
  const [locked, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const revoking = t.deps.db.transaction(async (tx) => {
    await tx.select().from(restaurants).where(eq(restaurants.id, restaurant_id)).for('update');
    locked.resolve();
    await sent.promise;
    // On PostgreSQL the phone's session is looked up meanwhile; then its mark waits for the restaurant.
    await tx.select().from(serviceSessions);
    await tx.delete(serviceLinks).where(eq(serviceLinks.restaurant_id, restaurant_id));
  });
  await locked.promise;
  const marking = mark(phone, 1, 'tomorrow');
  sent.resolve();
  await revoking;
  expect(codeOf(await marking)).toBe(OUT);
  const { sections } = (await owner.get(`/api/restaurants/${restaurant_id}?admin=true`)).json().restaurant.menus[0];
  expect(sections[0].items[0].sold_out).toBe(false);
});

test('a new link ends the one before, and of several made at once one works', async () => {
  const owner = await ownerWithDishes();
  const first = await makeServiceLink(owner);
  const phone = await newStaffPhone(t, first);
  const tokens = await Promise.all(Array.from({ length: 6 }, () => makeServiceLink(owner)));
  expect(codeOf(await phone.get(API_PATHS.serviceDishes))).toBe(OUT);
  const opened = await Promise.all(
    [first, ...tokens].map(async (token) => codeOf(await phone.post(API_PATHS.serviceSession, { token }))),
  );
  expect(opened.sort()).toEqual(['204', ...Array(6).fill('410 service_link_ended')]);
});

test('a phone is in for twelve hours, and the link renews it', async () => {
  const own = await testApp({ env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' } });
  const owner = await ownerWithDishes(own);
  const token = await makeServiceLink(owner);
  const phone = await newStaffPhone(own, token);
  own.clock.advance(SERVICE_SESSION_LIFETIME_MS - MINUTE_MS);
  expect((await dishes(phone)).restaurant.name).toBe('Chez Test');
  own.clock.advance(MINUTE_MS);
  expect(codeOf(await phone.get(API_PATHS.serviceDishes))).toBe(OUT);
  expect(codeOf(await phone.post(API_PATHS.serviceSession, { token }))).toBe('204');
  expect((await dishes(phone)).menus).toHaveLength(1);
  // Expired sessions are removed when a phone signs in.
  expect(await own.deps.db.$count(serviceSessions)).toBe(1);
});

test('thousands of guesses open nothing, and are bounded by the address they come from', async () => {
  const own = await testApp({ env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '50' } });
  const phone = await newClient(own);
  const codes = new Map<string, number>();
  for (let guess = 0; guess < 200; guess += 1) {
    const code = codeOf(await phone.post(API_PATHS.serviceSession, { token: `guess-${guess}` }));
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ '410 service_link_ended': 50, '429 too_many_requests': 150 });
});

test('the phone’s cookie is hidden from scripts, sent by our own pages only, and lasts twelve hours', async () => {
  const owner = await ownerWithDishes();
  const phone = await newClient(t);
  const answer = await phone.post(API_PATHS.serviceSession, { token: await makeServiceLink(owner) });
  expect(answer.cookies.find(({ name }) => name === 'service')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 43_200,
  });
  // The session's secret differs from the link's.
  const cookie = phone.cookies.get('service') ?? '';
  expect(codeOf(await phone.post(API_PATHS.serviceSession, { token: cookie }))).toBe('410 service_link_ended');
});
