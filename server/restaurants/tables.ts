import { eq, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FontKey } from '../../shared/fonts.ts';
import { PUBLICATIONS_KEPT } from '../../shared/limits.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Logo, ServiceCharge } from '../../shared/menu.ts';
import type { Currency } from '../../shared/money.ts';
import type { OpeningHours } from '../../shared/opening-hours.ts';
import type { InvitedRole } from '../../shared/roles.ts';
import type { Tax } from '../../shared/taxes.ts';
import { users } from '../accounts/tables.ts';
import { instant } from '../db/columns.ts';

export const restaurants = pgTable(
  'restaurants',
  {
    id: text().primaryKey(),
    /** Its owner, if it is the first restaurant of that account; older nodes know no other. */
    owner_id: uuid()
      .unique('restaurants_owner_id_unique')
      .references(() => users.id),
    /** Its owner, if it is a further one of that account. Either this or `owner_id` is set. */
    further_owner_id: uuid().references(() => users.id),
    /** Made by the browser for a further restaurant, so that a repeated request creates one (docs/decisions/018). */
    creation_key: bigint({ mode: 'number' }),
    name: text().notNull(),
    main_locale: text().$type<MenuLocale>().notNull(),
    currency: text().$type<Currency>().notNull(),
    timezone: text().notNull(),
    logo: jsonb().$type<Logo>(),
    title_font: text().$type<FontKey>().notNull(),
    text_font: text().$type<FontKey>().notNull(),
    tagline: text(),
    address: text(),
    phone: text(),
    hours: text(),
    opening_hours: jsonb().$type<OpeningHours>(),
    taxes: jsonb().$type<Tax[]>().notNull(),
    prices_include_taxes: boolean().notNull(),
    service_charge: text().$type<ServiceCharge>(),
    /** The publication guests see; null if there is none or the menu was unpublished. */
    publication_version: integer(),
    published_at: instant(),
    updated_at: instant().notNull(),
    /** Counts every change that a publication shows; the published flag compares it (design §4). */
    revision: integer().notNull().default(1),
    /** The revision of the publication guests see. */
    published_revision: integer(),
    /** Counts changes of sold-out, which show without publishing. */
    availability_version: integer().notNull().default(1),
    /** The languages besides the main one that guests can read the menu in, in the order of MENU_LOCALES. */
    translated_locales: jsonb().$type<MenuLocale[]>().notNull().default([]),
    /** Counts changes of the translations that guests read, which show without publishing. */
    translations_version: integer().notNull().default(1),
    /** Words that are never translated. */
    glossary: jsonb().$type<string[]>().notNull().default([]),
    version: integer().notNull().default(1),
    /** Set while it, or its owner's account, is being deleted: guests get `not_found` until a job removes it. */
    deleted_at: instant(),
    /** Set while the operator has suspended it: guests get `restaurant_suspended`, and it can't be published. */
    suspended_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    check('restaurants_one_owner', sql`num_nonnulls(${table.owner_id}, ${table.further_owner_id}) = 1`),
    index('restaurants_further_owner_id').on(table.further_owner_id),
    index('restaurants_by_logo').on(sql`(${table.logo} ->> 'file')`).where(isNotNull(table.logo)),
    index('restaurants_by_name').on(sql`lower(${table.name}) text_pattern_ops`),
  ],
);

/** The owner of a restaurant, as a column of a select. */
export const ownerId = sql<string>`coalesce(${restaurants.owner_id}, ${restaurants.further_owner_id})`;

/** Whether a restaurant is the first of its owner's account, as a column of a select. */
export const isFirstOfOwner = sql<boolean>`${restaurants.owner_id} is not null`;

/** The condition that a user owns a restaurant; each half has its index. */
export const isOwnedBy = (userId: string): SQL =>
  // `or` returns undefined only without arguments.
  or(eq(restaurants.owner_id, userId), eq(restaurants.further_owner_id, userId)) as SQL;

/**
 * The people of a restaurant besides its owner, whom its own row names: so there is always one owner, and rows that older
 * nodes write need no second one here.
 */
export const memberships = pgTable(
  'memberships',
  {
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<InvitedRole>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.user_id] }),
    index('memberships_user_id').on(table.user_id),
  ],
);

/** The restaurant that a user of several chose last: the app opens with it. */
export const currentRestaurants = pgTable(
  'current_restaurants',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
  },
  (table) => [index('current_restaurants_restaurant_id').on(table.restaurant_id)],
);

export const COUNTER_KINDS = ['menu', 'section', 'item', 'import', 'publication', 'code', 'key'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** Whether a counter is that of publications and has made more than are kept; written out, as the index has it. */
export const hasSurplusPublications = ({ kind, next }: { kind: SQLWrapper; next: SQLWrapper }): SQL =>
  sql`${kind} = 'publication' and ${next} > ${sql.raw(String(PUBLICATIONS_KEPT + 1))}`;

/** The next id of each kind within a restaurant: small, and never reused. */
export const restaurantCounters = pgTable(
  'restaurant_counters',
  {
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    kind: text().$type<CounterKind>().notNull(),
    next: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.kind] }),
    index('restaurants_with_surplus_publications').on(table.restaurant_id).where(hasSurplusPublications(table)),
  ],
);
