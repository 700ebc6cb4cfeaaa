import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AppLocale } from '../../shared/locales.ts';
import { instant } from '../db/columns.ts';
import type { FileKey } from '../files/files.ts';

/**
 * An account that is being deleted: what its job needs to go on after the rows are gone. The row is the last to go, so it
 * refers to none.
 */
export const accountDeletions = pgTable('account_deletions', {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  user_id: uuid().notNull().unique('account_deletions_user_id_unique'),
  /** Where the last mail goes. */
  email: text().notNull(),
  locale: text().$type<AppLocale>().notNull(),
  restaurant_id: text(),
  /** Public files that the restaurant named; null until they were gathered. */
  public_files: jsonb().$type<FileKey[]>(),
  requested_at: instant().notNull(),
});
