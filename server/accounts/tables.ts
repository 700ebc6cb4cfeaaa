import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SecurityEvent } from '../../shared/api/security-events.ts';
import { DEFAULT_IDLE_LIMIT_HOURS, type IdleLimitHours } from '../../shared/limits.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { instant } from '../db/columns.ts';

/** Written out, so that it is the condition of the index, too. */
export const hasShortIdleLimit = (hours: SQLWrapper): SQL =>
  sql`${hours} < ${sql.raw(String(DEFAULT_IDLE_LIMIT_HOURS))}`;

/** An owner. Exists only once the address is confirmed: an unconfirmed registration reserves no address. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Trimmed and lower-cased. */
    email: text().notNull(),
    new_email: text(),
    email_verified_at: instant(),
    is_new_customer: boolean().notNull().default(true),
    locale: text().$type<AppLocale>().notNull().default('en'),
    idle_limit_hours: integer().$type<IdleLimitHours>().notNull().default(DEFAULT_IDLE_LIMIT_HOURS),
    created_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    // Whose sessions may end before their time.
    index('users_with_idle_limit').on(table.id).where(hasShortIdleLimit(table.idle_limit_hours)),
  ],
);

/** A browser that signed in to an account before; its token is in the cookie `device`. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique('known_devices_token_hash_unique'),
    created_at: instant().notNull(),
    last_used_at: instant().notNull(),
  },
  (table) => [
    index('known_devices_user_id').on(table.user_id),
    index('known_devices_last_used_at').on(table.last_used_at),
  ],
);

/** 31 days, or less if its user set a limit without use. The token itself is only in the owner's cookie. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    token_hash: text().notNull().unique('sessions_token_hash_unique'),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    /** Ended from the list of devices, it is deleted with the session. */
    known_device_id: uuid().references(() => knownDevices.id, { onDelete: 'set null' }),
    /** The IANA time zone of the browser at the sign-in; null if it sent none. */
    timezone: text(),
    created_at: instant().notNull(),
    last_used_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    index('sessions_user_id').on(table.user_id),
    index('sessions_expires_at').on(table.expires_at),
    index('sessions_known_device_id').on(table.known_device_id),
  ],
);

/**
 * A six-digit code that was requested. The job that mails it creates it, so that it exists only in the mail; this row
 * has its hash. A new request replaces it. An address has one row for browsers that signed in to it before and one for
 * all others, so that strangers can neither replace its owner's code nor use up its tries (docs/decisions/005).
 */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    email: text().notNull(),
    is_known_device: boolean().notNull().default(false),
    locale: text().$type<AppLocale>().notNull(),
    /** The request: `login` for an unknown address is answered by a mail that offers to sign up. */
    purpose: text().$type<'register' | 'login'>().notNull(),
    /** Null until the job has mailed the code, and again after it was used. */
    code_hash: text(),
    tries: integer().notNull().default(0),
    /** The number of the request, so that the job of an earlier one knows that it was replaced. */
    ask: integer().notNull().default(1),
    /** Requests since `window_started_at`, which is reset each hour and at a sign-in. */
    asks_in_window: integer().notNull().default(1),
    window_started_at: instant().notNull().default(sql`now()`),
    /** When the latest code was asked for. */
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    unique('login_codes_email_unique').on(table.email, table.is_known_device),
    index('login_codes_expires_at').on(table.expires_at),
  ],
);

/** How many wrong codes were tried within an hour by browsers that are unknown to their address, in the whole service. */
export const codeTries = pgTable('code_tries', {
  /** The start of the hour. */
  hour: instant().primaryKey(),
  tries: integer().notNull(),
});

/**
 * A link that was mailed: to confirm an address (the new one, or the account's own while it is unverified), or to
 * restore the previous one. The job that mails it creates its token; this row has the token's hash.
 */
export const emailLinks = pgTable(
  'email_links',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'verify' | 'take_back'>().notNull(),
    /** The recipient: the address that it confirms or restores. */
    email: text().notNull(),
    /** Null until the job has mailed it. */
    token_hash: text().unique('email_links_token_hash_unique'),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    index('email_links_user_id').on(table.user_id),
    index('email_links_expires_at').on(table.expires_at),
    index('email_links_used_at').on(table.used_at),
  ],
);

/** How often a user asked for a link, or for an address, within the hour that began at `window_started_at`. */
export const emailAsks = pgTable(
  'email_asks',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    asks: integer().notNull(),
    window_started_at: instant().notNull(),
  },
  (table) => [index('email_asks_window_started_at').on(table.window_started_at)],
);

/**
 * What happened to an account's security, for its owner to read. No address, code, token or IP address is in it. Ends
 * with its user.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    happened_at: instant().notNull(),
    kind: text().$type<SecurityEvent['kind']>().notNull(),
    count: integer().notNull().default(1),
    /** The hour whose refused codes this row counts; null for all other kinds. */
    refused_in_hour: instant(),
    browser: text(),
    system: text(),
    form: text().$type<SecurityEvent['form']>(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    unique('security_events_refused_in_hour_unique').on(table.user_id, table.refused_in_hour),
    index('security_events_user_id_happened_at').on(table.user_id, table.happened_at),
    index('security_events_happened_at').on(table.happened_at),
  ],
);
