import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { newEmail, newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { users } from '../accounts/tables.ts';
import { findObject } from '../payments/queries.ts';
import { deletePaymentCustomers, hasActiveSubscription } from './customer.ts';
import { receiveEvent } from './receive-event.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.job.ts';
import { paymentEvents } from './tables.ts';

const t = await testApp({
  env: {
    PAYMENTS: 'sandbox',
    GST_NUMBER: '123456789 RT0001',
    QST_NUMBER: '1234567890 TQ0001',
    PAYMENTS_PER_MINUTE_PER_ADDRESS: '10000',
  },
});
const AT = '/api/subscriptions';
const ORDER = { payment_method_id: 'pm_card_visa', price_id: 'price_sandbox_month' };
const TYPE = { type: 'default' };

const advance = async (days: number, of: TestApp = t) => {
  const answer = await of.app.inject({
    method: 'POST',
    url: '/dev/payments',
    headers: { host: 'localhost', accept: 'application/json' },
    payload: { advance_days: days },
  });
  expect(answer.statusCode).toBe(200);
  await of.idle();
};
const pdfText = async (bytes: Uint8Array): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};
const subscribed = async (order: object = {}): Promise<OwnerWithRestaurant> => {
  const owner = await newOwner(t);
  const answer = await owner.post(`${AT}/subscribe`, { ...ORDER, ...order });
  expect([answer.statusCode, answer.json().client_secret]).toEqual([200, null]);
  return owner;
};
const mine = async (owner: OwnerWithRestaurant) => (await owner.get(`${AT}/me`)).json().subscription;
const statusesOf = async (owner: OwnerWithRestaurant) => {
  const { invoices } = (await owner.get(`${AT}/invoices`)).json();
  return invoices.map(({ status }: { status: string }) => status);
};
const mailsTo = async (owner: OwnerWithRestaurant) =>
  (await t.outbox())
    .filter(({ to, subject }) => to === owner.user.email && !/^\d{6}/.test(subject))
    .map(({ subject }) => subject);
const publish = async (owner: OwnerWithRestaurant) => {
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte' });
  return await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
};
const guestsSee = async (owner: OwnerWithRestaurant) =>
  (await t.app.inject(`/restaurants/${owner.restaurant_id}/menus/1`)).statusCode;

test('the offer: 29 dollars a month or 290 a year, with the taxes of the province', async () => {
  const owner = await newOwner(t);
  const { prices } = (await owner.get(`${AT}/prices`)).json();
  expect(prices).toMatchObject([
    { amount: 2900, currency: 'CAD', interval: 'month' },
    { amount: 29_000, currency: 'CAD', interval: 'year' },
  ]);
  const preview = async (province?: string) =>
    (await owner.post(`${AT}/preview`, { price_id: prices[0].id, ...(province ? { province } : {}) })).json().preview;
  expect(await preview('QC')).toEqual({
    subtotal: 2900,
    taxes: [
      { number: 1, name: 'GST', rate: 5_000, amount: 145, registration: '123456789 RT0001' },
      { number: 2, name: 'QST', rate: 9_975, amount: 289, registration: '1234567890 TQ0001' },
    ],
    total: 3334,
    currency: 'CAD',
  });
  expect(await preview('ON')).toMatchObject({ taxes: [{ number: 1, amount: 145 }], total: 3045 });
  // Until the address is known, the sale is where the seller is.
  expect(await preview()).toMatchObject({ total: 3334 });
  const unknown = await owner.post(`${AT}/preview`, { price_id: 'price_none' });
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([422, 'unknown_price']);
});

