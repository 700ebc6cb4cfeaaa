import { matchPath } from 'react-router';
import type { Subscription } from '../../../../shared/api/subscriptions.ts';
import { APP_PATHS } from '../../../../shared/paths.ts';

/** The data that each screen of the subscription gets. */
export type SubscriptionScreenProps = { subscription: Subscription | null };

type SubscriberState = {
  is_active: boolean;
  is_new_customer: boolean;
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
  if (path === APP_PATHS.subscriptionCreate) return owner.is_active ? APP_PATHS.subscription : null;
  if (path === APP_PATHS.subscriptionDetails) return owner.is_new_customer ? null : APP_PATHS.subscription;
  return FOR_ALL.some((pattern) => matchPath(pattern, path)) ? null : APP_PATHS.admin;
}
