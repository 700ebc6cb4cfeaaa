import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { publicationsAnswerSchema } from '../../shared/api/history.ts';
import { MENU_LOCALES } from '../../shared/locales.ts';
import { API_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { createFurther } from '../../test/further-restaurant.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newEmail, newOwner, type Owner, type OwnerWithRestaurant, signUp } from '../../test/owners.ts';
import { makeServiceLink } from '../../test/service.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import type { Db } from '../db/db.ts';
import { UsageProblem } from './admin-context.ts';
import { adminInServer } from './commands/admin-command.ts';
import { parseCommand, usageLines } from './commands/parse-command.ts';
import { sendOperatorMail } from './send-operator-mail.job.ts';
import { run as sweepActs } from './sweep-acts.job.ts';

const t = await testApp({ env: { OPERATOR_EMAIL: 'operator@example.com' } });

/** Runs a command as the server does for one that an operator types; returns its lines. */
async function admin(args: readonly string[], { deps }: { deps: TestApp['deps'] } = t): Promise<string[]> {
  const lines: string[] = [];
  const { signal } = new AbortController();
  await adminInServer(deps)(['lea', ...args], { say: (line) => void lines.push(line), signal });
  return lines;
}

const actsOf = async (subject: string): Promise<string[]> =>
  (await admin(['acts', 'list']))
    .filter((line) => line.includes(subject))
    .map((line) => line.slice(line.indexOf('lea')));

async function publishedOwner(): Promise<OwnerWithRestaurant> {
  const owner = await newOwner(t);
  await makeItem(owner, await makeSection(owner));
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  return owner;
}

const pageOf = ({ restaurant_id }: OwnerWithRestaurant) =>
  fillPath(GUEST_PATHS.menu, { restaurantId: restaurant_id, menuId: 1 });

test('a wrong argument is reported in one line, before anything is opened', () => {
  for (const args of [
    ['restaurants'],
    ['restaurants', 'delete', '7k3m9x2p4q'],
    ['constructor', 'constructor'],
    ['restaurants', 'suspend', 'Chez Lise', '--reason', 'spam'],
    ['restaurants', 'suspend', '7k3m9x2p4q', '--why', 'spam'],
    ['restaurants', 'transfer', '7k3m9x2p4q', 'lise'],
    ['imports', 'retry', '7k3m9x2p4q', '-1'],
    ['imports', 'retry', '7k3m9x2p4q', '1e3'],
    ['queue', 'retry', '12'],
    ['queue', 'failed', 'all'],
    ['restaurants', 'suspend', '7k3m9x2p4q'],
    ['restaurants', 'suspend', '7k3m9x2p4q', '--reason', 'x'],
    ['subscriptions', 'reconcile'],
    ['subscriptions', 'reconcile', 'lise@example.com', '--all'],
  ]) {
    const parse = () => parseCommand(args);
    expect(parse, args.join(' ')).toThrow(UsageProblem);
    expect(parse, args.join(' ')).toThrow(/^[^\n]+$/);
  }
  const lines = usageLines();
  expect(lines.join('\n')).toContain('restaurants suspend ID --reason TEXT');
  expect(lines.join('\n')).toContain('Exit codes: 0 done, 1 could not be done, 2 typed wrong.');
});

test('a restaurant is found by its id, its owner, or the beginning of its name', async () => {
  const owner = await newOwner(t);
  await owner.put(`/api/restaurants/${owner.restaurant_id}`, { name: `100%_L’Étoile ${owner.restaurant_id}` });
  for (const text of [owner.restaurant_id, owner.user.email.toUpperCase(), `100%_l’Étoile ${owner.restaurant_id}`])
    expect(await admin(['restaurants', 'find', text])).toEqual([
      `${owner.restaurant_id}  100%_L’Étoile ${owner.restaurant_id}  ${owner.user.email}  not published`,
    ]);
  await expect(admin(['restaurants', 'find', '1__%'])).rejects.toThrow('No restaurant has this');
});

test('guests of a suspended restaurant read so at once, in each language; the owner is notified, and restoring ends it', async () => {
  const owner = await publishedOwner();
  const { restaurant_id: id } = owner;
  const page = pageOf(owner);
  const headers = { 'accept-encoding': 'br' };
  // Twice: the second answer is from memory.
  for (const _ of [1, 2]) expect((await t.app.inject({ url: page, headers })).statusCode).toBe(200);

  await admin(['restaurants', 'suspend', id, '--reason', 'Copied from another house.']);
  for (const lang of MENU_LOCALES) {
    const gone = await t.app.inject({ url: `${page}?lang=${lang}`, headers });
    expect([gone.statusCode, gone.headers['cache-control'], gone.headers['content-language']]).toEqual([
      410,
      'no-store',
      expect.stringContaining(lang),
    ]);
    expect(gone.body).not.toContain(owner.restaurant.name);
  }
  expect((await t.app.inject({ url: page, headers })).statusCode).toBe(410);
  const api = await t.app.inject(`/api/restaurants/${id}?lang=fr`);
  expect([api.statusCode, api.json().error.code]).toEqual([410, 'restaurant_suspended']);
  expect((await t.app.inject(`/restaurants/${id}`)).statusCode).toBe(410);
  expect((await t.app.inject(`/restaurants/${id}/menu.webmanifest`)).statusCode).toBe(404);
  expect((await t.app.inject(`/sitemaps/${id}.xml`)).body).not.toContain(`/${id}/`);

  // The owner still edits, and reads the truth.
  await makeSection(owner);
  const status = (await owner.get(`/api/restaurants/${id}/status`)).json();
  expect(status).toMatchObject({ published: false, published_at: null, suspended: true });
  const shownVersions = async () => {
    const { publications } = publicationsAnswerSchema.parse(
      (await owner.get(fillPath(API_PATHS.publications, { id }))).json(),
    );
    return publications.filter(({ is_shown }) => is_shown).map(({ version }) => version);
  };
  expect(await shownVersions()).toEqual([]);
  const published = await owner.post(`/api/restaurants/${id}/publish`);
  expect([published.statusCode, published.json().error.code]).toEqual([410, 'restaurant_suspended']);
  await t.idle();
  const mails = (await t.outbox()).filter(({ to }) => to === owner.user.email);
  expect(mails[0]?.subject).toBe('restaurant_suspended en');
  expect(mails[0]?.text).toContain('Copied from another house.');
  expect(mails[0]?.text).toContain('operator@example.com');

  await expect(admin(['restaurants', 'suspend', id, '--reason', 'again'])).rejects.toThrow('suspended already');
  await admin(['restaurants', 'restore', id]);
  expect((await t.app.inject({ url: page, headers })).statusCode).toBe(200);
  const restored = (await owner.get(`/api/restaurants/${id}/status`)).json();
  expect(restored.published_at).not.toBeNull();
  expect(restored).not.toHaveProperty('suspended');
  expect(await shownVersions()).toEqual([1]);
  await expect(admin(['restaurants', 'restore', id])).rejects.toThrow('not suspended');
  await t.idle();
  expect((await t.outbox()).find(({ to }) => to === owner.user.email)?.subject).toBe('restaurant_restored en');
  expect(await actsOf(id)).toEqual([
    `lea  restaurants restore  ${id}  {}`,
    `lea  restaurants suspend  ${id}  {"reason":"Copied from another house."}`,
  ]);
});

test('a restaurant is transferred whole; the former owner and the staff let in are out, and both owners are notified', async () => {
  const owner = await publishedOwner();
  const { restaurant_id: id } = owner;
  const receiver = await signUp(t);
  await makeServiceLink(owner);
  await expect(admin(['restaurants', 'transfer', id, 'nobody@example.com'])).rejects.toThrow('signs up first');
  await expect(admin(['restaurants', 'transfer', id, owner.user.email])).rejects.toThrow('theirs already');

  await admin(['restaurants', 'transfer', id, receiver.user.email]);
  expect((await owner.get(`/api/restaurants/${id}?admin=true`)).statusCode).toBe(409);
  const draft = (await receiver.get(`/api/restaurants/${id}?admin=true`)).json().restaurant;
  expect(draft.menus[0].sections[0].items).toHaveLength(1);
  expect((await t.app.inject(pageOf(owner))).statusCode).toBe(200);
  const links = await t.deps.db.execute(sql`select 1 from service_links where restaurant_id = ${id}`);
  expect(z.looseObject({ rows: z.array(z.unknown()) }).parse(links).rows).toEqual([]);
  await t.idle();
  const subjectTo = async (email: string) => (await t.outbox()).find(({ to }) => to === email)?.subject;
  expect(await subjectTo(owner.user.email)).toBe('restaurant_given en');
  expect(await subjectTo(receiver.user.email)).toBe('restaurant_received en');
  expect((await actsOf(id))[0]).toContain(`"to":"${receiver.user.id}"`);
});

test('a subscription is compared with the provider, and stays with its account when the restaurant is transferred', async () => {
  const paying = await testApp({ env: { PAYMENTS: 'sandbox' } });
  const owner = await newOwner(paying);
  const order = { payment_method_id: 'pm_card_visa', price_id: 'price_sandbox_month' };
  expect((await owner.post(API_PATHS.subscribe, order)).statusCode).toBe(200);
  await paying.idle();
  await paying.deps.db.execute(sql`update subscriptions set status = 'canceled'`);
  const lines = await admin(['subscriptions', 'reconcile', owner.user.email], paying);
  expect(lines).toEqual(["before: canceled, guests don't see the menu", 'now:    active, guests see the menu']);
  const receiver = await signUp(paying);
  const transfer = ['restaurants', 'transfer', owner.restaurant_id, receiver.user.email];
  await expect(admin(transfer, paying)).rejects.toThrow('--subscription-stays');
  await admin([...transfer, '--subscription-stays'], paying);
  await expect(admin(['subscriptions', 'reconcile', receiver.user.email], paying)).rejects.toThrow('is no customer');
  expect(await admin(['subscriptions', 'reconcile', '--all'], paying)).toEqual([
    'The comparison of all subscriptions is queued.',
  ]);
  await paying.idle();
});

/** The application's parts, in which something happens right before the next transaction. */
function withMeanwhile({ deps }: TestApp, act: () => Promise<unknown>): { deps: TestApp['deps'] } {
  let isPending = true;
  const db = new Proxy(deps.db, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (property !== 'transaction') return value;
      const transaction: Db['transaction'] = async (run, config) => {
        if (isPending) await act();
        isPending = false;
        return await target.transaction(run, config);
      };
      return transaction;
    },
  });
  return { deps: { ...deps, db } };
}

