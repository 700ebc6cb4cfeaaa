import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MenuLocale } from '../../shared/locales.ts';
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
    /** The content as pack-content.ts makes it; why not jsonb: docs/decisions/048. */
    packed: bytes(),
    /** What is asked of many publications, each without its content. */
    main_locale: text().$type<MenuLocale>(),
    menu_ids: jsonb().$type<number[]>(),
    files: jsonb().$type<string[]>(),
    /** Of publications that were made before the columns above: all that they have. */
    content: jsonb().$type<PublicationContent>(),
  },
  (table) => [primaryKey({ columns: [table.restaurant_id, table.version] })],
);
