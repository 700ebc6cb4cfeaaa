import * as z from 'zod/mini';
import { instantSchema } from '../menu.ts';

/** POST /api/restaurants/{id}/publish and /unpublish. After unpublishing `published_at` is null. */
export const publishAnswerSchema = z.strictObject({
  published_at: z.nullable(instantSchema),
  version: z.nullable(z.int()),
});

/** GET /api/restaurants/{id}/status. */
export const statusSchema = z.strictObject({
  /** Specification §4: true when `published_at` is not earlier than `updated_at`. */
  published: z.boolean(),
  published_at: z.nullable(instantSchema),
  updated_at: instantSchema,
  /** The entities that guests would see differ from the last publication. */
  changes: z.int().check(z.gte(0)),
  /** How often the draft was changed since the last publication, if guests would see none of it. */
  unseen: z.optional(z.int()),
  /** While the operator suspends the restaurant: guests see nothing, and it can't be published. */
  suspended: z.optional(z.literal(true)),
});

/** GET /api/restaurants/{id}/updated-at. */
export const updatedAtSchema = z.strictObject({ updated_at: instantSchema, availability_version: z.int() });
