import * as z from 'zod/mini';
import { idSchema, instantSchema, sentInstantSchema } from '../menu.ts';

/** The link for the staff's phones. Its token is shown once, in the address that POST answers with. */
export const serviceLinkSchema = z.strictObject({
  created_at: instantSchema,
  /** When a phone last opened it. */
  last_used_at: z.nullable(instantSchema),
});
/** GET /api/restaurants/{id}/service-link */
export const serviceLinkAnswerSchema = z.strictObject({ link: z.nullable(serviceLinkSchema) });
/** POST /api/restaurants/{id}/service-link → 201; `qr` is the address as a QR code, an SVG file. */
export const newServiceLinkAnswerSchema = z.strictObject({
  link: serviceLinkSchema,
  address: z.string(),
  qr: z.string(),
});

const MAX_TOKEN_CHARACTERS = 100;
/** POST /api/service/session → 204 and the session's cookie; 410 `service_link_ended`. */
export const startServiceBodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN_CHARACTERS)),
});

/** What staff see of an item. `back_at` is null if it is sold out until somebody puts it back. */
export const dishSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  sold_out: z.boolean(),
  back_at: z.nullable(instantSchema),
});
export type ServiceDish = z.infer<typeof dishSchema>;

/** GET /api/service/dishes; `now` is the server's time, which phones use to time their taps. */
export const dishesAnswerSchema = z.strictObject({
  now: instantSchema,
  restaurant: z.strictObject({ id: z.string(), name: z.string() }),
  menus: z.array(
    z.strictObject({
      id: idSchema,
      title: z.string(),
      sections: z.array(z.strictObject({ id: idSchema, title: z.string(), dishes: z.array(dishSchema) })),
    }),
  ),
});
export type DishesAnswer = z.infer<typeof dishesAnswerSchema>;

/**
 * PUT /api/service/dishes/{id} → the dish afterwards: sold out until tomorrow's service, or null to put it back.
 * `marked_at`: when it was tapped, in the server's time. A mark that waited for a network is ignored if a newer one exists.
 */
export const markDishBodySchema = z.strictObject({
  until: z.nullable(z.literal('tomorrow')),
  marked_at: z.optional(sentInstantSchema),
});
export const dishAnswerSchema = z.strictObject({ dish: dishSchema });
