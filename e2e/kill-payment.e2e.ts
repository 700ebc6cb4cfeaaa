import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deliverLate } from '../faults/late-webhooks.ts';
import { anySeed, seeded } from '../faults/seeded.ts';
import { startServer } from '../test/start-server.ts';
import { stripeEnv, stripeServer } from '../test/stripe-server.ts';
import { OwnerByHttp } from './owner-by-http.ts';

const AT = '/api/subscriptions';
const RESTAURANT = { name: 'Chez Eulalie', main_locale: 'fr', currency: 'CAD', timezone: 'America/Toronto' } as const;
type Mine = { subscription: { status: string } | null };

const peer = await stripeServer();
const env = stripeEnv(peer.url);

const newEmail = () => `${randomUUID()}@example.com`;

async function beginAt(origin: string, email = newEmail()): Promise<OwnerByHttp> {
  const owner = new OwnerByHttp(origin);
  await owner.begin(email, RESTAURANT);
  return owner;
}

const statusOf = async (owner: OwnerByHttp) =>
  (await owner.ask<Mine>(200, 'GET', `${AT}/me`)).subscription?.status ?? null;

const seed = Number(process.env['FAULTS_SEED'] ?? anySeed());

test(`a server killed between payments and their commit finds them by the same order, another order or a late webhook, and no repeated or reordered webhook charges anybody twice, even if it is killed again (FAULTS_SEED=${seed})`, async () => {
  const random = seeded(seed);
  let server = await startServer({ env });
  const { url, port, data_dir } = server;
  const start = async () => {
    server = await startServer({ env: { ...env, PORT: String(port), PUBLIC_URL: url }, data_dir });
  };
  const emails = { paying: newEmail(), failing: newEmail(), found: newEmail() };
  const paying = await beginAt(url, emails.paying);
  const failing = await beginAt(url, emails.failing);
  const foundByWebhook = await beginAt(url, emails.found);
  const [sameOrder, otherOrder] = [await beginAt(url), await beginAt(url)];
  const price_id = 'price_sandbox_month';
  const subscribe = { price_id, payment_method_id: 'pm_card_visa' };
  await paying.ask(200, 'POST', `${AT}/subscribe`, subscribe);
  await failing.ask(200, 'POST', `${AT}/subscribe`, { price_id, payment_method_id: 'pm_card_chargeCustomerFail' });

  // Paid at the provider, and killed before it was noted here.
  const underWay: { payment: ReturnType<typeof peer.stall>; order: Promise<unknown> }[] = [];
  for (const owner of [sameOrder, otherOrder, foundByWebhook]) {
    const payment = peer.stall((request) => request === 'POST /v1/subscriptions');
    // The kill breaks it off.
    const order = owner.request('POST', `${AT}/subscribe`, subscribe).catch(() => undefined);
    await payment.reached;
    underWay.push({ payment, order });
  }
  await server.kill();
  await Promise.all(underWay.map(({ order }) => order));
  for (const { payment } of underWay) payment.release();

  await start();
  const charged = peer.allCharges();
  for (const owner of [sameOrder, otherOrder]) expect(await statusOf(owner)).toBeNull();
  // Under the key of the first.
  await sameOrder.ask(200, 'POST', `${AT}/subscribe`, subscribe);
  // Refused once: the first order may still be under way, as far as anybody knows.
  await otherOrder.ask(409, 'POST', `${AT}/subscribe`, { price_id, payment_method_id: 'pm_card_mastercard' });
  await otherOrder.ask(200, 'POST', `${AT}/subscribe`, subscribe);
  for (const owner of [sameOrder, otherOrder]) expect(await statusOf(owner)).toBe('active');
  expect(peer.allCharges()).toBe(charged);

  // Renewals, of which one fails.
  peer.advance(32);
  const customers = Object.values(emails).map(peer.customerOf);
  const events = customers.flatMap((customer) =>
    Array.from({ length: 4 }, () => {
      const id = `evt_${randomUUID()}`;
      return { sign: () => peer.signedEvent(customer, { id }) };
    }),
  );
  const killedAfter = 1 + random.below(2 * events.length - 2);
  await deliverLate(url, events, {
    random,
    onAcknowledged: async (count) => {
      if (count !== killedAfter) return;
      await server.kill();
      await start();
    },
  });

  await expect
    .poll(() => Promise.all([paying, failing, foundByWebhook].map(statusOf)), { timeout: 60_000 })
    .toEqual(['active', 'past_due', 'active']);
  expect(customers.map(peer.charges)).toEqual([2, 1, 2]);
  // The order that was broken off, sent again.
  await foundByWebhook.request('POST', `${AT}/subscribe`, subscribe);
  expect(customers.map(peer.charges)).toEqual([2, 1, 2]);
});
