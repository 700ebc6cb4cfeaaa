import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import type { Client } from '../../test/client.ts';
import { confirmIdentity, newOwner, type Owner, signInElsewhere, signUp } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { sweep } from './sweep-accounts.job.ts';
import { sessions } from './tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const t = await testApp({ env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' } });

const setLimit = (owner: Owner, idle_limit_hours: unknown) =>
  owner.put(fillPath(API_PATHS.user, { id: owner.user.id }), { idle_limit_hours });
const statusOf = async (client: Client) => (await client.get(API_PATHS.me)).statusCode;

test('a session lasts for 31 days without use, as the specification says, unless its owner wants less', async () => {
  const owner = await signUp(t);
  expect((await owner.get(API_PATHS.me)).json().user.idle_limit_hours).toBe(744);
  t.clock.advance(31 * DAY_MS - MINUTE_MS);
  expect(await statusOf(owner)).toBe(200);
});

test('a shorter limit ends each session of the account that is not used, and no other account’s', async () => {
  const [owner, other] = [await signUp(t), await signUp(t)];
  const phone = await signInElsewhere(t, owner);
  expect((await setLimit(owner, 1)).json().user.idle_limit_hours).toBe(1);
  for (let used = 0; used < 3; used += 1) {
    t.clock.advance(50 * MINUTE_MS);
    expect(await statusOf(owner)).toBe(200);
  }
  expect(await statusOf(phone)).toBe(401);
  expect((await owner.get(API_PATHS.sessions)).json().sessions).toHaveLength(1);
  t.clock.advance(HOUR_MS);
  expect([await statusOf(owner), await statusOf(other)]).toEqual([401, 200]);
  await sweep(t.deps);
  const left = await t.deps.db.select().from(sessions).where(eq(sessions.user_id, owner.user.id));
  expect(left).toEqual([]);
});

test('what the app asks by itself is no use', async () => {
  const owner = await newOwner(t);
  await setLimit(owner, 1);
  for (const minutes of [20, 20]) {
    t.clock.advance(minutes * MINUTE_MS);
    const path = fillPath(API_PATHS.restaurantUpdatedAt, { id: owner.restaurant_id });
    expect((await owner.get(path)).statusCode).toBe(200);
    expect((await owner.get(API_PATHS.verifiedStatus)).statusCode).toBe(200);
  }
  t.clock.advance(20 * MINUTE_MS);
  expect(await statusOf(owner)).toBe(401);
});

test('a longer limit asks for a confirmation, and revives no session', async () => {
  const owner = await signUp(t);
  const phone = await signInElsewhere(t, owner);
  await setLimit(owner, 8);
  t.clock.advance(7 * HOUR_MS);
  expect(await statusOf(owner)).toBe(200);
  t.clock.advance(2 * HOUR_MS);
  expect((await setLimit(owner, 24)).json().error.code).toBe('confirmation_required');
  // A shorter one, or the same, only revokes rights.
  expect((await setLimit(owner, 8)).statusCode).toBe(200);
  await confirmIdentity(t, owner);
  expect((await setLimit(owner, 744)).statusCode).toBe(200);
  expect(await statusOf(phone)).toBe(401);
});

test('a change is in the security log; a limit that is not offered is refused', async () => {
  const owner = await signUp(t);
  await setLimit(owner, 24);
  await setLimit(owner, 24);
  for (const limit of [0, 2, -1, 1e9, '1', null, [1]]) expect((await setLimit(owner, limit)).statusCode).toBe(422);
  const { events } = (await owner.get(API_PATHS.securityEvents)).json();
  const kinds = events.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind === 'idle_limit_changed')).toHaveLength(1);
});

test('two changes at once leave one of them, and no session that either would have ended', async () => {
  const owner = await signUp(t);
  const limits = [1, 8, 24, 168, 1, 8, 24, 168, 1, 8];
  const answers = await Promise.all(limits.map((limit) => setLimit(owner, limit)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(limits).toContain((await owner.get(API_PATHS.me)).json().user.idle_limit_hours);
});
