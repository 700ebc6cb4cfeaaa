import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { restaurants } from '../restaurants/tables.ts';

/** A restaurant's QR codes for its tables and places. */
export const namedCodes = pgTable(
  'named_codes',
  {
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    id: integer().notNull(),
    name: text().notNull(),
    /** The name as it is compared: without case, accents and outer spaces. */
    folded_name: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.id] }),
    unique('named_codes_name_unique').on(table.restaurant_id, table.folded_name),
  ],
);
