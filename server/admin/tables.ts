import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/**
 * What an operator has done by `npm run admin`: one row for each act, never edited. It has no foreign keys, because it
 * outlives what it is about.
 */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    happened_at: instant().notNull(),
    /** The command: "restaurants suspend". */
    act: text().notNull(),
    /** The account of the machine that it was run under. */
    operator: text().notNull(),
    /** The id of the restaurant, user or job; null for an act on none. */
    subject: text(),
    /** The command's other arguments, by name; no address of an owner. */
    details: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [index('operator_acts_happened_at').on(table.happened_at)],
);
