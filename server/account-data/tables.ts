import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AppLocale } from '../../shared/locales.ts';
import { instant } from '../db/columns.ts';
import type { FileKey } from '../files/files.ts';

/**
 * An account that is being deleted: what its job needs after the rows are deleted. This row is deleted last, so it has
 * no foreign keys.
 */
export const accountDeletions = pgTable('account_deletions', {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  user_id: uuid().notNull().unique('account_deletions_user_id_unique'),
  /** Address of the last mail. */
  email: text().notNull(),
  locale: text().$type<AppLocale>().notNull(),
  /** The account's first restaurant, and its further ones; null if it has none. */
  restaurant_id: text(),
  further_restaurant_ids: jsonb().$type<string[]>(),
  /** Public files of the restaurants; null until they were collected. */
  public_files: jsonb().$type<FileKey[]>(),
  requested_at: instant().notNull(),
});
