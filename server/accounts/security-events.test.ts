import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { creationOptionsSchema, passkeyEntryAnswerSchema, requestOptionsSchema } from '../../shared/api/passkeys.ts';
import { type SecurityEvent, securityEventsAnswerSchema } from '../../shared/api/security-events.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { newAuthenticator } from '../../test/authenticator.ts';
import { type Client, newClient } from '../../test/client.ts';
import { confirmIdentity, mailedCode, newEmail, newOwner, type Owner, signUp } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { sweep } from './sweep-accounts.job.ts';
import { securityEvents } from './tables.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const t = await testApp({ env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' } });

const eventsOf = async (client: Client): Promise<SecurityEvent[]> =>
  securityEventsAnswerSchema.parse((await client.get(API_PATHS.securityEvents)).json()).events;
const kindsOf = async (client: Client) => (await eventsOf(client)).map(({ kind }) => kind);
const userPath = ({ user }: Owner) => fillPath(API_PATHS.user, { id: user.id });

/** Runs one step after another, each a second later, so that the order of the events is certain. */
async function inOrder(...steps: (() => Promise<{ statusCode: number }>)[]): Promise<void> {
  for (const step of steps) {
    t.clock.advance(SECOND_MS);
    expect((await step()).statusCode).toBeLessThan(300);
  }
}

