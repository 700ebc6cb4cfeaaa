import { expect, test } from 'vitest';
import { embeddedApp } from '../../test/embedded-app.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { type StripeServer, stripeEnv, stripeServer } from '../../test/stripe-server.ts';
import { findSubscriptionRow } from './queries.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.job.ts';

/** Stripe when it answers too late or never: each test waits for the deadline, so they run concurrently. */

const AT = '/api/subscriptions';
const ORDER = { payment_method_id: 'pm_card_visa', price_id: 'price_sandbox_month' };
const WORDS = {
  en: /^The payment service does not answer .* You won’t be charged twice: please try again in a few minutes/,
  fr: /^Le service de paiement ne répond pas .* Vous ne serez pas débité deux fois/,
};
const isNewSubscription = (request: string) => request === 'POST /v1/subscriptions';

async function shop() {
  const server = await stripeServer();
  const t = await embeddedApp({
    env: stripeEnv(server.url),
  });
  const statusOf = async (owner: OwnerWithRestaurant) =>
    (await owner.get(`${AT}/me`)).json().subscription?.status ?? null;
  return { server, t, statusOf };
}

/** An owner whose order is carried out but not answered in time, and the answer that the owner got. */
async function orderedInVain({ server, t }: Awaited<ReturnType<typeof shop>>, lang: 'en' | 'fr') {
  const owner = await newOwner(t);
  await owner.get(`${AT}/intent`);
  const row = await findSubscriptionRow(t.deps.db, { user_id: owner.user.id, restaurant_id: null, provider: 'stripe' });
  const stall = server.stall(isNewSubscription);
  const told = await owner.post(`${AT}/subscribe?lang=${lang}`, ORDER);
  expect([told.statusCode, told.json().error]).toEqual([
    503,
    { code: 'payment_provider_unavailable', message: expect.stringMatching(WORDS[lang]) },
  ]);
  const customer = row?.customer_id ?? '';
  expect(server.charges(customer)).toBe(1);
  return { owner, customer, release: stall.release };
}

const deliver = async (t: Awaited<ReturnType<typeof embeddedApp>>, event: ReturnType<StripeServer['signedEvent']>) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': event.signature };
  const url = '/webhooks/stripe';
  expect((await t.app.inject({ method: 'POST', url, headers, payload: event.payload })).statusCode).toBe(200);
  await t.idle();
};

test.concurrent('an answer after the deadline counts, and the same order is not charged again', async ({ expect }) => {
  const own = await shop();
  const { owner, customer, release } = await orderedInVain(own, 'fr');
  expect(await own.statusOf(owner)).toBeNull();
  release();
  await expect.poll(() => own.statusOf(owner), { timeout: 20_000 }).toBe('active');
  expect((await owner.post(`${AT}/subscribe`, ORDER)).json().subscription.status).toBe('active');
  expect(own.server.charges(customer)).toBe(1);
});

test.concurrent('the webhook reports an order whose answer never comes', async ({ expect }) => {
  const own = await shop();
  const { owner, customer } = await orderedInVain(own, 'en');
  expect(await own.statusOf(owner)).toBeNull();
  await deliver(own.t, own.server.signedEvent(customer));
  expect(await own.statusOf(owner)).toBe('active');
  expect((await owner.post(`${AT}/subscribe`, ORDER)).statusCode).toBe(200);
  expect(own.server.charges(customer)).toBe(1);
});

test.concurrent('and if that never comes either, the nightly comparison', async ({ expect }) => {
  const own = await shop();
  const { owner, customer } = await orderedInVain(own, 'en');
  await reconcileSubscriptions(own.t.deps, {}, { signal: new AbortController().signal });
  expect(await own.statusOf(owner)).toBe('active');
  expect(own.server.charges(customer)).toBe(1);
});

test.concurrent('while nothing is answered at all, every route refuses in time, and the mirror is unchanged', async ({
  expect,
}) => {
  const own = await shop();
  const owner = await newOwner(own.t);
  expect((await owner.post(`${AT}/subscribe`, ORDER)).statusCode).toBe(200);
  const { release } = own.server.stall(() => true);
  const answers = await Promise.all([
    owner.get(`${AT}/prices`),
    owner.get(`${AT}/products`),
    owner.get(`${AT}/intent`),
    owner.post(`${AT}/preview`, { price_id: 'price_sandbox_month', province: 'QC' }),
    owner.get(`${AT}/invoices`),
    owner.get(`${AT}/invoices/in_0000000001`),
    owner.post(`${AT}/cancel`, { type: 'default' }),
    owner.put(`${AT}/update-default-payment-method`, { payment_method: 'pm_card_mastercard' }),
  ]);
  const told = answers.map((answer) => [answer.statusCode, answer.json().error?.code]);
  expect(told).toEqual(answers.map(() => [503, 'payment_provider_unavailable']));
  expect(await own.statusOf(owner)).toBe('active');
  release();
  expect((await owner.post(`${AT}/resume`, { type: 'default' })).statusCode).toBe(200);
});