test('a subscription makes the owner premium at once, and the receipt names what was paid', async () => {
  const owner = await newOwner(t);
  expect((await publish(owner)).statusCode).toBe(402);
  expect((await owner.get('/api/data')).json().payments).toEqual({ provider: 'sandbox', publishable_key: null });
  const answer = await owner.post(`${AT}/subscribe`, { ...ORDER, province: 'ON' });
  expect(answer.json()).toMatchObject({
    client_secret: null,
    subscription: {
      status: 'active',
      is_active: true,
      amount: 2900,
      interval: 'month',
      cancel_at: null,
      closes_at: null,
      default_payment_method: { brand: 'visa', last4: '4242' },
    },
  });
  expect((await publish(owner)).statusCode).toBe(200);
  expect(await guestsSee(owner)).toBe(200);
  const { invoices } = (await owner.get(`${AT}/invoices`)).json();
  expect(invoices).toMatchObject([{ status: 'paid', total: 3045 }]);
  const { invoice } = (await owner.get(`${AT}/invoices/${invoices[0].id}`)).json();
  expect(invoice).toMatchObject({ seller: 'Ardoise', subtotal: 2900, card: { last4: '4242' }, total: 3045 });
  expect((await (await newOwner(t)).get(`${AT}/invoices/${invoices[0].id}`)).statusCode).toBe(404);
});