async function mailedToken(email: string): Promise<string> {
  await t.idle();
  const mail = (await t.outbox()).find(({ to }) => to === email);
  const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was mailed to ${email}.`);
  return token;
}

async function signInFrom(email: string, device: string): Promise<Client> {
  const client = await newClient(t);
  await client.post(API_PATHS.login, { email });
  const code = await mailedCode(t, email);
  const answer = await client.post(API_PATHS.confirm, { email, code }, { 'user-agent': device });
  expect(answer.statusCode).toBe(200);
  return client;
}

test('a sign-in is recorded with its device, for its owner alone', async () => {
  const [owner, other] = [await signUp(t), await signUp(t)];
  t.clock.advance(SECOND_MS);
  await signInFrom(owner.user.email, FIREFOX);
  expect(await eventsOf(owner)).toMatchObject([
    { kind: 'signed_in_by_code', count: 1, browser: 'Firefox', system: 'Android', form: 'phone' },
    { kind: 'signed_in_by_code' },
  ]);
  expect(await kindsOf(other)).toEqual(['signed_in_by_code']);
  expect((await (await newClient(t)).get(API_PATHS.securityEvents)).statusCode).toBe(401);
});

test('refused codes are counted in one row an hour; those of an unknown address nowhere', async () => {
  const owner = await signUp(t);
  const { email } = owner.user;
  const stranger = await newClient(t);
  const tryWrongCodes = async (address: string, tries: number) => {
    await stranger.post(API_PATHS.login, { email: address });
    await t.idle();
    const code = address === email && (await mailedCode(t, email)) === '000000' ? '000001' : '000000';
    for (let i = 0; i < tries; i++)
      expect((await stranger.post(API_PATHS.confirm, { email: address, code })).statusCode).toBe(422);
  };
  t.clock.advance(2 * HOUR_MS - (t.deps.now().getTime() % HOUR_MS));
  await tryWrongCodes(email, 3);
  t.clock.advance(HOUR_MS);
  await tryWrongCodes(email, 2);
  const rowsBefore = await t.deps.db.$count(securityEvents);
  await tryWrongCodes(newEmail(), 2);
  expect(await t.deps.db.$count(securityEvents)).toBe(rowsBefore);
  const events = await eventsOf(owner);
  expect(events.map(({ kind, count }) => [kind, count])).toEqual([
    ['code_refused', 2],
    ['code_refused', 3],
    ['signed_in_by_code', 1],
  ]);
});

test('passkeys, devices, the export and the staff’s link are recorded', async () => {
  const owner = await newOwner(t);
  const authenticator = newAuthenticator('http://localhost:3000');
  const options = creationOptionsSchema.parse((await owner.post(API_PATHS.passkeysOptions)).json());
  let id = '';
  const visitor = await newClient(t);
  const link = fillPath(API_PATHS.serviceLink, { id: owner.restaurant_id });
  await inOrder(
    async () => {
      const added = await owner.post(API_PATHS.passkeys, { name: 'Phone', response: authenticator.create(options) });
      id = passkeyEntryAnswerSchema.parse(added.json()).passkey.id;
      return added;
    },
    async () => {
      const asked = await visitor.post(API_PATHS.loginPasskeyOptions);
      return await visitor.post(API_PATHS.loginPasskey, authenticator.answer(requestOptionsSchema.parse(asked.json())));
    },
    () => owner.delete(fillPath(API_PATHS.passkey, { id })),
    async () => {
      const { sessions } = (await owner.get(API_PATHS.sessions)).json();
      const other = sessions.find(({ current }: { current: boolean }) => !current);
      return await owner.delete(fillPath(API_PATHS.session, { id: other.id }));
    },
    () => owner.get(API_PATHS.accountExport),
    () => owner.post(link),
    () => owner.delete(link),
    // There is none any more: nothing happens.
    () => owner.delete(link),
  );
  expect(await kindsOf(owner)).toEqual([
    'staff_link_revoked',
    'staff_link_made',
    'data_exported',
    'device_revoked',
    'passkey_removed',
    'signed_in_by_passkey',
    'passkey_added',
    'signed_in_by_code',
  ]);
});

test('a change of address is recorded from request to restoration, and no address is stored', async () => {
  const owner = await signUp(t);
  const [old, next] = [owner.user.email, newEmail()];
  await inOrder(
    () => owner.put(userPath(owner), { new_email: newEmail() }),
    () => owner.put(userPath(owner), { new_email: null }),
    () => owner.put(userPath(owner), { new_email: next }),
    async () => await owner.post(API_PATHS.verifyEmail, { token: await mailedToken(next) }),
    async () => await owner.post(API_PATHS.takeBackEmail, { token: await mailedToken(old) }),
    () => owner.delete(API_PATHS.sessions),
  );
  t.clock.advance(SECOND_MS);
  await confirmIdentity(t, owner);
  expect(await kindsOf(owner)).toEqual([
    'signed_in_by_code',
    'signed_out_everywhere',
    'email_taken_back',
    'email_changed',
    'email_change_asked',
    'email_change_cancelled',
    'email_change_asked',
    'signed_in_by_code',
  ]);
  await signInFrom(old, `${old}/1.0 `);
  const rows = await t.deps.db.select().from(securityEvents).where(eq(securityEvents.user_id, owner.user.id));
  expect(JSON.stringify(rows)).not.toContain('@');
});

test('a refused request is not recorded', async () => {
  const [owner, other] = [await signUp(t), await signUp(t)];
  expect((await owner.put(userPath(owner), { new_email: other.user.email })).statusCode).toBe(409);
  expect((await owner.delete(fillPath(API_PATHS.passkey, { id: owner.user.id }))).statusCode).toBe(404);
  expect(await kindsOf(owner)).toEqual(['signed_in_by_code']);
});

test('the newest 100 events of 90 days are kept', async () => {
  const owner = await signUp(t);
  const { id: user_id } = owner.user;
  const before = (ms: number) => new Date(t.deps.now().getTime() - ms).toISOString();
  const rows = Array.from({ length: 110 }, (_, i) => ({
    user_id,
    kind: 'passkey_added' as const,
    happened_at: before(i < 20 ? 91 * DAY_MS : (i + 1) * SECOND_MS),
  }));
  const count = () => t.deps.db.$count(securityEvents, eq(securityEvents.user_id, user_id));
  await t.deps.db.insert(securityEvents).values(rows);
  // 90 recent ones and the sign-in: old ones are neither listed nor kept.
  expect(await eventsOf(owner)).toHaveLength(91);
  await sweep(t.deps);
  expect(await count()).toBe(91);
  await t.deps.db.insert(securityEvents).values(rows.slice(20));
  expect(await eventsOf(owner)).toHaveLength(100);
  await sweep(t.deps);
  expect(await count()).toBe(100);
  expect((await eventsOf(owner))[0]?.kind).toBe('signed_in_by_code');
});

test('the log ends with its account', async () => {
  const owner = await signUp(t);
  expect((await owner.delete(userPath(owner))).statusCode).toBe(204);
  await t.idle();
  expect(await t.deps.db.$count(securityEvents, eq(securityEvents.user_id, owner.user.id))).toBe(0);
});
