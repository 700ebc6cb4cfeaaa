import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** What the sandbox holds in the place of a provider: one row an object, as server/payments/sandbox-objects.ts types it. */
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
