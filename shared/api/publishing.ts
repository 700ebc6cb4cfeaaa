import * as z from 'zod';
import { instantSchema } from '../menu.ts';

/** POST /api/restaurants/{id}/publish and /unpublish. After unpublishing `published_at` is null. */
export const publishAnswerSchema = z.strictObject({
  published_at: instantSchema.nullable(),
  version: z.int().nullable(),
});

/** GET /api/restaurants/{id}/status; `changes` counts the entities that differ from the last publication. */
export const statusSchema = z.strictObject({
  published: z.boolean(),
  published_at: instantSchema.nullable(),
  updated_at: instantSchema,
  changes: z.int().min(0),
});

/** GET /api/restaurants/{id}/updated-at. */
export const updatedAtSchema = z.strictObject({ updated_at: instantSchema, availability_version: z.int() });
