import { z } from 'zod';
import {
  billingAddressAnswerSchema,
  billingAddressSchema,
  intentSchema,
  invoicesSchema,
  mySubscriptionSchema,
  PROVINCES,
  previewBodySchema,
  previewSchema,
  pricesSchema,
  productsSchema,
  receiptSchema,
  subscribeBodySchema,
  subscribedSchema,
} from '../../shared/api/subscriptions.ts';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { isCrossSite } from '../http/guards/cross-site.ts';
import { drawingLimit, paymentLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { requestLocale } from '../http/request-locale.ts';
import { openTaskThread, type TaskThread } from '../task-thread.ts';
import { changeRoutes } from './change-routes.ts';
import { ensureCustomer, ownerOf, placeOfPayer, saveBilling } from './customer.ts';
import { withPaymentRefusals } from './payment-refusals.ts';
import { findBilling, findSubscriptionRow } from './queries.ts';
import { getReceipt, namedTaxes } from './receipt.ts';
import type { ReceiptTask } from './receipt-thread.ts';
import { receiveEvent } from './receive-event.ts';
import { requirePayer } from './require-payer.ts';
import { requirePayments } from './require-premium.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { subscribe } from './subscribe.ts';
import { syncSubscription } from './sync-subscription.ts';
import { toSubscription } from './to-subscription.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Creating a receipt lasts up to half a second, most of it for the fonts. */
const RECEIPT_THREAD = {
  program: new URL('./receipt-thread.ts', import.meta.url),
  purpose: 'that writes receipts',
  max_memory_mb: 256,
  deadline_ms: 30_000,
};

const querySchema = withLang(z.strictObject({}));
const routeConfig = { access: 'user' } as const;

/** The owner's subscription (specification §2 and §7). If payments are off: 404, except for `me`. */
export async function subscriptionRoutes(app: App, deps: Deps): Promise<void> {
  deps.payments.onEvent((event) => receiveEvent(deps, event));
  orderRoutes(app, deps);
  changeRoutes(app, deps);
  const receiptDrawer = openTaskThread<ReceiptTask, Uint8Array>(RECEIPT_THREAD);
  app.addHook('onClose', () => receiptDrawer.close());
  billingRoutes(app, deps, receiptDrawer);
  sandboxRoutes(app, deps);
  await webhookRoutes(app, deps);
}

function orderRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: API_PATHS.mySubscription,
    config: routeConfig,
    schema: { summary: 'The subscription', querystring: querySchema, response: { 200: mySubscriptionSchema } },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      const owner = ownerOf(deps, payer);
      let row = await findSubscriptionRow(deps.db, owner);
      // The buyer may return from the bank before the payment's event arrives.
      if (row?.status === 'incomplete') {
        await withPaymentRefusals(deps, () => syncSubscription(deps, payer)).catch((error) =>
          request.log.warn({ err: error }, 'the payment provider could not be asked'),
        );
        row = await findSubscriptionRow(deps.db, owner);
      }
      return { subscription: toSubscription(row) };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.prices,
    config: routeConfig,
    schema: { summary: 'What a subscription costs', querystring: querySchema, response: { 200: pricesSchema } },
    handler: async (request) => {
      await requireUser(deps, request);
      requirePayments(deps);
      return { prices: await withPaymentRefusals(deps, () => deps.payments.listPrices()) };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.products,
    config: routeConfig,
    schema: { summary: 'What can be subscribed to', querystring: querySchema, response: { 200: productsSchema } },
    handler: async (request) => {
      await requireUser(deps, request);
      requirePayments(deps);
      return { products: await withPaymentRefusals(deps, () => deps.payments.listProducts()) };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.paymentIntent,
    config: { ...routeConfig, rateLimit: paymentLimit(deps) },
    schema: { summary: 'What a card is entered under', querystring: querySchema, response: { 200: intentSchema } },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      requirePayments(deps);
      // The first GET creates an intent at the provider.
      if (isCrossSite(request, deps.env)) throw new Refusal('cross_site');
      return await withPaymentRefusals(deps, async () => {
        const { client_secret } = await deps.payments.openSetupIntent(await ensureCustomer(deps, payer));
        return { intent: { client_secret } };
      });
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.subscriptionPreview,
    config: routeConfig,
    schema: {
      summary: 'The first invoice with its taxes',
      querystring: querySchema,
      body: previewBodySchema,
      response: { 200: previewSchema },
    },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      requirePayments(deps);
      const { price_id, province } = request.body;
      const taxPlace = await placeOfPayer(deps, payer, province);
      const preview = await withPaymentRefusals(deps, () => deps.payments.preview({ price_id, place: taxPlace }));
      return { preview: { ...preview, taxes: namedTaxes(preview.taxes, requestLocale(request)) } };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.subscribe,
    config: { ...routeConfig, failure: 'subscription.subscribe', rateLimit: paymentLimit(deps) },
    schema: {
      summary: 'Subscribe and pay the first invoice',
      querystring: querySchema,
      body: subscribeBodySchema,
      response: { 200: subscribedSchema },
    },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      requirePayments(deps);
      const { province = null, ...order } = request.body;
      const client_secret = await withPaymentRefusals(
        deps,
        () => subscribe(deps, payer, { ...order, province }),
        'payment_method_id',
      );
      const subscription = toSubscription(await findSubscriptionRow(deps.db, ownerOf(deps, payer)));
      if (!subscription) throw new Refusal('payment_failed');
      return { subscription, client_secret };
    },
  });
}

