import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PublicationContent } from '../../shared/publication.ts';
import { instant } from '../db/columns.ts';
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
    content: jsonb().$type<PublicationContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurant_id, table.version] })],
);
