import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

/**
 * What all nodes count together, each in a fixed window: requests by sender, wrong codes, mails to unknown addresses.
 * Keys contain a keyed hash, never an address; rows are removed soon after their window.
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    ends_at: instant().notNull(),
  },
  (table) => [index('limit_counts_ends_at').on(table.ends_at)],
);
