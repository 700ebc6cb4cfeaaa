import { bigint, doublePrecision, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ImageProblem, ImageState } from '../../shared/api/images.ts';
import { instant } from '../db/columns.ts';
import { menuItems } from '../menus/tables.ts';
import type { TakenUsage } from '../usage/take-usage.ts';

/** How far an item's generated picture is. That one was made is said by the item itself, for ever. */
export const itemImages = pgTable(
  'item_images',
  {
    restaurant_id: text().notNull(),
    item_id: integer().notNull(),
    state: text().$type<ImageState>().notNull(),
    problem: text().$type<ImageProblem>(),
    /** Identifies the attempt: results of older attempts are ignored. */
    attempt: integer().notNull(),
    /** What is given back if the try fails. */
    taken: jsonb().$type<TakenUsage>(),
    started_at: instant().notNull(),
    /** What all of its tries took, also those whose picture could not be used. */
    input_tokens: bigint({ mode: 'number' }).notNull().default(0),
    output_tokens: bigint({ mode: 'number' }).notNull().default(0),
    /** US dollars; null if no price is configured. */
    cost: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.item_id] }),
    foreignKey({
      name: 'item_images_item',
      columns: [table.restaurant_id, table.item_id],
      foreignColumns: [menuItems.restaurant_id, menuItems.id],
    }).onDelete('cascade'),
  ],
);
