import { hash } from 'node:crypto';
import Stripe from 'stripe';
import type { SubscriptionPrice } from '../../shared/api/subscriptions.ts';
import { OFFERED_TAXES } from '../../shared/taxes.ts';
import { outboundFetch } from '../outbound/outbound-fetch.ts';
import { peerOf } from '../outbound/peer.ts';
import { type Seller, type TaxPlace, taxesAt } from './charged-taxes.ts';
import { currentOf, PaymentProblem, type PaymentProvider } from './provider.ts';
import { retryOnKeyConflict } from './retry-on-key-conflict.ts';
import {
  billedAddress,
  billedMetadata,
  billingOf,
  chargedTaxes,
  currencyOf,
  customerOf,
  idOf,
  instantOf,
  taxRegistrations,
  toInvoice,
  toPrice,
  toSubscription,
} from './stripe-objects.ts';
import { declineReason, problemOf } from './stripe-problems.ts';

/** The lookup keys of the prices on offer, unless STRIPE_PRICE_ID names one. */
const LOOKUP_KEYS = ['ardoise_month', 'ardoise_year'];
/** Timeout of a request; it is retried twice, with the same idempotency key. */
const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;
/** Of an answer: a hundred invoices have less than a megabyte. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const STRIPE_API = 'https://api.stripe.com';
/** Maximum age of a signed event; Stripe's own default. */
const TOLERANCE_SECONDS = 300;

type StripeSettings = {
  secret_key: string;
  publishable_key: string;
  webhook_secret: string;
  price_id: string | null;
  /** A test server's address; null for Stripe's own. */
  api_base: string | null;
};

