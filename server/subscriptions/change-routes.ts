import { z } from 'zod';
import {
  defaultSubscriptionBodySchema,
  type Subscription,
  subscribedSchema,
  updateDefaultPaymentMethodBodySchema,
} from '../../shared/api/subscriptions.ts';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { paymentLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { ownerOf } from './customer.ts';
import { withPaymentRefusals } from './payment-refusals.ts';
import { findSubscriptionRow, isStillCharged, type Payer } from './queries.ts';
import { requirePayer } from './require-payer.ts';
import { requirePayments } from './require-premium.ts';
import { syncAfter } from './sync-subscription.ts';
import { toSubscription } from './to-subscription.ts';

const querySchema = withLang(z.strictObject({}));
const routeConfig = { access: 'user' } as const;

/** An owner's changes of a running subscription. */
export function changeRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: API_PATHS.cancelSubscription,
    config: { ...routeConfig, failure: 'subscription.cancel' },
    schema: {
      summary: 'End the subscription with its paid period',
      querystring: querySchema,
      body: defaultSubscriptionBodySchema,
      response: { 200: subscribedSchema },
    },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      const { subscription_id } = await runningOf(deps, payer);
      return await changedAnswer(deps, payer, () => deps.payments.cancel(subscription_id).then(() => null));
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.resumeSubscription,
    config: routeConfig,
    schema: {
      summary: 'Let a canceled subscription go on',
      querystring: querySchema,
      body: defaultSubscriptionBodySchema,
      response: { 200: subscribedSchema },
    },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      const { subscription_id } = await runningOf(deps, payer);
      return await changedAnswer(deps, payer, () => deps.payments.resume(subscription_id).then(() => null));
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.updateDefaultPaymentMethod,
    config: { ...routeConfig, rateLimit: paymentLimit(deps) },
    schema: {
      summary: 'Pay by another card; an overdue invoice is tried again at once',
      querystring: querySchema,
      body: updateDefaultPaymentMethodBodySchema,
      response: { 200: subscribedSchema },
    },
    handler: async (request) => {
      const payer = await requirePayer(deps, request);
      const ids = await runningOf(deps, payer);
      const order = { ...ids, payment_method_id: request.body.payment_method };
      return await changedAnswer(
        deps,
        payer,
        async () => (await deps.payments.updateDefaultPaymentMethod(order)).client_secret,
      );
    },
  });
}

/** @throws Refusal `no_subscription`. */
async function runningOf(
  deps: Pick<Deps, 'db' | 'payments'>,
  payer: Payer,
): Promise<{ customer_id: string; subscription_id: string }> {
  requirePayments(deps);
  const row = await findSubscriptionRow(deps.db, ownerOf(deps, payer));
  if (!row?.customer_id || !row.subscription_id || !isStillCharged(row)) throw new Refusal('no_subscription');
  return { customer_id: row.customer_id, subscription_id: row.subscription_id };
}

/**
 * Carries out a change and returns the result; the mirror is updated after a refusal, too.
 * @param change Returns the secret for the bank's question, if it wants to ask.
 */
export async function changedAnswer(
  deps: Deps,
  payer: Payer,
  change: () => Promise<string | null>,
): Promise<{ subscription: Subscription; client_secret: string | null }> {
  const changeAndSync = async () => {
    try {
      return await change();
    } finally {
      await syncAfter(deps, payer);
    }
  };
  const client_secret = await withPaymentRefusals(deps, changeAndSync, 'payment_method');
  const subscription = toSubscription(await findSubscriptionRow(deps.db, ownerOf(deps, payer)));
  if (!subscription) throw new Refusal('no_subscription');
  return { subscription, client_secret };
}