function billingRoutes(app: App, deps: Deps, drawer: Pick<TaskThread<ReceiptTask, Uint8Array>, 'ask'>): void {
  app.route({
    method: 'GET',
    url: API_PATHS.billingAddress,
    config: routeConfig,
    schema: {
      summary: 'Details printed on invoices',
      querystring: querySchema,
      response: { 200: billingAddressAnswerSchema },
    },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      requirePayments(deps);
      return { billing_address: (await findBilling(deps.db, payer.user_id)) ?? null };
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.billingAddress,
    config: routeConfig,
    schema: {
      summary: 'Save the details printed on the next invoices',
      querystring: querySchema,
      body: billingAddressSchema,
      response: { 200: billingAddressAnswerSchema },
    },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      requirePayments(deps);
      const billing = request.body;
      const provinces: readonly (string | null)[] = PROVINCES;
      // It determines the taxes, so it must be a known one or empty.
      if (billing.country === 'CA' && billing.province !== null && !provinces.includes(billing.province))
        throw new Refusal('validation_failed', { fields: { province: 'invalid_value' } });
      await withPaymentRefusals(deps, () => saveBilling(deps, payer.user_id, billing));
      return { billing_address: billing };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.invoices,
    config: routeConfig,
    schema: { summary: 'The invoices, newest first', querystring: querySchema, response: { 200: invoicesSchema } },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      requirePayments(deps);
      const row = await findSubscriptionRow(deps.db, ownerOf(deps, payer));
      const { customer_id } = row ?? {};
      return {
        invoices: customer_id ? await withPaymentRefusals(deps, () => deps.payments.listInvoices(customer_id)) : [],
      };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.invoice,
    config: routeConfig,
    schema: {
      summary: 'An invoice; a receipt once it is paid',
      querystring: querySchema,
      params: z.strictObject({ id: z.string().max(255) }),
      response: { 200: receiptSchema },
    },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      requirePayments(deps);
      return { invoice: await getReceipt(deps, payer, request.params.id, requestLocale(request)) };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.invoiceFile,
    config: { ...routeConfig, rateLimit: drawingLimit(deps) },
    schema: {
      summary: 'The receipt as a PDF',
      // A link has no header that says which restaurant it is of.
      querystring: querySchema.extend({ restaurant: z.string().optional() }),
      params: z.strictObject({ id: z.string().max(255) }),
    },
    handler: async (request, reply) => {
      const payer = await requirePayer(deps, request);
      requirePayments(deps);
      const receipt = await getReceipt(deps, payer, request.params.id, requestLocale(request));
      const is_sandbox = deps.payments.name === 'sandbox';
      const file = await drawer.ask({ receipt, locale: requestLocale(request), is_sandbox }, payer.user_id);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${receipt.number ?? 'receipt'}.pdf"`)
        .send(Buffer.from(file));
    },
  });
}
