import { expect, test } from 'vitest';
import { FAILURE_LABELS } from '../server/http/app.ts';
import { PaymentProblem } from '../server/payments/provider.ts';
import { API_PATHS, fillPath } from '../shared/paths.ts';
import { embeddedApp } from './embedded-app.ts';
import { newOwner, type OwnerWithRestaurant } from './owners.ts';

/** pino's level of errors. */
const ERROR = 50;
type FailingCall = (owner: OwnerWithRestaurant) => Promise<{ statusCode: number }>;
const ORDER = { payment_method_id: 'pm_card_visa', price_id: 'price_sandbox_month' };
const of = ({ restaurant_id: id }: OwnerWithRestaurant, path: Parameters<typeof fillPath>[0]) => fillPath(path, { id });

const CALLS: Record<(typeof FAILURE_LABELS)[number], FailingCall> = {
  'restaurant.store': (owner) =>
    owner.post(API_PATHS.restaurants, { name: 'Again', main_locale: 'en', currency: 'CAD' }),
  'restaurant.update': (owner) => owner.put(of(owner, API_PATHS.restaurant), { name: 'Other' }),
  'restaurant.usage': (owner) => owner.get(of(owner, API_PATHS.restaurantUsage)),
  'subscription.cancel': (owner) => owner.post(API_PATHS.cancelSubscription, { type: 'default' }),
  'subscription.subscribe': (owner) => owner.post(API_PATHS.subscribe, ORDER),
  'session.init': (owner) => owner.get(API_PATHS.me),
  'session.logout': (owner) => owner.post(API_PATHS.logout),
  'user.delete': (owner) => owner.delete(fillPath(API_PATHS.user, { id: owner.user.id })),
  'logo.upload': (owner) => owner.post(of(owner, API_PATHS.restaurantLogo)),
  'restaurant.publish': (owner) => owner.post(of(owner, API_PATHS.restaurantPublish)),
};

/** The errors logged since, with their labels. */
const labelled = (logs: Record<string, unknown>[]) =>
  logs.flatMap(({ level, label }) => (level === ERROR ? label : []));

test('each failure that the specification names is logged under its label, once', async () => {
  const t = await embeddedApp({ env: { PAYMENTS: 'sandbox' } });
  const owner = await newOwner(t);
  await t.idle();
  await t.deps.db.execute('alter table sessions rename to sessions_out_of_reach');
  const began = t.logs.length;
  for (const label of FAILURE_LABELS) {
    const before = t.logs.length;
    expect([label, (await CALLS[label](owner)).statusCode]).toEqual([label, 500]);
    expect(labelled(t.logs.slice(before))).toEqual([label]);
  }
  expect(labelled(t.logs.slice(began))).toEqual([...FAILURE_LABELS]);
  await t.deps.db.execute('alter table sessions_out_of_reach rename to sessions');
});

test('a payment provider that is unavailable is a failure under its label; a declined card is none', async () => {
  const t = await embeddedApp({ env: { PAYMENTS: 'sandbox' } });
  const owner = await newOwner(t);
  const declined = await owner.post(API_PATHS.subscribe, {
    ...ORDER,
    payment_method_id: 'pm_card_visa_chargeDeclined',
  });
  expect(declined.statusCode).toBe(402);
  expect(labelled(t.logs)).toEqual([]);

  const { subscribe } = t.deps.payments;
  t.deps.payments.subscribe = async () => {
    throw new PaymentProblem('unavailable');
  };
  expect((await owner.post(API_PATHS.subscribe, ORDER)).statusCode).toBe(503);
  t.deps.payments.subscribe = subscribe;
  expect((await owner.post(API_PATHS.subscribe, ORDER)).statusCode).toBe(200);
  t.deps.payments.cancel = async () => {
    throw new PaymentProblem('unavailable');
  };
  expect((await owner.post(API_PATHS.cancelSubscription, { type: 'default' })).statusCode).toBe(503);
  expect(labelled(t.logs)).toEqual(['subscription.subscribe', 'subscription.cancel']);
});
