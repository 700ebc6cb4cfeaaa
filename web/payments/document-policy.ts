import { isSubscriptionPath } from '../../shared/subscription-path.ts';

/**
 * Whether the document that stands was sent for an address of the subscription: only then does its content security
 * policy allow the provider's hosts. Moving between screens keeps the document.
 */
export function allowsPayments(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && isSubscriptionPath(new URL(navigation.name).pathname);
}
