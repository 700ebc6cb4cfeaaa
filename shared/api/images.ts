import * as z from 'zod/mini';
import { itemSchema } from '../menu.ts';

/** Why a picture could not be generated; each has its message in shared/i18n. The item can still get its one picture. */
export const IMAGE_PROBLEMS = [
  /** No connection, or only errors of the service itself. */
  'image_unreachable',
  /** The key, the model's name or the request was rejected. */
  'image_denied',
  /** Too many requests, after all retries. */
  'image_busy',
  'image_slow',
  /** The model does not draw this dish. */
  'image_refused',
  /** No picture, an unreadable one, or one that is too large. */
  'image_unusable',
  /** The owner added a photo in the meantime, or the dish was deleted. */
  'image_not_needed',
  /** The server stopped during the request, more than once. */
  'image_broken_off',
] as const;
export type ImageProblem = (typeof IMAGE_PROBLEMS)[number];

/** `none`: never requested; `failed`: may be retried; `done`: never again. */
export const IMAGE_STATES = ['none', 'running', 'failed', 'done'] as const;
export type ImageState = (typeof IMAGE_STATES)[number];

/** POST, GET /api/menu-items/{id}/images/generate. */
export const imageAnswerSchema = z.strictObject({
  image: z.strictObject({
    state: z.enum(IMAGE_STATES),
    /** Why it failed, in the request's language. */
    message: z.nullable(z.string()),
    /** Whether this server has a model that draws. */
    is_offered: z.boolean(),
  }),
  item: itemSchema,
});
export type ImageAnswer = z.infer<typeof imageAnswerSchema>;
