import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UsageKind } from '../../shared/api/usage.ts';
import { restaurants } from '../restaurants/tables.ts';

/** Beside what the month limits: an owner's own tries of the assistant, and days on which one address reached its limit. */
export type CountedKind = UsageKind | 'tries' | 'limited_senders';

/** What a restaurant used in a month of its own timezone, "2026-11". */
export const usageMonths = pgTable(
  'usage_months',
  {
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    month: text().notNull(),
    kind: text().$type<CountedKind>().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurant_id, table.month, table.kind] })],
);

/** For how long a restaurant's pages were read on a day (UTC), in milliseconds. Earlier days are deleted with the next one. */
export const readingDays = pgTable(
  'reading_days',
  {
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    spent_ms: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurant_id, table.day] })],
);
