import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse as Response } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { creationOptionsSchema, requestOptionsSchema } from '../../shared/api/passkeys.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../shared/people-paths.ts';
import { WEBSITE_PATHS } from '../../shared/website-paths.ts';
import { newAuthenticator } from '../../test/authenticator.ts';
import { type Client, newClient } from '../../test/client.ts';
import { NOWHERE } from '../../test/make-app.ts';
import { mailedCode, newEmail, newOwner, type Owner, type OwnerWithRestaurant, signUp } from '../../test/owners.ts';
import { makeServiceLink } from '../../test/service.ts';
import { type Stop, StoppedRequest, stopTransactions } from '../../test/stopped-request.ts';
import { testApp } from '../../test/test-app.ts';
import { isOnPostgres } from '../../test/test-database.ts';
import { WAYS_IN } from '../../test/ways-in-routes.ts';
import { emailLinks, knownDevices, sessions, users } from '../accounts/tables.ts';
import { adminInServer } from '../admin/commands/admin-command.ts';
import { webhooks } from '../hooks/tables.ts';
import { menuKeys } from '../keys/tables.ts';
import { passkeys } from '../passkeys/tables.ts';
import { invitations } from '../people/tables.ts';
import { serviceLinks } from '../service/tables.ts';

/**
 * A thief's request is in flight while the owner revokes access: every route that creates a way into an account, against
 * every revocation, stopped before each of its transactions and before each commit. Whatever the order, no way in
 * of the thief's may be left.
 */

const t = await testApp({
  env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '100000', REQUESTS_PER_MINUTE_PER_ADDRESS: '100000' },
});
const ORIGIN = 'http://localhost:3000';

const plainDb = t.deps.db;
const stopped = stopTransactions(t);

type Account = {
  owner: OwnerWithRestaurant;
  /** Has the owner's session. */
  thief: Client;
  /** The account's address, whose mails the thief reads. */
  email: string;
};

/** The token in the newest link that was mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  await t.idle();
  const mail = (await t.outbox()).find(({ to, text }) => to === email && /#[\w-]{43}/.test(text));
  const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was mailed to ${email}.`);
  return token;
}

async function newThief(owner: OwnerWithRestaurant): Promise<Client> {
  const thief = await newClient(t);
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
  return thief;
}

const userPath = ({ owner }: { owner: Owner }) => fillPath(API_PATHS.user, { id: owner.user.id });

async function askForAddress(account: Account): Promise<string> {
  const new_email = newEmail();
  const asked = await account.thief.put(userPath(account), { new_email });
  expect(asked.statusCode).toBe(200);
  return new_email;
}

async function addPasskey({ thief }: Account) {
  const authenticator = newAuthenticator(ORIGIN);
  const options = creationOptionsSchema.parse((await thief.post(API_PATHS.passkeysOptions)).json());
  const body = { name: 'Thief', response: authenticator.create(options) };
  return { authenticator, send: () => thief.post(API_PATHS.passkeys, body) };
}

/** Prepares a request and returns what sends it. */
const PREPARE: Record<string, (account: Account) => Promise<() => Promise<Response>>> = {
  [`POST ${API_PATHS.passkeys}`]: async (account) => (await addPasskey(account)).send,
  [`POST ${API_PATHS.loginPasskey}`]: async (account) => {
    const { authenticator, send } = await addPasskey(account);
    expect((await send()).statusCode).toBe(201);
    const client = await newClient(t);
    const options = requestOptionsSchema.parse((await client.post(API_PATHS.loginPasskeyOptions)).json());
    return () => client.post(API_PATHS.loginPasskey, authenticator.answer(options));
  },
  [`POST ${API_PATHS.confirm}`]: async ({ email }) => {
    const client = await newClient(t);
    await client.post(API_PATHS.login, { email });
    const code = await mailedCode(t, email);
    return () => client.post(API_PATHS.confirm, { email, code });
  },
  [`PUT ${API_PATHS.user}`]: async (account) => {
    const new_email = newEmail();
    return () => account.thief.put(userPath(account), { new_email });
  },
  [`POST ${API_PATHS.resendVerification}`]: async (account) => {
    await askForAddress(account);
    return () => account.thief.post(API_PATHS.resendVerification);
  },
  [`POST ${API_PATHS.verifyEmail}`]: async (account) => {
    const token = await mailedToken(await askForAddress(account));
    const client = await newClient(t);
    return () => client.post(API_PATHS.verifyEmail, { token });
  },
  [`POST ${API_PATHS.renewEmailLink}`]: async (account) => {
    const token = await mailedToken(await askForAddress(account));
    const client = await newClient(t);
    return () => client.post(API_PATHS.renewEmailLink, { token });
  },
  [`POST ${API_PATHS.serviceLink}`]: async ({ owner, thief }) => {
    const path = fillPath(API_PATHS.serviceLink, { id: owner.restaurant_id });
    return () => thief.post(path);
  },
  [`POST ${API_PATHS.serviceSession}`]: async ({ owner }) => {
    const token = await makeServiceLink(owner);
    const client = await newClient(t);
    return () => client.post(API_PATHS.serviceSession, { token });
  },
  [`POST ${WEBSITE_PATHS.keys}`]: async ({ owner, thief }) => {
    const path = fillPath(WEBSITE_PATHS.keys, { id: owner.restaurant_id });
    return () => thief.post(path, { name: 'Thief' });
  },
  [`PUT ${WEBSITE_PATHS.webhook}`]: async ({ owner, thief }) => {
    const path = fillPath(WEBSITE_PATHS.webhook, { id: owner.restaurant_id });
    return () => thief.put(path, { url: `${NOWHERE}/thief` });
  },
  [`POST ${PEOPLE_PATHS.invitations}`]: async ({ owner, thief }) => {
    const path = fillPath(PEOPLE_PATHS.invitations, { id: owner.restaurant_id });
    return () => thief.post(path, { email: newEmail(), role: 'manager' });
  },
};

