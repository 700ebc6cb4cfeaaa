import { expect, test } from 'vitest';
import { newClient } from '../../test/client.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { STRIPE_KEYS, stripeEnv, stripeServer } from '../../test/stripe-server.ts';
import { testApp } from '../../test/test-app.ts';
import { readFacts, writeFact } from '../db/facts-queries.ts';
import { PaymentProblem } from '../payments/provider.ts';
import { findSubscriptionRow } from './queries.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.job.ts';

/** The Stripe-specific part of the subscription, besides the compliance suite: events, failures and the mirror. */

const server = await stripeServer();
const t = await testApp({
  env: {
    ...stripeEnv(server.url),
    PAYMENTS_PER_MINUTE_PER_ADDRESS: '10000',
  },
});
const AT = '/api/subscriptions';
const ORDER = { payment_method_id: 'pm_card_visa', price_id: 'price_sandbox_month' };

const subscribed = async (order: object = {}): Promise<OwnerWithRestaurant> => {
  const owner = await newOwner(t);
  expect((await owner.post(`${AT}/subscribe`, { ...ORDER, ...order })).statusCode).toBe(200);
  return owner;
};
const rowOf = async (owner: OwnerWithRestaurant) => {
  const row = await findSubscriptionRow(t.deps.db, { user_id: owner.user.id, restaurant_id: null, provider: 'stripe' });
  return { ...row, customer_id: row?.customer_id ?? '' };
};
const mine = async (owner: OwnerWithRestaurant) => (await owner.get(`${AT}/me`)).json().subscription;
type SignedEvent = ReturnType<typeof server.signedEvent>;
const deliver = async ({ payload, signature }: SignedEvent, headers: Record<string, string> = {}) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, ...headers },
    payload,
  });
  await t.idle();
  return answer;
};

test('the app gets the key that Stripe’s form needs', async () => {
  const data = (await (await newClient(t)).get('/api/data')).json();
  expect(data.payments).toEqual({ provider: 'stripe', publishable_key: STRIPE_KEYS.publishable });
});

test('Stripe’s hosts are allowed on the screens of the subscription, and nowhere else', async () => {
  const policyOf = async (url: string) => String((await t.app.inject(url)).headers['content-security-policy']);
  const policy = await policyOf('/admin/subscription/create');
  expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com /);
  expect(policy).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com .*https:\/\/hooks\.stripe\.com/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/);
  for (const url of [
    '/',
    '/admin/restaurant/qr',
    '/admin/subscriptions',
    '/api/data',
    '/restaurants/7k3m9x2p4q/menus/1',
  ])
    expect([url, await policyOf(url)]).toEqual([url, expect.not.stringContaining('stripe')]);
});

test('an event mirrors what Stripe says now, in any order, late or twice', async () => {
  const owner = await subscribed({ payment_method_id: 'pm_card_chargeCustomerFail' });
  const { customer_id } = await rowOf(owner);
  const [first, second] = [server.signedEvent(customer_id), server.signedEvent(customer_id)];
  server.advance(32);
  expect((await mine(owner)).status).toBe('active');
  expect((await deliver(second)).statusCode).toBe(200);
  expect(await mine(owner)).toMatchObject({ status: 'past_due', is_active: false, closes_at: expect.any(String) });
  expect((await deliver(first)).statusCode).toBe(200);
  const before = await rowOf(owner);
  expect((await deliver(second)).statusCode).toBe(200);
  expect((await rowOf(owner)).sync_started).toBe(before.sync_started);
  const mails = (await t.outbox()).filter(({ to }) => to === owner.user.email);
  expect(mails.filter(({ subject }) => subject === 'payment_failed en')).toHaveLength(1);
  expect(mails[0]?.text).toContain('/admin/subscription/payment-method');
});

