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

async function beginAt(origin: string): Promise<OwnerByHttp> {
  const owner = new OwnerByHttp(origin);
  await owner.begin(`${randomUUID()}@example.com`, RESTAURANT);
  return owner;
}

test('a server that is killed between payments and their commits finds what was paid: by the same order, and by another', async () => {
  const server = await startServer({ env });
  const price_id = 'price_month';
  const subscribe = { price_id, payment_method_id: 'pm_card_visa' };
  const [same, other] = [await beginAt(server.url), await beginAt(server.url)];
  const underWay: { payment: ReturnType<typeof peer.stall>; order: Promise<unknown> }[] = [];
  for (const owner of [same, other]) {
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
  for (const owner of [same, other]) {
    const { subscription } = await owner.ask<Mine>(200, 'GET', `${AT}/me`);
    expect(subscription).toBeNull();
  }
  // Under the key of the first.
  await same.ask(200, 'POST', `${AT}/subscribe`, subscribe);
  // Refused once: the first order may still be under way, as far as anybody knows.
  await other.ask(409, 'POST', `${AT}/subscribe`, { price_id, payment_method_id: 'pm_card_mastercard' });
  await other.ask(200, 'POST', `${AT}/subscribe`, subscribe);
  for (const owner of [same, other])
    expect((await owner.ask<Mine>(200, 'GET', `${AT}/me`)).subscription?.status).toBe('active');
  expect(peer.allCharges()).toBe(charged);
});
