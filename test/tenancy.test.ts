import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminInServer } from '../server/admin/commands/admin-command.ts';
import type { Db } from '../server/db/db.ts';
import type { RouteEntry } from '../server/http/app.ts';
import { API_PATHS } from '../shared/paths.ts';
import { type Client, newClient } from './client.ts';
import { type Owner, signUp } from './owners.ts';
import { addressOf, callOf, keyOf, sendTo } from './route-calls.ts';
import { TENANCY_CALLS, type TenancyCall } from './tenancy-calls.ts';
import { dumpTenant, EXTRA_ID, keepTenant, makeTenant, type Tenant } from './tenants.ts';
import { testApp } from './test-app.ts';
import { WAYS_IN } from './ways-in-routes.ts';

/**
 * Two restaurants with equal ids: whatever one owner calls, the other's rows are neither changed nor read. The routes are
 * those that the application declares; a new one that changes data needs its entry in test/tenancy-calls.ts.
 */

const t = await testApp({
  env: {
    REQUESTS_PER_MINUTE_PER_ADDRESS: '100000',
    SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000',
  },
});
const routes = t.app.routeTable.filter(({ method }) => method !== 'OPTIONS');
const writes = routes.filter(({ method }) => method !== 'GET');
const reads = routes.filter(({ method }) => method === 'GET');
const ofOwner = ({ access }: RouteEntry) => access === 'owner';
const hasId = ({ url }: RouteEntry) => url.includes('/:id');
const ofRestaurantId = ({ url }: RouteEntry) => url.startsWith(API_PATHS.restaurant);

let other: Tenant;
let mine: Tenant;
/** Undoes what the previous route did to the caller's own restaurant. */
let restoreMine: () => Promise<void>;
let minesBefore: string[];
let othersBefore: string[];
beforeAll(async () => {
  other = await makeTenant(t, { extra: true });
  mine = await makeTenant(t);
  restoreMine = await keepTenant(t, mine);
  minesBefore = await dumpTenant(t, mine);
  othersBefore = await dumpTenant(t, other);
});

/** Rows that let their holder in: those of tables that have the hash of a secret, or a credential. */
async function countWaysIn(): Promise<number> {
  const { rows: tables } = (await t.deps.db.execute(
    sql`select distinct table_name from information_schema.columns
        where table_schema = 'public' and column_name in ('token_hash', 'key_hash', 'credential_id')`,
    // Both drivers return an object with `rows`.
  )) as { rows: { table_name: string }[] };
  expect(tables.length).toBeGreaterThanOrEqual(4);
  const counts = tables.map(({ table_name }) => t.deps.db.$count(sql`${sql.identifier(table_name)}`));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

const bodyOf = ({ body }: TenancyCall) => (typeof body === 'function' ? body(other) : body);

it('knows no route that is gone', () => {
  expect(Object.keys(TENANCY_CALLS).sort()).toEqual(writes.map(keyOf).sort());
});

describe.each(writes.map((route) => [keyOf(route), route] as const))('%s', (_name, route) => {
  it('leaves the other restaurant’s rows as they are', async () => {
    const call = callOf(route);
    await restoreMine();
    const own = addressOf(route, { restaurant_id: mine.restaurant_id, id: call.id?.(other) ?? 1 });

    if (ofOwner(route)) {
      await refuseForeign(route, call, mine, own);
      expect(await dumpTenant(t, mine)).toEqual(minesBefore);
    }

    const waysBefore = await countWaysIn();
    const { statusCode } = await sendTo(mine, route, own, bodyOf(call));
    expect(call.status === undefined ? [200, 201, 202, 204] : [call.status]).toContain(statusCode);
    await t.idle();
    if (!WAYS_IN.includes(keyOf(route))) expect(await countWaysIn()).toBeLessThanOrEqual(waysBefore);
    const isRefused = call.status !== undefined && call.status >= 400;
    if (ofOwner(route) && !isRefused && call.changes !== false)
      expect(await dumpTenant(t, mine)).not.toEqual(minesBefore);
    expect(await dumpTenant(t, other)).toEqual(othersBefore);
  });
});

/** The former owner's machines: rows of these tables. */
const ENDED_BY_TRANSFER = /^(?:menu_keys|webhooks|webhook_deliveries|memberships|invitations) /;

describe('a request that passed its check before the restaurant was transferred', () => {
  const plainDb = t.deps.db;
  let beforeTransaction: (() => Promise<void>) | undefined;
  let receiver: Owner;
  beforeAll(async () => {
    receiver = await signUp(t);
    t.deps.db = new Proxy(plainDb, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (property !== 'transaction' || !beforeTransaction) return value;
        const transaction: Db['transaction'] = async (run, config) => {
          const act = beforeTransaction;
          beforeTransaction = undefined;
          await act?.();
          return await target.transaction(run, config);
        };
        return transaction;
      },
    });
    return () => {
      t.deps.db = plainDb;
    };
  });

  it.each(writes.filter(ofOwner).map((route) => [keyOf(route), route] as const))(
    '%s changes nothing',
    async (_, route) => {
      const call = callOf(route);
      await restoreMine();
      await t.idle();
      const own = addressOf(route, { restaurant_id: mine.restaurant_id, id: call.id?.(other) ?? 1 });
      let isTransferred = false;
      beforeTransaction = async () => {
        isTransferred = true;
        const { signal } = new AbortController();
        const transfer = ['test', 'restaurants', 'transfer', mine.restaurant_id, receiver.user.email];
        await adminInServer(t.deps)(transfer, { say: () => undefined, signal });
      };
      const answer = await sendTo(mine, route, own, bodyOf(call));
      beforeTransaction = undefined;
      await t.idle();
      // Those that are refused here for another reason, such as payments that are off.
      if (!isTransferred) expect([call.status, answer.statusCode]).toEqual([answer.statusCode, call.status]);
      else expect([answer.statusCode, answer.json().error?.code]).toEqual([404, 'not_found']);
      const rows = (await dumpTenant(t, mine)).map((row) => row.replace(receiver.user.id, mine.user.id));
      expect(rows).toEqual(isTransferred ? minesBefore.filter((row) => !ENDED_BY_TRANSFER.test(row)) : minesBefore);
    },
  );
});