type Revocation = {
  prepare(account: Account): Promise<Account>;
  revoke(account: Account): Promise<Response>;
  /** False if an address that was confirmed before it stays; the owner has the mail that restores the previous one. */
  restoresAddress?: false;
};
const tokensOfOwners = new Map<string, string>();
const REVOCATIONS: Record<string, Revocation> = {
  'take-back of the address': {
    prepare: async (account) => {
      const email = await askForAddress(account);
      const opened = await account.thief.post(API_PATHS.verifyEmail, { token: await mailedToken(email) });
      expect(opened.statusCode).toBe(200);
      tokensOfOwners.set(account.email, await mailedToken(account.email));
      return { ...account, email };
    },
    revoke: async ({ owner }) =>
      (await newClient(t)).post(API_PATHS.takeBackEmail, { token: tokensOfOwners.get(owner.user.email) }),
  },
  'sign-out everywhere': {
    prepare: async (account) => account,
    revoke: ({ owner }) => owner.delete(API_PATHS.sessions),
    restoresAddress: false,
  },
  'deletion of the account': {
    prepare: async (account) => account,
    revoke: (account) => account.owner.delete(userPath(account)),
  },
};

/** What is left of a way into the account. */
async function waysLeft({ owner }: Account) {
  const { id } = owner.user;
  const [user] = await plainDb.select().from(users).where(eq(users.id, id));
  return {
    address: user && !user.email.startsWith('deleted:') ? user.email : owner.user.email,
    new_address: user?.new_email ?? null,
    sessions: await plainDb.$count(sessions, eq(sessions.user_id, id)),
    known_devices: await plainDb.$count(knownDevices, eq(knownDevices.user_id, id)),
    passkeys: await plainDb.$count(passkeys, eq(passkeys.user_id, id)),
    verify_links: await plainDb.$count(
      emailLinks,
      sql`${emailLinks.user_id} = ${id} and ${emailLinks.purpose} = 'verify'`,
    ),
    service_links: await plainDb.$count(serviceLinks, eq(serviceLinks.restaurant_id, owner.restaurant_id)),
    menu_keys: await plainDb.$count(menuKeys, eq(menuKeys.restaurant_id, owner.restaurant_id)),
    webhooks: await plainDb.$count(webhooks, eq(webhooks.restaurant_id, owner.restaurant_id)),
    invitations: await plainDb.$count(invitations, eq(invitations.restaurant_id, owner.restaurant_id)),
  };
}

