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

test('a server killed between a payment and its commit finds the payment, by the same order and by another', async () => {
  const server = await startServer({ env });
  const price_id = 'price_sandbox_month';
  const subscribe = { price_id, payment_method_id: 'pm_card_visa' };
  const [sameOrder, otherOrder] = [await beginAt(server.url), await beginAt(server.url)];
  const underWay: { payment: ReturnType<typeof peer.stall>; order: Promise<unknown> }[] = [];
  for (const owner of [sameOrder, otherOrder]) {
    const payment = peer.stall((request) => request === 'POST /v1/subscriptions');
    // The kill breaks it off.
    const order = owner.request('POST', `${AT}/subscribe`, subscribe).catch(() => undefined);
    await payment.reached;
    underWay.push({ payment, order });
  }
  await server.kill();
  await Promise.all(underWay.map(({ order }) => order));
  for (const { payment } of underWay) payment.release();

  const port = String(server.port);
  await startServer({ env: { ...env, PORT: port, PUBLIC_URL: server.url }, data_dir: server.data_dir });
  const charged = peer.allCharges();
  for (const owner of [sameOrder, otherOrder]) {
    const { subscription } = await owner.ask<Mine>(200, 'GET', `${AT}/me`);
    expect(subscription).toBeNull();
  }
  // Under the key of the first.
  await sameOrder.ask(200, 'POST', `${AT}/subscribe`, subscribe);
  // Refused once: the first order may still be under way, as far as anybody knows.
  await otherOrder.ask(409, 'POST', `${AT}/subscribe`, { price_id, payment_method_id: 'pm_card_mastercard' });
  await otherOrder.ask(200, 'POST', `${AT}/subscribe`, subscribe);
  for (const owner of [sameOrder, otherOrder])
    expect((await owner.ask<Mine>(200, 'GET', `${AT}/me`)).subscription?.status).toBe('active');
  expect(peer.allCharges()).toBe(charged);
});

const seed = Number(process.env['FAULTS_SEED'] ?? anySeed());

test(`late, repeated and reordered webhooks charge nobody twice, even if the server is killed (FAULTS_SEED=${seed})`, async () => {
  const random = seeded(seed);
  let server = await startServer({ env });
  const { url, port, data_dir } = server;
  const restart = async () => {
    await server.kill();
    server = await startServer({ env: { ...env, PORT: String(port), PUBLIC_URL: url }, data_dir });
  };
  const emails = { paying: newEmail(), failing: newEmail(), killed: newEmail() };
  const [paying, failing, killed] = [
    await beginAt(url, emails.paying),
    await beginAt(url, emails.failing),
    await beginAt(url, emails.killed),
  ];
  const price_id = 'price_sandbox_month';
  await paying.ask(200, 'POST', `${AT}/subscribe`, { price_id, payment_method_id: 'pm_card_visa' });
  await failing.ask(200, 'POST', `${AT}/subscribe`, { price_id, payment_method_id: 'pm_card_chargeCustomerFail' });
  // Paid at the provider, and killed before it was noted here.
  const payment = peer.stall((request) => request === 'POST /v1/subscriptions');
  const order = { price_id, payment_method_id: 'pm_card_visa' };
  const broken = killed.request('POST', `${AT}/subscribe`, order).catch(() => undefined);
  await payment.reached;
  await server.kill();
  await broken;
  payment.release();
  // Renewals, of which one fails.
  peer.advance(32);

  const customers = Object.values(emails).map(peer.customerOf);
  const events = customers.flatMap((customer) =>
    Array.from({ length: 4 }, () => {
      const id = `evt_${randomUUID()}`;
      return { sign: () => peer.signedEvent(customer, { id }) };
    }),
  );
  await restart();
  const kills = new Set([1 + random.below(11), 12 + random.below(11)]);
  await deliverLate(url, events, {
    random,
    onAcknowledged: async (count) => {
      if (kills.has(count)) await restart();
    },
  });

  const statusOf = async (owner: OwnerByHttp) =>
    (await owner.ask<Mine>(200, 'GET', `${AT}/me`)).subscription?.status ?? null;
  await expect
    .poll(() => Promise.all([paying, failing, killed].map(statusOf)), { timeout: 60_000 })
    .toEqual(['active', 'past_due', 'active']);
  expect(customers.map(peer.charges)).toEqual([2, 1, 2]);
  // The order that was broken off, sent again.
  await killed.request('POST', `${AT}/subscribe`, order);
  expect(customers.map(peer.charges)).toEqual([2, 1, 2]);
});
