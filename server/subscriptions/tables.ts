import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentProviderName } from '../../shared/api/app-data.ts';
import type { Card, Province, SubscriptionPrice } from '../../shared/api/subscriptions.ts';
import type { SubscriptionStatus } from '../../shared/premium.ts';
import { users } from '../accounts/tables.ts';
import { instant } from '../db/columns.ts';

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An order that was sent to the provider, stored so that it is found again by its key and never paid twice. */
export type SubscribeAttempt = {
  key: string;
  price_id: string;
  payment_method_id: string;
  province: Province | null;
  /** While it is in progress no other order is accepted. */
  until: string | null;
};

/**
 * The provider, and after a colon the further restaurant that is paid for: an account's first restaurant, which older nodes
 * know alone, is paid for by the row with the provider's name.
 */
export type PaymentAccount = PaymentProviderName | `${PaymentProviderName}:${string}`;

/**
 * A user as a customer of a provider, once for each restaurant, and the mirror of the provider's subscription. Only
 * `writeMirror` writes the columns from `subscription_id` on. `status` is null while there is none.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    user_id: userId(),
    provider: text().$type<PaymentAccount>().notNull(),
    customer_id: text(),
    /** The address that was sent to the provider; null before that was recorded. */
    customer_email: text(),
    attempt: jsonb().$type<SubscribeAttempt>(),
    /** The place chosen with the price; a billing address replaces it. */
    province: text().$type<Province>(),
    /** Counts the queries to the provider: an older query's answer never replaces a newer one's. */
    sync_started: integer().notNull().default(0),
    sync_written: integer().notNull().default(0),
    synced_at: instant(),
    subscription_id: text(),
    status: text().$type<SubscriptionStatus>(),
    price_id: text(),
    amount: integer(),
    currency: text().$type<SubscriptionPrice['currency']>(),
    interval: text().$type<SubscriptionPrice['interval']>(),
    current_period_end: instant(),
    cancel_at: instant(),
    ended_at: instant(),
    past_due_since: instant(),
    card: jsonb().$type<Card>(),
    attempt_key: text(),
    clock_offset_ms: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.provider] }),
    index('subscriptions_customer').on(table.customer_id),
  ],
);

/** The address on invoices; country and province determine the taxes. */
export const billingDetails = pgTable('billing_details', {
  user_id: userId().primaryKey(),
  name: text().notNull(),
  company: text(),
  tax_number: text(),
  line1: text(),
  line2: text(),
  city: text(),
  province: text(),
  postal_code: text(),
  country: text().notNull(),
});

/** Events of the provider: each is applied once, however often it arrives. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customer_id: text(),
    received_at: instant().notNull(),
    applied_at: instant(),
  },
  (table) => [
    index('payment_events_received').on(table.received_at),
    index('payment_events_customer').on(table.customer_id),
  ],
);

const NOTICE_KINDS = ['payment_failed', 'card_expiring', 'subscription_ending', 'subscription_ended'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What a user was notified of by mail, each once: `about` identifies the invoice, the card's month, or the end. */
export const subscriptionNotices = pgTable(
  'subscription_notices',
  {
    user_id: userId(),
    kind: text().$type<NoticeKind>().notNull(),
    about: text().notNull(),
    told_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind, table.about] }),
    index('subscription_notices_told_at').on(table.told_at),
  ],
);
