import * as z from 'zod/mini';
import { LIMITS, MAX_BATCH_ITEMS } from '../limits.ts';
import { emptyAsNull, idSchema, itemSchema, nameSchema, restaurantSchema, versionSchema } from '../menu.ts';
import { BIN_ENTITIES } from './menus.ts';

/** One action on several items, in one transaction: all of it happens or nothing does. */

const hasDistinctIds = (list: readonly (number | { id: number })[]): boolean =>
  new Set(list.map((entry) => (typeof entry === 'number' ? entry : entry.id))).size === list.length;
const idsSchema = z
  .array(idSchema)
  .check(z.minLength(1), z.maxLength(MAX_BATCH_ITEMS), z.refine(hasDistinctIds, { error: 'invalid_value' }));

const batchUpdateSchema = z.extend(
  z.partial(
    z.pick(itemSchema, {
      price: true,
      price_max: true,
      variants: true,
      options: true,
      tags: true,
      allergens: true,
      taxes: true,
      hidden: true,
    }),
  ),
  {
    id: idSchema,
    version: z.optional(versionSchema),
    price_text: z.optional(emptyAsNull(itemSchema.shape.price_text)),
    /** Moves the item to the end of that section. */
    menu_section_id: z.optional(idSchema),
  },
);

/**
 * POST /api/menu-items/batch. Items that are no longer on the menu are left out; an item with another `version` than the
 * request's answers 409 for all.
 */
export const itemBatchBodySchema = z.union([
  z.strictObject({
    action: z.literal('update'),
    items: z
      .array(batchUpdateSchema)
      .check(z.minLength(1), z.maxLength(MAX_BATCH_ITEMS), z.refine(hasDistinctIds, { error: 'invalid_value' })),
  }),
  z.strictObject({ action: z.literal('delete'), ids: idsSchema }),
  z.strictObject({
    action: z.literal('sold_out'),
    ids: idsSchema,
    until: z.nullable(z.enum(['tomorrow', 'manual'])),
  }),
]);
export type ItemBatchBody = z.infer<typeof itemBatchBodySchema>;
export type BatchUpdate = z.infer<typeof batchUpdateSchema>;

/** The changed items as they are now; none after a deletion. */
export const itemBatchAnswerSchema = z.strictObject({ items: z.array(itemSchema) });

/** Every menu, section and item that there may be. */
const MAX_COPIES = LIMITS.MAX_ITEMS + 600;

const copySchema = z.strictObject({
  entity: z.enum(BIN_ENTITIES),
  /** What is copied. */
  of: idSchema,
  /** Idempotent: a retry with the same keys returns the copies of the first time. */
  creation_key: z.int().check(z.gte(1)),
  /** Of a section or menu whose copy has another name. */
  title: z.optional(nameSchema),
});
export type CopyLine = z.infer<typeof copySchema>;

const hasDistinctKeys = (lines: readonly CopyLine[]): boolean =>
  new Set(lines.map(({ creation_key }) => creation_key)).size === lines.length;
const hasDistinctOriginals = (lines: readonly CopyLine[]): boolean =>
  new Set(lines.map(({ entity, of }) => `${entity} ${of}`)).size === lines.length;

/**
 * POST /api/copies: a copy of a section or an item is placed in the copy of its menu or section if that is in the list as
 * well, else behind the original. A key and an original occur once. Only the listed ones are copied; those no longer on
 * the menu are left out.
 */
export const copyBodySchema = z.strictObject({
  copies: z
    .array(copySchema)
    .check(
      z.minLength(1),
      z.maxLength(MAX_COPIES),
      z.refine(hasDistinctKeys, { error: 'invalid_value' }),
      z.refine(hasDistinctOriginals, { error: 'invalid_value' }),
    ),
});
export type CopyBody = z.infer<typeof copyBodySchema>;

/** The whole draft, and for each line of the request the copy's id; null if nothing was there to copy. */
export const copyAnswerSchema = z.strictObject({
  restaurant: restaurantSchema,
  ids: z.array(z.nullable(idSchema)),
});
