import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { Seller } from '../server/payments/charged-taxes.ts';
import {
  answerBank,
  bill,
  expire,
  newInvoice,
  newSubscription,
  newTestMethod,
  pay,
  SANDBOX_PRICES,
  SANDBOX_PRODUCT,
  sandboxId,
  takeStep,
} from '../server/payments/sandbox-billing.ts';
import type { SandboxObjects } from '../server/payments/sandbox-objects.ts';
import { TEST_CARDS } from '../server/payments/test-cards.ts';
import type { SubscriptionPrice } from '../shared/api/subscriptions.ts';
import type { DeclineReason } from '../shared/errors.ts';
import { closeAfterFile } from './closers.ts';

/**
 * Stripe as documented, on loopback: form encoding, the pinned version, idempotency keys, `expand`, errors by type and code,
 * signed webhooks. The life cycle of a subscription is the sandbox's (server/payments/sandbox-billing.ts). It knows the
 * parameters that the library's types have for our calls, and refuses any other.
 */

type Json = Record<string, unknown>;
type Params = { [name: string]: string | Params };
type StripeCall = { params: Params; id: string; expand: ReadonlySet<string> };
type StripeRoute = [names: readonly PropertyKey[], run: (call: StripeCall) => Json];

/** The sandbox's objects with what the wire has besides. */
type Customer = Json & { id: string };
type PaymentMethod = SandboxObjects['payment_method'] & { customer_id: string };
type Subscription = SandboxObjects['subscription'] & { customer_id: string; tax_rates: string[] };
type Invoice = SandboxObjects['invoice'] & {
  customer_id: string;
  subscription_id: string;
  payment_method_id: string;
  tax_rates: string[];
  customer: Customer;
};
type StripeResponse = { status: number; body: Json };

export type StripeServer = {
  url: string;
  /** The answer to the next request; `dropped` carries it out first and closes the connection. */
  failNext(how: number | 'dropped'): void;
  /**
   * From now on requests that match `fits` are carried out but not answered before the release; `reached` resolves when the
   * first of them has been carried out.
   */
  stall(fits: (request: string) => boolean): { reached: Promise<void>; release(): void };
  /**
   * Keeps the next request with an idempotency key running until it is released; meanwhile others with its key are refused,
   * which `refusals` counts.
   */
  slowKey(): { release(): void; refusals(): number };
  /** Moves its clock: renewals and ends. */
  advance(days: number): void;
  /** The buyer's answer to the bank's question. */
  answerBank(clientSecret: string, outcome: 'approve' | 'refuse'): void;
  /** An event about a customer as a webhook brings it; `secret` and `age_seconds` make it foreign or old. */
  signedEvent(
    customer: string,
    options?: { id?: string; secret?: string; age_seconds?: number },
  ): { payload: string; signature: string };
  /** The id of the customer with this address. */
  customerOf(email: string): string;
  /** The number of payments. */
  charges(customer: string): number;
  /** The same of all customers with this address. */
  chargesOf(email: string): number;
  allCharges(): number;
};

export const STRIPE_KEYS = { secret: 'sk_test_loopback', publishable: 'pk_test_loopback', webhook: 'whsec_loopback' };
/** The environment of an Ardoise server with payments at `url`. */
export const stripeEnv = (url: string) => ({
  PAYMENTS: 'stripe' as const,
  STRIPE_SECRET_KEY: STRIPE_KEYS.secret,
  STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishable,
  STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhook,
  STRIPE_API_BASE: url,
});
/** The library's version that the server was written for. */
const VERSION = '2026-10-28.endive';
const DAY_MS = 24 * 60 * 60 * 1_000;

class StripeFailure extends Error {
  readonly status: number;
  readonly body: Json;
  constructor(status: number, body: Json) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = { error: body };
  }
}
const invalid = (code: string, param?: string) =>
  new StripeFailure(code === 'resource_missing' ? 404 : 400, {
    type: 'invalid_request_error',
    code,
    message: code,
    param,
  });

/** A card error by its reason (docs.stripe.com/declines/codes). */
const CARD_ERRORS: Record<DeclineReason, Json> = {
  card_declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  card_expired: { code: 'expired_card', decline_code: 'expired_card' },
  authentication_failed: { code: 'payment_intent_authentication_failure' },
};
const cardError = (reason: DeclineReason): Json => ({
  ...{ type: 'card_error', message: 'Your card was refused.' },
  ...CARD_ERRORS[reason],
});

