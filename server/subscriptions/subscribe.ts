import { randomUUID } from 'node:crypto';
import type { Province } from '../../shared/api/subscriptions.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import { PaymentProblem, type PaymentResult } from '../payments/provider.ts';
import { listOwnedRestaurants } from '../restaurants/people-queries.ts';
import { ensureCustomer, ownerOf, placeOfPayer } from './customer.ts';
import {
  type Attempt,
  endAttempt,
  findSubscriptionRow,
  isStillCharged,
  keepAttempt,
  type Payer,
  type PayingOwner,
} from './queries.ts';
import { syncAfter, syncSubscription } from './sync-subscription.ts';

/** Longer than an order to the provider lasts with all retries: it continues after its owner's deadline. */
const ATTEMPT_MS = 5 * 60 * 1_000;

type SubscriptionOrder = { price_id: string; payment_method_id: string; province: Province | null };
type SubscribeDeps = Pick<Deps, 'db' | 'payments' | 'changes' | 'now' | 'jobs'>;

/**
 * Subscribes for a restaurant, exactly once: the order is stored with a key before it is sent (docs/decisions/051). Equal concurrent
 * orders share the key and so the subscription; a different one is refused meanwhile. After a crash, the same order finds
 * what it paid by its key, and a different one finds it by asking the provider first.
 *
 * @returns the secret for the bank's question, if it wants to ask the buyer.
 * @throws PaymentProblem; Refusal `payment_in_progress`, `subscription_exists`.
 */
export async function subscribe(deps: SubscribeDeps, payer: Payer, order: SubscriptionOrder): Promise<string | null> {
  const customer_id = await ensureCustomer(deps, payer);
  const owner = ownerOf(deps, payer);
  const taxPlace = await placeOfPayer(deps, payer, order.province);
  for (let isFirst = true; ; isFirst = false) {
    const attempt = await takeAttempt(deps, owner, order);
    if (!attempt) return null;
    try {
      if (await resolveEarlierSubscription(deps, payer, customer_id, attempt.key)) return null;
      const result = await deps.payments.subscribe({
        ...withoutProvince(order),
        customer_id,
        place: taxPlace,
        key: attempt.key,
      });
      await endAttempt(deps.db, owner, attempt.key, result.client_secret !== null);
      await syncAfter(deps, payer, result.subscription);
      return secretOf(result);
    } catch (error) {
      if (!(error instanceof PaymentProblem)) throw error;
      // The key stays while the outcome is unknown: the next attempt finds out.
      if (error.kind !== 'unavailable') await endAttempt(deps.db, owner, attempt.key, false);
      // An older order was refused; this one was not sent yet.
      if (error.kind === 'declined' && attempt.isOld && isFirst) continue;
      await syncAfter(deps, payer);
      throw error;
    }
  }
}

const withoutProvince = ({ price_id, payment_method_id }: SubscriptionOrder) => ({ price_id, payment_method_id });

const secretOf = ({ subscription, client_secret }: PaymentResult): string | null =>
  subscription.status === 'incomplete' ? client_secret : null;

/** Undefined if the order was carried out already. */
async function takeAttempt(
  deps: Pick<Deps, 'db' | 'now'>,
  owner: PayingOwner,
  order: SubscriptionOrder,
): Promise<{ key: string; isOld: boolean } | undefined> {
  const now = deps.now();
  return await deps.db.transaction(async (tx) => {
    const row = await findSubscriptionRow(tx, owner, { lock: true });
    if (!row) throw new Error('The row of a customer is missing.');
    // Under the row's lock: the operator may have transferred the restaurant a moment ago, and looks at what is ordered.
    const { user_id, restaurant_id } = owner;
    if (restaurant_id !== null && !(await listOwnedRestaurants(tx, user_id)).some(({ id }) => id === restaurant_id))
      throw new Refusal('restaurant_mismatch');
    if (isStillCharged(row)) {
      if (row.price_id === order.price_id && row.is_active) return undefined;
      throw new Refusal('subscription_exists');
    }
    const { attempt } = row;
    const isSame = attempt !== null && isSameOrder(attempt, order);
    if (attempt?.until && attempt.until > now.toISOString() && !isSame) throw new Refusal('payment_in_progress');
    const attemptKey = isSame ? attempt.key : randomUUID();
    const until = new Date(now.getTime() + ATTEMPT_MS).toISOString();
    await keepAttempt(tx, owner, { ...order, key: attemptKey, until });
    return { key: attemptKey, isOld: isSame };
  });
}

const isSameOrder = (attempt: Attempt, order: SubscriptionOrder): boolean =>
  attempt.price_id === order.price_id &&
  attempt.payment_method_id === order.payment_method_id &&
  attempt.province === order.province;

/**
 * The provider's state of this customer, queried before anything is ordered: a subscription that runs but was never
 * mirrored is adopted, one that waits for an older order's payment is ended.
 * @returns whether one runs.
 */
async function resolveEarlierSubscription(
  deps: SubscribeDeps,
  payer: Payer,
  customerId: string,
  key: string,
): Promise<boolean> {
  const earlierSubscription = await deps.payments.findSubscription(customerId);
  if (!earlierSubscription || earlierSubscription.attempt_key === key) return false;
  if (earlierSubscription.status === 'incomplete') {
    await deps.payments.abandon(earlierSubscription.id);
    const remainingSubscription = await deps.payments.findSubscription(customerId);
    if (!isStillCharged(remainingSubscription)) return false;
  } else if (!isStillCharged(earlierSubscription)) return false;
  await endAttempt(deps.db, ownerOf(deps, payer), key, false);
  await syncSubscription(deps, payer);
  return true;
}
