import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MenuLocale } from '../../shared/locales.ts';
import { namedCodes } from '../qr/tables.ts';
import { restaurants } from '../restaurants/tables.ts';

/** How often a menu was opened in a language on a day; not by whom. */
export const visitDays = pgTable(
  'visit_days',
  {
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    /** By the restaurant's own clock. */
    day: date({ mode: 'string' }).notNull(),
    /** 0 (SHORT_ADDRESS) for the restaurant's short address, which the QR code holds. */
    menu_id: integer().notNull(),
    locale: text().$type<MenuLocale>().notNull(),
    hits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.day, table.menu_id, table.locale] }),
    index('visit_days_day').on(table.day),
  ],
);

/** How often a named code was scanned on a day; not by whom. */
export const codeDays = pgTable(
  'code_days',
  {
    restaurant_id: text().notNull(),
    code_id: integer().notNull(),
    /** By the restaurant's own clock. */
    day: date({ mode: 'string' }).notNull(),
    hits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.code_id, table.day] }),
    foreignKey({
      name: 'code_days_code_fk',
      columns: [table.restaurant_id, table.code_id],
      foreignColumns: [namedCodes.restaurant_id, namedCodes.id],
    }).onDelete('cascade'),
    index('code_days_day').on(table.day),
  ],
);
