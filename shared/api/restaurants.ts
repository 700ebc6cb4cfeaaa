import * as z from 'zod';
import { emptyAsNull, logoSchema, restaurantSchema, versionSchema } from '../menu.ts';
import { publicRestaurantSchema } from '../publication.ts';

const editable = restaurantSchema
  .pick({
    name: true,
    main_locale: true,
    currency: true,
    timezone: true,
    title_font: true,
    text_font: true,
    taxes: true,
    prices_include_taxes: true,
  })
  .extend({
    tagline: emptyAsNull(restaurantSchema.shape.tagline),
    address: emptyAsNull(restaurantSchema.shape.address),
    phone: emptyAsNull(restaurantSchema.shape.phone),
    hours: emptyAsNull(restaurantSchema.shape.hours),
  });

/** POST /api/restaurants → 201. `timezone` is the browser's; without it UTC. */
export const createRestaurantBodySchema = editable
  .pick({ name: true, main_locale: true, currency: true })
  .extend({ timezone: editable.shape.timezone.optional() });

/** PUT /api/restaurants/{id}: any of the fields. A `version` that is stale answers 409. */
export const updateRestaurantBodySchema = editable.partial().extend({ version: versionSchema.optional() });
export type UpdateRestaurantBody = z.infer<typeof updateRestaurantBodySchema>;

/** GET /api/restaurants/{id} without `admin`: the publication, open to all. */
export const publicRestaurantAnswerSchema = z.strictObject({ restaurant: publicRestaurantSchema });
export const logoAnswerSchema = z.strictObject({ logo: logoSchema.nullable() });
