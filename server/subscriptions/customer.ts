import type { BillingAddress, Province } from '../../shared/api/subscriptions.ts';
import { PROVINCES } from '../../shared/api/subscriptions.ts';
import { getUser, markKnownCustomer } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import type { TaxPlace } from '../payments/charged-taxes.ts';
import { placeOf, SELLERS_PLACE } from '../payments/charged-taxes.ts';
import {
  deleteSubscriptionRows,
  findBilling,
  findSubscriptionRow,
  keepBilling,
  keepCustomer,
  type PayingOwner,
} from './queries.ts';

export const ownerOf = ({ payments }: Pick<Deps, 'payments'>, userId: string): PayingOwner => ({
  user_id: userId,
  provider: payments.name,
});

/** The provider's customer of a user, created on first use. Concurrent calls create one. @throws PaymentProblem */
export async function ensureCustomer(deps: Pick<Deps, 'db' | 'payments'>, userId: string): Promise<string> {
  const owner = ownerOf(deps, userId);
  const row = await findSubscriptionRow(deps.db, owner);
  if (row?.customer_id) return row.customer_id;
  const { email, locale } = await getUser(deps.db, userId);
  const billing = (await findBilling(deps.db, userId)) ?? null;
  const createdCustomer = await deps.payments.createCustomer({ reference: userId, email, locale, billing });
  return await keepCustomer(deps.db, owner, { customer_id: createdCustomer, email });
}

/** A user's place for taxes: the billing address's; before there is one, the place chosen with the price. */
export async function placeOfUser(
  deps: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  chosenProvince: Province | null | undefined,
): Promise<TaxPlace> {
  if (chosenProvince) return placeOf('CA', chosenProvince);
  const billing = await findBilling(deps.db, userId);
  if (billing) return billingPlace(billing);
  const row = await findSubscriptionRow(deps.db, ownerOf(deps, userId));
  return row?.province ? placeOf('CA', row.province) : SELLERS_PLACE;
}

const billingPlace = ({ country, province }: BillingAddress): TaxPlace =>
  placeOf(country, PROVINCES.find((code) => code === province) ?? null);

/**
 * Saves the billing address with the provider, then here. With a street the customer is no longer new; a country alone is
 * saved for the taxes of a preview, before anything is bought. @throws PaymentProblem
 */
export async function saveBilling(
  deps: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  billing: BillingAddress,
): Promise<void> {
  const row = await findSubscriptionRow(deps.db, ownerOf(deps, userId));
  if (row?.customer_id) await deps.payments.updateCustomer(row.customer_id, { billing, place: billingPlace(billing) });
  await deps.db.transaction(async (tx) => {
    await keepBilling(tx, userId, billing);
    if (billing.line1 !== null) await markKnownCustomer(tx, userId);
  });
}

/** Whether an account can't be deleted yet (specification §6). */
export async function hasActiveSubscription(deps: Pick<Deps, 'db' | 'payments'>, userId: string): Promise<boolean> {
  return (await findSubscriptionRow(deps.db, ownerOf(deps, userId)))?.is_active ?? false;
}

/**
 * Ends everything at the provider and deletes the customer there. Idempotent, so that the deletion of an account can be
 * resumed. @throws PaymentProblem if the provider does not answer.
 */
export async function deletePaymentCustomer(deps: Pick<Deps, 'db' | 'payments'>, userId: string): Promise<void> {
  const row = await findSubscriptionRow(deps.db, ownerOf(deps, userId));
  if (row?.customer_id) await deps.payments.deleteCustomer(row.customer_id);
  await deps.db.transaction((tx) => deleteSubscriptionRows(tx, userId));
}
