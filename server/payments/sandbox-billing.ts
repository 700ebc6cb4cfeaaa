import { randomBytes } from 'node:crypto';
import type { Card, Preview, SubscriptionPrice } from '../../shared/api/subscriptions.ts';
import type { DeclineReason } from '../../shared/errors.ts';
import { PRODUCT_NAME } from '../../shared/product-name.ts';
import type { Tax } from '../../shared/taxes.ts';
import { chargeTaxes, type Seller } from './charged-taxes.ts';
import type { SandboxObjects } from './sandbox-objects.ts';
import type { TestCard } from './test-cards.ts';

type SandboxPaymentMethod = SandboxObjects['payment_method'];
type SandboxSubscription = SandboxObjects['subscription'];
type SandboxInvoice = SandboxObjects['invoice'];

export const SANDBOX_PRODUCT = { id: 'prod_sandbox_premium', name: `${PRODUCT_NAME} Premium` };
export const SANDBOX_PRICES: readonly SubscriptionPrice[] = [
  { id: 'price_sandbox_month', product_id: SANDBOX_PRODUCT.id, amount: 29_00, currency: 'CAD', interval: 'month' },
  { id: 'price_sandbox_year', product_id: SANDBOX_PRODUCT.id, amount: 290_00, currency: 'CAD', interval: 'year' },
];

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A first invoice must be paid within this time (docs.stripe.com/billing/subscriptions/overview). */
const FIRST_PAYMENT_MS = 23 * 60 * 60 * 1_000;
/** When an overdue invoice is retried, in days after the previous attempt; then the subscription is unpaid. */
const RETRY_DAYS = [3, 5, 7];

export const sandboxId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The bank's answer at a time. `first` is a payment with the buyer present. */
function askBank(
  method: SandboxPaymentMethod,
  time: string,
  { first }: { first: boolean },
): 'paid' | 'asks' | DeclineReason {
  const { behaviour, card, is_confirmed } = method;
  if (isExpired(card, time)) return 'card_expired';
  switch (behaviour) {
    case 'approve':
      return 'paid';
    case 'ask':
      return is_confirmed ? 'paid' : 'asks';
    case 'ask_then_decline':
      return is_confirmed ? 'card_declined' : 'asks';
    case 'fail_later':
      return first ? 'paid' : 'card_declined';
    default:
      return behaviour;
  }
}

/** A card is valid to the end of its month. */
const isExpired = ({ exp_month, exp_year }: Card, time: string): boolean =>
  Date.UTC(exp_year, exp_month, 1) <= Date.parse(time);

/** A test card as a customer stores it. */
export const newTestMethod = ({ brand, number, behaviour }: TestCard, time: string): SandboxPaymentMethod => ({
  id: sandboxId('pm'),
  card: { brand, last4: number.slice(-4), exp_month: 12, exp_year: new Date(time).getUTCFullYear() + 3 },
  behaviour,
  is_confirmed: false,
});

/** The buyer's answer to the bank's question, and the payment that follows. */
export function answerBank(
  subscription: SandboxSubscription,
  invoice: SandboxInvoice,
  method: SandboxPaymentMethod,
  time: string,
  outcome: 'approve' | 'refuse',
): void {
  if (outcome === 'refuse') {
    invoice.is_asking = false;
    invoice.failure = 'authentication_failed';
    return;
  }
  method.is_confirmed = true;
  pay(subscription, invoice, method, time, { first: subscription.status === 'incomplete' });
}

/** Tries to pay an open invoice and updates the subscription. */
export function pay(
  subscription: SandboxSubscription,
  invoice: SandboxInvoice,
  method: SandboxPaymentMethod,
  time: string,
  options: { first: boolean },
): void {
  const answer = askBank(method, time, options);
  invoice.is_asking = answer === 'asks';
  invoice.card = { brand: method.card.brand, last4: method.card.last4 };
  if (answer === 'asks') return;
  if (answer !== 'paid') {
    invoice.failure = answer;
    return;
  }
  invoice.status = 'paid';
  invoice.paid_at = time;
  invoice.failure = null;
  // After some time without payment, the billing period starts again.
  if (subscription.status === 'unpaid') {
    Object.assign(subscription, { anchor: time, periods: 1, period_start: time });
    subscription.period_end = endOf(subscription);
  }
  subscription.status = 'active';
  subscription.retries = 0;
  subscription.next_retry_at = null;
}

