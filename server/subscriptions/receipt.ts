import type { ChargedTax, Receipt } from '../../shared/api/subscriptions.ts';
import { Refusal } from '../../shared/errors.ts';
import { starting as english } from '../../shared/i18n/app/en.ts';
import { starting as french } from '../../shared/i18n/app/fr.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { GST, QST } from '../../shared/taxes.ts';
import type { Deps } from '../deps.ts';
import { ownerOf } from './customer.ts';
import { withPaymentRefusals } from './payment-refusals.ts';
import { findBilling, findSubscriptionRow, type Payer } from './queries.ts';

/** One of the payer's own invoices. @throws Refusal `not_found`, `payment_provider_unavailable`. */
export async function getReceipt(
  deps: Pick<Deps, 'db' | 'env' | 'payments' | 'log'>,
  payer: Payer,
  invoiceId: string,
  locale: AppLocale,
): Promise<Receipt> {
  const row = await findSubscriptionRow(deps.db, ownerOf(deps, payer));
  const { customer_id } = row ?? {};
  const invoice = customer_id
    ? await withPaymentRefusals(deps, () => deps.payments.findInvoice(customer_id, invoiceId))
    : undefined;
  if (!invoice) throw new Refusal('not_found');
  // The first invoice is created before the billing address is known: it then shows the first one that was saved.
  const billing_address = invoice.billing_address ?? (await findBilling(deps.db, payer.user_id)) ?? null;
  return { ...invoice, taxes: namedTaxes(invoice.taxes, locale), billing_address, seller: deps.env.OPERATOR_NAME };
}

const RECEIPT_MESSAGES = { en: english, fr: french };

/** The taxes by their official names in the language: in French GST and QST are TPS and TVQ. */
export function namedTaxes(taxes: readonly ChargedTax[], locale: AppLocale): ChargedTax[] {
  const words = RECEIPT_MESSAGES[locale];
  const names: Readonly<Record<string, string>> = { [GST.name]: words.gst, [QST.name]: words.qst };
  return taxes.map((tax) => ({ ...tax, name: names[tax.name] ?? tax.name }));
}