/** Attempts on another owner's rows, by an owner or without a session. */
async function refuseForeign(route: RouteEntry, call: TenancyCall, mine: Tenant, own: string): Promise<void> {
  const body = bodyOf(call);
  const tries: [string, number[], () => Promise<{ statusCode: number }>][] = [
    ['without a session', [401], async () => sendTo(await visitorLike(mine), route, own, body)],
    ['meant for the other', [409], () => sendTo(mine, route, own, body, { 'x-restaurant-id': other.restaurant_id })],
  ];
  for (const foreign of call.foreign ?? [])
    tries.push([`naming ${JSON.stringify(foreign)}`, [404, 409, 422], () => sendTo(mine, route, own, foreign)]);
  if (hasId(route))
    for (const id of [EXTRA_ID, 0, 'abc', '1%27--', '%00']) {
      const restaurant_id = id === EXTRA_ID ? other.restaurant_id : String(id);
      tries.push([`at ${id}`, [404], () => sendTo(mine, route, addressOf(route, { restaurant_id, id }), body)]);
    }
  for (const [how, statuses, refused] of tries) {
    const { statusCode } = await refused();
    expect({ how, statusCode, isRefused: statuses.includes(statusCode) }).toEqual({ how, statusCode, isRefused: true });
  }
}

/** Someone who has no session but sends what the owner's app would. */
async function visitorLike({ restaurant_id }: Tenant): Promise<Client> {
  return Object.assign(await newClient(t), { restaurant_id });
}

describe('reading', () => {
  beforeAll(() => restoreMine());

  it.each(reads.filter(ofOwner).map((route) => [keyOf(route), route] as const))(
    '%s shows one’s own only',
    async (_name, route) => {
      const own = addressOf(route, mine);
      const answer = await mine.get(own);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(other.private_mark);
      expect(answer.body).not.toContain(other.public_mark);
      expect((await (await newClient(t)).get(own)).statusCode).toBe(401);
      if (!hasId(route)) return;
      for (const id of [EXTRA_ID, 0, 'abc', '1%27--']) {
        const restaurant_id = id === EXTRA_ID ? other.restaurant_id : String(id);
        const foreign = await mine.get(addressOf(route, { restaurant_id, id }));
        expect([id, foreign.statusCode]).toEqual([id, 404]);
        expect(foreign.body).not.toContain(other.private_mark);
      }
    },
  );

  it.each(reads.filter((route) => !ofOwner(route)).map((route) => [keyOf(route), route] as const))(
    '%s shows nobody what is private',
    async (_name, route) => {
      const address = addressOf(route, { restaurant_id: other.restaurant_id });
      for (const client of [mine, await newClient(t)])
        for (const url of [address, `${address}?admin=true`]) {
          const { body } = await client.get(url);
          expect(body).not.toContain(other.private_mark);
          // The outbox is for the person at this machine: it exists on localhost only.
          if (route.url !== API_PATHS.outbox) expect(body).not.toContain(other.user.email);
        }
    },
  );

  it('gives the marks it looks for to the owner', async () => {
    const draft = await other.get(`/api/restaurants/${other.restaurant_id}?admin=true`);
    expect(draft.body).toContain(other.private_mark);
    const page = await mine.get(`/api/restaurants/${other.restaurant_id}`);
    expect([page.statusCode, page.body.includes(other.public_mark)]).toEqual([200, true]);
    expect((await mine.get(`/api/restaurants/${other.restaurant_id}?admin=true`)).statusCode).toBe(404);
  });

  it.each(reads.filter(({ access }) => access === 'user').map((route) => [keyOf(route), route] as const))(
    '%s asks for a session',
    async (_name, route) => {
      expect((await (await newClient(t)).get(addressOf(route, mine))).statusCode).toBe(401);
    },
  );

  it('never lists what is an address of a restaurant as open to change', () => {
    // Guests write to a restaurant's assistant.
    const open = writes.filter((route) => ofRestaurantId(route) && !ofOwner(route)).map(({ url }) => url);
    expect(open).toEqual([API_PATHS.restaurantChats]);
  });
});
