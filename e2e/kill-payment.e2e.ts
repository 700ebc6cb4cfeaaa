import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startServer } from '../test/start-server.ts';
import { stripeEnv, stripeServer } from '../test/stripe-server.ts';
import { OwnerByHttp } from './owner-by-http.ts';

const AT = '/api/subscriptions';
const RESTAURANT = { name: 'Chez Eulalie', main_locale: 'fr', currency: 'CAD', timezone: 'America/Toronto' } as const;
type Mine = { subscription: { status: string } | null };

const peer = await stripeServer();
const env = stripeEnv(peer.url);

test.each([
  ['by the same order, under its key', 'pm_card_visa', 200],
  // The first order may still be under way, as far as anybody knows.
  ['by another order, which is refused at first', 'pm_card_mastercard', 409],
])('a server that is killed between the payment and its commit finds what was paid: %s', async (_, card, status) => {
  const server = await startServer({ env });
  const owner = new OwnerByHttp(server.url);
  await owner.begin(`${randomUUID()}@example.com`, RESTAURANT);
  const price_id = 'price_month';
  const payment = peer.stall((request) => request === 'POST /v1/subscriptions');
  // The kill breaks it off.
  const order = owner
    .request('POST', `${AT}/subscribe`, { price_id, payment_method_id: 'pm_card_visa' })
    .catch(() => undefined);
  await payment.reached;
  await server.kill();
  await order;
  payment.release();

  const port = String(server.port);
  await startServer({ env: { ...env, PORT: port, PUBLIC_URL: server.url }, data_dir: server.data_dir });
  const charged = peer.allCharges();
  const { subscription } = await owner.ask<Mine>(200, 'GET', `${AT}/me`);
  expect(subscription).toBeNull();
  await owner.ask(status, 'POST', `${AT}/subscribe`, { price_id, payment_method_id: card });
  if (status === 409) await owner.ask(200, 'POST', `${AT}/subscribe`, { price_id, payment_method_id: 'pm_card_visa' });
  expect((await owner.ask<Mine>(200, 'GET', `${AT}/me`)).subscription?.status).toBe('active');
  expect(peer.allCharges()).toBe(charged);
});
