import * as z from 'zod';
import { emptyAsNull, idSchema, itemSchema, menuSchema, sectionSchema, versionSchema } from '../menu.ts';

/** Bodies of POST, PUT and PATCH: PUT and PATCH both take partial bodies; a stale `version` answers 409. */
const versioned = { version: versionSchema.optional() };

/**
 * A creation may bear a random number of the client's: asked again under the same one, for example because the answer got
 * lost, it answers with what was created the first time. One key a kind and restaurant.
 */
const created = { creation_key: z.int().min(1).optional() };

const menuFields = menuSchema.pick({ title: true, display_mode: true, hidden: true });
export const createMenuBodySchema = menuFields.partial().required({ title: true }).extend(created);
export const updateMenuBodySchema = menuFields.partial().extend(versioned);

const sectionFields = sectionSchema.pick({ title: true, price: true }).extend({
  description: emptyAsNull(sectionSchema.shape.description),
  price_text: emptyAsNull(sectionSchema.shape.price_text),
});
export const createSectionBodySchema = sectionFields
  .partial()
  .required({ title: true })
  .extend({ menu_id: idSchema, ...created });
/** With `menu_id` the section and its items move to the end of that menu. */
export const updateSectionBodySchema = sectionFields.partial().extend({ menu_id: idSchema.optional(), ...versioned });

const itemFields = itemSchema
  .pick({
    title: true,
    price: true,
    price_max: true,
    variants: true,
    options: true,
    tags: true,
    allergens: true,
    taxes: true,
  })
  .extend({
    description: emptyAsNull(itemSchema.shape.description),
    details: emptyAsNull(itemSchema.shape.details),
    price_text: emptyAsNull(itemSchema.shape.price_text),
  });
export const createItemBodySchema = itemFields
  .partial()
  .required({ title: true })
  .extend({ menu_section_id: idSchema, ...created });
/** With `menu_section_id` the item moves to the end of that section. Setting `allergens` marks them as checked now. */
export const updateItemBodySchema = itemFields.partial().extend({ menu_section_id: idSchema.optional(), ...versioned });

export type CreateItemBody = z.infer<typeof createItemBodySchema>;
export type UpdateItemBody = z.infer<typeof updateItemBodySchema>;

/** PUT …/reorder: the whole set of ids; another set answers 409. `parent_id` is the menu or section they are in. */
export const reorderBodySchema = z.strictObject({
  ids: z.array(idSchema).max(3_000),
  parent_id: idSchema.optional(),
});

/** PUT /api/menu-items/{id}/sold-out: null puts the item back. */
export const soldOutBodySchema = z.strictObject({ until: z.enum(['tomorrow', 'manual']).nullable() });