test('a restaurant does not go to an account that is being deleted or has another address by now', async () => {
  const owner = await publishedOwner();
  const { restaurant_id: id } = owner;
  for (const [change, email] of [
    [async (receiver: Owner) => receiver.delete(fillPath(API_PATHS.user, { id: receiver.user.id })), newEmail()],
    [
      async ({ user }: Owner) =>
        t.deps.db.execute(sql`update users set email = ${`other-${user.email}`} where id = ${user.id}`),
      newEmail(),
    ],
  ] as const) {
    const receiver = await signUp(t, email);
    const transfer = admin(
      ['restaurants', 'transfer', id, email],
      withMeanwhile(t, () => change(receiver)),
    );
    await expect(transfer).rejects.toThrow(/any more|deleted/);
    await t.idle();
    expect((await owner.get(`/api/restaurants/${id}?admin=true`)).statusCode).toBe(200);
  }
});

test('a further restaurant is not transferred while the outcome of an order for it is unknown', async () => {
  const paying = await testApp({ env: { PAYMENTS: 'sandbox' } });
  const owner = await newOwner(paying);
  const { id } = await createFurther(owner);
  const receiver = await signUp(paying);
  const key = 'order-1';
  const attempt = {
    key,
    price_id: 'price_sandbox_month',
    payment_method_id: 'pm_card_visa',
    province: null,
    until: null,
  };
  await paying.deps.db.execute(sql`insert into subscriptions (user_id, provider, attempt)
    values (${owner.user.id}, ${`sandbox:${id}`}, ${JSON.stringify(attempt)}::jsonb)`);
  const transfer = () => admin(['restaurants', 'transfer', id, receiver.user.email, '--subscription-stays'], paying);
  await expect(transfer()).rejects.toThrow('outcome is not known');
  // The bank is asking the owner.
  await paying.deps.db.execute(sql`update subscriptions set status = 'incomplete', attempt_key = ${key}`);
  await expect(transfer()).rejects.toThrow('outcome is not known');
  await paying.deps.db.execute(sql`update subscriptions set status = 'incomplete_expired'`);
  expect(await transfer()).toEqual([`${id} belongs to ${receiver.user.email}; both owners are told by mail.`]);
});

