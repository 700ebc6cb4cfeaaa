import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { STRIPE_KEYS, stripeServer } from '../../test/stripe-server.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { openLog } from '../telemetry/open-log.ts';
import { PaymentProblem, type PaymentProvider } from './provider.ts';
import { openSandbox } from './sandbox.ts';
import { openStripe } from './stripe.ts';

/** What every provider does, so that callers can't tell them apart. */

const SELLER = { name: 'Ardoise', gst_number: '123456789 RT0001', qst_number: null };
const QUEBEC = { country: 'CA', province: 'QC' } as const;
type Peer = {
  provider: PaymentProvider;
  advance(days: number): Promise<void> | void;
  answerBank(customerId: string, secret: string, outcome: 'approve' | 'refuse'): Promise<void> | void;
};

const database = await openTestDatabase();
closeAfterFile(() => database.close());
const sandboxProvider = openSandbox(SELLER, { db: database.db, log: openLog({ LOG_LEVEL: 'silent' }) });
const sandbox = sandboxProvider.sandbox;
if (!sandbox) throw new Error('the sandbox has its controls');
const server = await stripeServer();
const peers: Record<string, Peer> = {
  sandbox: {
    provider: sandboxProvider,
    advance: (days) => sandbox.advance(days * 24 * 60 * 60 * 1_000),
    answerBank: (customer, secret, outcome) => sandbox.answerBank(customer, secret, outcome).catch(() => undefined),
  },
  stripe: {
    provider: openStripe(
      {
        secret_key: STRIPE_KEYS.secret,
        publishable_key: STRIPE_KEYS.publishable,
        webhook_secret: STRIPE_KEYS.webhook,
        price_id: null,
        api_base: server.url,
      },
      SELLER,
    ),
    advance: (days) => server.advance(days),
    answerBank: (_customer, secret, outcome) => server.answerBank(secret, outcome),
  },
};

const kindOf = async (order: Promise<unknown>): Promise<string> => {
  const error = await order.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof PaymentProblem)) throw error ?? new Error('nothing was refused');
  return error.kind === 'declined' ? `declined ${error.reason}` : error.kind;
};

