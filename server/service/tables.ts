import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { restaurants } from '../restaurants/tables.ts';

/** The link for the staff's phones: one per restaurant. The token itself is only in the link. */
export const serviceLinks = pgTable('service_links', {
  restaurant_id: text()
    .primaryKey()
    .references(() => restaurants.id, { onDelete: 'cascade' }),
  token_hash: text().notNull().unique('service_links_token_hash_unique'),
  created_at: instant().notNull(),
  /** When a phone last opened it. */
  last_used_at: instant(),
});

/** A phone that opened the link, for 12 hours. It ends with the link. */
export const serviceSessions = pgTable(
  'service_sessions',
  {
    token_hash: text().primaryKey(),
    restaurant_id: text()
      .notNull()
      .references(() => serviceLinks.restaurant_id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
  },
  (table) => [index('service_sessions_by_restaurant').on(table.restaurant_id, table.expires_at)],
);
