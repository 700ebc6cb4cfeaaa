import * as z from 'zod/mini';
import { idSchema, instantSchema, nameSchema } from '../menu.ts';
import { availabilitySchema } from '../publication.ts';
import { publicRestaurantAnswerSchema } from './restaurants.ts';

/** Of one restaurant: its till, its website, and what replaces one of them. */
export const MAX_MENU_KEYS = 5;
const MAX_KEY_NAME_CHARACTERS = 60;
export const keyNameSchema = nameSchema.check(z.maxLength(MAX_KEY_NAME_CHARACTERS, { error: 'too_long' }));

/** A key that reads the published menu. Its secret is shown once, in the answer that creates it. */
export const menuKeySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  created_at: instantSchema,
  /** The day (UTC) on which it was last used. */
  last_used_on: z.nullable(z.iso.date()),
});
export type MenuKey = z.infer<typeof menuKeySchema>;

/** GET /api/restaurants/{id}/menu-keys, in the order in which they were made. */
export const menuKeysAnswerSchema = z.strictObject({ keys: z.array(menuKeySchema) });
/** POST /api/restaurants/{id}/menu-keys → 201. 409 `key_name_taken`; 422 `too_many_keys`. */
export const createMenuKeyBodySchema = z.strictObject({ name: keyNameSchema });
export const newMenuKeyAnswerSchema = z.strictObject({ key: menuKeySchema, secret: z.string() });
export type NewMenuKeyAnswer = z.infer<typeof newMenuKeyAnswerSchema>;

/**
 * GET /api/published-menu with `Authorization: Bearer {key}`: what guests see now. 401 `menu_key_refused`; 403
 * `menus_unavailable` while nothing is published; 410 `restaurant_suspended`.
 */
export const publishedMenuAnswerSchema = z.strictObject({
  /** Rises with each publication. */
  version: z.int().check(z.positive()),
  published_at: instantSchema,
  /** The menu's own page. */
  page_url: z.url(),
  ...availabilitySchema.shape,
  ...publicRestaurantAnswerSchema.shape,
});
