import { isNotNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { DeclaredDish } from '../../shared/allergens.ts';
import type { MeatOrigin } from '../../shared/meat-origins.ts';
import type { Allergen, DisplayMode, Item, ItemOption, itemSourceSchema, Picture, Variant } from '../../shared/menu.ts';
import type { OpeningPeriod } from '../../shared/opening-hours.ts';
import { users } from '../accounts/tables.ts';
import { instant } from '../db/columns.ts';
import { restaurants } from '../restaurants/tables.ts';

const ofRestaurant = () =>
  text()
    .notNull()
    .references(() => restaurants.id, { onDelete: 'cascade' });

/** The client's key for creating the row, see docs/decisions/018. */
const creationKey = () => bigint({ mode: 'number' });

export const menus = pgTable(
  'menus',
  {
    restaurant_id: ofRestaurant(),
    id: integer().notNull(),
    title: text().notNull(),
    display_mode: text().$type<DisplayMode>().notNull().default('simple'),
    hidden: boolean().notNull().default(false),
    serving_periods: jsonb().$type<OpeningPeriod[]>().notNull().default([]),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    deleted_at: instant(),
    creation_key: creationKey(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.id] }),
    uniqueIndex('menus_by_creation_key').on(table.restaurant_id, table.creation_key),
    index('menus_in_bin').on(table.deleted_at).where(isNotNull(table.deleted_at)),
  ],
);

export const menuSections = pgTable(
  'menu_sections',
  {
    restaurant_id: ofRestaurant(),
    id: integer().notNull(),
    menu_id: integer().notNull(),
    title: text().notNull(),
    description: text(),
    price: integer(),
    price_text: text(),
    hidden: boolean().notNull().default(false),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    deleted_at: instant(),
    creation_key: creationKey(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.id] }),
    foreignKey({
      name: 'menu_sections_menu',
      columns: [table.restaurant_id, table.menu_id],
      foreignColumns: [menus.restaurant_id, menus.id],
    }).onDelete('cascade'),
    uniqueIndex('menu_sections_by_creation_key').on(table.restaurant_id, table.creation_key),
    index('menu_sections_by_menu').on(table.restaurant_id, table.menu_id, table.position),
    index('menu_sections_in_bin').on(table.deleted_at).where(isNotNull(table.deleted_at)),
  ],
);

/**
 * Who declared what of a dish, and when: one row for each change, never edited. It outlives the dish, as a written record
 * has to.
 */
export const allergenDeclarations = pgTable(
  'allergen_declarations',
  {
    restaurant_id: ofRestaurant(),
    id: integer().notNull(),
    item_id: integer().notNull(),
    title: text().notNull(),
    declared_at: instant().notNull(),
    /** The email address of the owner's account; empty if a manager declared it. */
    declared_by: text().notNull(),
    /** The manager, whose address goes with their account. */
    declared_by_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    declared: jsonb().$type<DeclaredDish>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.id] }),
    index('allergen_declarations_by_manager').on(table.declared_by_id).where(isNotNull(table.declared_by_id)),
    index('allergen_declarations_by_item').on(table.restaurant_id, table.item_id, table.id),
  ],
);

export const menuItems = pgTable(
  'menu_items',
  {
    restaurant_id: ofRestaurant(),
    id: integer().notNull(),
    menu_id: integer().notNull(),
    menu_section_id: integer().notNull(),
    title: text().notNull(),
    description: text(),
    details: text(),
    price: integer(),
    price_max: integer(),
    price_text: text(),
    variants: jsonb().$type<Variant[]>().notNull().default([]),
    options: jsonb().$type<ItemOption[]>().notNull().default([]),
    tags: jsonb().$type<string[]>().notNull().default([]),
    allergens: jsonb().$type<Allergen[]>().notNull().default([]),
    allergens_checked_at: instant(),
    taxes: jsonb().$type<number[]>(),
    meat_origins: jsonb().$type<MeatOrigin[]>().notNull().default([]),
    homemade: boolean().notNull().default(false),
    checked_price: jsonb().$type<Item['checked_price']>(),
    checked_words: jsonb().$type<Item['checked_words']>().notNull().default([]),
    picture: jsonb().$type<Picture>(),
    image_generated: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    sold_out: boolean().notNull().default(false),
    back_at: instant(),
    /** When the latest sold-out mark was made: one that arrives late never undoes a newer one. */
    sold_out_marked_at: instant(),
    source: jsonb().$type<z.infer<typeof itemSourceSchema>>(),
    confidence: doublePrecision(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    deleted_at: instant(),
    creation_key: creationKey(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.id] }),
    foreignKey({
      name: 'menu_items_section',
      columns: [table.restaurant_id, table.menu_section_id],
      foreignColumns: [menuSections.restaurant_id, menuSections.id],
    }).onDelete('cascade'),
    uniqueIndex('menu_items_by_creation_key').on(table.restaurant_id, table.creation_key),
    index('menu_items_by_section').on(table.restaurant_id, table.menu_section_id, table.position),
    index('menu_items_in_bin').on(table.deleted_at).where(isNotNull(table.deleted_at)),
    index('menu_items_by_picture').on(sql`(${table.picture} ->> 'file')`).where(isNotNull(table.picture)),
  ],
);
