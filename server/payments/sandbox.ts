import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { SELLERS_PLACE, type Seller, taxesAt } from './charged-taxes.ts';
import {
  currentOf,
  type PaymentEvent,
  PaymentProblem,
  type PaymentProvider,
  type ProviderSubscription,
  type Sandbox,
} from './provider.ts';
import { addObject, deleteObjectsOf, findObject, listCustomerIds, listObjects, putObject } from './queries.ts';
import {
  answerBank,
  bill,
  expire,
  newInvoice,
  newSubscription,
  newTestMethod,
  pay,
  priceOf,
  SANDBOX_PRICES,
  SANDBOX_PRODUCT,
  sandboxId,
  takeStep,
} from './sandbox-billing.ts';
import type { SandboxKind, SandboxObjects } from './sandbox-objects.ts';
import { TEST_CARDS } from './test-cards.ts';

const CLOCK_ID = 'clock';

/** A customer's objects, read and written with its row locked, so that changes of one customer are serialised. */
type CustomerChange = {
  customer: SandboxObjects['customer'];
  at: string;
  find<Kind extends SandboxKind>(kind: Kind, id: string): Promise<SandboxObjects[Kind] | undefined>;
  list<Kind extends SandboxKind>(kind: Kind): Promise<SandboxObjects[Kind][]>;
  put<Kind extends SandboxKind>(kind: Kind, id: string, data: SandboxObjects[Kind]): Promise<void>;
};

/**
 * A provider in this process that behaves as Stripe does, for localhost: its objects are in the database, no card is
 * real, and its clock is moved on its page.
 */
