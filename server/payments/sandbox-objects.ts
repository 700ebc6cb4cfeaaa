import type { BillingAddress, Card, ChargedTax, SubscriptionPrice } from '../../shared/api/subscriptions.ts';
import type { DeclineReason } from '../../shared/errors.ts';
import type { SubscriptionStatus } from '../../shared/premium.ts';
import type { TaxPlace } from './charged-taxes.ts';
import type { CardBehaviour } from './test-cards.ts';

/** The sandbox's objects by their kind. Times are ISO 8601 by its own clock. */
export type SandboxObjects = {
  clock: { offset_ms: number };
  customer: { id: string; email: string; billing: BillingAddress | null; place: TaxPlace };
  payment_method: {
    id: string;
    card: Card;
    behaviour: CardBehaviour;
    /** Whether the bank has asked once and the answer was yes. */
    is_confirmed: boolean;
  };
  subscription: {
    id: string;
    status: SubscriptionStatus;
    price_id: string;
    key: string;
    created_at: string;
    /** The start from which periods are counted, and how many have begun. */
    anchor: string;
    periods: number;
    period_start: string;
    period_end: string;
    cancel_at_period_end: boolean;
    ended_at: string | null;
    payment_method_id: string;
    invoice_id: string;
    retries: number;
    next_retry_at: string | null;
  };
  invoice: {
    id: string;
    number: string;
    status: 'open' | 'paid' | 'void';
    created_at: string;
    paid_at: string | null;
    description: string;
    period_start: string;
    period_end: string;
    subtotal: number;
    taxes: ChargedTax[];
    total: number;
    currency: SubscriptionPrice['currency'];
    card: { brand: string; last4: string } | null;
    client_secret: string;
    /** Whether the bank wants to ask the buyer. */
    is_asking: boolean;
    failure: DeclineReason | null;
    billing: BillingAddress | null;
  };
  /** What an idempotency key was used for. */
  request: { order: string; subscription_id: string };
};
export type SandboxKind = keyof SandboxObjects;