/** Names of parameters, checked against the library's own types. */
const namesOf = <Params>(...names: (keyof Params)[]): readonly PropertyKey[] => names;

/** Of no figure: the provider itself adds the registrations. */
const SELLER: Seller = { name: '', gst_number: null, qst_number: null };

const secondsOf = (time: string): number => Math.floor(Date.parse(time) / 1_000);
const secondsOrNull = (time: string | null): number | null => (time === null ? null : secondsOf(time));
const listOf = (data: readonly Json[]): Json => ({ object: 'list', data, has_more: false, url: '/v1' });
const intentIdOf = ({ client_secret }: Invoice): string => client_secret.replace(/_secret_.*/, '');

function toPrice({ id, product_id, amount, currency, interval }: SubscriptionPrice): Json {
  const recurring = { interval, interval_count: 1 };
  return {
    ...{ id, object: 'price', active: true, type: 'recurring', recurring, metadata: {} },
    ...{ currency: currency.toLowerCase(), product: product_id, unit_amount: amount },
    lookup_key: `ardoise_${interval}`,
  };
}
const PRICES: readonly Json[] = [
  ...SANDBOX_PRICES.map(toPrice),
  // Another product of the same account, which is not for sale.
  { id: 'price_of_something_else', object: 'price', active: true, unit_amount: 0, lookup_key: null },
];

const toTotals = ({ subtotal, taxes, total }: Pick<Invoice, 'subtotal' | 'taxes' | 'total'>, taxRates: string[]) => ({
  ...{ object: 'invoice', currency: 'cad', subtotal, total },
  total_taxes: taxes.map(({ amount }, index) => ({
    ...{ amount, tax_behavior: 'exclusive', taxable_amount: subtotal, type: 'tax_rate_details' },
    ...{ tax_rate_details: { tax_rate: taxRates[index] }, taxability_reason: 'not_available' },
  })),
});

function toInvoice(invoice: Invoice, expand: ReadonlySet<string>): Json {
  const { id, number, status, created_at, paid_at, subtotal, customer } = invoice;
  const period = { start: secondsOf(invoice.period_start), end: secondsOf(invoice.period_end) };
  const payment = { type: 'payment_intent', payment_intent: intentIdOf(invoice) };
  return {
    ...{ id, number, status, created: secondsOf(created_at), ...toTotals(invoice, invoice.tax_rates) },
    ...{ customer: customer.id, customer_name: customer['name'] ?? null },
    customer_address: customer['address'] ?? null,
    status_transitions: { finalized_at: secondsOf(created_at), paid_at: secondsOrNull(paid_at) },
    lines: listOf([{ object: 'line_item', amount: subtotal, description: invoice.description, period }]),
    ...(expand.has('payments') && { payments: listOf([{ object: 'invoice_payment', is_default: true, payment }]) }),
  };
}

function toPaymentIntent(invoice: Invoice): Json {
  const openStatus = invoice.is_asking ? 'requires_action' : 'requires_payment_method';
  return {
    ...{ id: intentIdOf(invoice), object: 'payment_intent', amount: invoice.total },
    ...{ client_secret: invoice.client_secret, payment_method: invoice.payment_method_id },
    status: invoice.status === 'paid' ? 'succeeded' : openStatus,
    last_payment_error: invoice.failure && cardError(invoice.failure),
  };
}

const toPaymentMethod = ({ id, card, customer_id }: PaymentMethod): Json => ({
  ...{ id, object: 'payment_method', type: 'card', card, customer: customer_id },
});

/** What a key was used for, and the answer that it got. */
type UsedKey = { fingerprint: string; answer: StripeResponse };

