import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** The sandbox's storage: one row per object, typed in server/payments/sandbox-objects.ts. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** Null for its clock. */
    customer_id: text(),
    data: jsonb().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index('sandbox_objects_customer').on(table.customer_id, table.kind)],
);
