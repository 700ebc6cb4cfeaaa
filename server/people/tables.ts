import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InvitedRole } from '../../shared/roles.ts';
import { instant } from '../db/columns.ts';
import { restaurants } from '../restaurants/tables.ts';

/** An invitation that an owner has mailed. It is pending until it is accepted, withdrawn, replaced or over. */
export const invitations = pgTable(
  'invitations',
  {
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    /** Trimmed and lower-cased, as those of accounts. */
    email: text().notNull(),
    role: text().$type<InvitedRole>().notNull(),
    /** Of the mailed link; null until the mail is sent. */
    token_hash: text(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    accepted_at: instant(),
    /** Also set if a newer one replaced it. */
    withdrawn_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.id] }),
    uniqueIndex('invitations_token_hash').on(table.token_hash),
    index('invitations_email').on(table.email),
    index('invitations_created_at').on(table.created_at),
  ],
);
