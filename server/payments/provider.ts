import type { PaymentProviderName } from '../../shared/api/app-data.ts';
import type {
  BillingAddress,
  Card,
  Invoice,
  Preview,
  Receipt,
  SubscriptionPrice,
} from '../../shared/api/subscriptions.ts';
import type { DeclineReason } from '../../shared/errors.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { SubscriptionStatus } from '../../shared/premium.ts';
import type { TaxPlace } from './charged-taxes.ts';
import type { SandboxObjects } from './sandbox-objects.ts';

/** A subscription as its provider has it now. Times are ISO 8601 in UTC, amounts in the currency's minor unit. */
export type ProviderSubscription = {
  id: string;
  status: SubscriptionStatus;
  price_id: string;
  amount: number;
  currency: SubscriptionPrice['currency'];
  interval: SubscriptionPrice['interval'];
  current_period_end: string;
  /** When it ends if it was canceled at the period's end. */
  cancel_at: string | null;
  ended_at: string | null;
  default_payment_method: Card | null;
  /** The invoice that is due and could not be paid. */
  unpaid_invoice: { id: string; due_at: string } | null;
  /** The key of `subscribe` that made it. */
  attempt_key: string | null;
  /** How far the provider's clock is ahead: 0, except for the sandbox, whose clock can be moved. */
  clock_offset_ms: number;
};

/** All except those that have ended for good. */
const LIVE_STATUSES: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

/** A customer's current subscription: the one that runs or waits for its first payment; else the last one that ran. */
export function currentOf<One extends { status: string }>(newestFirst: readonly One[]): One | undefined {
  return (
    newestFirst.find(({ status }) => LIVE_STATUSES.includes(status)) ??
    newestFirst.find(({ status }) => status === 'canceled') ??
    newestFirst[0]
  );
}

/** `client_secret` is set if the bank wants to ask the buyer first. */
export type PaymentResult = { subscription: ProviderSubscription; client_secret: string | null };

/** Something of a customer changed; the new state is read from the provider. */
export type PaymentEvent = { id: string; type: string; customer_id: string | null };

/** The sandbox's extra controls: its card form, its bank, its clock and its page. */
export type Sandbox = {
  /** Stores a test card for a customer. @throws `unknown_payment_method` for any other number. */
  addCard(customerId: string, card: { number: string; exp_month: number; exp_year: number }): Promise<string>;
  /** Answers the bank's question. @throws `declined`; `conflict` if nothing was asked under this secret. */
  answerBank(customerId: string, clientSecret: string, outcome: 'approve' | 'refuse'): Promise<void>;
  now(): Promise<Date>;
  /** Moves the clock forward, with everything that follows: renewals, retries, ends. */
  advance(milliseconds: number): Promise<void>;
  describe(): Promise<SandboxCustomer[]>;
};

export type SandboxCustomer = SandboxObjects['customer'] & {
  subscriptions: SandboxObjects['subscription'][];
  invoices: SandboxObjects['invoice'][];
};

/**
 * The payment provider (docs/decisions/051). All writing calls are idempotent: none charges twice. All throw a
 * PaymentProblem, and nothing else that a caller needs to distinguish.
 */
export type PaymentProvider = {
  readonly name: PaymentProviderName;
  /** What the form in the browser needs; for Stripe only. */
  readonly publishable_key: string | null;
  /** The sandbox's own controls; undefined for other providers. */
  readonly sandbox?: Sandbox;
  listProducts(): Promise<{ id: string; name: string }[]>;
  listPrices(): Promise<SubscriptionPrice[]>;
  /** A preview of the first invoice. @throws `unknown_price`. */
  preview(order: { price_id: string; place: TaxPlace }): Promise<Preview>;
  /** @param customer `reference` is our user's id: the same one returns the same customer. @returns the customer's id. */
  createCustomer(customer: {
    reference: string;
    email: string;
    locale: AppLocale;
    billing: BillingAddress | null;
  }): Promise<string>;
  /** The name and address on the next invoices, and the taxes of the subscription from the next period on. */
  updateCustomer(customerId: string, change: { billing: BillingAddress; place: TaxPlace }): Promise<void>;
  /** Where receipts and notices of the provider go. Idempotent. */
  setCustomerEmail(customerId: string, email: string): Promise<void>;
  /** Ends the subscription at once and deletes the customer. Idempotent. */
  deleteCustomer(customerId: string): Promise<void>;
  /** The secret for entering a card: of the customer's open intent, or of a new one if the last one was used or ended. */
  openSetupIntent(customerId: string): Promise<{ client_secret: string }>;
  /**
   * Starts a subscription and charges its first invoice. After a refusal nothing is left that could be charged.
   * @param order `key`: the same one returns the same subscription.
   * @throws `declined`, `unknown_price`, `unknown_payment_method`.
   */
  subscribe(order: {
    customer_id: string;
    price_id: string;
    payment_method_id: string;
    place: TaxPlace;
    key: string;
  }): Promise<PaymentResult>;
  /** Ends a subscription whose first invoice was never paid; undefined if it has been paid in the meantime. */
  abandon(subscriptionId: string): Promise<void>;
  /** The one that `currentOf` returns. */
  findSubscription(customerId: string): Promise<ProviderSubscription | undefined>;
  /** At the end of the period. */
  cancel(subscriptionId: string): Promise<void>;
  /** Undoes `cancel`. */
  resume(subscriptionId: string): Promise<void>;
  /** Stores a card for the next invoices, and pays overdue ones with it. @throws `declined`, `unknown_payment_method`. */
  updateDefaultPaymentMethod(change: {
    customer_id: string;
    subscription_id: string;
    payment_method_id: string;
  }): Promise<{ client_secret: string | null }>;
  /** The newest 100, newest first, without drafts. */
  listInvoices(customerId: string): Promise<Invoice[]>;
  findInvoice(customerId: string, invoiceId: string): Promise<Omit<Receipt, 'seller'> | undefined>;
  /** Parses a webhook's bytes. @throws `unsigned` if the signature is missing, wrong or too old. */
  readEvent(payload: Buffer, signature: string): PaymentEvent;
  /** Events that the provider emits within this process, as the sandbox does. */
  onEvent(listener: (event: PaymentEvent) => Promise<void>): void;
};

export type PaymentProblemKind =
  | 'declined'
  | 'unknown_price'
  | 'unknown_payment_method'
  | 'unavailable'
  | 'unsigned'
  /** The order is not possible in the subscription's current state. */
  | 'conflict';

export class PaymentProblem extends Error {
  readonly kind: PaymentProblemKind;
  readonly reason: DeclineReason;

  /** @param details `reason` is read for `declined` only. */
  constructor(kind: PaymentProblemKind, details: { reason?: DeclineReason; cause?: unknown } = {}) {
    super(`The payment provider: ${kind}`, { cause: details.cause });
    this.kind = kind;
    this.reason = details.reason ?? 'card_declined';
  }
}