describe.each(Object.entries(peers))('%s', (_name, { provider, advance, answerBank }) => {
  const newCustomer = () =>
    provider.createCustomer({ reference: randomUUID(), email: 'chef@example.com', locale: 'fr', billing: null });
  const orderOf = async (customer_id: string, payment_method_id = 'pm_card_visa') => {
    const [month] = await provider.listPrices();
    return { customer_id, price_id: month?.id ?? '', payment_method_id, place: QUEBEC, key: randomUUID() };
  };
  const subscribed = async (payment_method_id?: string) => {
    const customer = await newCustomer();
    const { subscription } = await provider.subscribe(await orderOf(customer, payment_method_id));
    return { customer, id: subscription.id };
  };
  const invoicesOf = async (customer: string) => (await provider.listInvoices(customer)).map(({ status }) => status);

  test('offers a month and a year, and says what they cost with taxes', async () => {
    const prices = await provider.listPrices();
    expect(prices.map(({ amount, currency, interval }) => [amount, currency, interval])).toEqual([
      [2900, 'CAD', 'month'],
      [29_000, 'CAD', 'year'],
    ]);
    const products = await provider.listProducts();
    expect(products.map(({ id }) => id)).toContain(prices[0]?.product_id);
    expect(await provider.preview({ price_id: prices[0]?.id ?? '', place: QUEBEC })).toEqual({
      subtotal: 2900,
      taxes: [
        { number: 1, name: 'GST', rate: 5_000, amount: 145, registration: '123456789 RT0001' },
        { number: 2, name: 'QST', rate: 9_975, amount: 289, registration: null },
      ],
      total: 3334,
      currency: 'CAD',
    });
    const elsewhere = await provider.preview({
      price_id: prices[1]?.id ?? '',
      place: { country: 'FR', province: null },
    });
    expect(elsewhere).toMatchObject({ taxes: [], total: 29_000 });
    expect(await kindOf(provider.preview({ price_id: 'price_of_something_else', place: QUEBEC }))).toBe(
      'unknown_price',
    );
  });

  test('charges the first payment and stores its receipt', async () => {
    const customer = await newCustomer();
    const { client_secret } = await provider.openSetupIntent(customer);
    expect(client_secret).toMatch(/_secret_/);
    const opened = await Promise.all(Array.from({ length: 5 }, () => provider.openSetupIntent(customer)));
    expect(new Set(opened.map((intent) => intent.client_secret))).toEqual(new Set([client_secret]));
    const order = await orderOf(customer);
    const { subscription, ...rest } = await provider.subscribe(order);
    expect(rest).toEqual({ client_secret: null });
    expect(subscription).toMatchObject({
      status: 'active',
      price_id: order.price_id,
      amount: 2900,
      interval: 'month',
      cancel_at: null,
      ended_at: null,
      unpaid_invoice: null,
      attempt_key: order.key,
      default_payment_method: { brand: 'visa', last4: '4242' },
    });
    const [invoice] = await provider.listInvoices(customer);
    expect(invoice).toMatchObject({ status: 'paid', total: 3334, currency: 'CAD' });
    const receipt = await provider.findInvoice(customer, invoice?.id ?? '');
    expect(receipt).toMatchObject({ subtotal: 2900, card: { brand: 'visa', last4: '4242' }, billing_address: null });
    expect(receipt?.taxes.map(({ amount }) => amount)).toEqual([145, 289]);
    expect(await provider.findInvoice(await newCustomer(), invoice?.id ?? '')).toBeUndefined();
    expect(await provider.findInvoice(customer, 'in_none')).toBeUndefined();
  });

  test('one key makes one subscription, however often it is sent and however many are sent at once', async () => {
    const customer = await newCustomer();
    const order = await orderOf(customer);
    const made = await Promise.all(Array.from({ length: 5 }, () => provider.subscribe(order)));
    expect(new Set(made.map(({ subscription }) => subscription.id)).size).toBe(1);
    expect((await provider.subscribe(order)).subscription.id).toBe(made[0]?.subscription.id);
    expect(await kindOf(provider.subscribe({ ...order, payment_method_id: 'pm_card_mastercard' }))).toBe('conflict');
    expect(await invoicesOf(customer)).toEqual(['paid']);
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'card_expired'],
  ])('a refusal of %s says why and leaves nothing to be charged', async (card, reason) => {
    const customer = await newCustomer();
    expect(await kindOf(provider.subscribe(await orderOf(customer, card)))).toBe(`declined ${reason}`);
    expect(await invoicesOf(customer)).toEqual(['void']);
    expect(['incomplete_expired', undefined]).toContain((await provider.findSubscription(customer))?.status);
  });

  test('a bank that asks is answered yes, or no, or never', async () => {
    const asked = async () => {
      const customer = await newCustomer();
      const { subscription, client_secret } = await provider.subscribe(
        await orderOf(customer, 'pm_card_authenticationRequired'),
      );
      expect([subscription.status, typeof client_secret]).toEqual(['incomplete', 'string']);
      return { customer, id: subscription.id, secret: client_secret ?? '' };
    };
    const yes = await asked();
    await answerBank(yes.customer, yes.secret, 'approve');
    expect((await provider.findSubscription(yes.customer))?.status).toBe('active');
    const no = await asked();
    await answerBank(no.customer, no.secret, 'refuse');
    expect((await provider.findSubscription(no.customer))?.status).toBe('incomplete');
    await provider.abandon(no.id);
    expect([(await provider.findSubscription(no.customer))?.status, await invoicesOf(no.customer)]).toEqual([
      'incomplete_expired',
      ['void'],
    ]);
    // A subscription that was paid in the meantime is not ended.
    await provider.abandon(yes.id);
    expect((await provider.findSubscription(yes.customer))?.status).toBe('active');
  });

  test('cancels at the end of the period, and resumes', async () => {
    const { customer, id } = await subscribed();
    await provider.cancel(id);
    const canceled = await provider.findSubscription(customer);
    expect([canceled?.status, canceled?.cancel_at]).toEqual(['active', canceled?.current_period_end]);
    await provider.resume(id);
    expect((await provider.findSubscription(customer))?.cancel_at).toBeNull();
    await provider.cancel(id);
    await advance(32);
    expect(await provider.findSubscription(customer)).toMatchObject({
      status: 'canceled',
      ended_at: canceled?.current_period_end,
    });
    expect(await kindOf(provider.resume(id))).toBe('conflict');
  });

  test('renews; a failed payment is overdue until another card pays it', async () => {
    const good = await subscribed();
    const bad = await subscribed('pm_card_chargeCustomerFail');
    await advance(32);
    expect([(await provider.findSubscription(good.customer))?.status, await invoicesOf(good.customer)]).toEqual([
      'active',
      ['paid', 'paid'],
    ]);
    const overdue = await provider.findSubscription(bad.customer);
    expect([overdue?.status, overdue?.unpaid_invoice]).toEqual([
      'past_due',
      { id: expect.any(String), due_at: expect.stringMatching(/Z$/) },
    ]);
    const change = { customer_id: bad.customer, subscription_id: bad.id };
    const declined = { ...change, payment_method_id: 'pm_card_visa_chargeDeclined' };
    expect(await kindOf(provider.updateDefaultPaymentMethod(declined))).toBe('declined card_declined');
    const asked = await provider.updateDefaultPaymentMethod({
      ...change,
      payment_method_id: 'pm_card_authenticationRequired',
    });
    expect(asked.client_secret).toMatch(/_secret_/);
    await answerBank(bad.customer, asked.client_secret ?? '', 'approve');
    expect(await provider.findSubscription(bad.customer)).toMatchObject({ status: 'active', unpaid_invoice: null });
  });

  test('an address is printed on the next invoice, and decides its taxes', async () => {
    const { customer } = await subscribed();
    const billing = {
      name: 'Zoé Lefèvre',
      company: null,
      tax_number: null,
      line1: '1 rue Principale',
      line2: null,
      city: 'Calgary',
      province: 'AB',
      postal_code: 'T2P 1J9',
      country: 'CA',
    };
    await provider.updateCustomer(customer, { billing, place: { country: 'CA', province: 'AB' } });
    await advance(32);
    const [next] = await provider.listInvoices(customer);
    const receipt = await provider.findInvoice(customer, next?.id ?? '');
    expect([receipt?.total, receipt?.taxes.map(({ number }) => number)]).toEqual([3045, [1]]);
    expect(receipt?.billing_address).toMatchObject({ name: 'Zoé Lefèvre', city: 'Calgary', province: 'AB' });
  });

  test('refuses a card that it does not know, and one of another customer', async () => {
    const customer = await newCustomer();
    expect(await kindOf(provider.subscribe(await orderOf(customer, 'pm_none')))).toBe('unknown_payment_method');
    expect(await invoicesOf(customer)).toEqual([]);
  });

  test('changes the address of a customer; refuses an unknown customer', async () => {
    const customer = await newCustomer();
    await provider.setCustomerEmail(customer, 'new@example.com');
    await provider.setCustomerEmail(customer, 'new@example.com');
    expect(await kindOf(provider.setCustomerEmail('cus_none', 'new@example.com'))).toBe('conflict');
  });

  test('deletes a customer; a second time has no effect', async () => {
    const { customer } = await subscribed();
    await provider.deleteCustomer(customer);
    await provider.deleteCustomer(customer);
    const left = await provider.findSubscription(customer).catch(() => undefined);
    expect(left?.status ?? 'canceled').toBe('canceled');
  });
});