/** Whether another transaction waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const waiting = await plainDb.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  // Both drivers return an object with `rows`.
  return (waiting as { rows: unknown[] }).rows.length > 0;
}

async function raceAgainst(
  way: string,
  { prepare, revoke, restoresAddress }: Revocation,
  stop: Stop,
): Promise<boolean> {
  const owner = await newOwner(t);
  const account = await prepare({ owner, thief: await newThief(owner), email: owner.user.email });
  const prepareWay = PREPARE[way];
  if (!prepareWay) throw new Error(`${way} has no request in this test`);
  const send = await prepareWay(account);
  await t.idle();
  const request = new StoppedRequest(stop);
  const answer = stopped.run(request, send);
  if (!(await request.reaches(answer))) return false;
  const revocation = revoke(account);
  let isRevoked = false;
  void revocation.then(() => {
    isRevoked = true;
  });
  if (stop.at === 'before') await revocation;
  // On the embedded database a transaction excludes every other.
  else if (isOnPostgres) await vi.waitFor(async () => expect(isRevoked || (await isWaiting())).toBe(true), 5_000);
  request.release();
  expect((await revocation).statusCode).toBeLessThan(300);
  const answered = await answer;
  await t.idle();
  const isChanged = restoresAddress === false && way === `POST ${API_PATHS.verifyEmail}` && answered.statusCode === 200;
  expect(isChanged && stop.at === 'before').toBe(false);
  expect(await waysLeft(account)).toEqual({
    address: isChanged ? expect.any(String) : owner.user.email,
    new_address: null,
    sessions: 0,
    known_devices: 0,
    passkeys: 0,
    verify_links: 0,
    service_links: 0,
    menu_keys: 0,
    webhooks: 0,
    invitations: 0,
  });
  expect((await account.thief.get(API_PATHS.me)).statusCode).toBe(401);
  expect(answered.statusCode).not.toBe(500);
  return true;
}

describe.each(Object.entries(REVOCATIONS))('after a %s', (_, revocation) => {
  test.each(WAYS_IN)('nothing is left of %s in flight', async (way) => {
    for (const at of ['before', 'commit'] as const) {
      let stops = 0;
      while (await raceAgainst(way, revocation, { at, transaction: stops + 1 })) stops += 1;
      expect(stops).toBeGreaterThan(0);
    }
  });
});

/** Sends the deletion of an account, and transfers a restaurant to an address between its check and its transaction. */
async function deleteDuringTransfer(client: Owner, restaurantId: string, email: string): Promise<Response> {
  const request = new StoppedRequest({ at: 'before', transaction: 1 });
  const answer = stopped.run(request, () => client.delete(userPath({ owner: client })));
  expect(await request.reaches(answer)).toBe(true);
  const { signal } = new AbortController();
  await adminInServer(t.deps)(['lea', 'restaurants', 'transfer', restaurantId, email], {
    say: () => undefined,
    signal,
  });
  request.release();
  const answered = await answer;
  await t.idle();
  return answered;
}

test('a restaurant that is transferred outlives a deletion of its former owner’s account in flight', async () => {
  const owner = await newOwner(t);
  const receiver = await signUp(t);
  const path = `/api/restaurants/${owner.restaurant_id}?admin=true`;
  expect((await deleteDuringTransfer(owner, owner.restaurant_id, receiver.user.email)).statusCode).toBe(404);
  expect((await receiver.get(path)).statusCode).toBe(200);
  // Without it, the account can go.
  expect((await owner.delete(userPath({ owner }))).statusCode).toBe(204);
  await t.idle();
  expect((await receiver.get(path)).statusCode).toBe(200);
});

test('a restaurant that is received during a deletion of the account is not deleted with it', async () => {
  const owner = await newOwner(t);
  const receiver = await signUp(t);
  const path = `/api/restaurants/${owner.restaurant_id}?admin=true`;
  expect((await deleteDuringTransfer(receiver, owner.restaurant_id, receiver.user.email)).statusCode).toBe(404);
  expect((await receiver.get(path)).statusCode).toBe(200);
});
