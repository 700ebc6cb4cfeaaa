import * as z from 'zod/mini';
import {
  idSchema,
  itemSchema,
  menuSchema,
  restaurantSchema,
  sectionSchema,
  versionSchema,
} from '../../../shared/menu.ts';

/** Parses what a browser has stored; it isn't needed for the first screen, so nothing there may import it. */

/** An id of the server's, or a negative one of an entity that is not created yet. */
const refSchema = z.int();

export const menuFieldsSchema = z.partial(
  z.pick(menuSchema, { title: true, display_mode: true, hidden: true, serving_periods: true }),
);
export const sectionFieldsSchema = z.partial(
  z.extend(z.pick(sectionSchema, { title: true, description: true, price: true, price_text: true, hidden: true }), {
    menu_id: refSchema,
  }),
);
export const itemFieldsSchema = z.partial(
  z.extend(
    z.pick(itemSchema, {
      title: true,
      description: true,
      details: true,
      price: true,
      price_max: true,
      price_text: true,
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
    { menu_section_id: refSchema },
  ),
);

/** A deleted entity, complete, with ids that may be of what is not created yet. */
const itemContentSchema = z.extend(itemSchema, {
  id: refSchema,
  menu_section_id: refSchema,
  menu_id: refSchema,
  // Contents that were stored before items had it.
  checked_price: z._default(itemSchema.shape.checked_price, null),
  checked_words: z._default(itemSchema.shape.checked_words, []),
  hidden: z._default(itemSchema.shape.hidden, false),
});
const sectionContentSchema = z.extend(sectionSchema, {
  id: refSchema,
  menu_id: refSchema,
  hidden: z._default(sectionSchema.shape.hidden, false),
  items: z.array(itemContentSchema),
});
const menuContentSchema = z.extend(menuSchema, { id: refSchema, sections: z.array(sectionContentSchema) });

export const restaurantFieldsSchema = z.partial(
  z.pick(restaurantSchema, {
    name: true,
    main_locale: true,
    currency: true,
    title_font: true,
    text_font: true,
    taxes: true,
    prices_include_taxes: true,
    service_charge: true,
    tagline: true,
    address: true,
    phone: true,
    hours: true,
    opening_hours: true,
  }),
);

/** What is changed of several items at once. */
export const manyItemFieldsSchema = z.pick(itemFieldsSchema, {
  price: true,
  price_max: true,
  price_text: true,
  variants: true,
  options: true,
  tags: true,
  allergens: true,
  taxes: true,
  hidden: true,
  menu_section_id: true,
});
const partSchema = z.enum(['menu', 'section', 'item']);

/** There is only one, so it needs no number. */
const theRestaurant = { entity: z.literal('restaurant'), id: z.literal(0) };
const creationFields = { kind: z.literal('create'), id: refSchema, title: z.string() };
/** `order` are the ids of its list before it was deleted, its own included. */
const restorationFields = { kind: z.literal('restore'), id: refSchema, order: z.array(refSchema) };
/** `before` are the fields as the owner saw them, `version` is the version they belonged to. */
const updateFields = { kind: z.literal('update'), id: refSchema, version: versionSchema };

/** One edit that is not saved yet, as stored in the browser. */
export const changeSchema = z.union([
  z.strictObject({ entity: z.literal('menu'), ...creationFields, fields: z.optional(menuFieldsSchema) }),
  z.strictObject({
    entity: z.literal('section'),
    ...creationFields,
    menu_id: refSchema,
    fields: z.optional(sectionFieldsSchema),
  }),
  z.strictObject({
    entity: z.literal('item'),
    ...creationFields,
    menu_section_id: refSchema,
    fields: z.optional(itemFieldsSchema),
  }),
  z.strictObject({ entity: z.literal('menu'), ...updateFields, fields: menuFieldsSchema, before: menuFieldsSchema }),
  z.strictObject({
    entity: z.literal('section'),
    ...updateFields,
    fields: sectionFieldsSchema,
    before: sectionFieldsSchema,
  }),
  z.strictObject({ entity: z.literal('item'), ...updateFields, fields: itemFieldsSchema, before: itemFieldsSchema }),
  z.strictObject({ ...updateFields, ...theRestaurant, fields: restaurantFieldsSchema, before: restaurantFieldsSchema }),
  z.strictObject({
    entity: z.enum(['menu', 'section', 'item']),
    kind: z.literal('delete'),
    id: refSchema,
    /** A section that was emptied first: what came since must not go with it. */
    only_empty: z.optional(z.literal(true)),
  }),
  /** Restores a deleted entity. `content` is shown until the server answers. */
  z.strictObject({ entity: z.literal('menu'), ...restorationFields, content: menuContentSchema }),
  z.strictObject({ entity: z.literal('section'), ...restorationFields, content: sectionContentSchema }),
  z.strictObject({ entity: z.literal('item'), ...restorationFields, content: itemContentSchema }),
  /** `parent_id` is the section of items, the menu of sections, null for menus. */
  z.strictObject({
    entity: z.enum(['menu', 'section', 'item']),
    kind: z.literal('reorder'),
    parent_id: z.nullable(refSchema),
    ids: z.array(refSchema),
  }),
  z.strictObject({
    entity: z.literal('item'),
    kind: z.literal('sold_out'),
    id: refSchema,
    until: z.nullable(z.enum(['tomorrow', 'manual'])),
  }),
  /** One action on several items, sent with one request. */
  z.strictObject({
    entity: z.literal('item'),
    kind: z.literal('update_items'),
    items: z.array(
      z.strictObject({
        id: refSchema,
        version: versionSchema,
        fields: manyItemFieldsSchema,
        before: manyItemFieldsSchema,
      }),
    ),
  }),
  z.strictObject({ entity: z.literal('item'), kind: z.literal('delete_items'), ids: z.array(refSchema) }),
  /** Restores deleted items; they are shown until the server answers. `orders` are the ids of each section before that. */
  z.strictObject({
    entity: z.literal('item'),
    kind: z.literal('restore_items'),
    items: z.array(itemContentSchema),
    orders: z._default(z.array(z.array(refSchema)), []),
  }),
  z.strictObject({
    entity: z.literal('item'),
    kind: z.literal('sold_out_items'),
    ids: z.array(refSchema),
    until: z.nullable(z.enum(['tomorrow', 'manual'])),
  }),
  /**
   * Copies of parts of the menu. The contents of a copied section or menu are listed, too, with the temporary ids of the
   * copies; `entity` is what the owner duplicated.
   */
  z.strictObject({
    entity: partSchema,
    kind: z.literal('copy'),
    copies: z.array(
      z.strictObject({ entity: partSchema, of: refSchema, id: refSchema, title: z.optional(z.string()) }),
    ),
  }),
  /** Applies an import; the server knows its content. `shown` is the sign of the comparison that the owner saw. */
  z.strictObject({ ...theRestaurant, kind: z.literal('apply'), import_id: idSchema, shown: z.optional(z.string()) }),
]);