export function openSandbox(seller: Seller, { db, log }: { db: Db; log: FastifyBaseLogger }): PaymentProvider {
  const eventListeners: ((event: PaymentEvent) => Promise<void>)[] = [];

  const clockOffset = async (from: Db): Promise<number> => (await findObject(from, 'clock', CLOCK_ID))?.offset_ms ?? 0;
  const nowOf = async (from: Db): Promise<string> => new Date(Date.now() + (await clockOffset(from))).toISOString();

  const notifyListeners = async (type: string, customer_id: string): Promise<void> => {
    for (const listener of eventListeners)
      try {
        await listener({ id: `evt_${randomUUID()}`, type, customer_id });
      } catch (error) {
        // Like a webhook that can't be delivered: the nightly comparison finds the change.
        log.warn({ err: error, type }, 'an event of the sandbox was not accepted');
      }
  };

  const readCustomer = async <Result>(
    customerId: string,
    run: (change: CustomerChange) => Promise<Result>,
  ): Promise<Result> => {
    const { result, hasMoved } = await db.transaction(async (tx) => {
      const customer = await findObject(tx, 'customer', customerId, { lock: true });
      if (!customer) throw new PaymentProblem('conflict');
      const sandboxTime = await nowOf(tx);
      const change: CustomerChange = {
        customer,
        at: sandboxTime,
        find: (kind, id) => findObject(tx, kind, id, { customer_id: customerId }),
        list: (kind) => listObjects(tx, kind, customerId),
        put: (kind, id, data) => putObject(tx, kind, { id, customer_id: customerId, data, created_at: sandboxTime }),
      };
      return { hasMoved: await catchUp(change, seller), result: await run(change) };
    });
    if (hasMoved) await notifyListeners('customer.subscription.updated', customerId);
    return result;
  };

  /** As `reading`, and emits an event. */
  const changeCustomer = async <Result>(
    customerId: string,
    type: string,
    run: (change: CustomerChange) => Promise<Result>,
  ): Promise<Result> => {
    const result = await readCustomer(customerId, run);
    await notifyListeners(type, customerId);
    return result;
  };

  const customerOf = async (subscriptionId: string): Promise<string> => {
    for (const id of await listCustomerIds(db))
      if (await findObject(db, 'subscription', subscriptionId, { customer_id: id })) return id;
    throw new PaymentProblem('conflict');
  };

  const changeSubscription = async (
    id: string,
    run: (subscription: SandboxObjects['subscription'], change: CustomerChange) => Promise<void> | void,
  ): Promise<void> => {
    await changeCustomer(await customerOf(id), 'customer.subscription.updated', async (change) => {
      const subscription = await getOf(change, 'subscription', id);
      await run(subscription, change);
      await change.put('subscription', id, subscription);
    });
  };

  const endWithPeriod = (id: string, isEnding: boolean): Promise<void> =>
    changeSubscription(id, (subscription) => {
      if (subscription.ended_at !== null) throw new PaymentProblem('conflict');
      subscription.cancel_at_period_end = isEnding;
    });

  const shownSubscription = async (
    change: Pick<CustomerChange, 'find'>,
    subscription: SandboxObjects['subscription'],
    offset_ms: number,
  ): Promise<ProviderSubscription> => {
    const { amount, currency, interval } = priceOf(subscription.price_id);
    const method = await change.find('payment_method', subscription.payment_method_id);
    const invoice = await change.find('invoice', subscription.invoice_id);
    const isBehind = subscription.status === 'past_due' || subscription.status === 'unpaid';
    return {
      id: subscription.id,
      status: subscription.status,
      price_id: subscription.price_id,
      amount,
      currency,
      interval,
      current_period_end: subscription.period_end,
      cancel_at: subscription.cancel_at_period_end ? subscription.period_end : null,
      ended_at: subscription.ended_at,
      default_payment_method: method?.card ?? null,
      unpaid_invoice: isBehind && invoice ? { id: invoice.id, due_at: invoice.created_at } : null,
      attempt_key: subscription.key,
      clock_offset_ms: offset_ms,
    };
  };

  const findShown = async (customerId: string, id?: string): Promise<ProviderSubscription | undefined> => {
    const offset_ms = await clockOffset(db);
    return await readCustomer(customerId, async (change) => {
      const all = (await change.list('subscription')).reverse();
      const foundSubscription = id === undefined ? currentOf(all) : all.find((subscription) => subscription.id === id);
      return foundSubscription && (await shownSubscription(change, foundSubscription, offset_ms));
    });
  };

  const sandbox: Sandbox = {
    async addCard(customerId, { number, exp_month, exp_year }) {
      const testCard = TEST_CARDS.find((card) => card.number === number);
      if (!testCard) throw new PaymentProblem('unknown_payment_method');
      return await readCustomer(customerId, async (change) => {
        const method = newTestMethod(testCard, change.at);
        await change.put('payment_method', method.id, { ...method, card: { ...method.card, exp_month, exp_year } });
        return method.id;
      });
    },

    async answerBank(customerId, clientSecret, outcome) {
      const failure = await changeCustomer(customerId, 'invoice.updated', async (change) => {
        const invoice = (await change.list('invoice')).find(({ client_secret }) => client_secret === clientSecret);
        const subscription = (await change.list('subscription')).find(({ invoice_id }) => invoice_id === invoice?.id);
        if (!invoice?.is_asking || invoice.status !== 'open' || !subscription) throw new PaymentProblem('conflict');
        const method = await getOf(change, 'payment_method', subscription.payment_method_id);
        answerBank(subscription, invoice, method, change.at, outcome);
        await change.put('payment_method', method.id, method);
        await change.put('invoice', invoice.id, invoice);
        await change.put('subscription', subscription.id, subscription);
        return invoice.failure;
      });
      if (failure) throw new PaymentProblem('declined', { reason: failure });
    },

    now: async () => new Date(await nowOf(db)),

    async advance(milliseconds) {
      const offset_ms = (await clockOffset(db)) + milliseconds;
      await putObject(db, 'clock', {
        id: CLOCK_ID,
        customer_id: null,
        data: { offset_ms },
        created_at: new Date().toISOString(),
      });
      for (const id of await listCustomerIds(db)) {
        const hasRunning = await readCustomer(id, async ({ list }) =>
          (await list('subscription')).some(({ ended_at }) => ended_at === null),
        );
        if (hasRunning) await notifyListeners('test_helpers.test_clock.advanced', id);
      }
    },

    async describe() {
      const ids = await listCustomerIds(db);
      return await Promise.all(
        ids.map((id) =>
          readCustomer(id, async ({ customer, list }) => ({
            ...customer,
            subscriptions: await list('subscription'),
            invoices: (await list('invoice')).reverse(),
          })),
        ),
      );
    },
  };

  return {
    name: 'sandbox',
    publishable_key: null,
    sandbox,
    listProducts: async () => [SANDBOX_PRODUCT],
    listPrices: async () => [...SANDBOX_PRICES],

    async preview({ price_id, place: taxPlace }) {
      requirePrice(price_id);
      return bill(price_id, taxesAt(taxPlace), seller);
    },

    async createCustomer({ reference, email, billing }) {
      const id = `cus_${reference.replaceAll('-', '')}`;
      const data = { id, email, billing, place: SELLERS_PLACE };
      await addObject(db, 'customer', { id, customer_id: id, data, created_at: await nowOf(db) });
      return id;
    },

    updateCustomer: (customerId, { billing, place: taxPlace }) =>
      changeCustomer(customerId, 'customer.updated', ({ customer, put }) =>
        put('customer', customerId, { ...customer, billing, place: taxPlace }),
      ),

    setCustomerEmail: (customerId, email) =>
      changeCustomer(customerId, 'customer.updated', ({ customer, put }) =>
        put('customer', customerId, { ...customer, email }),
      ),

    deleteCustomer: (customerId) => deleteObjectsOf(db, customerId),

    // Entering a test card doesn't use it up.
    openSetupIntent: async (customerId) => ({
      client_secret: `seti_${customerId.slice(4, 12)}_secret_${customerId.slice(4)}`,
    }),

    async subscribe({ customer_id, price_id, payment_method_id, place: taxPlace, key }) {
      const order = JSON.stringify([price_id, payment_method_id, taxPlace]);
      const { id, invoice } = await changeCustomer(customer_id, 'customer.subscription.created', async (change) => {
        const request = await change.find('request', key);
        if (request && request.order !== order) throw new PaymentProblem('conflict');
        if (request) {
          const { invoice_id } = await getOf(change, 'subscription', request.subscription_id);
          return { id: request.subscription_id, invoice: await getOf(change, 'invoice', invoice_id) };
        }
        requirePrice(price_id);
        const method = await takeMethod(change, payment_method_id);
        const customer = { ...change.customer, place: taxPlace };
        await change.put('customer', customer.id, customer);
        const invoice_id = sandboxId('in');
        const subscription = newSubscription({ price_id, key, payment_method_id: method.id, invoice_id }, change.at);
        const count = (await change.list('invoice')).length + 1;
        const firstInvoice = newInvoice(subscription, customer, {
          ...{ at: change.at, count, seller },
          taxes: taxesAt(taxPlace),
        });
        pay(subscription, firstInvoice, method, change.at, { first: true });
        if (firstInvoice.failure) expire(subscription, firstInvoice, change.at);
        await change.put('invoice', firstInvoice.id, firstInvoice);
        await change.put('subscription', subscription.id, subscription);
        await change.put('request', key, { order, subscription_id: subscription.id });
        return { id: subscription.id, invoice: firstInvoice };
      });
      const subscription = await findShown(customer_id, id);
      if (!subscription) throw new PaymentProblem('conflict');
      if (subscription.status === 'incomplete_expired' || (invoice.failure && subscription.status === 'incomplete'))
        throw new PaymentProblem('declined', { reason: invoice.failure ?? 'card_declined' });
      return { subscription, client_secret: invoice.is_asking ? invoice.client_secret : null };
    },

    abandon: (id) =>
      changeSubscription(id, async (subscription, change) => {
        if (subscription.status !== 'incomplete') return;
        const invoice = await getOf(change, 'invoice', subscription.invoice_id);
        expire(subscription, invoice, change.at);
        await change.put('invoice', invoice.id, invoice);
      }),

    findSubscription: (customerId) => findShown(customerId),

    cancel: (id) => endWithPeriod(id, true),
    resume: (id) => endWithPeriod(id, false),

    async updateDefaultPaymentMethod({ customer_id, subscription_id, payment_method_id }) {
      const invoice = await changeCustomer(customer_id, 'customer.subscription.updated', async (change) => {
        const subscription = await getOf(change, 'subscription', subscription_id);
        const method = await takeMethod(change, payment_method_id);
        const due = await getOf(change, 'invoice', subscription.invoice_id);
        subscription.payment_method_id = method.id;
        if (due.status === 'open') {
          due.failure = null;
          pay(subscription, due, method, change.at, { first: true });
          await change.put('invoice', due.id, due);
        }
        await change.put('subscription', subscription.id, subscription);
        return due;
      });
      if (invoice.status === 'open' && invoice.failure)
        throw new PaymentProblem('declined', { reason: invoice.failure });
      return { client_secret: invoice.status === 'open' && invoice.is_asking ? invoice.client_secret : null };
    },

    listInvoices: (customerId) =>
      readCustomer(customerId, async ({ list }) => {
        const invoices = (await list('invoice')).reverse().slice(0, 100);
        return invoices.map(summaryOf);
      }),

    findInvoice: (customerId, invoiceId) =>
      readCustomer(customerId, async ({ find }) => {
        const invoice = await find('invoice', invoiceId);
        if (!invoice) return undefined;
        const { description, subtotal, period_start, period_end, taxes, paid_at, billing, card } = invoice;
        return {
          ...summaryOf(invoice),
          paid_at,
          lines: [{ description, amount: subtotal, period_start, period_end }],
          subtotal,
          taxes,
          billing_address: billing,
          card: invoice.status === 'paid' ? card : null,
        };
      }),

    readEvent: () => {
      throw new PaymentProblem('unsigned');
    },

    onEvent: (listener) => void eventListeners.push(listener),
  };
}

