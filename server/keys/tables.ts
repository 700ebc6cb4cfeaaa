import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { restaurants } from '../restaurants/tables.ts';

/** The keys with which a restaurant's till or website reads its published menu. Only their holders have the keys themselves. */
export const menuKeys = pgTable(
  'menu_keys',
  {
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    id: integer().notNull(),
    name: text().notNull(),
    /** The name as it is compared: without case, accents and outer spaces. */
    folded_name: text().notNull(),
    token_hash: text().notNull().unique('menu_keys_token_hash_unique'),
    created_at: instant().notNull(),
    /** A day in UTC: a key that is used each minute is written once a day. */
    last_used_on: date({ mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.restaurant_id, table.id] })],
);
