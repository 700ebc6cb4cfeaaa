import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MenuLocale } from '../../shared/locales.ts';
import type { OpeningPeriod } from '../../shared/opening-hours.ts';
import type { PublicationContent } from '../../shared/publication.ts';
import { bytes, instant } from '../db/columns.ts';
import { restaurants } from '../restaurants/tables.ts';

/** Immutable: a publication is only ever added; `restaurants.publication_version` says which one guests see. */
export const publications = pgTable(
  'publications',
  {
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    revision: integer().notNull(),
    published_at: instant().notNull(),
    /** The content in the format of db/pack-text.ts; why not jsonb: docs/decisions/048. */
    packed: bytes(),
    /** What is queried of many publications without reading their content. */
    main_locale: text().$type<MenuLocale>(),
    menu_ids: jsonb().$type<number[]>(),
    /** When each menu is served, in the order of `menu_ids`; null if all are always. */
    serving_periods: jsonb().$type<OpeningPeriod[][]>(),
    files: jsonb().$type<string[]>(),
    /** For publications that are older than the columns above. */
    content: jsonb().$type<PublicationContent>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.version] }),
    // Which publications of any restaurant use a file.
    index('publications_published_at').on(table.published_at),
    index('publications_by_files').using('gin', table.files),
  ],
);