export async function stripeServer(): Promise<StripeServer> {
  const customers = new Map<string, Customer>();
  const setupIntents = new Map<string, Json & { id: string; customer: string }>();
  const taxRates = new Map<string, Json & { id: string }>();
  const paymentMethods = new Map<string, PaymentMethod>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const usedKeys = new Map<string, UsedKey>();
  let serial = 0;
  let offsetMs = 0;
  let stalled: { fits(request: string): boolean; reach(): void; released: Promise<void> } | undefined;
  let slow: { key: string | undefined; refusals: number; released: Promise<void> } | undefined;
  let failure: number | 'dropped' | null = null;

  const now = () => new Date(Date.now() + offsetMs).toISOString();
  const newId = (prefix: string) => `${prefix}_${String(++serial).padStart(10, '0')}`;
  const add = <Row extends { id: string }>(rows: Map<string, Row>, row: Row): Row => {
    rows.set(row.id, row);
    return row;
  };
  const get = <Row>(rows: ReadonlyMap<string, Row>, id: unknown, param = 'id'): Row => {
    const row = rows.get(String(id));
    if (row === undefined) throw invalid('resource_missing', param);
    return row;
  };
  /** The newest first, as documented. */
  const newestOf = <Row>(rows: ReadonlyMap<string, Row>, fits: (row: Row) => boolean): Row[] =>
    [...rows.values()].filter(fits).reverse();
  const getPrice = (id: unknown, param: string): Json => {
    const price = PRICES.find((offered) => offered['id'] === id);
    if (!price) throw invalid('resource_missing', param);
    return price;
  };
  const taxesOf = (rateIds: readonly string[]) =>
    rateIds.map((id, index) => {
      const { display_name, percentage } = get(taxRates, id, 'default_tax_rates');
      return { number: index, name: String(display_name), rate: Number(percentage) * 1_000, registration: null };
    });

  const issueInvoice = (subscription: Subscription, time: string): Invoice => {
    const { customer_id, tax_rates, payment_method_id } = subscription;
    const count = newestOf(invoices, (invoice) => invoice.customer_id === customer_id).length + 1;
    const buyer = { id: customer_id, billing: null };
    return add(invoices, {
      ...newInvoice(subscription, buyer, { at: time, count, seller: SELLER, taxes: taxesOf(tax_rates) }),
      ...{ customer_id, tax_rates, payment_method_id, subscription_id: subscription.id },
      customer: { ...get(customers, customer_id) },
    });
  };
  const payInvoice = (invoice: Invoice, methodId: string): void => {
    invoice.failure = null;
    invoice.payment_method_id = methodId;
    pay(get(subscriptions, invoice.subscription_id), invoice, get(paymentMethods, methodId), now(), { first: true });
  };
  const requireOpen = (invoice: Invoice): Invoice => {
    if (invoice.status !== 'open') throw invalid('invoice_not_editable');
    return invoice;
  };
  const endSubscription = (subscription: Subscription): void => {
    if (subscription.status === 'incomplete') expire(subscription, get(invoices, subscription.invoice_id), now());
    else Object.assign(subscription, { status: 'canceled', ended_at: now() });
  };

  const toSubscription = (subscription: Subscription, expand: ReadonlySet<string>): Json => {
    const { id, status, price_id, payment_method_id, cancel_at_period_end, period_end, ended_at } = subscription;
    const period = {
      current_period_start: secondsOf(subscription.period_start),
      current_period_end: secondsOf(period_end),
    };
    const latestInvoice = get(invoices, subscription.invoice_id);
    return {
      ...{ id, object: 'subscription', status, customer: subscription.customer_id, cancel_at_period_end },
      items: listOf([{ object: 'subscription_item', price: getPrice(price_id, 'price'), quantity: 1, ...period }]),
      cancel_at: cancel_at_period_end ? secondsOf(period_end) : null,
      ended_at: secondsOrNull(ended_at),
      metadata: { attempt_key: subscription.key },
      default_payment_method: expand.has('default_payment_method')
        ? toPaymentMethod(get(paymentMethods, payment_method_id))
        : payment_method_id,
      latest_invoice: expand.has('latest_invoice') ? toInvoice(latestInvoice, new Set()) : latestInvoice.id,
    };
  };

  const routes: Record<string, StripeRoute> = {
    'POST customers': [
      namesOf<Stripe.CustomerCreateParams>(
        ...(['email', 'preferred_locales', 'name', 'address', 'metadata', 'invoice_settings'] as const),
      ),
      ({ params }) => add(customers, { id: newId('cus'), object: 'customer', ...params }),
    ],
    'POST customers/*': [
      namesOf<Stripe.CustomerUpdateParams>('email', 'name', 'address', 'metadata', 'invoice_settings'),
      ({ id, params }) => Object.assign(get(customers, id), params),
    ],
    'DELETE customers/*': [
      [],
      ({ id }) => {
        get(customers, id);
        for (const subscription of subscriptions.values())
          if (subscription.customer_id === id && subscription.ended_at === null) endSubscription(subscription);
        customers.delete(id);
        return { id, object: 'customer', deleted: true };
      },
    ],
    'GET tax_rates': [
      namesOf<Stripe.TaxRateListParams>('active', 'limit'),
      () => listOf(newestOf(taxRates, () => true)),
    ],
    'POST tax_rates': [
      namesOf<Stripe.TaxRateCreateParams>('display_name', 'percentage', 'inclusive', 'country', 'metadata'),
      ({ params }) => add(taxRates, { id: newId('txr'), object: 'tax_rate', active: true, ...params }),
    ],
    'GET prices': [
      namesOf<Stripe.PriceListParams>('lookup_keys', 'active', 'limit'),
      ({ params }) => {
        const lookupKeys = Object.values(params['lookup_keys'] ?? {});
        return listOf(PRICES.filter(({ lookup_key }) => lookupKeys.includes(String(lookup_key))));
      },
    ],
    'GET prices/*': [[], ({ id }) => getPrice(id, 'price')],
    'GET products': [
      namesOf<Stripe.ProductListParams>('ids', 'limit'),
      () => listOf([{ object: 'product', active: true, ...SANDBOX_PRODUCT }]),
    ],
    'POST setup_intents': [
      namesOf<Stripe.SetupIntentCreateParams>('customer', 'allowed_payment_method_types', 'usage'),
      ({ params }) => {
        const customer = get(customers, params['customer'], 'customer').id;
        const id = newId('seti');
        const intent = { object: 'setup_intent', status: 'requires_payment_method', client_secret: `${id}_secret_x` };
        return add(setupIntents, { id, ...intent, customer });
      },
    ],
    'GET setup_intents': [
      namesOf<Stripe.SetupIntentListParams>('customer', 'limit'),
      ({ params }) => {
        const { id } = get(customers, params['customer'], 'customer');
        const intents = newestOf(setupIntents, ({ customer }) => customer === id);
        return listOf(intents.slice(0, Number(params['limit'])));
      },
    ],
    'POST payment_methods/*/attach': [
      namesOf<Stripe.PaymentMethodAttachParams>('customer'),
      ({ id, params }) => {
        const customer_id = get(customers, params['customer'], 'customer').id;
        // The browser attaches a card by confirming the intent that it was entered under.
        for (const intent of setupIntents.values()) if (intent.customer === customer_id) intent['status'] = 'succeeded';
        const testCard = TEST_CARDS.find((card) => card.id === id);
        if (testCard) return toPaymentMethod(add(paymentMethods, { ...newTestMethod(testCard, now()), customer_id }));
        const method = get(paymentMethods, id, 'payment_method');
        if (method.customer_id !== customer_id) throw invalid('payment_method_already_attached', 'payment_method');
        return toPaymentMethod(method);
      },
    ],
    'GET payment_methods/*': [[], ({ id }) => toPaymentMethod(get(paymentMethods, id, 'payment_method'))],
    'POST subscriptions': [
      namesOf<Stripe.SubscriptionCreateParams>(
        ...(['customer', 'items', 'default_payment_method', 'default_tax_rates'] as const),
        ...(['payment_behavior', 'metadata'] as const),
      ),
      ({ params, expand }) => {
        const customer_id = get(customers, params['customer'], 'customer').id;
        const price_id = String(getPrice(valueAt(params, 'items', '0', 'price'), 'items[0][price]')['id']);
        const method = get(paymentMethods, params['default_payment_method'], 'default_payment_method');
        const key = String(valueAt(params, 'metadata', 'attempt_key'));
        const order = { price_id, key, payment_method_id: method.id, invoice_id: sandboxId('in') };
        const tax_rates = Object.values(params['default_tax_rates'] ?? {}).map(String);
        const subscription = add(subscriptions, { ...newSubscription(order, now()), customer_id, tax_rates });
        payInvoice(issueInvoice(subscription, subscription.created_at), method.id);
        return toSubscription(subscription, expand);
      },
    ],
    'GET subscriptions': [
      namesOf<Stripe.SubscriptionListParams>('customer', 'status', 'limit'),
      ({ params, expand }) => {
        const isAny = params['status'] === 'all';
        const rows = newestOf(
          subscriptions,
          ({ customer_id, ended_at }) => customer_id === params['customer'] && (isAny || ended_at === null),
        );
        return listOf(rows.map((row) => toSubscription(row, expand)));
      },
    ],
    'GET subscriptions/*': [[], ({ id, expand }) => toSubscription(get(subscriptions, id), expand)],
    'POST subscriptions/*': [
      namesOf<Stripe.SubscriptionUpdateParams>('cancel_at_period_end', 'default_payment_method', 'default_tax_rates'),
      ({ id, params, expand }) => {
        const subscription = get(subscriptions, id);
        if (subscription.ended_at !== null) throw invalid('resource_missing', 'id');
        const { cancel_at_period_end, default_payment_method, default_tax_rates } = params;
        if (cancel_at_period_end !== undefined) subscription.cancel_at_period_end = cancel_at_period_end === 'true';
        if (default_payment_method !== undefined)
          subscription.payment_method_id = get(paymentMethods, default_payment_method).id;
        if (default_tax_rates !== undefined)
          subscription.tax_rates = default_tax_rates === '' ? [] : Object.values(default_tax_rates).map(String);
        return toSubscription(subscription, expand);
      },
    ],
    'DELETE subscriptions/*': [
      [],
      ({ id, expand }) => {
        endSubscription(get(subscriptions, id));
        return toSubscription(get(subscriptions, id), expand);
      },
    ],
    'POST invoices/create_preview': [
      namesOf<Stripe.InvoiceCreatePreviewParams>('subscription_details'),
      ({ params }) => {
        const price = getPrice(valueAt(params, 'subscription_details', 'items', '0', 'price'), 'price');
        const rateIds = Object.values(valueAt(params, 'subscription_details', 'default_tax_rates') ?? {}).map(String);
        return toTotals(bill(String(price['id']), taxesOf(rateIds), SELLER), rateIds);
      },
    ],
    'GET invoices': [
      namesOf<Stripe.InvoiceListParams>('customer', 'limit'),
      ({ params, expand }) => {
        const rows = newestOf(invoices, ({ customer_id }) => customer_id === params['customer']);
        return listOf(rows.map((invoice) => toInvoice(invoice, expand)));
      },
    ],
    'GET invoices/*': [[], ({ id, expand }) => toInvoice(get(invoices, id), expand)],
    'POST invoices/*/pay': [
      namesOf<Stripe.InvoicePayParams>('payment_method', 'off_session'),
      ({ id, params, expand }) => {
        const invoice = requireOpen(get(invoices, id));
        payInvoice(invoice, String(params['payment_method']));
        const asked = { type: 'card_error', code: 'subscription_payment_intent_requires_action', message: 'asks' };
        if (invoice.is_asking) throw new StripeFailure(402, asked);
        if (invoice.failure) throw new StripeFailure(402, cardError(invoice.failure));
        return toInvoice(invoice, expand);
      },
    ],
    'POST invoices/*/void': [
      [],
      ({ id, expand }) => {
        const invoice = requireOpen(get(invoices, id));
        const subscription = get(subscriptions, invoice.subscription_id);
        if (subscription.status === 'incomplete') expire(subscription, invoice, now());
        else invoice.status = 'void';
        return toInvoice(invoice, expand);
      },
    ],
    'GET payment_intents/*': [
      [],
      ({ id }) => {
        const [invoice] = newestOf(invoices, (row) => intentIdOf(row) === id);
        if (!invoice) throw invalid('resource_missing');
        return toPaymentIntent(invoice);
      },
    ],
  };

  const answerTo = (method: string, path: string, { expand, ...params }: Params): StripeResponse => {
    const [kind, id = '', ...rest] = path.split('/');
    const byId = [kind, '*', ...rest].join('/');
    const route = routes[`${method} ${path}`] ?? (id === '' ? undefined : routes[`${method} ${byId}`]);
    if (!route) throw invalid('url_unknown');
    const [names, run] = route;
    const unknownName = Object.keys(params).find((name) => !names.includes(name));
    if (unknownName !== undefined) throw invalid('parameter_unknown', unknownName);
    const expanded = Object.values(expand ?? {}).map((name) => String(name).replace(/^data\./, ''));
    return { status: 200, body: run({ params, id, expand: new Set(expanded) }) };
  };

  /** A key that was used before gets the same answer again; with other parameters it is refused. */
  const answerOnce = (method: string, path: string, params: Params, key: string | undefined): StripeResponse => {
    const carryOut = (): StripeResponse => {
      try {
        return answerTo(method, path, params);
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error;
        return { status: error.status, body: error.body };
      }
    };
    if (method !== 'POST' || key === undefined) return carryOut();
    const fingerprint = JSON.stringify([path, params]);
    const used = usedKeys.get(key) ?? { fingerprint, answer: carryOut() };
    usedKeys.set(key, used);
    if (used.fingerprint === fingerprint) return used.answer;
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    return { status: 400, body: { error: { type: 'idempotency_error', message } } };
  };

  /** Waits if the key is the slow one; meanwhile refuses any other request with it. */
  const refusedBySlowKey = async (key: string | string[] | undefined): Promise<StripeResponse | undefined> => {
    if (!slow || typeof key !== 'string') return;
    if (slow.key === key) {
      slow.refusals += 1;
      const body = { error: { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'in progress' } };
      return { status: 409, body };
    }
    if (slow.key !== undefined) return;
    slow.key = key;
    await slow.released;
    slow = undefined;
    return;
  };

  const server = createServer(async (request, response) => {
    const send = ({ status, body }: StripeResponse) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
        .end(JSON.stringify(body));
    const url = new URL(request.url ?? '/', 'http://loopback');
    const text = await bodyOf(request);
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.secret}`)
      return void send({ status: 401, body: { error: { type: 'invalid_request_error', message: 'No such key.' } } });
    if (request.headers['stripe-version'] !== VERSION)
      return void send({
        status: 400,
        body: { error: { type: 'invalid_request_error', message: 'Another version is pinned.' } },
      });
    const how = failure;
    failure = null;
    if (typeof how === 'number')
      return void send({
        status: how,
        body: { error: { type: how === 429 ? 'invalid_request_error' : 'api_error', message: 'not now' } },
      });
    const key = request.headers['idempotency-key'];
    const params = parseForm(request.method === 'GET' ? url.search.slice(1) : text);
    const refused = await refusedBySlowKey(key);
    if (refused) return void send(refused);
    const answer = answerOnce(
      request.method ?? '',
      url.pathname.replace(/^\/v1\//, ''),
      params,
      typeof key === 'string' ? key : undefined,
    );
    if (stalled?.fits(`${request.method} ${url.pathname}`)) {
      stalled.reach();
      await stalled.released;
    }
    if (how === 'dropped') return void request.socket.destroy();
    send(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterFile(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    slowKey: () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const mine: NonNullable<typeof slow> = { key: undefined, refusals: 0, released };
      slow = mine;
      return { release, refusals: () => mine.refusals };
    },
    failNext: (how) => {
      failure = how;
    },
    stall(fits) {
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
      const { promise: released, resolve } = Promise.withResolvers<void>();
      stalled = { fits, reach, released };
      const release = () => {
        stalled = undefined;
        resolve();
      };
      return { reached, release };
    },
    advance(days) {
      offsetMs += days * DAY_MS;
      for (const subscription of subscriptions.values())
        while (
          takeStep(subscription, {
            invoice: get(invoices, subscription.invoice_id),
            method: get(paymentMethods, subscription.payment_method_id),
            now: now(),
            nextInvoice: (time) => issueInvoice({ ...subscription, invoice_id: sandboxId('in') }, time),
          }) !== undefined
        );
    },
    answerBank(clientSecret, outcome) {
      const [invoice] = newestOf(invoices, ({ client_secret }) => client_secret === clientSecret);
      if (!invoice) throw new Error('Nothing was asked under this secret.');
      const method = get(paymentMethods, invoice.payment_method_id);
      answerBank(get(subscriptions, invoice.subscription_id), invoice, method, now(), outcome);
    },
    signedEvent(customer, { id = newId('evt'), secret = STRIPE_KEYS.webhook, age_seconds = 0 } = {}) {
      const payload = JSON.stringify({
        id,
        object: 'event',
        api_version: VERSION,
        created: secondsOf(now()),
        type: 'customer.subscription.updated',
        data: { object: { id: 'sub_any', object: 'subscription', customer } },
      });
      const timestamp = Math.floor(Date.now() / 1_000) - age_seconds;
      const signature = new Stripe('sk_unused').webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { payload, signature };
    },
    customerOf: (email) => String(newestOf(customers, (customer) => customer['email'] === email)[0]?.id),
    chargesOf: (email) =>
      newestOf(invoices, ({ customer, status }) => customer['email'] === email && status === 'paid').length,
    allCharges: () => newestOf(invoices, ({ status }) => status === 'paid').length,
    charges: (customer) =>
      newestOf(invoices, ({ customer_id, status }) => customer_id === customer && status === 'paid').length,
  };
}

/** The value at a path of form parameters. */
const valueAt = (params: Params, ...path: string[]): string | Params | undefined =>
  path.reduce<string | Params | undefined>((value, name) => (typeof value === 'object' ? value[name] : value), params);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** `items[0][price]=x` → `{items: {0: {price: 'x'}}}`. */
function parseForm(text: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter((part, index, all) => part !== '' || index < all.length - 1);
    let at = root;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Params;
    }
    const last = path.at(-1) ?? '';
    at[last === '' ? String(Object.keys(at).length) : last] = value;
  }
  return root;
}