test('a subscription that begins during a transfer is seen', async () => {
  const paying = await testApp({ env: { PAYMENTS: 'sandbox' } });
  const owner = await newOwner(paying);
  const receiver = await signUp(paying);
  const order = { payment_method_id: 'pm_card_visa', price_id: 'price_sandbox_month' };
  const meanwhile = withMeanwhile(paying, () => owner.post(API_PATHS.subscribe, order));
  const transfer = admin(['restaurants', 'transfer', owner.restaurant_id, receiver.user.email], meanwhile);
  await expect(transfer).rejects.toThrow('--subscription-stays');
  await paying.idle();
});

test('the mails about a transfer are those of its own two owners, even if it was transferred since', async () => {
  const first = await publishedOwner();
  const { restaurant_id: id } = first;
  const second = await signUp(t);
  const third = await signUp(t);
  await admin(['restaurants', 'transfer', id, second.user.email]);
  await admin(['restaurants', 'transfer', id, third.user.email]);
  const { rows } = z
    .looseObject({ rows: z.array(z.object({ id: z.uuid() })) })
    .parse(
      await t.deps.db.execute(sql`select id from operator_acts where subject = ${id} order by happened_at limit 1`),
    );
  await t.idle();
  await sendOperatorMail(t.deps, { act_id: rows[0]?.id ?? '', user_id: second.user.id });
  const mail = (await t.outbox()).find(({ to }) => to === second.user.email);
  expect(mail?.subject).toBe('restaurant_received en');
});

test('limits and what a month has used are shown', async () => {
  const owner = await newOwner(t);
  expect(await admin(['limits', 'show'])).toContain('MAX_ITEMS=3000');
  expect(await admin(['limits', 'show', owner.restaurant_id])).toEqual([
    expect.stringMatching(/^messages: 0 of \d+ in \d{4}-\d\d$/),
    expect.stringMatching(/^pages: 0 of \d+ /),
    expect.stringMatching(/^pictures: 0 of \d+ /),
  ]);
  await expect(admin(['limits', 'show', '0000000000'])).rejects.toThrow('There is no restaurant 0000000000.');
});

test('commands of operators are kept for two years', async () => {
  await admin(['limits', 'show']);
  await t.deps.db.execute(sql`update operator_acts set operator = 'older', happened_at = now() - interval '731 days'
    where id = (select id from operator_acts order by happened_at desc limit 1)`);
  expect((await admin(['acts', 'list'])).join('\n')).toContain('older');
  await sweepActs(t.deps);
  expect((await admin(['acts', 'list'])).join('\n')).not.toContain('older');
});
