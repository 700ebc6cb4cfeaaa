import * as z from 'zod/mini';
import { instantSchema } from '../menu.ts';

/** POST /api/restaurants/{id}/publish and /unpublish. After unpublishing `published_at` is null. */
export const publishAnswerSchema = z.strictObject({
  published_at: z.nullable(instantSchema),
  version: z.nullable(z.int()),
});

/** GET /api/restaurants/{id}/status; `changes` counts the entities that differ from the last publication. */
export const statusSchema = z.strictObject({
  published: z.boolean(),
  published_at: z.nullable(instantSchema),
  updated_at: instantSchema,
  changes: z.int().check(z.gte(0)),
  /** While the operator suspends the restaurant: guests see nothing, and it can't be published. */
  suspended: z.optional(z.literal(true)),
});

/** GET /api/restaurants/{id}/updated-at. */
export const updatedAtSchema = z.strictObject({ updated_at: instantSchema, availability_version: z.int() });
