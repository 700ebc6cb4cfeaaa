import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { instant } from '../db/columns.ts';

/** A passkey of an owner: WebAuthn's "credential record" (Web Authentication Level 3, §4), as far as signing in needs it. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, chosen by the authenticator. */
    credential_id: text().notNull().unique('passkeys_credential_id_unique'),
    /** A COSE key, in base64url. */
    public_key: text().notNull(),
    /** The authenticator's signature counter; stays 0 if it doesn't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator. */
    transports: jsonb().$type<string[]>().notNull(),
    /** Whether it is backed up or synced, rather than on one device. */
    backed_up: boolean().notNull(),
    name: text().notNull(),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (table) => [index('passkeys_user_id').on(table.user_id)],
);

/** Used challenges, until they expire: each can be used once. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    challenge_hash: text().primaryKey(),
    expires_at: instant().notNull(),
  },
  (table) => [index('used_challenges_expires_at').on(table.expires_at)],
);
