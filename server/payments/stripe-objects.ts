import type Stripe from 'stripe';
import {
  BILLING_INTERVALS,
  type BillingAddress,
  type ChargedTax,
  INVOICE_STATUSES,
  type SubscriptionPrice,
} from '../../shared/api/subscriptions.ts';
import { CURRENCIES } from '../../shared/money.ts';
import { SUBSCRIPTION_STATUSES } from '../../shared/premium.ts';
import { OFFERED_TAXES } from '../../shared/taxes.ts';
import { registrationOf, type Seller } from './charged-taxes.ts';
import type { ProviderSubscription } from './provider.ts';

/** Stripe's objects as the provider's, and the other way round: pure, and without its library. */

export function chargedTaxes(
  invoice: Stripe.Invoice,
  rates: ReadonlyMap<number, string>,
  seller: Seller,
): ChargedTax[] {
  return OFFERED_TAXES.flatMap(({ number, name, rate }) => {
    const chargedTax = invoice.total_taxes?.find(
      ({ tax_rate_details }) => tax_rate_details && idOf(tax_rate_details.tax_rate) === rates.get(number),
    );
    return chargedTax
      ? [{ number, name, rate, amount: chargedTax.amount, registration: registrationOf(number, seller) }]
      : [];
  });
}

export function toPrice({ id, product, unit_amount, currency, recurring }: Stripe.Price): SubscriptionPrice[] {
  const interval = BILLING_INTERVALS.find((known) => known === recurring?.interval);
  if (unit_amount === null || interval === undefined) return [];
  return [{ id, product_id: idOf(product), amount: unit_amount, currency: currencyOf(currency), interval }];
}

export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, status, items, cancel_at, ended_at, default_payment_method, latest_invoice, metadata } = subscription;
  const [item] = items.data;
  const [price] = item ? toPrice(item.price) : [];
  const knownStatus = SUBSCRIPTION_STATUSES.find((value) => value === status);
  if (!item || !price || !knownStatus) throw new Error(`The subscription ${id} does not belong to this product.`);
  const card = typeof default_payment_method === 'string' ? null : default_payment_method?.card;
  const invoice = typeof latest_invoice === 'string' ? null : latest_invoice;
  const isBehind = status === 'past_due' || status === 'unpaid';
  return {
    id,
    status: knownStatus,
    price_id: price.id,
    amount: price.amount,
    currency: price.currency,
    interval: price.interval,
    current_period_end: instantOf(item.current_period_end),
    cancel_at: cancel_at === null ? null : instantOf(cancel_at),
    ended_at: ended_at === null ? null : instantOf(ended_at),
    default_payment_method: card
      ? { brand: card.brand, last4: card.last4, exp_month: card.exp_month, exp_year: card.exp_year }
      : null,
    unpaid_invoice:
      isBehind && invoice && invoice.status !== 'paid' ? { id: invoice.id, due_at: instantOf(invoice.created) } : null,
    attempt_key: metadata['attempt_key'] ?? null,
    clock_offset_ms: 0,
  };
}

export const toInvoice = ({ id, number, created, total, currency, status }: Stripe.Invoice) => ({
  id,
  number,
  date: instantOf(created),
  total,
  currency: currencyOf(currency),
  status: INVOICE_STATUSES.find((value) => value === status) ?? 'open',
});

export const billedAddress = ({
  name,
  company,
  line1,
  line2,
  city,
  province,
  postal_code,
  country,
}: BillingAddress) => ({
  name: company ?? name,
  address: {
    line1: line1 ?? '',
    line2: line2 ?? '',
    city: city ?? '',
    state: province ?? '',
    postal_code: postal_code ?? '',
    country,
  },
});

export const billedMetadata = ({ name, tax_number }: BillingAddress) => ({
  billing_name: name,
  tax_number: tax_number ?? '',
});

/** The address on the day of the invoice; null if there was none yet. */
export function billingOf({ customer_name, customer_address: address }: Stripe.Invoice): BillingAddress | null {
  if (!customer_name || !address?.country) return null;
  return {
    name: customer_name,
    company: null,
    tax_number: null,
    line1: address.line1 || null,
    line2: address.line2 || null,
    city: address.city || null,
    province: address.state || null,
    postal_code: address.postal_code || null,
    country: address.country,
  };
}

/** Also printed on every invoice of Stripe's own. */
export function taxRegistrations({ gst_number, qst_number }: Seller): { name: string; value: string }[] {
  const fields = [
    { name: 'GST', value: gst_number },
    { name: 'QST', value: qst_number },
  ];
  return fields.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
}

export function customerOf(object: object): string | null {
  // Events of customers contain the customer itself, others refer to it.
  const { object: kind, id, customer } = object as { object?: unknown; id?: unknown; customer?: unknown };
  if (kind === 'customer' && typeof id === 'string') return id;
  if (typeof customer === 'string') return customer;
  const customerId = (customer as { id?: unknown } | null | undefined)?.id;
  return typeof customerId === 'string' ? customerId : null;
}

export const idOf = (value: string | { id: string }): string => (typeof value === 'string' ? value : value.id);
export const instantOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

export function currencyOf(code: string): SubscriptionPrice['currency'] {
  const currency = CURRENCIES.find((known) => known === code.toUpperCase());
  if (!currency) throw new Error(`A price in ${code} can't be offered.`);
  return currency;
}
