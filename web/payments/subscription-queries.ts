import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  billingAddressAnswerSchema,
  intentSchema,
  invoicesSchema,
  mySubscriptionSchema,
  type Province,
  previewSchema,
  pricesSchema,
  productsSchema,
  receiptSchema,
} from '../../shared/api/subscriptions.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { askApi } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { isOwner } from '../api/session.ts';
import { currentLocale, t } from '../i18n/i18n.ts';
import { useHasPayments } from './payments.ts';

/** The owner's subscription, or null. The frame's notice queries it on every screen; screens show failures themselves. */
export const mySubscriptionQuery = () =>
  queryOptions({
    queryKey: [...KEYS.subscription, 'me'],
    queryFn: async ({ signal }) =>
      (await askApi(mySubscriptionSchema, 'GET', API_PATHS.mySubscription, undefined, { signal })).subscription,
    meta: { failure: 'silent' },
  });

/** Whether the owner is known to have no premium while payments are on. The server decides; this only avoids a request. */
export function useIsFree(): boolean {
  const hasPayments = useHasPayments();
  const isPaid = hasPayments && isOwner();
  const { data: subscription } = useQuery({ ...mySubscriptionQuery(), enabled: isPaid });
  return isPaid && subscription !== undefined && !subscription?.is_active;
}

export const pricesQuery = () =>
  queryOptions({
    queryKey: [...KEYS.subscription, 'prices'],
    queryFn: async ({ signal }) => (await askApi(pricesSchema, 'GET', API_PATHS.prices, undefined, { signal })).prices,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: t('subscription.prices_failed') },
  });

export const productsQuery = () =>
  queryOptions({
    queryKey: [...KEYS.subscription, 'products', currentLocale()],
    queryFn: async ({ signal }) =>
      (await askApi(productsSchema, 'GET', API_PATHS.products, undefined, { signal })).products,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: t('subscription.products_failed') },
  });

/** The secret for entering a card. Consumed by the card: each form requests its own. */
export const intentQuery = () =>
  queryOptions({
    queryKey: [...KEYS.subscription, 'intent'],
    queryFn: async ({ signal }) =>
      (await askApi(intentSchema, 'GET', API_PATHS.paymentIntent, undefined, { signal })).intent.client_secret,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: t('subscription.intent_failed') },
  });

/**
 * A price with its taxes: for a chosen place, or, without one, for the billing address.
 * @param prepare What has to be done before the request; idempotent.
 */
export const previewQuery = (
  price_id: string,
  billingPlace?: { country: string; province: Province | null },
  prepare?: () => Promise<void>,
) =>
  queryOptions({
    queryKey: [
      ...KEYS.subscription,
      'preview',
      price_id,
      billingPlace?.country,
      billingPlace?.province,
      currentLocale(),
    ],
    queryFn: async ({ signal }) => {
      await prepare?.();
      const body = { price_id, ...(billingPlace?.province ? { province: billingPlace.province } : {}) };
      return (await askApi(previewSchema, 'POST', API_PATHS.subscriptionPreview, body, { signal })).preview;
    },
    meta: { failure: t('subscription.preview_failed') },
  });

export const billingAddressQuery = () =>
  queryOptions({
    queryKey: [...KEYS.subscription, 'billing-address'],
    queryFn: async ({ signal }) =>
      (await askApi(billingAddressAnswerSchema, 'GET', API_PATHS.billingAddress, undefined, { signal }))
        .billing_address,
    meta: { failure: t('subscription.billing_load_failed') },
  });

/** Newest first. */
export const invoicesQuery = () =>
  queryOptions({
    queryKey: [...KEYS.subscription, 'invoices'],
    queryFn: async ({ signal }) =>
      (await askApi(invoicesSchema, 'GET', API_PATHS.invoices, undefined, { signal })).invoices,
    meta: { failure: t('subscription.history_failed') },
  });

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEYS.subscription, 'invoices', id, currentLocale()],
    queryFn: async ({ signal }) =>
      (await askApi(receiptSchema, 'GET', fillPath(API_PATHS.invoice, { id }), undefined, { signal })).invoice,
    meta: { failure: t('subscription.receipt_failed') },
  });

/** After the subscription changed: fetches it again, and everything that depends on it. Resolves once it is there. */
export function useRenewSubscription(): () => Promise<void> {
  const queryCache = useQueryClient();
  return async () => {
    for (const queryKey of [KEYS.qr, KEYS.translationProgress, KEYS.status, KEYS.usage])
      void queryCache.invalidateQueries({ queryKey });
    // A form's content and prices don't change with it.
    const isKept = ([, part]: readonly unknown[]) =>
      ['intent', 'prices', 'products', 'forms', 'place'].includes(String(part));
    await queryCache.invalidateQueries({
      queryKey: KEYS.subscription,
      predicate: ({ queryKey }) => !isKept(queryKey),
    });
  };
}
