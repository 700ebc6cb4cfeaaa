import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Delivery } from '../../shared/api/webhooks.ts';
import { instant } from '../db/columns.ts';
import { restaurants } from '../restaurants/tables.ts';

/** Where a restaurant's owner is notified of publications: one address. */
export const webhooks = pgTable('webhooks', {
  restaurant_id: text()
    .primaryKey()
    .references(() => restaurants.id, { onDelete: 'cascade' }),
  url: text().notNull(),
  /** What the secret is derived from, with the server's own (webhook-secret.ts). */
  secret_salt: text().notNull(),
  /** Whether it is still the one that the owner has. */
  secret_hash: text().notNull(),
  created_at: instant().notNull(),
});

/** A message for that address, and how its sending goes. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    restaurant_id: text().notNull(),
    id: text().notNull(),
    kind: text().$type<Delivery['kind']>().notNull(),
    state: text().$type<Delivery['state']>().notNull(),
    /** Of the publication; null for a test. */
    version: integer(),
    published_at: instant(),
    created_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    attempted_at: instant(),
    status: integer(),
    problem: text().$type<Delivery['problem']>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.id] }),
    foreignKey({
      name: 'webhook_deliveries_webhook_fk',
      columns: [table.restaurant_id],
      foreignColumns: [webhooks.restaurant_id],
    }).onDelete('cascade'),
    index('webhook_deliveries_created_at').on(table.created_at),
    index('webhook_deliveries_of_restaurant').on(table.restaurant_id, table.created_at),
  ],
);
