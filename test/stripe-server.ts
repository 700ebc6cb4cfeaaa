import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { TEST_CARDS } from '../server/payments/test-cards.ts';
import { closeAfterFile } from './closers.ts';

/**
 * Stripe as documented, on loopback: form encoding, the pinned version, idempotency keys, `expand`, errors by type and code,
 * the life cycle of a subscription, signed webhooks. It knows the parameters that the library's types have for our calls,
 * and refuses any other.
 */

type Json = Record<string, unknown>;
type Params = { [name: string]: string | Params };
type StripeCall = { params: Params; id: string; key: string | undefined };
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
const DAY_SECONDS = 24 * 60 * 60;

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

// The names are checked against the library's own types.
const known = {
  customerCreate: [
    'email',
    'preferred_locales',
    'name',
    'address',
    'metadata',
    'invoice_settings',
    'expand',
  ] satisfies (keyof Stripe.CustomerCreateParams)[],
  taxRateCreate: [
    'display_name',
    'percentage',
    'inclusive',
    'country',
    'metadata',
  ] satisfies (keyof Stripe.TaxRateCreateParams)[],
  taxRateList: ['active', 'limit'] satisfies (keyof Stripe.TaxRateListParams)[],
  priceList: ['lookup_keys', 'active', 'limit'] satisfies (keyof Stripe.PriceListParams)[],
  productList: ['ids', 'limit'] satisfies (keyof Stripe.ProductListParams)[],
  setupIntentCreate: [
    'customer',
    'allowed_payment_method_types',
    'usage',
  ] satisfies (keyof Stripe.SetupIntentCreateParams)[],
  setupIntentList: ['customer', 'limit'] satisfies (keyof Stripe.SetupIntentListParams)[],
  attach: ['customer'] satisfies (keyof Stripe.PaymentMethodAttachParams)[],
  subscriptionCreate: [
    'customer',
    'items',
    'default_payment_method',
    'default_tax_rates',
    'payment_behavior',
    'metadata',
    'expand',
  ] satisfies (keyof Stripe.SubscriptionCreateParams)[],
  subscriptionUpdate: [
    'cancel_at_period_end',
    'default_payment_method',
    'default_tax_rates',
    'expand',
  ] satisfies (keyof Stripe.SubscriptionUpdateParams)[],
  subscriptionList: ['customer', 'status', 'limit', 'expand'] satisfies (keyof Stripe.SubscriptionListParams)[],
  invoiceList: ['customer', 'limit'] satisfies (keyof Stripe.InvoiceListParams)[],
  invoicePay: ['payment_method', 'off_session'] satisfies (keyof Stripe.InvoicePayParams)[],
  invoicePreview: ['subscription_details'] satisfies (keyof Stripe.InvoiceCreatePreviewParams)[],
  expand: ['expand'],
};

