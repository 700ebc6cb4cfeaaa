import {
  bigint,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ImageProblem, ImageState } from '../../shared/api/images.ts';
import { instant } from '../db/columns.ts';
import { menuItems } from '../menus/tables.ts';
import type { TakenUsage } from '../usage/take-usage.ts';

/** The state of an item's generated picture. That one was generated is stored in the item itself, permanently. */
export const itemImages = pgTable(
  'item_images',
  {
    restaurant_id: text().notNull(),
    item_id: integer().notNull(),
    state: text().$type<ImageState>().notNull(),
    problem: text().$type<ImageProblem>(),
    /** Identifies the attempt: results of older attempts are ignored. */
    attempt: integer().notNull(),
    /** What is refunded if the attempt fails. */
    taken: jsonb().$type<TakenUsage>(),
    started_at: instant().notNull(),
    /** The cost of all attempts, including unusable pictures. */
    input_tokens: bigint({ mode: 'number' }).notNull().default(0),
    output_tokens: bigint({ mode: 'number' }).notNull().default(0),
    /** US dollars; null if no price is configured. */
    cost: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.item_id] }),
    index('item_images_started_at').on(table.state, table.started_at),
    foreignKey({
      name: 'item_images_item',
      columns: [table.restaurant_id, table.item_id],
      foreignColumns: [menuItems.restaurant_id, menuItems.id],
    }).onDelete('cascade'),
  ],
);
