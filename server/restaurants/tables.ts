import { isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FontKey } from '../../shared/fonts.ts';
import { PUBLICATIONS_KEPT } from '../../shared/limits.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Logo, ServiceCharge } from '../../shared/menu.ts';
import type { Currency } from '../../shared/money.ts';
import type { OpeningHours } from '../../shared/opening-hours.ts';
import type { Tax } from '../../shared/taxes.ts';
import { users } from '../accounts/tables.ts';
import { instant } from '../db/columns.ts';

export const restaurants = pgTable(
  'restaurants',
  {
    id: text().primaryKey(),
    owner_id: uuid()
      .notNull()
      .unique('restaurants_owner_id_unique')
      .references(() => users.id),
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
    /** Set while its owner's account is being deleted: guests get `not_found` until a job removes it. */
    deleted_at: instant(),
    /** Set while the operator has suspended it: guests get `restaurant_suspended`, and it can't be published. */
    suspended_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    index('restaurants_by_logo').on(sql`(${table.logo} ->> 'file')`).where(isNotNull(table.logo)),
    index('restaurants_by_name').on(sql`lower(${table.name}) text_pattern_ops`),
  ],
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