const summaryOf = ({ id, number, created_at, total, currency, status }: SandboxObjects['invoice']) => ({
  id,
  number,
  date: created_at,
  total,
  currency,
  status,
});

function requirePrice(priceId: string): void {
  if (!SANDBOX_PRICES.some(({ id }) => id === priceId)) throw new PaymentProblem('unknown_price');
}

async function getOf<Kind extends SandboxKind>(
  change: CustomerChange,
  kind: Kind,
  id: string,
): Promise<SandboxObjects[Kind]> {
  const object = await change.find(kind, id);
  if (!object) throw new PaymentProblem('conflict');
  return object;
}

/** The customer's own card, or a new one of a documented test id. */
async function takeMethod(change: CustomerChange, id: string): Promise<SandboxObjects['payment_method']> {
  const testCard = TEST_CARDS.find((card) => card.id === id);
  if (!testCard) {
    const ownMethod = await change.find('payment_method', id);
    if (!ownMethod) throw new PaymentProblem('unknown_payment_method');
    return ownMethod;
  }
  const testMethod = newTestMethod(testCard, change.at);
  await change.put('payment_method', testMethod.id, testMethod);
  return testMethod;
}

/** Processes everything that is due since the last call. @returns whether anything changed. */
async function catchUp(change: CustomerChange, seller: Seller): Promise<boolean> {
  let hasMoved = false;
  for (const subscription of await change.list('subscription')) {
    let count = (await change.list('invoice')).length;
    while (true) {
      const invoice = await getOf(change, 'invoice', subscription.invoice_id);
      const method = await getOf(change, 'payment_method', subscription.payment_method_id);
      const nextInvoice = (invoicedAt: string) => {
        count += 1;
        const next = { ...subscription, invoice_id: sandboxId('in') };
        return newInvoice(next, change.customer, {
          ...{ at: invoicedAt, count, seller },
          taxes: taxesAt(change.customer.place),
        });
      };
      const changedObjects = takeStep(subscription, { invoice, method, now: change.at, nextInvoice });
      if (changedObjects === undefined) break;
      hasMoved = true;
      if (changedObjects) await change.put('invoice', changedObjects.id, changedObjects);
      await change.put('subscription', subscription.id, subscription);
    }
  }
  return hasMoved;
}