/** Stripe through its own library and the API version that the library pins. */
export function openStripe(settings: StripeSettings, seller: Seller): PaymentProvider {
  const stripe = new Stripe(settings.secret_key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...serverOf(settings.api_base),
  });
  let taxRates: Promise<Map<number, string>> | undefined;

  /** Created once in the account and found again by their metadata; cached for the life of this process. */
  const ensureTaxRates = (): Promise<Map<number, string>> => {
    taxRates ??= findTaxRates(stripe).catch((error) => {
      taxRates = undefined;
      throw error;
    });
    return taxRates;
  };
  const taxRateIds = async (taxPlace: TaxPlace): Promise<string[]> => {
    const rates = await ensureTaxRates();
    return taxesAt(taxPlace).flatMap(({ number }) => rates.get(number) ?? []);
  };

  const listPrices = async (): Promise<SubscriptionPrice[]> => {
    const existingRate =
      settings.price_id === null
        ? (await stripe.prices.list({ lookup_keys: LOOKUP_KEYS, active: true, limit: 10 })).data
        : [await stripe.prices.retrieve(settings.price_id)];
    return existingRate.flatMap(toPrice).sort((one, other) => one.amount - other.amount);
  };
  const requirePrice = async (priceId: string): Promise<void> => {
    // Other prices of the account are not for sale: one may even be free.
    if (!(await listPrices()).some(({ id }) => id === priceId)) throw new PaymentProblem('unknown_price');
  };

  /** The payment of an invoice and whether its bank asks. */
  const paymentOf = async (invoice: Stripe.Invoice): Promise<Stripe.PaymentIntent | undefined> => {
    const { payments } = await stripe.invoices.retrieve(invoice.id, { expand: ['payments'] });
    const payment = payments?.data.find(({ is_default }) => is_default) ?? payments?.data[0];
    const paymentIntent = payment?.payment.payment_intent;
    return paymentIntent === undefined ? undefined : await stripe.paymentIntents.retrieve(idOf(paymentIntent));
  };

  const getSubscription = (id: string) =>
    stripe.subscriptions.retrieve(id, { expand: ['default_payment_method', 'latest_invoice'] });

  const attachMethod = async (customer: string, id: string, key: string): Promise<string> =>
    (
      await retryOnKeyConflict(() =>
        stripe.paymentMethods.attach(id, { customer }, { idempotencyKey: `${key} attach` }),
      )
    ).id;

  /** Removes everything of an unpaid first invoice that could still be charged. */
  const abandonSubscription = async (subscriptionId: string): Promise<void> => {
    const { status, latest_invoice } = await getSubscription(subscriptionId);
    if (status !== 'incomplete') return;
    // A paid invoice can't be voided: a subscription paid in the meantime is never ended here.
    if (latest_invoice) await stripe.invoices.voidInvoice(idOf(latest_invoice));
    const abandonedSubscription = await stripe.subscriptions.retrieve(subscriptionId);
    if (abandonedSubscription.status === 'incomplete') await stripe.subscriptions.cancel(subscriptionId);
  };

  /** Pays an open invoice. @returns the secret for the bank's question, if it wants to ask. */
  const payInvoice = async (invoice: Stripe.Invoice, paymentMethod: string): Promise<string | null> => {
    try {
      await stripe.invoices.pay(invoice.id, { payment_method: paymentMethod, off_session: false });
      return null;
    } catch (error) {
      const payment = await paymentOf(invoice);
      if (payment?.status === 'requires_action') return payment.client_secret;
      throw error;
    }
  };

  const provider: PaymentProvider = {
    name: 'stripe',
    publishable_key: settings.publishable_key,

    async listProducts() {
      const ids = [...new Set((await listPrices()).map(({ product_id }) => product_id))];
      const { data } = await stripe.products.list({ ids, limit: 10 });
      return data.map(({ id, name }) => ({ id, name }));
    },

    listPrices,

    async preview({ price_id, place: taxPlace }) {
      await requirePrice(price_id);
      const invoice = await stripe.invoices.createPreview({
        subscription_details: { items: [{ price: price_id }], default_tax_rates: await taxRateIds(taxPlace) },
      });
      return {
        subtotal: invoice.subtotal,
        taxes: chargedTaxes(invoice, await ensureTaxRates(), seller),
        total: invoice.total,
        currency: currencyOf(invoice.currency),
      };
    },

    async createCustomer({ reference, email, locale, billing }) {
      const customer = {
        email,
        preferred_locales: [locale],
        ...(billing ? billedAddress(billing) : {}),
        metadata: { user_id: reference, ...(billing ? billedMetadata(billing) : {}) },
        invoice_settings: { custom_fields: taxRegistrations(seller) },
      };
      // The key depends on the order's content, or Stripe would refuse it as misused.
      const idempotencyKey = `customer ${hash('sha256', JSON.stringify(customer))}`;
      return (await retryOnKeyConflict(() => stripe.customers.create(customer, { idempotencyKey }))).id;
    },

    async updateCustomer(customerId, { billing, place: taxPlace }) {
      await stripe.customers.update(customerId, { ...billedAddress(billing), metadata: billedMetadata(billing) });
      const default_tax_rates = await taxRateIds(taxPlace);
      const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 10 });
      for (const { id } of data)
        await stripe.subscriptions.update(id, {
          default_tax_rates: default_tax_rates.length > 0 ? default_tax_rates : '',
        });
    },

    async setCustomerEmail(customerId, email) {
      await stripe.customers.update(customerId, { email });
    },

    async deleteCustomer(customerId) {
      try {
        await stripe.customers.del(customerId);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    async openSetupIntent(customer) {
      const [newest] = (await stripe.setupIntents.list({ customer, limit: 1 })).data;
      if (newest?.client_secret && newest.status === 'requires_payment_method')
        return { client_secret: newest.client_secret };
      const { client_secret } = await stripe.setupIntents.create(
        { customer, allowed_payment_method_types: ['card'], usage: 'off_session' },
        // Concurrent requests get the same one.
        { idempotencyKey: `setup intent of ${customer} after ${newest?.id ?? 'none'}` },
      );
      return { client_secret: client_secret ?? '' };
    },

    async subscribe({ customer_id, price_id, payment_method_id, place: taxPlace, key }) {
      await requirePrice(price_id);
      const default_payment_method = await attachMethod(customer_id, payment_method_id, key);
      const subscriptionParams: Stripe.SubscriptionCreateParams = {
        customer: customer_id,
        items: [{ price: price_id }],
        default_payment_method,
        default_tax_rates: await taxRateIds(taxPlace),
        payment_behavior: 'allow_incomplete',
        metadata: { attempt_key: key },
      };
      const { id } = await retryOnKeyConflict(() =>
        stripe.subscriptions.create(subscriptionParams, { idempotencyKey: key }),
      );
      // An idempotent replay returns the answer of the first request, which may be outdated.
      const subscription = await getSubscription(id);
      const { status, latest_invoice } = subscription;
      if (status === 'incomplete_expired' || status === 'canceled') throw new PaymentProblem('declined');
      const isOpen = status === 'incomplete' && latest_invoice !== null && typeof latest_invoice !== 'string';
      const payment = isOpen ? await paymentOf(latest_invoice) : undefined;
      if (payment && payment.status !== 'requires_action' && payment.status !== 'succeeded') {
        await abandonSubscription(id);
        throw new PaymentProblem('declined', { reason: declineReason(payment.last_payment_error) });
      }
      const client_secret = payment?.status === 'requires_action' ? payment.client_secret : null;
      return { subscription: toSubscription(subscription), client_secret };
    },

    abandon: abandonSubscription,

    async findSubscription(customer) {
      const expand = ['data.default_payment_method', 'data.latest_invoice'];
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20, expand });
      const currentSubscription = currentOf(data);
      return currentSubscription && toSubscription(currentSubscription);
    },

    async cancel(id) {
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    },

    async resume(id) {
      await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    },

    async updateDefaultPaymentMethod({ customer_id, subscription_id, payment_method_id }) {
      const { id } = await stripe.paymentMethods.attach(payment_method_id, { customer: customer_id });
      await stripe.customers.update(customer_id, { invoice_settings: { default_payment_method: id } });
      await stripe.subscriptions.update(subscription_id, { default_payment_method: id });
      const { latest_invoice } = await getSubscription(subscription_id);
      if (latest_invoice === null || typeof latest_invoice === 'string' || latest_invoice.status !== 'open')
        return { client_secret: null };
      return { client_secret: await payInvoice(latest_invoice, id) };
    },

    async listInvoices(customer) {
      const { data } = await stripe.invoices.list({ customer, limit: 100 });
      return data.filter(({ status }) => status !== 'draft').map(toInvoice);
    },

    async findInvoice(customerId, invoiceId) {
      const invoice = await findOwn(stripe, customerId, invoiceId);
      if (!invoice) return undefined;
      const payment = invoice.status === 'paid' ? await paymentOf(invoice) : undefined;
      const method = payment?.payment_method
        ? await stripe.paymentMethods.retrieve(idOf(payment.payment_method))
        : null;
      const { paid_at } = invoice.status_transitions;
      return {
        ...toInvoice(invoice),
        paid_at: paid_at === null ? null : instantOf(paid_at),
        lines: invoice.lines.data.map(({ description, amount, period }) => ({
          description: description ?? '',
          amount,
          period_start: instantOf(period.start),
          period_end: instantOf(period.end),
        })),
        subtotal: invoice.subtotal,
        taxes: chargedTaxes(invoice, await ensureTaxRates(), seller),
        billing_address: billingOf(invoice),
        card: method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null,
      };
    },

    readEvent(payload, signature) {
      try {
        const event = stripe.webhooks.constructEvent(payload, signature, settings.webhook_secret, TOLERANCE_SECONDS);
        return { id: event.id, type: event.type, customer_id: customerOf(event.data.object) };
      } catch (error) {
        throw new PaymentProblem('unsigned', { cause: error });
      }
    },

    onEvent: () => undefined,
  };
  return withProblems(provider);
}