test('the receipt is a PDF in the language that was asked for, with the registration numbers', async () => {
  const owner = await subscribed();
  const { invoices } = (await owner.get(`${AT}/invoices`)).json();
  const textOf = async (lang: string) => {
    const file = await owner.get(`${AT}/invoices/${invoices[0].id}/receipt.pdf?lang=${lang}`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    return await pdfText(file.rawPayload);
  };
  expect(await textOf('en')).toMatch(
    /Sandbox: no real payments.*Receipt.*GST no\. 123456789 RT0001.*QST no\. 1234567890 TQ0001.*1 GST 5%.*2 QST 9\.975%.*\$33\.34/s,
  );
  expect(await textOf('fr')).toMatch(
    /Bac à sable.*Reçu.*TPS nº 123456789 RT0001.*1 TPS 5.*2 TVQ 9,975.*Payé le .* carte se terminant par 4242/s,
  );
  expect((await (await newOwner(t)).get(`${AT}/invoices/${invoices[0].id}/receipt.pdf`)).statusCode).toBe(404);
});

test.each([
  ['pm_card_visa_chargeDeclined', 'card_declined'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'card_expired'],
])('a card that the bank refuses (%s) leaves nothing to be charged, and another one can pay', async (card, reason) => {
  const owner = await newOwner(t);
  const refused = await owner.post(`${AT}/subscribe?lang=fr`, { ...ORDER, payment_method_id: card });
  expect(refused.statusCode).toBe(402);
  expect(refused.json().error).toMatchObject({
    code: 'payment_failed',
    message: 'Le paiement n’a pas pu être effectué, veuillez réessayer.',
    fields: { payment_method_id: { code: reason } },
  });
  expect((await owner.post(`${AT}/subscribe`, ORDER)).json().subscription.status).toBe('active');
  expect(await statusesOf(owner)).toEqual(['paid', 'void']);
});

test('a card typed into the form is kept if it is a test card, and 3-D Secure asks the buyer', async () => {
  const owner = await newOwner(t);
  const card = { number: '4000 0027 6000 3184', exp_month: 12, exp_year: 2098, cvc: '123' };
  const real = await owner.post(`${AT}/sandbox/payment-methods`, { ...card, number: '4539 1488 0343 6467' });
  expect([real.statusCode, Object.keys(real.json().error.fields)]).toEqual([422, ['number']]);
  const { payment_method_id } = (await owner.post(`${AT}/sandbox/payment-methods`, card)).json();

  const asked = (await owner.post(`${AT}/subscribe`, { ...ORDER, payment_method_id })).json();
  expect([asked.subscription.status, asked.subscription.is_active]).toEqual(['incomplete', false]);
  const { client_secret } = asked;
  const refused = await owner.post(`${AT}/sandbox/confirm`, { client_secret, outcome: 'refuse' });
  expect([refused.statusCode, refused.json().error.fields.payment_method.code]).toEqual([402, 'authentication_failed']);

  const again = (await owner.post(`${AT}/subscribe`, { ...ORDER, payment_method_id })).json();
  expect(again.client_secret).not.toBe(client_secret);
  const other = await newOwner(t);
  const foreign = await other.post(`${AT}/sandbox/confirm`, { client_secret: again.client_secret, outcome: 'approve' });
  expect(foreign.statusCode).toBe(409);
  const paid = await owner.post(`${AT}/sandbox/confirm`, { client_secret: again.client_secret, outcome: 'approve' });
  expect(paid.json().subscription).toMatchObject({ status: 'active', is_active: true });
  expect(await statusesOf(owner)).toEqual(['paid', 'void']);
});

test('20 equal orders at once make one subscription, and all answer with it', async () => {
  const owner = await newOwner(t);
  const answers = await Promise.all(Array.from({ length: 20 }, () => owner.post(`${AT}/subscribe`, ORDER)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await statusesOf(owner)).toEqual(['paid']);
});

test('20 orders of two cards at once make one subscription; requests meanwhile are refused', async () => {
  const owner = await newOwner(t);
  const cards = ['pm_card_visa', 'pm_card_mastercard'];
  const orders = Array.from({ length: 20 }, (_, index) =>
    owner.post(`${AT}/subscribe`, { ...ORDER, payment_method_id: cards[index % 2] }),
  );
  const statuses = (await Promise.all(orders)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(statuses).toContain(200);
  expect(await statusesOf(owner)).toEqual(['paid']);
});

test('publishing at the moment of the end: whatever it answers, guests see the menu only while it is paid', async () => {
  const owner = await subscribed();
  expect((await publish(owner)).statusCode).toBe(200);
  await owner.post(`${AT}/cancel`, TYPE);
  await owner.patch('/api/menu-items/1', { title: 'Tarte Tatin' });
  const [published] = await Promise.all([owner.post(`/api/restaurants/${owner.restaurant_id}/publish`), advance(32)]);
  expect([200, 402]).toContain(published.statusCode);
  expect(await guestsSee(owner)).toBe(403);
  await owner.post(`${AT}/subscribe`, ORDER);
  expect(await guestsSee(owner)).toBe(200);
});

test('a payment before a kill is found again, by the same order or by another', async () => {
  for (const payment_method_id of ['pm_card_visa', 'pm_card_mastercard']) {
    const owner = await newOwner(t);
    // The process ends between the provider's answer and our commit: nothing after the order runs.
    const subscribe = t.deps.payments.subscribe;
    t.deps.payments.subscribe = async (order) => {
      await subscribe(order);
      throw new Error('killed');
    };
    expect((await owner.post(`${AT}/subscribe`, ORDER)).statusCode).toBe(500);
    t.deps.payments.subscribe = subscribe;
    await t.idle();
    t.clock.advance(4 * 60_000);
    const again = await owner.post(`${AT}/subscribe`, { ...ORDER, payment_method_id });
    expect([again.statusCode, again.json().subscription.status]).toEqual([200, 'active']);
    expect(await statusesOf(owner)).toEqual(['paid']);
  }
});

test('a canceled one stays until its day, can be resumed before it, and ends on it', async () => {
  const owner = await subscribed();
  expect((await publish(owner)).statusCode).toBe(200);
  const { current_period_end } = await mine(owner);
  const canceled = (await owner.post(`${AT}/cancel`, TYPE)).json().subscription;
  expect(canceled).toMatchObject({ status: 'active', is_active: true, cancel_at: current_period_end });
  expect((await owner.post(`${AT}/resume`, TYPE)).json().subscription).toMatchObject({ cancel_at: null });
  await owner.post(`${AT}/cancel`, TYPE);
  await advance(27);
  expect(await mine(owner)).toMatchObject({ is_active: true });
  await advance(5);
  expect(await mine(owner)).toMatchObject({ status: 'canceled', is_active: false, ended_at: current_period_end });
  expect(await guestsSee(owner)).toBe(403);
  expect((await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`)).statusCode).toBe(402);
  expect((await owner.post(`${AT}/resume`, TYPE)).json().error.code).toBe('no_subscription');
  expect((await mailsTo(owner)).length).toBeGreaterThanOrEqual(1);
  // Again: the page is back without a new publication.
  expect((await owner.post(`${AT}/subscribe`, ORDER)).statusCode).toBe(200);
  expect(await guestsSee(owner)).toBe(200);
});

test('an overdue one keeps the page for 7 days; paying brings it back at once, with no new publication', async () => {
  const owner = await subscribed({ payment_method_id: 'pm_card_chargeCustomerFail' });
  expect((await publish(owner)).statusCode).toBe(200);
  await advance(32);
  expect(await mine(owner)).toMatchObject({ status: 'past_due', is_active: false, closes_at: expect.any(String) });
  expect(await guestsSee(owner)).toBe(200);
  expect((await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`)).statusCode).toBe(402);
  await advance(8);
  expect(await guestsSee(owner)).toBe(403);
  expect(await mailsTo(owner)).toEqual(['payment_failed en']);

  const declined = { payment_method: 'pm_card_visa_chargeDeclined' };
  const refused = await owner.put(`${AT}/update-default-payment-method`, declined);
  expect([refused.statusCode, refused.json().error.fields.payment_method.code]).toEqual([402, 'card_declined']);
  const paid = await owner.put(`${AT}/update-default-payment-method`, { payment_method: 'pm_card_mastercard' });
  expect(paid.json().subscription).toMatchObject({
    status: 'active',
    closes_at: null,
    default_payment_method: { brand: 'mastercard' },
  });
  expect(await guestsSee(owner)).toBe(200);
  expect(await statusesOf(owner)).toEqual(['paid', 'paid']);
});

test('an invoice that is never paid becomes unpaid and is not revived by itself', async () => {
  const owner = await subscribed({ payment_method_id: 'pm_card_chargeCustomerFail' });
  await advance(60);
  expect(await mine(owner)).toMatchObject({ status: 'unpaid', is_active: false });
  expect(await statusesOf(owner)).toEqual(['open', 'paid']);
});

test('billing details end the time of being new, and decide the taxes of the next invoice', async () => {
  const owner = await subscribed();
  const isNew = async () => (await owner.get('/api/me')).json().user.is_new_customer;
  expect([await isNew(), (await owner.get(`${AT}/billing-address`)).json().billing_address]).toEqual([true, null]);
  const place = { line1: null, line2: null, city: null, province: null, postal_code: null, country: 'FR' };
  const countryOnly = { name: 'Zoé Lefèvre', company: null, tax_number: null, ...place };
  expect((await owner.put(`${AT}/billing-address`, countryOnly)).statusCode).toBe(200);
  expect(await isNew()).toBe(true);
  const billing = {
    name: 'Zoé Lefèvre',
    company: 'L’Étoile & Fils',
    tax_number: null,
    line1: '1 rue Principale',
    line2: null,
    city: 'Calgary',
    province: 'Alberta',
    postal_code: 'T2P 1J9',
    country: 'CA',
  };
  const refused = await owner.put(`${AT}/billing-address`, billing);
  expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['province']]);
  const saved = { ...billing, province: 'AB' };
  expect((await owner.put(`${AT}/billing-address`, saved)).json()).toEqual({ billing_address: saved });
  expect(await isNew()).toBe(false);
  await advance(32);
  const { invoices } = (await owner.get(`${AT}/invoices`)).json();
  expect(invoices.map(({ total }: { total: number }) => total)).toEqual([3045, 3334]);
});

