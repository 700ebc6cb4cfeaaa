import * as z from 'zod/mini';
import { idSchema, instantSchema, itemSchema } from '../menu.ts';
import { CURRENCIES } from '../money.ts';

/** Publications and what changed between them, as owners read it. */

const pricesSchema = z.pick(itemSchema, {
  price: true,
  price_max: true,
  price_text: true,
  variants: true,
  options: true,
});
export type ShownPrices = z.infer<typeof pricesSchema>;

/** What may have changed of an entity, besides its prices. */
export const CHANGED_PARTS = [
  'title',
  'description',
  'details',
  'allergens',
  'tags',
  'picture',
  'place',
  'order',
  'other',
] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

/** One entity that differs. What came or went with its section or menu is counted there and has no entry. */
export const menuChangeSchema = z.strictObject({
  /** `hidden` and `shown`: not on the page any more, or again, while it is in the draft. */
  kind: z.enum(['added', 'gone', 'changed', 'hidden', 'shown']),
  entity: z.enum(['restaurant', 'menu', 'section', 'item']),
  /** Null for the restaurant. */
  id: z.nullable(idSchema),
  title: z.string(),
  /** Where it is, or was if it is gone; null above that level. */
  menu_id: z.nullable(idSchema),
  section_id: z.nullable(idSchema),
  /** The titles of its menu and its section. */
  place: z.array(z.string()),
  /** Dishes that came or went with it. */
  items: z.int(),
  parts: z.array(z.enum(CHANGED_PARTS)),
  /** Of a dish whose prices changed, came or went; null if there was none before, or is none after. */
  from: z.nullable(pricesSchema),
  to: z.nullable(pricesSchema),
});
export type MenuChange = z.infer<typeof menuChangeSchema>;

/** GET /api/restaurants/{id}/changes, of the draft; and …/publications/{version}/changes, each against the one before. */
export const changesAnswerSchema = z.strictObject({
  /** The first of them, in the order of the menu. */
  changes: z.array(menuChangeSchema),
  total: z.int(),
  /** Null if this is the first publication. */
  from_currency: z.nullable(z.enum(CURRENCIES)),
  to_currency: z.enum(CURRENCIES),
});
export type ChangesAnswer = z.infer<typeof changesAnswerSchema>;

/** GET /api/restaurants/{id}/publications: the newest first. */
export const publicationsAnswerSchema = z.strictObject({
  publications: z.array(
    z.strictObject({
      version: z.int(),
      published_at: instantSchema,
      /** Whether guests see it now. */
      is_shown: z.boolean(),
      /** The menus that it shows. */
      menu_ids: z.array(idSchema),
    }),
  ),
  /** Older ones, which the list leaves out. */
  more: z.int(),
});
export type PublicationsAnswer = z.infer<typeof publicationsAnswerSchema>;

/** GET /api/menu-items/{id}/prices: the newest first, each from when it was published until the next. */
export const pricesAnswerSchema = z.strictObject({
  title: z.string(),
  prices: z.array(
    z.strictObject({
      version: z.int(),
      published_at: instantSchema,
      currency: z.enum(CURRENCIES),
      /** Null while it was not on the menu. */
      prices: z.nullable(pricesSchema),
    }),
  ),
});
export type PricesAnswer = z.infer<typeof pricesAnswerSchema>;
