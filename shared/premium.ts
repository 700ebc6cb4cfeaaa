import { type AppLocale, LANGUAGE_TAGS } from './locales.ts';

/** Specification §4: the statuses of a subscription, and which of them are active. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const ACTIVE_STATUSES = ['active', 'trialing'] as const satisfies SubscriptionStatus[];
/** Keep the public page for `PAST_DUE_GRACE_MS` (design §4, "Online"). */
export const GRACE_STATUSES = ['past_due', 'unpaid'] as const satisfies SubscriptionStatus[];

/** Whether premium is missing because a payment failed: it is paid, not subscribed to. */
export const isOverdue = (status: SubscriptionStatus | undefined): boolean =>
  GRACE_STATUSES.some((graceStatus) => graceStatus === status);

/** A day of the subscription for mails and receipts: in the seller's timezone, whatever the server's is. */
export const sellersDay = (instant: string, locale: AppLocale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'America/Toronto' }).format(
    new Date(instant),
  );

/** What needs an active subscription (specification §1, §6; design §4). Everything else is free within the limits. */
export const PREMIUM_CAPABILITIES = ['publish', 'qr_download', 'chat', 'translation'] as const;
export type PremiumCapability = (typeof PREMIUM_CAPABILITIES)[number];

export type Premium = {
  /** Gates the premium capabilities. */
  is_active: boolean;
  /** Gates the public page. */
  is_online: boolean;
};
