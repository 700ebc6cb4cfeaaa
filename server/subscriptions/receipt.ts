import type { Receipt } from '../../shared/api/subscriptions.ts';
import { Refusal } from '../../shared/errors.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { Deps } from '../deps.ts';
import { ownerOf } from './customer.ts';
import { refusing } from './payment-refusals.ts';
import { findBilling, findSubscriptionRow } from './queries.ts';
import { namedTaxes } from './tax-names.ts';

/** One of the user's own invoices. @throws Refusal `not_found`, `payment_provider_unavailable`. */
export async function getReceipt(
  deps: Pick<Deps, 'db' | 'env' | 'payments' | 'log'>,
  userId: string,
  invoiceId: string,
  locale: AppLocale,
): Promise<Receipt> {
  const row = await findSubscriptionRow(deps.db, ownerOf(deps, userId));
  const { customer_id } = row ?? {};
  const invoice = customer_id
    ? await refusing(deps, () => deps.payments.findInvoice(customer_id, invoiceId))
    : undefined;
  if (!invoice) throw new Refusal('not_found');
  // The first invoice is made before the billing address is known: it then shows the first one that was saved.
  const billing_address = invoice.billing_address ?? (await findBilling(deps.db, userId)) ?? null;
  return { ...invoice, taxes: namedTaxes(invoice.taxes, locale), billing_address, seller: deps.env.OPERATOR_NAME };
}
