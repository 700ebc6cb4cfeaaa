import { isOverdue, type SubscriptionStatus } from '../../shared/premium.ts';

type Answer<Data> = { data?: Data | undefined; isPending: boolean };
type OwnSubscription = { status: SubscriptionStatus; is_active: boolean };

/** What is shown of the note: nothing, its space until the price is there or can't be asked for, or its words. */
type CostNotePart = 'nothing' | 'space' | 'words';

/**
 * The note is for an owner who is sure to have no premium: a subscriber's form doesn't move, and who owes a payment doesn't
 * read what premium costs others.
 */
export function costNotePart(
  subscription: Answer<OwnSubscription | null>,
  prices: { isPending: boolean },
): CostNotePart {
  const { data } = subscription;
  if (data === undefined || data?.is_active || isOverdue(data?.status)) return 'nothing';
  return prices.isPending ? 'space' : 'words';
}
