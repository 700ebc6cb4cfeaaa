import { matchPath } from 'react-router';
import type { Subscription } from '../../../shared/api/subscriptions.ts';
import { APP_PATHS } from '../../../shared/paths.ts';

/** The data that each screen of the subscription gets. */
export type SubscriptionScreenProps = { subscription: Subscription | null };

type SubscriberState = {
  is_active: boolean;
  is_new_customer: boolean;
  /** The owner has just paid, and was not asked for the receipts' details yet. */
  asks_details: boolean;
};

const NEED_ACTIVE: readonly string[] = [
  APP_PATHS.subscription,
  APP_PATHS.defaultPaymentMethod,
  APP_PATHS.paymentMethod,
];
const FOR_ALL: readonly string[] = [APP_PATHS.paymentHistory, APP_PATHS.invoice, APP_PATHS.billingAddress];

/** Where a screen of the subscription redirects, or null if it may be shown (specification §2). */
export function screenRedirect(path: string, owner: SubscriberState): string | null {
  if (NEED_ACTIVE.includes(path)) return owner.is_active ? null : APP_PATHS.subscriptionCreate;
  if (path === APP_PATHS.subscriptionCreate) {
    if (!owner.is_active) return null;
    return owner.asks_details ? APP_PATHS.subscriptionDetails : APP_PATHS.subscription;
  }
  if (path === APP_PATHS.subscriptionDetails)
    return owner.is_new_customer || owner.asks_details ? null : APP_PATHS.subscription;
  return FOR_ALL.some((pattern) => matchPath(pattern, path)) ? null : APP_PATHS.admin;
}