test('a webhook that is unsigned, old or foreign is refused, logged and has no effect', async () => {
  const owner = await subscribed();
  const { customer_id } = await rowOf(owner);
  const before = await rowOf(owner);
  const good = server.signedEvent(customer_id);
  const refused = [
    await deliver(server.signedEvent(customer_id, { secret: 'whsec_of_another' })),
    await deliver(server.signedEvent(customer_id, { age_seconds: 301 })),
    await deliver({ ...good, payload: good.payload.replace('sub_any', 'sub_all') }),
    await deliver({ ...good, signature: '' }),
    await t.app.inject({ method: 'POST', url: '/webhooks/stripe', payload: { id: 'evt_1' } }),
    await t.app.inject({ method: 'POST', url: '/webhooks/stripe' }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
  expect(refused[0]?.json().error.code).toBe('webhook_refused');
  expect((await rowOf(owner)).sync_started).toBe(before.sync_started);
  expect(t.logs.filter(({ msg }) => msg === 'a webhook was refused')).toHaveLength(6);
  expect((await deliver(good)).statusCode).toBe(200);
  expect((await rowOf(owner)).sync_started).toBe(Number(before.sync_started) + 1);
});

test('an event of an unknown customer is acknowledged and has no effect', async () => {
  expect((await deliver(server.signedEvent('cus_of_another_shop'))).statusCode).toBe(200);
});

test('a webhook beside its own request leaves the mirror as Stripe has it', async () => {
  const owner = await subscribed();
  const { customer_id } = await rowOf(owner);
  const requests = Array.from({ length: 5 }, (_, index) => [
    owner.post(`${AT}/${index % 2 === 0 ? 'cancel' : 'resume'}`, { type: 'default' }),
    deliver(server.signedEvent(customer_id)),
  ]);
  await Promise.all(requests.flat());
  await t.idle();
  const found = await t.deps.payments.findSubscription(customer_id);
  expect((await mine(owner)).cancel_at).toBe(found?.cancel_at);
});

test('a card is entered under one intent until it is used, however often it is asked for', async () => {
  const owner = await newOwner(t);
  const secretOf = async () => (await owner.get(`${AT}/intent`)).json().intent.client_secret;
  const first = await secretOf();
  expect(new Set(await Promise.all(Array.from({ length: 20 }, secretOf)))).toEqual(new Set([first]));
  expect((await owner.post(`${AT}/subscribe`, ORDER)).statusCode).toBe(200);
  expect(await secretOf()).not.toBe(first);
});

test('a page of another site makes no intent, and nobody asks for many', async () => {
  const few = await testApp({ env: { PAYMENTS: 'sandbox', PAYMENTS_PER_MINUTE_PER_ADDRESS: '3' } });
  const owner = await newOwner(few);
  const foreign = await owner.get(`${AT}/intent`, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
  expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'cross_site']);
  const statuses: number[] = [];
  for (let times = 0; times < 3; times += 1) statuses.push((await owner.get(`${AT}/intent`)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

test('if Stripe is unavailable the owner reads why, and is not charged twice', async () => {
  const owner = await newOwner(t);
  await owner.get(`${AT}/intent`);
  const { customer_id } = await rowOf(owner);
  const { subscribe } = t.deps.payments;
  // The order is carried out, but its answer does not arrive.
  t.deps.payments.subscribe = async (order) => {
    await subscribe(order);
    throw new PaymentProblem('unavailable');
  };
  const failed = await owner.post(`${AT}/subscribe?lang=fr`, ORDER);
  t.deps.payments.subscribe = subscribe;
  expect([failed.statusCode, failed.json().error]).toEqual([
    503,
    {
      code: 'payment_provider_unavailable',
      message: expect.stringMatching(/^Le service de paiement ne répond pas .* Vous ne serez pas débité deux fois/),
    },
  ]);
  expect((await owner.post(`${AT}/subscribe`, ORDER)).json().subscription.status).toBe('active');
  expect(server.charges(customer_id)).toBe(1);
});

test.each(['pm_card_visa', 'pm_card_mastercard'])(
  'a payment before a kill is found by a later order of %s',
  async (card) => {
    const owner = await newOwner(t);
    await owner.get(`${AT}/intent`);
    const { customer_id } = await rowOf(owner);
    const { subscribe } = t.deps.payments;
    t.deps.payments.subscribe = async (order) => {
      await subscribe(order);
      throw new Error('killed');
    };
    expect((await owner.post(`${AT}/subscribe`, ORDER)).statusCode).toBe(500);
    t.deps.payments.subscribe = subscribe;
    const other = { ...ORDER, payment_method_id: 'pm_card_amex' };
    expect((await owner.post(`${AT}/subscribe`, other)).json().error.code).toBe('payment_in_progress');
    t.clock.advance(6 * 60_000);
    const again = await owner.post(`${AT}/subscribe`, { ...ORDER, payment_method_id: card });
    expect([again.statusCode, again.json().subscription.status]).toEqual([200, 'active']);
    expect(server.charges(customer_id)).toBe(1);
  },
);

test('the nightly comparison finds changes without an event', async () => {
  const owner = await subscribed();
  await owner.post(`${AT}/cancel`, { type: 'default' });
  server.advance(32);
  expect((await mine(owner)).status).toBe('active');
  await reconcileSubscriptions(t.deps, {}, { signal: new AbortController().signal });
  await t.idle();
  expect(await mine(owner)).toMatchObject({ status: 'canceled', is_active: false });
  const mails = (await t.outbox()).filter(({ to }) => to === owner.user.email);
  expect(mails.map(({ subject }) => subject)).toContain('subscription_ended en');
});

test('the nightly comparison continues behind the last owner that was compared, then starts from the first', async () => {
  const owner = await subscribed();
  await owner.post(`${AT}/cancel`, { type: 'default' });
  server.advance(32);
  const compare = () => reconcileSubscriptions(t.deps, {}, { signal: new AbortController().signal });
  // As after a run that ended behind this owner.
  await writeFact(t.deps.db, 'reconciled_until', owner.user.id, t.deps.now());
  await compare();
  expect((await mine(owner)).status).toBe('active');
  await compare();
  expect((await mine(owner)).status).toBe('canceled');
});

test('a full comparison covers each owner, wherever the nightly ones are', async () => {
  const owner = await subscribed();
  await owner.post(`${AT}/cancel`, { type: 'default' });
  server.advance(32);
  await writeFact(t.deps.db, 'reconciled_until', owner.user.id, t.deps.now());
  await reconcileSubscriptions(t.deps, { is_full: true }, { signal: new AbortController().signal });
  expect((await mine(owner)).status).toBe('canceled');
  expect(await readFacts(t.deps.db)).toMatchObject({ reconciled_until: owner.user.id });
});

test('an owner who signs in finds the subscription as Stripe has it', async () => {
  const owner = await subscribed();
  await owner.post(`${AT}/cancel`, { type: 'default' });
  server.advance(32);
  const { email } = owner.user;
  await owner.post('/login', { email });
  await t.idle();
  const code = (await t.outbox())
    .find(({ to, subject }) => to === email && /\d{6}/.test(subject))
    ?.text.match(/\b\d{6}\b/)?.[0];
  expect((await owner.post('/confirm', { email, code })).statusCode).toBe(200);
  await t.idle();
  expect((await mine(owner)).status).toBe('canceled');
});
