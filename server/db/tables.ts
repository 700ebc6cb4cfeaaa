import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What is true of one installation, and in no backup: which store of files belongs to the database, when it was backed up. */
export const installationFacts = pgTable('installation_facts', {
  name: text().$type<FactName>().primaryKey(),
  value: jsonb().$type<string>().notNull(),
  updated_at: instant().notNull(),
});

export type FactName =
  | 'store_id'
  | 'backed_up_at'
  | 'backup_verified_at'
  | 'public_url'
  | 'secret_check'
  | 'reconciled_until'
  | JobFactName;
/** When a nightly or monthly job last ended well, and when it last began. */
type JobFactName = `job_succeeded_at ${string}` | `job_turn_at ${string}`;