/** Converts the library's errors in each call to PaymentProblems. */
function withProblems(provider: PaymentProvider): PaymentProvider {
  const wrappedCalls = Object.entries<unknown>(provider).map(([name, value]) => {
    if (typeof value !== 'function' || name === 'readEvent' || name === 'onEvent') return [name, value];
    const call = async (...args: unknown[]) => {
      try {
        return await value(...args);
      } catch (error) {
        throw problemOf(error);
      }
    };
    return [name, call];
  });
  // The same names, with functions of the same types.
  return Object.fromEntries(wrappedCalls) as PaymentProvider;
}

/** Only this server is contacted; its answers are limited in size and time. */
function serverOf(apiBase: string | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'httpClient'> {
  const answerLimits = { max_bytes: MAX_ANSWER_BYTES, max_ms: TIMEOUT_MS };
  const httpClient = Stripe.createFetchHttpClient(
    outboundFetch(peerOf(apiBase ?? undefined, STRIPE_API), answerLimits),
  );
  if (apiBase === null) return { httpClient };
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttps = protocol === 'https:';
  return {
    host: hostname,
    port: port || (isHttps ? '443' : '80'),
    protocol: isHttps ? 'https' : 'http',
    httpClient,
  };
}

async function findTaxRates(stripe: Stripe): Promise<Map<number, string>> {
  const { data } = await stripe.taxRates.list({ active: true, limit: 100 });
  const rates = new Map<number, string>();
  for (const { number, name, rate } of OFFERED_TAXES) {
    const ardoise_tax = `${name} ${rate}`;
    const existingRate = data.find(({ metadata }) => metadata?.['ardoise_tax'] === ardoise_tax);
    const { id } =
      existingRate ??
      (await retryOnKeyConflict(() =>
        stripe.taxRates.create(
          {
            display_name: name,
            percentage: rate / 1_000,
            inclusive: false,
            country: 'CA',
            metadata: { ardoise_tax },
          },
          { idempotencyKey: `ardoise tax ${ardoise_tax}` },
        ),
      ));
    rates.set(number, id);
  }
  return rates;
}

async function findOwn(stripe: Stripe, customerId: string, invoiceId: string): Promise<Stripe.Invoice | undefined> {
  try {
    const invoice = await stripe.invoices.retrieve(invoiceId);
    return invoice.customer !== null && idOf(invoice.customer) === customerId ? invoice : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