test('an owner is notified once of a card that expires and of an end that is near', async () => {
  const owner = await newOwner(t);
  const now: Date = new Date(
    (await t.app.inject({ url: '/dev/payments', headers: { host: 'localhost', accept: 'application/json' } })).json()
      .now,
  );
  const card = {
    number: '4242424242424242',
    exp_month: now.getUTCMonth() + 1,
    exp_year: now.getUTCFullYear(),
    cvc: '123',
  };
  const { payment_method_id } = (await owner.post(`${AT}/sandbox/payment-methods`, card)).json();
  await owner.post(`${AT}/subscribe`, { ...ORDER, payment_method_id, price_id: 'price_sandbox_year' });
  await t.idle();
  expect(await mailsTo(owner)).toEqual(['card_expiring en']);
  await owner.post(`${AT}/cancel`, TYPE);
  await advance(363);
  await advance(0.1);
  expect((await mailsTo(owner)).slice(0, -1)).toEqual(['subscription_ending en']);
  await advance(4);
  expect((await mailsTo(owner))[0]).toBe('subscription_ended en');
});

test('the page of the sandbox is for this machine alone', async () => {
  const owner = await subscribed();
  const page = await t.app.inject({ url: '/dev/payments?lang=fr', headers: { host: 'localhost' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain(owner.user.email);
  expect(page.body).toContain('<html lang="fr');
  expect(page.body).toContain('<p>Actif · Payé jusqu’au ');
  expect(page.body).toMatch(/33,34\s\$\S* · Payée<\/li>/);
  expect(page.body).toContain('<li>4000 0000 0000 9995 · N’est pas assez approvisionnée</li>');
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' };
  const statuses = async (headers: Record<string, string>) => {
    const asked = { url: '/dev/payments', headers: { ...form, ...headers } };
    const read = await t.app.inject(asked);
    const moved = await t.app.inject({ ...asked, method: 'POST', payload: 'advance_days=0.01' });
    return [read.statusCode, moved.statusCode];
  };
  expect(await statuses({})).toEqual([200, 303]);
  for (const foreign of [
    { host: 'menus.example' },
    { 'x-forwarded-for': '203.0.113.7' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ])
    expect(await statuses(foreign)).toEqual([404, 404]);
});

test('an account that is deleted leaves no customer, however often it is tried', async () => {
  const owner = await subscribed();
  const { id } = owner.user;
  expect(await hasActiveSubscription(t.deps, id)).toBe(true);
  await deletePaymentCustomers(t.deps, id);
  await deletePaymentCustomers(t.deps, id);
  expect(await hasActiveSubscription(t.deps, id)).toBe(false);
  expect(await mine(owner)).toBeNull();
  const held: { email: string }[] = (await t.deps.payments.sandbox?.describe()) ?? [];
  expect(held.map(({ email }) => email)).not.toContain(owner.user.email);
});

test('on a server without payments there is nothing to pay, and everything is premium', async () => {
  const off = await testApp();
  const owner = await newOwner(off);
  expect(await mine(owner)).toBeNull();
  const asked = await Promise.all(
    ['prices', 'products', 'intent', 'invoices', 'billing-address'].map((path) => owner.get(`${AT}/${path}`)),
  );
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect((await owner.get('/api/data')).json().payments.provider).toBe('off');
  expect((await publish(owner)).statusCode).toBe(200);
});

describe('the address that the provider writes to', () => {
  const toldOf = async ({ user }: OwnerWithRestaurant) => {
    const id = `cus_${user.id.replaceAll('-', '')}`;
    return (await findObject(t.deps.db, 'customer', id))?.email;
  };
  const mailedToken = async (email: string) => {
    await t.idle();
    const mails = (await t.outbox()).filter(({ to }) => to === email);
    return mails.flatMap(({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? [])[0];
  };

  test('is the account’s after a confirmed change, and after it was reverted', async () => {
    const owner = await subscribed();
    const old = owner.user.email;
    expect(await toldOf(owner)).toBe(old);
    const email = newEmail();
    await owner.put(fillPath(API_PATHS.user, { id: owner.user.id }), { new_email: email });
    expect(await toldOf(owner)).toBe(old);
    const verified = await owner.post(API_PATHS.verifyEmail, { token: await mailedToken(email) });
    expect(verified.statusCode).toBe(200);
    await t.idle();
    expect(await toldOf(owner)).toBe(email);
    const restored = await owner.post(API_PATHS.takeBackEmail, { token: await mailedToken(old) });
    expect(restored.statusCode).toBe(200);
    await t.idle();
    expect(await toldOf(owner)).toBe(old);
  });

  test('is compared each night', async () => {
    const owner = await subscribed();
    const email = newEmail();
    await t.deps.db.update(users).set({ email }).where(eq(users.id, owner.user.id));
    await reconcileSubscriptions(t.deps, {}, { signal: new AbortController().signal });
    expect(await toldOf(owner)).toBe(email);
  });
});

test('an account that is deleted leaves no customer’s id in the events', async () => {
  const owner = await subscribed();
  await t.idle();
  const customer = `cus_${owner.user.id.replaceAll('-', '')}`;
  const events = () => t.deps.db.$count(paymentEvents, eq(paymentEvents.customer_id, customer));
  expect(await events()).toBeGreaterThan(0);
  await deletePaymentCustomers(t.deps, owner.user.id);
  expect(await events()).toBe(0);
  // One that arrives late.
  await receiveEvent(t.deps, { id: `evt_${randomUUID()}`, type: 'customer.deleted', customer_id: customer });
  await t.idle();
  expect(await events()).toBe(0);
});
