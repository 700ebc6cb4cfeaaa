import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OWNERS_ONLY } from '../server/restaurants/owners-only.ts';
import { memberships } from '../server/restaurants/tables.ts';
import type { InvitedRole } from '../shared/roles.ts';
import { type Client, newClient } from './client.ts';
import { createFurther } from './further-restaurant.ts';
import { MANAGERS_MAY } from './managers-may.ts';
import { signUp } from './owners.ts';
import { addressOf, callOf, keyOf, sendTo } from './route-calls.ts';
import { dumpTenant, keepTenant, makeTenant, type Tenant } from './tenants.ts';
import { testApp } from './test-app.ts';

/**
 * Every route, called by an owner with two restaurants, a manager and staff of one of them, a stranger and somebody who isn't
 * signed in. The routes are those that the application declares, so that a new one is covered at once.
 */

const t = await testApp({
  env: { REQUESTS_PER_MINUTE_PER_ADDRESS: '100000', SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' },
});
const routes = t.app.routeTable.filter(({ method }) => method !== 'OPTIONS');
const ofRestaurant = routes.filter(({ access }) => access === 'owner');
const named = (list: typeof routes) => list.map((route) => [keyOf(route), route] as const);

let mine: Tenant;
let furtherId: string;
let manager: Client;
let staff: Client;
let stranger: Client;
let restoreMine: () => Promise<void>;
let minesBefore: string[];

async function newPerson(role: InvitedRole): Promise<Client> {
  const person = await signUp(t);
  const created_at = t.deps.now().toISOString();
  const { restaurant_id } = mine;
  await t.deps.db.insert(memberships).values({ restaurant_id, user_id: person.user.id, role, created_at });
  return person;
}

beforeAll(async () => {
  mine = await makeTenant(t);
  manager = await newPerson('manager');
  staff = await newPerson('staff');
  stranger = await signUp(t);
  furtherId = (await createFurther(mine)).id;
  restoreMine = await keepTenant(t, mine);
  minesBefore = await dumpTenant(t, mine);
});
beforeEach(() => restoreMine());

type Route = (typeof routes)[number];

/** Calls a route as a tab that shows a restaurant does: reads and writes name it. */
async function call(client: Client, route: Route, restaurant_id: string) {
  const { id, body } = route.method === 'GET' ? {} : callOf(route);
  const url = addressOf(route, { restaurant_id, id: id?.(mine) ?? 1 });
  const headers = { 'x-restaurant-id': restaurant_id };
  if (route.method === 'GET') return await client.get(url, headers);
  return await sendTo(client, route, url, typeof body === 'function' ? body(mine) : body, headers);
}

const codeOf = (answer: { statusCode: number; json(): { error?: { code: string } } }) =>
  `${answer.statusCode} ${answer.json().error?.code}`;

it('decides of each write whether a manager may do it', () => {
  const writes = ofRestaurant.filter(({ method }) => method !== 'GET').map(keyOf);
  const isDecided = (key: string) => OWNERS_ONLY.has(key) !== MANAGERS_MAY.has(key);
  expect(writes.filter((key) => !isDecided(key))).toEqual([]);
  const lists = [...OWNERS_ONLY, ...MANAGERS_MAY];
  expect(lists.filter((key) => !routes.some((route) => keyOf(route) === key))).toEqual([]);
});

describe('a manager', () => {
  it.each(named(routes.filter((route) => OWNERS_ONLY.has(keyOf(route)))))('is refused %s', async (_, route) => {
    expect(codeOf(await call(manager, route, mine.restaurant_id))).toBe('403 owners_only');
    expect(await dumpTenant(t, mine)).toEqual(minesBefore);
  });

  it.each(named(ofRestaurant.filter((route) => !OWNERS_ONLY.has(keyOf(route)))))(
    'may do as the owner by %s',
    async (_, route) => {
      const { status } = route.method === 'GET' ? {} : callOf(route);
      const { statusCode } = await call(manager, route, mine.restaurant_id);
      await t.idle();
      expect(status === undefined ? [200, 201, 202, 204] : [status]).toContain(statusCode);
    },
  );

  it.each(named(ofRestaurant))('of one restaurant opens no other by %s', async (_, route) => {
    expect(codeOf(await call(manager, route, furtherId))).toBe('409 restaurant_mismatch');
  });
});

describe('staff', () => {
  it.each(named(ofRestaurant))('are refused %s', async (_, route) => {
    expect(codeOf(await call(staff, route, mine.restaurant_id))).toBe('403 managers_only');
    expect(codeOf(await call(staff, route, furtherId))).toBe('409 restaurant_mismatch');
    expect(await dumpTenant(t, mine)).toEqual(minesBefore);
  });

  it.each(named(routes.filter(({ access }) => access === 'service')))(
    'may do %s, in their restaurant, as nobody else',
    async (_, route) => {
      expect((await call(staff, route, mine.restaurant_id)).statusCode).toBe(200);
      for (const client of [stranger, await newClient(t)])
        expect(codeOf(await call(client, route, mine.restaurant_id))).toBe('401 unauthenticated');
      expect(codeOf(await call(staff, route, furtherId))).toBe('401 unauthenticated');
    },
  );
});

describe('the owner of two, in the tab of the further one', () => {
  it.each(named(ofRestaurant))('leaves the first as it is by %s', async (_, route) => {
    const answer = await call(mine, route, furtherId);
    await t.idle();
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain(mine.private_mark);
    expect(await dumpTenant(t, mine)).toEqual(minesBefore);
  });

  it.each(named(ofRestaurant.filter(({ url }) => url.startsWith('/api/restaurants/:id'))))(
    'is refused an address of the first by %s',
    async (_, route) => {
      const { body } = route.method === 'GET' ? {} : callOf(route);
      const url = addressOf(route, { restaurant_id: mine.restaurant_id });
      const headers = { 'x-restaurant-id': furtherId };
      const answer =
        route.method === 'GET'
          ? await mine.get(url, headers)
          : await sendTo(mine, route, url, typeof body === 'function' ? body(mine) : body, headers);
      expect(codeOf(answer)).toBe('404 not_found');
    },
  );
});

describe('anybody else', () => {
  it.each(named(ofRestaurant))('is refused %s', async (_, route) => {
    expect(codeOf(await call(stranger, route, mine.restaurant_id))).toBe('409 restaurant_mismatch');
    expect(codeOf(await call(await newClient(t), route, mine.restaurant_id))).toBe('401 unauthenticated');
    expect(await dumpTenant(t, mine)).toEqual(minesBefore);
  });
});
