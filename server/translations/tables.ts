import { bigint, boolean, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LanguageState, TranslationOrigin } from '../../shared/api/translations.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { TextKind } from '../../shared/translated-texts.ts';
import { instant } from '../db/columns.ts';
import { restaurants } from '../restaurants/tables.ts';

const ofRestaurant = () =>
  text()
    .notNull()
    .references(() => restaurants.id, { onDelete: 'cascade' });

/** A restaurant's memory of translations: each text is translated once. */
export const translations = pgTable(
  'translations',
  {
    restaurant_id: ofRestaurant(),
    locale: text().$type<MenuLocale>().notNull(),
    source_locale: text().$type<MenuLocale>().notNull(),
    kind: text().$type<TextKind>().notNull(),
    /** A digest of `source`, which may be longer than an index takes. */
    source_key: text().notNull(),
    source: text().notNull(),
    /** Null if the original stays. */
    text: text(),
    origin: text().$type<TranslationOrigin>().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'translations_pk',
      columns: [table.restaurant_id, table.locale, table.source_locale, table.kind, table.source_key],
    }),
  ],
);

/** How far each language of a restaurant is with its latest publication. */
export const translationLanguages = pgTable(
  'translation_languages',
  {
    restaurant_id: ofRestaurant(),
    locale: text().$type<MenuLocale>().notNull(),
    is_on: boolean().notNull().default(true),
    state: text().$type<Exclude<LanguageState, 'off'>>().notNull(),
    /** The publication that is, or is to be, translated. */
    version: integer().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    original: integer().notNull().default(0),
    /** The latest publication about whose failed translations the owner was mailed. */
    told_version: integer().notNull().default(0),
    /** Once it was whole it stays readable. */
    was_whole: boolean().notNull().default(false),
    input_tokens: bigint({ mode: 'number' }).notNull().default(0),
    output_tokens: bigint({ mode: 'number' }).notNull().default(0),
    /** US dollars; null if no price is configured. */
    cost: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.restaurant_id, table.locale] })],
);
