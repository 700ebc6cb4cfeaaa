import * as z from 'zod/mini';
import { restaurantSchema } from '../menu.ts';
import { userAnswerSchema } from './accounts.ts';
import { statusSchema } from './publishing.ts';

/**
 * GET /api/opening: what the owner's app opens with, at once: the signed-in user, and the restaurant's draft and status;
 * null before there is a restaurant.
 */
export const openingAnswerSchema = z.strictObject({
  user: userAnswerSchema.shape.user,
  draft: z.nullable(z.strictObject({ restaurant: restaurantSchema, status: statusSchema })),
});