export function newSubscription(
  order: { price_id: string; key: string; payment_method_id: string; invoice_id: string },
  time: string,
): SandboxSubscription {
  const subscription: SandboxSubscription = {
    id: sandboxId('sub'),
    status: 'incomplete',
    ...order,
    created_at: time,
    anchor: time,
    periods: 1,
    period_start: time,
    period_end: time,
    cancel_at_period_end: false,
    ended_at: null,
    retries: 0,
    next_retry_at: null,
  };
  subscription.period_end = endOf(subscription);
  return subscription;
}

export function newInvoice(
  subscription: Pick<SandboxSubscription, 'price_id' | 'period_start' | 'period_end' | 'invoice_id'>,
  customer: Pick<SandboxObjects['customer'], 'id' | 'billing'>,
  { at: time, count, taxes, seller }: { at: string; count: number; taxes: readonly Tax[]; seller: Seller },
): SandboxInvoice {
  return {
    id: subscription.invoice_id,
    number: `${customer.id.slice(-8).toUpperCase()}-${String(count).padStart(4, '0')}`,
    status: 'open',
    created_at: time,
    paid_at: null,
    description: SANDBOX_PRODUCT.name,
    period_start: subscription.period_start,
    period_end: subscription.period_end,
    ...bill(subscription.price_id, taxes, seller),
    card: null,
    client_secret: `${sandboxId('pi')}_secret_${randomBytes(12).toString('hex')}`,
    is_asking: false,
    failure: null,
    billing: customer.billing,
  };
}

/** A price with its taxes. */
export function bill(priceId: string, taxes: readonly Tax[], seller: Seller): Preview {
  const { amount, currency } = priceOf(priceId);
  const chargedTaxes = chargeTaxes(amount, taxes, seller);
  const total = chargedTaxes.reduce((sum, tax) => sum + tax.amount, amount);
  return { subtotal: amount, taxes: chargedTaxes, total, currency };
}

export function priceOf(priceId: string): SubscriptionPrice {
  const price = SANDBOX_PRICES.find(({ id }) => id === priceId);
  if (!price) throw new Error(`The sandbox has no price ${priceId}.`);
  return price;
}

/** Ends what was never paid, so that it can't be charged any more. */
export function expire(subscription: SandboxSubscription, invoice: SandboxInvoice, time: string): void {
  subscription.status = 'incomplete_expired';
  subscription.ended_at = time;
  invoice.status = 'void';
  invoice.is_asking = false;
}

/**
 * Processes a subscription's next due event, if there is one.
 * @returns the invoice that was created or changed, null if none was; undefined if nothing is due.
 */
export function takeStep(
  subscription: SandboxSubscription,
  parts: {
    invoice: SandboxInvoice;
    method: SandboxPaymentMethod;
    now: string;
    nextInvoice: (time: string) => SandboxInvoice;
  },
): SandboxInvoice | null | undefined {
  const { invoice, method, now } = parts;
  if (subscription.status === 'incomplete') {
    const due = new Date(Date.parse(subscription.created_at) + FIRST_PAYMENT_MS).toISOString();
    if (due > now) return undefined;
    expire(subscription, invoice, due);
    return invoice;
  }
  const isRunning = ['active', 'past_due', 'unpaid'].includes(subscription.status);
  if (isRunning && subscription.cancel_at_period_end && subscription.period_end <= now) {
    subscription.status = 'canceled';
    subscription.ended_at = subscription.period_end;
    subscription.next_retry_at = null;
    return null;
  }
  if (subscription.status === 'active' && subscription.period_end <= now) {
    const time = subscription.period_end;
    subscription.periods += 1;
    subscription.period_start = time;
    subscription.period_end = endOf(subscription);
    const next = parts.nextInvoice(time);
    subscription.invoice_id = next.id;
    pay(subscription, next, method, time, { first: false });
    if (next.status !== 'paid') fallBehind(subscription, time);
    return next;
  }
  const retryAt = subscription.next_retry_at;
  if (subscription.status !== 'past_due' || retryAt === null || retryAt > now) return undefined;
  subscription.retries += 1;
  pay(subscription, invoice, method, retryAt, { first: false });
  if (invoice.status !== 'paid') fallBehind(subscription, retryAt);
  return invoice;
}

function fallBehind(subscription: SandboxSubscription, time: string): void {
  const days = RETRY_DAYS[subscription.retries];
  subscription.status = days === undefined ? 'unpaid' : 'past_due';
  subscription.next_retry_at = days === undefined ? null : new Date(Date.parse(time) + days * DAY_MS).toISOString();
}

function endOf({ price_id, anchor, periods }: Pick<SandboxSubscription, 'price_id' | 'anchor' | 'periods'>): string {
  return addMonths(anchor, periods * (priceOf(price_id).interval === 'year' ? 12 : 1));
}

/** The same day of a later month, or the month's last day. */
function addMonths(time: string, months: number): string {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}