describe('Stripe', () => {
  const { provider } = peers['stripe'] as Peer;
  const order = async () => {
    const customer_id = await provider.createCustomer({
      reference: randomUUID(),
      email: 'a@example.com',
      locale: 'en',
      billing: null,
    });
    return {
      customer_id,
      price_id: 'price_sandbox_month',
      payment_method_id: 'pm_card_visa',
      place: QUEBEC,
      key: randomUUID(),
    };
  };

  test.each([500, 429, 'dropped'] as const)('an answer of %s is asked for again, and charged once', async (how) => {
    const once = await order();
    server.failNext(how);
    if (how === 429) {
      expect(await kindOf(provider.subscribe(once))).toBe('unavailable');
      await provider.subscribe(once);
    } else await provider.subscribe(once);
    expect(server.charges(once.customer_id)).toBe(1);
  });

  test('an order that comes while the first of its key is still running waits for it, and is charged once', async () => {
    const once = await order();
    const slow = server.slowKey();
    const orders = [provider.subscribe(once), provider.subscribe(once)];
    // More often than the library retries by itself.
    await vi.waitFor(() => expect(slow.refusals()).toBeGreaterThan(3), { timeout: 9_000, interval: 50 });
    slow.release();
    const [first, second] = await Promise.all(orders);
    expect(first?.subscription.status).toBe('active');
    expect(second).toEqual(first);
    expect(server.charges(once.customer_id)).toBe(1);
  });

  test('makes each tax rate once in the account', async () => {
    const settings = {
      secret_key: STRIPE_KEYS.secret,
      publishable_key: 'pk',
      webhook_secret: 'whsec',
      api_base: server.url,
    };
    const other = openStripe({ ...settings, price_id: 'price_sandbox_year' }, SELLER);
    expect((await other.listPrices()).map(({ id }) => id)).toEqual(['price_sandbox_year']);
    const preview = await other.preview({ price_id: 'price_sandbox_year', place: QUEBEC });
    expect(preview.taxes.map(({ amount }) => amount)).toEqual([1450, 2893]);
    expect(await kindOf(other.preview({ price_id: 'price_sandbox_month', place: QUEBEC }))).toBe('unknown_price');
  });

  test('reads what it signed itself, within five minutes', () => {
    const read = (options?: Parameters<typeof server.signedEvent>[1]) => {
      const { payload, signature } = server.signedEvent('cus_1', options);
      return provider.readEvent(Buffer.from(payload), signature);
    };
    expect(read({ id: 'evt_1' })).toEqual({ id: 'evt_1', type: 'customer.subscription.updated', customer_id: 'cus_1' });
    expect(() => read({ secret: 'whsec_foreign' })).toThrow(PaymentProblem);
    expect(() => read({ age_seconds: 301 })).toThrow(PaymentProblem);
    const { signature } = server.signedEvent('cus_1');
    expect(() => provider.readEvent(Buffer.from('{}'), signature)).toThrow(PaymentProblem);
  });

  test('an answer without end is aborted, and reported as unavailable', async () => {
    const spaces = Buffer.alloc(256 * 1024, ' ');
    const endless = createServer((_, response) => {
      const write = (): void => void response.write(spaces, (error) => !error && write());
      write();
    });
    endless.listen(0, '127.0.0.1');
    await once(endless, 'listening');
    closeAfterFile(async () => {
      endless.closeAllConnections();
      endless.close();
    });
    // The address of a TCP server is an object once it listens.
    const { port } = endless.address() as AddressInfo;
    const settings = { secret_key: STRIPE_KEYS.secret, publishable_key: 'pk', webhook_secret: 'whsec', price_id: null };
    const peer = openStripe({ ...settings, api_base: `http://127.0.0.1:${port}` }, SELLER);
    expect(await kindOf(peer.listPrices())).toBe('unavailable');
  });

  test('a server that can’t be reached is reported as unavailable', async () => {
    const settings = { secret_key: STRIPE_KEYS.secret, publishable_key: 'pk', webhook_secret: 'whsec', price_id: null };
    const gone = openStripe({ ...settings, api_base: 'http://127.0.0.1:9' }, SELLER);
    expect(await kindOf(gone.listPrices())).toBe('unavailable');
    const foreign = openStripe({ ...settings, secret_key: 'sk_test_other', api_base: server.url }, SELLER);
    expect(await kindOf(foreign.listPrices())).toBe('unavailable');
  });
});
