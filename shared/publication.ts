import * as z from 'zod/mini';
import {
  checkedWordsSchema,
  idSchema,
  instantSchema,
  itemSchema,
  menuSchema,
  restaurantSchema,
  sectionSchema,
} from './menu.ts';

/**
 * A publication's content: an immutable snapshot in parts. The page gets `public` only, so an item's details, which
 * are for the assistant, can't leak (design §4). A change of shape raises `schema` and comes with a pure upgrade from the
 * previous one.
 */
export const PUBLICATION_SCHEMA = 8;

export const publicItemSchema = z.omit(itemSchema, {
  details: true,
  image_generated: true,
  checked_price: true,
  checked_words: true,
  hidden: true,
  sold_out: true,
  back_at: true,
  source: true,
  confidence: true,
  position: true,
  version: true,
});
export type PublicItem = z.infer<typeof publicItemSchema>;

export const publicSectionSchema = z.extend(z.omit(sectionSchema, { hidden: true, position: true, version: true }), {
  items: z.array(publicItemSchema),
});
export type PublicSection = z.infer<typeof publicSectionSchema>;

/** Visible menus only, in order, without what is hidden in them; sections without items are left out. */
export const publicMenuSchema = z.extend(z.omit(menuSchema, { position: true, version: true, hidden: true }), {
  sections: z.array(publicSectionSchema),
});
export type PublicMenu = z.infer<typeof publicMenuSchema>;

export const publicRestaurantSchema = z.extend(
  z.omit(restaurantSchema, { translations: true, published_at: true, updated_at: true, version: true }),
  { menus: z.array(publicMenuSchema) },
);
export type PublicRestaurant = z.infer<typeof publicRestaurantSchema>;

export const assistantContentSchema = z.strictObject({
  details: z.array(z.strictObject({ item_id: idSchema, details: z.string() })),
  /** What its owner has confirmed of each item: its declaration is right, whatever its words name. */
  checked_words: z.array(z.strictObject({ item_id: idSchema, checked_words: z.array(checkedWordsSchema) })),
});

/** The ids of what the owner had hidden; the history distinguishes it from what was deleted. Never sent to guests. */
export const hiddenPartsSchema = z.strictObject({
  menus: z.array(idSchema),
  sections: z.array(idSchema),
  items: z.array(idSchema),
  /** Parts that aren't hidden themselves, in a hidden menu or section. */
  within: z.strictObject({ sections: z.array(idSchema), items: z.array(idSchema) }),
});
export type HiddenParts = z.infer<typeof hiddenPartsSchema>;

export const publicationContentSchema = z.strictObject({
  schema: z.literal(PUBLICATION_SCHEMA),
  public: publicRestaurantSchema,
  assistant: assistantContentSchema,
  hidden: hiddenPartsSchema,
});
export type PublicationContent = z.infer<typeof publicationContentSchema>;

/** What is sold out now: it shows without publishing. */
export const availabilitySchema = z.strictObject({
  sold_out: z.array(z.strictObject({ item_id: idSchema, back_at: z.nullable(instantSchema) })),
});
export type Availability = z.infer<typeof availabilitySchema>;
