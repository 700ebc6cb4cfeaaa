import { GRACE_STATUSES } from '../../shared/premium.ts';
import { findUser } from '../accounts/user-queries.ts';
import { announcePublicChange } from '../db/public-changes.ts';
import type { Deps } from '../deps.ts';
import { PaymentProblem, type ProviderSubscription } from '../payments/provider.ts';
import { findFirstRestaurantId } from '../restaurants/people-queries.ts';
import { ownerOf } from './customer.ts';
import { enqueueNotices } from './enqueue-notices.ts';
import {
  findSubscriptionRow,
  keepCustomerEmail,
  type Payer,
  type PayingOwner,
  type SubscriptionRow,
  setMirror,
  startSync,
} from './queries.ts';

type SyncDeps = Pick<Deps, 'db' | 'payments' | 'changes' | 'now' | 'jobs'>;

/**
 * Asks the provider what the subscription is now and mirrors it, and sends it the account's address if that changed.
 * Events, own requests and the nightly comparison all come here, so that their order doesn't matter: only what the
 * provider says now is written, and an answer to an older question never replaces that to a newer one.
 * @throws PaymentProblem
 */
export async function syncSubscription(deps: SyncDeps, payer: Payer): Promise<void> {
  const owner = ownerOf(deps, payer);
  const syncVersion = await startSync(deps.db, owner);
  if (!syncVersion) return;
  await writeMirror(deps, owner, syncVersion.serial, await findNow(deps, syncVersion.customer_id));
  await tellAddress(deps, owner);
}

/** Two jobs at once may send an older address last: then that is what is stored, and the next comparison sees it. */
async function tellAddress({ db, payments }: Pick<Deps, 'db' | 'payments'>, owner: PayingOwner): Promise<void> {
  const user = await findUser(db, owner.user_id);
  const row = await findSubscriptionRow(db, owner);
  // The address of an account that is being deleted has no @, and its customer will be deleted.
  if (!user?.email.includes('@') || !row?.customer_id || row.customer_email === user.email) return;
  try {
    await payments.setCustomerEmail(row.customer_id, user.email);
  } catch (error) {
    // The provider has forgotten the customer.
    if (error instanceof PaymentProblem && error.kind === 'conflict') return;
    throw error;
  }
  await keepCustomerEmail(db, owner, user.email);
}

/** After an order was carried out. If the provider can't be asked now, its answer to the order counts. */
export async function syncAfter(
  deps: SyncDeps,
  payer: Payer,
  answeredSubscription?: ProviderSubscription,
): Promise<void> {
  try {
    await syncSubscription(deps, payer);
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    const owner = ownerOf(deps, payer);
    const syncVersion = answeredSubscription && (await startSync(deps.db, owner));
    if (syncVersion) await writeMirror(deps, owner, syncVersion.serial, answeredSubscription);
  }
}

async function findNow({ payments }: Pick<Deps, 'payments'>, customerId: string) {
  try {
    return await payments.findSubscription(customerId);
  } catch (error) {
    // The provider has forgotten the customer.
    if (error instanceof PaymentProblem && error.kind === 'conflict') return undefined;
    throw error;
  }
}

async function writeMirror(
  deps: SyncDeps,
  owner: PayingOwner,
  serial: number,
  current: ProviderSubscription | undefined,
): Promise<void> {
  const changedRow = deps.db.transaction(async (tx) => {
    const before = await findSubscriptionRow(tx, owner, { lock: true });
    if (!before || before.sync_written >= serial) return null;
    await setMirror(tx, owner, {
      subscription_id: current?.id ?? null,
      status: current?.status ?? null,
      price_id: current?.price_id ?? null,
      amount: current?.amount ?? null,
      currency: current?.currency ?? null,
      interval: current?.interval ?? null,
      current_period_end: current?.current_period_end ?? null,
      cancel_at: current?.cancel_at ?? null,
      ended_at: current?.ended_at ?? null,
      past_due_since: pastDueSince(before, current),
      card: current?.default_payment_method ?? null,
      attempt_key: current?.attempt_key ?? null,
      clock_offset_ms: current?.clock_offset_ms ?? 0,
      sync_written: serial,
      synced_at: deps.now().toISOString(),
    });
    const after = await findSubscriptionRow(tx, owner);
    if (!after) return null;
    await enqueueNotices(deps, tx, owner, { before, after, unpaid_invoice_id: current?.unpaid_invoice?.id ?? null });
    const restaurantId = owner.restaurant_id ?? (await findFirstRestaurantId(tx, owner.user_id));
    if (restaurantId === undefined || !isOtherPremium(before, after)) return null;
    await announcePublicChange(tx, restaurantId);
    return restaurantId;
  });
  const restaurantId = await changedRow;
  if (restaurantId !== null) deps.changes.drop(restaurantId);
}

/** The grace begins with the first invoice that stayed unpaid, and doesn't begin again with the next. */
function pastDueSince(before: SubscriptionRow, current: ProviderSubscription | undefined): string | null {
  const statuses: readonly string[] = GRACE_STATUSES;
  if (!current || !statuses.includes(current.status)) return null;
  const earlierPastDue = before.subscription_id === current.id ? before.past_due_since : null;
  return earlierPastDue ?? current.unpaid_invoice?.due_at ?? current.current_period_end;
}

/** Time-based changes need no invalidation, since a cached entry checks the time itself; except for the sandbox's clock. */
const isOtherPremium = (before: SubscriptionRow, after: SubscriptionRow): boolean =>
  before.status !== after.status ||
  before.cancel_at !== after.cancel_at ||
  before.past_due_since !== after.past_due_since ||
  before.clock_offset_ms !== after.clock_offset_ms;