export async function stripeServer(): Promise<StripeServer> {
  const objects = new Map<string, Json>();
  const answers = new Map<string, { fingerprint: string; answer: StripeResponse | null }>();
  let serial = 0;
  let offset = 0;
  let stalled: { fits(request: string): boolean; reach(): void; released: Promise<void> } | undefined;
  let slow: { key: string | undefined; refusals: number; released: Promise<void> } | undefined;
  let failure: number | 'dropped' | null = null;

  const now = () => Math.floor(Date.now() / 1_000) + offset;
  const newId = (prefix: string) => `${prefix}_${String(++serial).padStart(10, '0')}`;
  const put = <Kept extends Json>(object: Kept): Kept => {
    objects.set(String(object['id']), object);
    return object;
  };
  const get = (id: unknown, param = 'id'): Json => {
    const object = objects.get(String(id));
    if (!object) throw invalid('resource_missing', param);
    return object;
  };
  const listed = (kind: string, fits: (object: Json) => boolean = () => true): Json[] =>
    [...objects.values()].filter((object) => object['object'] === kind && fits(object)).reverse();
  const list = (data: Json[]): Json => ({ object: 'list', data, has_more: false, url: '/v1' });

  for (const [interval, unit_amount] of [
    ['month', 2900],
    ['year', 29_000],
  ] as const)
    put({
      id: `price_${interval}`,
      object: 'price',
      active: true,
      currency: 'cad',
      product: 'prod_ardoise',
      unit_amount,
      lookup_key: `ardoise_${interval}`,
      recurring: { interval, interval_count: 1 },
      type: 'recurring',
      metadata: {},
    });
  put({ id: 'prod_ardoise', object: 'product', name: 'Ardoise Premium', active: true });
  put({
    id: 'price_of_something_else',
    object: 'price',
    active: true,
    currency: 'cad',
    product: 'prod_other',
    unit_amount: 0,
    lookup_key: null,
    recurring: { interval: 'month' },
  });

  const behaviourOf = (method: Json) =>
    TEST_CARDS.find(({ number }) => number === method['test_number'])?.behaviour ?? 'approve';
  const errorOf = (behaviour: string): Json => {
    const codes: Record<string, [string, string]> = {
      insufficient_funds: ['card_declined', 'insufficient_funds'],
      card_expired: ['expired_card', 'expired_card'],
    };
    const [code, decline_code] = codes[behaviour] ?? ['card_declined', 'generic_decline'];
    return { type: 'card_error', code, decline_code, message: 'Your card was refused.' };
  };

  const newInvoice = (subscription: Json, start: number, end: number): Json => {
    const price = get(subscription['price']);
    const subtotal = Number(price['unit_amount']);
    const customer = get(subscription['customer']);
    const total_taxes = (subscription['default_tax_rates'] as string[]).map((id) => ({
      amount: Math.round((subtotal * Number(get(id)['percentage'])) / 100),
      tax_behavior: 'exclusive',
      tax_rate_details: { tax_rate: id },
      taxability_reason: 'not_available',
      taxable_amount: subtotal,
      type: 'tax_rate_details',
    }));
    const total = total_taxes.reduce((sum, { amount }) => sum + amount, subtotal);
    const intent = put({
      id: newId('pi'),
      object: 'payment_intent',
      amount: total,
      status: 'requires_payment_method',
      client_secret: `${newId('pi')}_secret_x`,
      last_payment_error: null,
      payment_method: null,
      customer: customer['id'],
    });
    const id = newId('in');
    return put({
      id,
      object: 'invoice',
      number: `LOOP-${id.slice(-4)}`,
      customer: customer['id'],
      created: start,
      currency: 'cad',
      status: 'open',
      subtotal,
      total,
      total_taxes,
      subscription: subscription['id'],
      intent: intent['id'],
      customer_name: customer['name'] ?? null,
      customer_address: customer['address'] ?? null,
      status_transitions: { finalized_at: start, marked_uncollectible_at: null, paid_at: null, voided_at: null },
      lines: list([
        {
          id: newId('il'),
          object: 'line_item',
          amount: subtotal,
          currency: 'cad',
          description: '1 × Ardoise Premium',
          period: { start, end },
        },
      ]),
    });
  };

  /** Charges a payment and updates the subscription. @throws card errors as Stripe's `invoices.pay`. */
  const charge = (invoice: Json, methodId: string, isFirst: boolean): void => {
    const intent = get(invoice['intent']);
    const subscription = get(invoice['subscription']);
    const method = get(methodId);
    const behaviour = behaviourOf(method);
    intent['payment_method'] = methodId;
    const asks = behaviour.startsWith('ask') && intent['confirmed'] !== true;
    if (asks) {
      intent['status'] = 'requires_action';
      throw new StripeFailure(402, {
        type: 'card_error',
        code: 'subscription_payment_intent_requires_action',
        message: 'asks',
      });
    }
    const isPaid = behaviour === 'approve' || behaviour === 'ask' || (behaviour === 'fail_later' && isFirst);
    if (!isPaid) {
      intent['status'] = 'requires_payment_method';
      intent['last_payment_error'] = errorOf(behaviour);
      throw new StripeFailure(402, errorOf(behaviour));
    }
    intent['status'] = 'succeeded';
    invoice['status'] = 'paid';
    invoice['status_transitions'] = { ...(invoice['status_transitions'] as Json), paid_at: now() };
    subscription['status'] = 'active';
  };
  const tryCharge = (invoice: Json, methodId: string, isFirst: boolean): void => {
    try {
      charge(invoice, methodId, isFirst);
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
    }
  };

  const monthsLater = (at: number, interval: unknown): number => {
    const date = new Date(at * 1_000);
    date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1));
    return date.getTime() / 1_000;
  };
  const intervalOf = (subscription: Json) => (get(subscription['price'])['recurring'] as Json)['interval'];
  const end = (subscription: Json, status: string, at: number): void => {
    Object.assign(subscription, { status, ended_at: at, canceled_at: at });
  };

  const shown = (object: Json, expand: string[]): Json => {
    const copy: Json = { ...object };
    const has = (name: string) => expand.some((path) => path === name || path === `data.${name}`);
    if (object['object'] === 'subscription') {
      copy['items'] = list([
        {
          id: `si_${object['id']}`,
          object: 'subscription_item',
          price: get(object['price']),
          quantity: 1,
          current_period_start: object['period_start'],
          current_period_end: object['period_end'],
        },
      ]);
      if (has('default_payment_method')) copy['default_payment_method'] = get(object['default_payment_method']);
      if (has('latest_invoice')) copy['latest_invoice'] = shown(get(object['latest_invoice']), []);
    }
    if (object['object'] === 'invoice' && has('payments'))
      copy['payments'] = list([
        {
          id: `inpay_${object['id']}`,
          object: 'invoice_payment',
          is_default: true,
          status: 'open',
          payment: { type: 'payment_intent', payment_intent: object['intent'] },
        },
      ]);
    return copy;
  };

  const ofCustomer = (params: Params) => (object: Json) => object['customer'] === params['customer'];
  const requireOpen = (invoice: Json) => {
    if (invoice['status'] !== 'open') throw invalid('invoice_not_editable');
  };

  const routes: [method: string, pattern: RegExp, names: readonly string[], run: (call: StripeCall) => Json][] = [
    [
      'POST',
      /^customers$/,
      known.customerCreate,
      ({ params }) => put({ id: newId('cus'), object: 'customer', created: now(), ...params }),
    ],
    ['POST', /^customers\/(\w+)$/, known.customerCreate, ({ id, params }) => Object.assign(get(id), params)],
    [
      'DELETE',
      /^customers\/(\w+)$/,
      [],
      ({ id }) => {
        get(id);
        for (const object of objects.values())
          if (object['customer'] === id && object['object'] === 'subscription' && object['ended_at'] === null)
            end(object, 'canceled', now());
        objects.delete(id);
        return { id, object: 'customer', deleted: true };
      },
    ],
    ['GET', /^tax_rates$/, known.taxRateList, () => list(listed('tax_rate'))],
    [
      'POST',
      /^tax_rates$/,
      known.taxRateCreate,
      ({ params }) => put({ id: newId('txr'), object: 'tax_rate', active: true, ...params }),
    ],
    [
      'GET',
      /^prices$/,
      known.priceList,
      ({ params }) => {
        const keys = Object.values(params['lookup_keys'] ?? {});
        return list(listed('price', (price) => keys.includes(String(price['lookup_key']))));
      },
    ],
    ['GET', /^prices\/(\w+)$/, [], ({ id }) => get(id, 'price')],
    ['GET', /^products$/, known.productList, () => list(listed('product'))],
    [
      'POST',
      /^setup_intents$/,
      known.setupIntentCreate,
      ({ params }) => {
        get(params['customer'], 'customer');
        const id = newId('seti');
        return put({
          id,
          object: 'setup_intent',
          status: 'requires_payment_method',
          client_secret: `${id}_secret_x`,
          ...params,
        });
      },
    ],
    [
      'GET',
      /^setup_intents$/,
      known.setupIntentList,
      ({ params }) => {
        get(params['customer'], 'customer');
        // The newest first, as documented.
        const intents = listed('setup_intent', ({ customer }) => customer === params['customer']).reverse();
        return list(intents.slice(0, Number(params['limit'])));
      },
    ],
    [
      'POST',
      /^payment_methods\/(\w+)\/attach$/,
      known.attach,
      ({ id, params }) => {
        get(params['customer'], 'customer');
        // The browser attaches a card by confirming the intent that it was entered under.
        for (const intent of listed('setup_intent', ({ customer }) => customer === params['customer']))
          intent['status'] = 'succeeded';
        const card = TEST_CARDS.find((one) => one.id === id);
        if (!card) {
          const method = get(id, 'payment_method');
          if (method['customer'] !== params['customer'])
            throw invalid('payment_method_already_attached', 'payment_method');
          return method;
        }
        const shownCard = {
          brand: card.brand,
          last4: card.number.slice(-4),
          exp_month: 12,
          exp_year: new Date().getUTCFullYear() + 3,
        };
        return put({
          id: newId('pm'),
          object: 'payment_method',
          type: 'card',
          card: shownCard,
          customer: params['customer'],
          test_number: card.number,
        });
      },
    ],
    ['GET', /^payment_methods\/(\w+)$/, [], ({ id }) => get(id, 'payment_method')],
    [
      'POST',
      /^subscriptions$/,
      known.subscriptionCreate,
      ({ params }) => {
        get(params['customer'], 'customer');
        const price = get(((params['items'] as Params)['0'] as Params)['price'], 'items[0][price]');
        const start = now();
        const subscription = put({
          id: newId('sub'),
          object: 'subscription',
          status: 'incomplete',
          customer: params['customer'],
          price: price['id'],
          created: start,
          period_start: start,
          period_end: monthsLater(start, (price['recurring'] as Json)['interval']),
          cancel_at: null,
          canceled_at: null,
          cancel_at_period_end: false,
          ended_at: null,
          metadata: params['metadata'] ?? {},
          default_payment_method: params['default_payment_method'],
          default_tax_rates: Object.values(params['default_tax_rates'] ?? {}),
          latest_invoice: null as string | null,
        });
        const invoice = newInvoice(subscription, start, subscription.period_end);
        subscription.latest_invoice = String(invoice['id']);
        tryCharge(invoice, String(subscription.default_payment_method), true);
        return subscription;
      },
    ],
    [
      'GET',
      /^subscriptions$/,
      known.subscriptionList,
      ({ params }) => {
        const isAny = params['status'] === 'all';
        return list(listed('subscription', (one) => ofCustomer(params)(one) && (isAny || one['ended_at'] === null)));
      },
    ],
    ['GET', /^subscriptions\/(\w+)$/, known.expand, ({ id }) => get(id)],
    [
      'POST',
      /^subscriptions\/(\w+)$/,
      known.subscriptionUpdate,
      ({ id, params }) => {
        const subscription = get(id);
        if (subscription['ended_at'] !== null) throw invalid('resource_missing', 'id');
        const { cancel_at_period_end, default_payment_method, default_tax_rates } = params;
        if (cancel_at_period_end !== undefined) {
          const isCanceled = cancel_at_period_end === 'true';
          Object.assign(subscription, {
            cancel_at_period_end: isCanceled,
            cancel_at: isCanceled ? subscription['period_end'] : null,
          });
        }
        if (default_payment_method !== undefined)
          subscription['default_payment_method'] = get(default_payment_method)['id'];
        if (default_tax_rates !== undefined)
          subscription['default_tax_rates'] = default_tax_rates === '' ? [] : Object.values(default_tax_rates);
        return subscription;
      },
    ],
    [
      'DELETE',
      /^subscriptions\/(\w+)$/,
      [],
      ({ id }) => {
        const subscription = get(id);
        end(subscription, subscription['status'] === 'incomplete' ? 'incomplete_expired' : 'canceled', now());
        return subscription;
      },
    ],
    [
      'POST',
      /^invoices\/create_preview$/,
      known.invoicePreview,
      ({ params }) => {
        const details = params['subscription_details'] as Params;
        const price = ((details['items'] as Params)['0'] as Params)['price'];
        const customer = put({ id: newId('cus'), object: 'customer' })['id'];
        const draft = {
          id: 'sub_preview',
          price,
          customer,
          default_tax_rates: Object.values(details['default_tax_rates'] ?? {}),
        };
        const invoice = newInvoice(draft, now(), now());
        objects.delete(String(invoice['id']));
        return invoice;
      },
    ],
    ['GET', /^invoices$/, known.invoiceList, ({ params }) => list(listed('invoice', ofCustomer(params)))],
    ['GET', /^invoices\/(\w+)$/, known.expand, ({ id }) => get(id)],
    [
      'POST',
      /^invoices\/(\w+)\/pay$/,
      known.invoicePay,
      ({ id, params }) => {
        const invoice = get(id);
        requireOpen(invoice);
        charge(invoice, String(params['payment_method']), true);
        return invoice;
      },
    ],
    [
      'POST',
      /^invoices\/(\w+)\/void$/,
      [],
      ({ id }) => {
        const invoice = get(id);
        requireOpen(invoice);
        invoice['status'] = 'void';
        const subscription = get(invoice['subscription']);
        if (subscription['status'] === 'incomplete') end(subscription, 'incomplete_expired', now());
        return invoice;
      },
    ],
    ['GET', /^payment_intents\/(\w+)$/, [], ({ id }) => get(id)],
  ];

  const answerTo = (method: string, path: string, params: Params, key: string | undefined): StripeResponse => {
    for (const [verb, pattern, names, run] of routes) {
      const match = verb === method ? pattern.exec(path) : null;
      if (!match) continue;
      const unknown = Object.keys(params).find((name) => !names.includes(name));
      if (unknown !== undefined) throw invalid('parameter_unknown', unknown);
      const expand = Object.values(params['expand'] ?? {}) as string[];
      const { expand: _, ...rest } = params;
      const body = run({ params: rest, id: match[1] ?? '', key });
      const data = body['data'];
      if (body['object'] === 'list' && Array.isArray(data))
        return { status: 200, body: { ...body, data: data.map((one: Json) => shown(one, expand)) } };
      return { status: 200, body: shown(body, expand) };
    }
    throw invalid('url_unknown');
  };

  /** A key that was used before gets the same answer again; with other parameters, or while the first runs, it is refused. */
  const answerOnce = (method: string, path: string, params: Params, key: string | undefined): StripeResponse => {
    const carryOut = (): StripeResponse => {
      try {
        return answerTo(method, path, params, key);
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error;
        return { status: error.status, body: error.body };
      }
    };
    if (method !== 'POST' || key === undefined) return carryOut();
    const fingerprint = JSON.stringify([path, params]);
    const before = answers.get(key);
    if (before && before.fingerprint !== fingerprint)
      return {
        status: 400,
        body: {
          error: {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters.',
          },
        },
      };
    if (before?.answer) return before.answer;
    const answer = carryOut();
    answers.set(key, { fingerprint, answer });
    return answer;
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
      offset += days * DAY_SECONDS;
      for (const subscription of listed('subscription')) {
        while (subscription['status'] === 'active' && Number(subscription['period_end']) <= now()) {
          const at = Number(subscription['period_end']);
          if (subscription['cancel_at_period_end'] === true) {
            end(subscription, 'canceled', at);
            break;
          }
          Object.assign(subscription, { period_start: at, period_end: monthsLater(at, intervalOf(subscription)) });
          const invoice = newInvoice(subscription, at, Number(subscription['period_end']));
          subscription['latest_invoice'] = invoice['id'];
          tryCharge(invoice, String(subscription['default_payment_method']), false);
          if (invoice['status'] !== 'paid') subscription['status'] = 'past_due';
        }
      }
    },
    answerBank(clientSecret, outcome) {
      const intent = listed('payment_intent', (one) => one['client_secret'] === clientSecret)[0];
      const invoice = listed('invoice', (one) => one['intent'] === intent?.['id'])[0];
      if (!intent || !invoice) throw new Error('Nothing was asked under this secret.');
      if (outcome === 'approve') {
        intent['confirmed'] = true;
        tryCharge(invoice, String(intent['payment_method']), true);
      } else {
        intent['status'] = 'requires_payment_method';
        intent['last_payment_error'] = {
          type: 'card_error',
          code: 'payment_intent_authentication_failure',
          message: 'no',
        };
      }
    },
    signedEvent(customer, { id = newId('evt'), secret = STRIPE_KEYS.webhook, age_seconds = 0 } = {}) {
      const payload = JSON.stringify({
        id,
        object: 'event',
        api_version: VERSION,
        created: now(),
        type: 'customer.subscription.updated',
        data: { object: { id: 'sub_any', object: 'subscription', customer } },
      });
      const timestamp = Math.floor(Date.now() / 1_000) - age_seconds;
      const signature = new Stripe('sk_unused').webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { payload, signature };
    },
    customerOf: (email) => String(listed('customer', (one) => one['email'] === email)[0]?.['id']),
    allCharges: () => listed('invoice', ({ status }) => status === 'paid').length,
    charges: (customer) => listed('invoice', (one) => one['customer'] === customer && one['status'] === 'paid').length,
  };
}

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
