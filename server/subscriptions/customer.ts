import type { BillingAddress, Province } from '../../shared/api/subscriptions.ts';
import { PROVINCES } from '../../shared/api/subscriptions.ts';
import { getUser, markKnownCustomer } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import type { TaxPlace } from '../payments/charged-taxes.ts';
import { placeOf, SELLERS_PLACE } from '../payments/charged-taxes.ts';
import {
  deleteSubscriptionRow,
  deleteSubscriptionRows,
  findBilling,
  findSubscriptionRow,
  keepBilling,
  keepCustomer,
  listPayments,
  type Payer,
  type PayingOwner,
} from './queries.ts';

export const ownerOf = ({ payments }: Pick<Deps, 'payments'>, { user_id, restaurant_id }: Payer): PayingOwner => ({
  user_id,
  restaurant_id,
  provider: payments.name,
});

/** Who pays for a restaurant of their own. */
export const payerOf = (user_id: string, restaurant?: { id: string; is_first: boolean }): Payer => ({
  user_id,
  restaurant_id: restaurant && !restaurant.is_first ? restaurant.id : null,
});

/** The provider's customer who pays for a restaurant, created on first use. Concurrent calls create one. @throws PaymentProblem */
export async function ensureCustomer(deps: Pick<Deps, 'db' | 'payments'>, payer: Payer): Promise<string> {
  const owner = ownerOf(deps, payer);
  const row = await findSubscriptionRow(deps.db, owner);
  if (row?.customer_id) return row.customer_id;
  const { user_id, restaurant_id } = payer;
  const { email, locale } = await getUser(deps.db, user_id);
  const billing = (await findBilling(deps.db, user_id)) ?? null;
  const reference = restaurant_id === null ? user_id : `${user_id}-${restaurant_id}`;
  const createdCustomer = await deps.payments.createCustomer({ reference, email, locale, billing });
  return await keepCustomer(deps.db, owner, { customer_id: createdCustomer, email });
}

/** A payer's place for taxes: the billing address's; before there is one, the place chosen with the price. */
export async function placeOfPayer(
  deps: Pick<Deps, 'db' | 'payments'>,
  payer: Payer,
  chosenProvince: Province | null | undefined,
): Promise<TaxPlace> {
  if (chosenProvince) return placeOf('CA', chosenProvince);
  const billing = await findBilling(deps.db, payer.user_id);
  if (billing) return billingPlace(billing);
  const row = await findSubscriptionRow(deps.db, ownerOf(deps, payer));
  return row?.province ? placeOf('CA', row.province) : SELLERS_PLACE;
}

const billingPlace = ({ country, province }: BillingAddress): TaxPlace =>
  placeOf(country, PROVINCES.find((code) => code === province) ?? null);

/**
 * Saves the account's billing address with the provider, for each restaurant, then here. With a street the customer is no longer new; a country alone is
 * saved for the taxes of a preview, before anything is bought. @throws PaymentProblem
 */
export async function saveBilling(
  deps: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  billing: BillingAddress,
): Promise<void> {
  for (const { row } of await listPayments(deps.db, { user_id: userId, provider: deps.payments.name }))
    if (row.customer_id) await deps.payments.updateCustomer(row.customer_id, { billing, place: billingPlace(billing) });
  await deps.db.transaction(async (tx) => {
    await keepBilling(tx, userId, billing);
    if (billing.line1 !== null) await markKnownCustomer(tx, userId);
  });
}

/** Whether an account can't be deleted yet (specification §6). */
export async function hasActiveSubscription(deps: Pick<Deps, 'db' | 'payments'>, userId: string): Promise<boolean> {
  const payments = await listPayments(deps.db, { user_id: userId, provider: deps.payments.name });
  return payments.some(({ row }) => row.is_active);
}

/**
 * Ends what a further restaurant is paid for by and deletes its customer; a first one's is the account's, and stays. Idempotent.
 * @throws PaymentProblem if the provider does not answer.
 */
export async function deleteCustomerOfFurther(
  deps: Pick<Deps, 'db' | 'payments'>,
  further: { user_id: string; restaurant_id: string },
): Promise<void> {
  const owner = ownerOf(deps, further);
  const row = await findSubscriptionRow(deps.db, owner);
  if (!row) return;
  if (row.customer_id) await deps.payments.deleteCustomer(row.customer_id);
  await deps.db.transaction((tx) => deleteSubscriptionRow(tx, owner));
}

/**
 * Ends everything at the provider and deletes the customers there. Idempotent, so that the deletion of an account can be
 * resumed. @throws PaymentProblem if the provider does not answer.
 */
export async function deletePaymentCustomers(deps: Pick<Deps, 'db' | 'payments'>, userId: string): Promise<void> {
  const deletedIds = new Set<string>();
  // Again after the last: a request that was in flight may have created one meanwhile.
  for (;;) {
    const payments = await listPayments(deps.db, { user_id: userId, provider: deps.payments.name });
    const customerId = payments.map(({ row }) => row.customer_id).find((id) => id !== null && !deletedIds.has(id));
    if (!customerId) break;
    await deps.payments.deleteCustomer(customerId);
    deletedIds.add(customerId);
  }
  await deps.db.transaction((tx) => deleteSubscriptionRows(tx, userId));
}
