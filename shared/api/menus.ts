import * as z from 'zod/mini';
import {
  emptyAsNull,
  idSchema,
  itemSchema,
  menuSchema,
  sectionSchema,
  sentInstantSchema,
  versionSchema,
} from '../menu.ts';

/** Bodies of POST, PUT and PATCH: PUT and PATCH both accept partial bodies; a stale `version` answers 409. */
const versioned = { version: z.optional(versionSchema) };

/**
 * A creation may have an idempotency key, a random number of the client's: a retry with the same key, for example because
 * the answer was lost, returns what was created the first time. One key per kind and restaurant.
 */
const created = { creation_key: z.optional(z.int().check(z.gte(1))) };

const menuFields = z.pick(menuSchema, { title: true, display_mode: true, hidden: true, serving_periods: true });
export const createMenuBodySchema = z.extend(z.required(z.partial(menuFields), { title: true }), created);
export const updateMenuBodySchema = z.extend(z.partial(menuFields), versioned);

const sectionFields = z.extend(z.pick(sectionSchema, { title: true, price: true, hidden: true }), {
  description: emptyAsNull(sectionSchema.shape.description),
  price_text: emptyAsNull(sectionSchema.shape.price_text),
});
export const createSectionBodySchema = z.extend(z.required(z.partial(sectionFields), { title: true }), {
  menu_id: idSchema,
  ...created,
});
/** With `menu_id` the section and its items move to the end of that menu. */
export const updateSectionBodySchema = z.extend(z.partial(sectionFields), {
  menu_id: z.optional(idSchema),
  ...versioned,
});

const itemFields = z.extend(
  z.pick(itemSchema, {
    title: true,
    price: true,
    price_max: true,
    variants: true,
    options: true,
    tags: true,
    allergens: true,
    taxes: true,
    meat_origins: true,
    homemade: true,
    checked_price: true,
    checked_words: true,
    hidden: true,
  }),
  {
    description: emptyAsNull(itemSchema.shape.description),
    details: emptyAsNull(itemSchema.shape.details),
    price_text: emptyAsNull(itemSchema.shape.price_text),
  },
);
export const createItemBodySchema = z.extend(z.required(z.partial(itemFields), { title: true }), {
  menu_section_id: idSchema,
  ...created,
});
/** With `menu_section_id` the item moves to the end of that section. Setting `allergens` marks them as checked now. */
export const updateItemBodySchema = z.extend(z.partial(itemFields), {
  menu_section_id: z.optional(idSchema),
  ...versioned,
});

export type CreateItemBody = z.infer<typeof createItemBodySchema>;
export type UpdateItemBody = z.infer<typeof updateItemBodySchema>;

/** PUT …/reorder: the whole set of ids; another set answers 409. `parent_id` is the menu or section they are in. */
export const reorderBodySchema = z.strictObject({
  ids: z.array(idSchema).check(z.maxLength(3_000)),
  parent_id: z.optional(idSchema),
});
/** Menus have no parent. */
export const reorderMenusBodySchema = z.omit(reorderBodySchema, { parent_id: true });

/** The kinds of entity that the bin accepts. */
export const BIN_ENTITIES = ['menu', 'section', 'item'] as const;
export type BinEntity = (typeof BIN_ENTITIES)[number];

/**
 * An entry comes back with its id and what went to the bin together with it. `order` are the ids of its list in their
 * earlier order; without it, the entry has its earlier position.
 */
const restoreEntrySchema = z.strictObject({
  entity: z.enum(BIN_ENTITIES),
  id: idSchema,
  order: z.optional(z.array(idSchema).check(z.maxLength(3_000))),
});
export type RestoreEntry = z.infer<typeof restoreEntrySchema>;

/** Each entry with an order has its whole list written; the others are restored together. */
const MAX_ORDERED_ENTRIES = 20;
const hasFewOrders = (entries: RestoreEntry[]) =>
  entries.filter(({ order }) => order !== undefined).length <= MAX_ORDERED_ENTRIES;

/** The lists that items restored together may come from. */
const MAX_ITEM_ORDERS = 20;

/**
 * POST /api/bin/restore: some entries, or everything that went to the bin at one moment, such as by an import.
 * `item_orders` place the items that have no order of their own: each is the ids of one section in their earlier order.
 * With `skip_gone`, entries that the bin no longer has are left out; without it, they refuse the request.
 */
export const restoreBodySchema = z.union([
  z.strictObject({
    entries: z.array(restoreEntrySchema).check(z.minLength(1), z.maxLength(6_000), z.refine(hasFewOrders)),
    item_orders: z.optional(z.array(z.array(idSchema).check(z.maxLength(3_000))).check(z.maxLength(MAX_ITEM_ORDERS))),
    skip_gone: z.optional(z.boolean()),
  }),
  z.strictObject({ deleted_at: sentInstantSchema }),
]);
export type RestoreBody = z.infer<typeof restoreBodySchema>;

/** PUT /api/menu-items/{id}/sold-out: null puts the item back. */
export const soldOutBodySchema = z.strictObject({ until: z.nullable(z.enum(['tomorrow', 'manual'])) });
