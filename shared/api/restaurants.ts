import * as z from 'zod/mini';
import { emptyAsNull, logoSchema, restaurantSchema, versionSchema } from '../menu.ts';
import { publicRestaurantSchema } from '../publication.ts';

const editable = z.extend(
  z.pick(restaurantSchema, {
    name: true,
    main_locale: true,
    currency: true,
    timezone: true,
    title_font: true,
    text_font: true,
    taxes: true,
    prices_include_taxes: true,
    service_charge: true,
    opening_hours: true,
  }),
  {
    tagline: emptyAsNull(restaurantSchema.shape.tagline),
    address: emptyAsNull(restaurantSchema.shape.address),
    phone: emptyAsNull(restaurantSchema.shape.phone),
    hours: emptyAsNull(restaurantSchema.shape.hours),
  },
);

/**
 * POST /api/restaurants → 201. `timezone` is the browser's; without it UTC. With a key it is a further restaurant of the
 * account, which the same key creates once; 422 `too_many_restaurants`.
 */
export const createRestaurantBodySchema = z.extend(
  z.pick(editable, { name: true, main_locale: true, currency: true }),
  { timezone: z.optional(editable.shape.timezone), creation_key: z.optional(z.int().check(z.gte(1))) },
);

/** PUT /api/me/restaurant → 204; 404 of one that isn't the user's. */
/** DELETE /api/restaurants/{id} → 204: with its name, so that nobody deletes another one than they mean; 409 `restaurant_name_differs`. */
export const deleteRestaurantBodySchema = z.strictObject({ name: z.string() });

export const switchRestaurantBodySchema = z.strictObject({ restaurant_id: z.string() });

/** PUT /api/restaurants/{id}: any of the fields. A `version` that is stale answers 409. */
export const updateRestaurantBodySchema = z.extend(z.partial(editable), { version: z.optional(versionSchema) });
export type UpdateRestaurantBody = z.infer<typeof updateRestaurantBodySchema>;

/** GET /api/restaurants/{id} without `admin`: the publication, open to all, and the languages that it is translated into. */
export const publicRestaurantAnswerSchema = z.strictObject({
  restaurant: z.extend(publicRestaurantSchema, z.pick(restaurantSchema, { translations: true }).shape),
});
export const logoAnswerSchema = z.strictObject({ logo: z.nullable(logoSchema) });
