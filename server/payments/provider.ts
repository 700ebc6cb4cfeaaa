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
  /** How far the provider's clock is ahead: 0, but for the sandbox, whose clock can be moved. */
  clock_offset_ms: number;
};

/** All but those that are over for good. */
const LIVE_STATUSES: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

/** Which of a customer's subscriptions counts: the one that runs or waits for its first payment; else one that ran. */
export function currentOf<One extends { status: string }>(newestFirst: readonly One[]): One | undefined {
  return (
    newestFirst.find(({ status }) => LIVE_STATUSES.includes(status)) ??
    newestFirst.find(({ status }) => status === 'canceled') ??
    newestFirst[0]
  );
}

/** `client_secret` is there if the bank wants to ask the buyer first. */
export type PaymentResult = { subscription: ProviderSubscription; client_secret: string | null };

/** That something of a customer changed; what it is now is asked of the provider. */
export type PaymentEvent = { id: string; type: string; customer_id: string | null };

/** What the sandbox can beside taking payments: its card form, its bank, its clock and its page. */
export type Sandbox = {
  /** Keeps a test card under a customer. @throws `unknown_payment_method` for any other number. */
  addCard(customerId: string, card: { number: string; exp_month: number; exp_year: number }): Promise<string>;
  /** Answers the bank that asked. @throws `declined`; `conflict` if nothing was asked under this secret. */
  answerBank(customerId: string, clientSecret: string, outcome: 'approve' | 'refuse'): Promise<void>;
  now(): Promise<Date>;
  /** Moves the clock on, and everything with it: renewals, retries, ends. */
  advance(milliseconds: number): Promise<void>;
  describe(): Promise<SandboxCustomer[]>;
};

export type SandboxCustomer = SandboxObjects['customer'] & {
  subscriptions: SandboxObjects['subscription'][];
  invoices: SandboxObjects['invoice'][];
};

/**
 * Who takes the payments (docs/decisions/051). Every call but the readings may be repeated: none charges twice.
 * All throw a PaymentProblem, and nothing else that a caller need tell apart.
 */
export type PaymentProvider = {
  readonly name: PaymentProviderName;
  /** What the form in the browser needs; Stripe's alone. */
  readonly publishable_key: string | null;
  /** The sandbox's own controls; undefined for the others. */
  readonly sandbox?: Sandbox;
  listProducts(): Promise<{ id: string; name: string }[]>;
  listPrices(): Promise<SubscriptionPrice[]>;
  /** What a first invoice would be. @throws `unknown_price`. */
  preview(order: { price_id: string; place: TaxPlace }): Promise<Preview>;
  /** @param customer `reference` is our user's id: the same one makes the same customer. @returns the customer's id. */
  createCustomer(customer: {
    reference: string;
    email: string;
    locale: AppLocale;
    billing: BillingAddress | null;
  }): Promise<string>;
  /** The name and address on the next invoices, and the taxes of the subscription from the next period on. */
  updateCustomer(customerId: string, change: { billing: BillingAddress; place: TaxPlace }): Promise<void>;
  /** Ends the subscription at once and forgets the customer; idempotent. */
  deleteCustomer(customerId: string): Promise<void>;
  /** What a card is entered under. */
  createSetupIntent(customerId: string): Promise<{ client_secret: string }>;
  /**
   * Begins a subscription and charges its first invoice. After a refusal nothing is left that could be charged.
   * @param order `key`: the same one gives the same subscription.
   * @throws `declined`, `unknown_price`, `unknown_payment_method`.
   */
  subscribe(order: {
    customer_id: string;
    price_id: string;
    payment_method_id: string;
    place: TaxPlace;
    key: string;
  }): Promise<PaymentResult>;
  /** Ends a subscription whose first invoice was never paid; undefined if it was, in the meantime. */
  abandon(subscriptionId: string): Promise<void>;
  /** The one that `currentOf` says. */
  findSubscription(customerId: string): Promise<ProviderSubscription | undefined>;
  /** At the end of the period. */
  cancel(subscriptionId: string): Promise<void>;
  /** Takes `cancel` back. */
  resume(subscriptionId: string): Promise<void>;
  /** Keeps a card for the next invoices, and pays with it what is overdue. @throws `declined`, `unknown_payment_method`. */
  updateDefaultPaymentMethod(change: {
    customer_id: string;
    subscription_id: string;
    payment_method_id: string;
  }): Promise<{ client_secret: string | null }>;
  /** The newest 100, newest first, without drafts. */
  listInvoices(customerId: string): Promise<Invoice[]>;
  findInvoice(customerId: string, invoiceId: string): Promise<Omit<Receipt, 'seller'> | undefined>;
  /** Reads a webhook's bytes. @throws `unsigned` if the signature is missing, wrong or old. */
  readEvent(payload: Buffer, signature: string): PaymentEvent;
  /** Events that the provider tells within this process, as the sandbox does. */
  onEvent(listener: (event: PaymentEvent) => Promise<void>): void;
};

export type PaymentProblemKind =
  | 'declined'
  | 'unknown_price'
  | 'unknown_payment_method'
  | 'unavailable'
  | 'unsigned'
  /** The order can't be carried out in the state that the subscription is in. */
  | 'conflict';

export class PaymentProblem extends Error {
  readonly kind: PaymentProblemKind;
  readonly reason: DeclineReason;

  /** @param details `reason` is read of `declined` only. */
  constructor(kind: PaymentProblemKind, details: { reason?: DeclineReason; cause?: unknown } = {}) {
    super(`The payment provider: ${kind}`, { cause: details.cause });
    this.kind = kind;
    this.reason = details.reason ?? 'card_declined';
  }
}
