import * as z from 'zod/mini';
import { itemSchema } from '../menu.ts';

/** Why a picture could not be made; each has its words in shared/i18n. The chance is kept. */
export const IMAGE_PROBLEMS = [
  /** No connection, or only errors of the service's own. */
  'image_unreachable',
  /** The key, the model's name or the request was turned down. */
  'image_denied',
  /** Too many requests, after all tries. */
  'image_busy',
  'image_slow',
  /** The model does not draw this dish. */
  'image_refused',
  /** No picture came, or one that can't be read, or one that is too large. */
  'image_unusable',
  /** The owner put a photo of their own there meanwhile, or the dish is gone. */
  'image_not_needed',
  /** The server stopped in the middle, more than once. */
  'image_broken_off',
] as const;
export type ImageProblem = (typeof IMAGE_PROBLEMS)[number];

/** `none`: never asked for; `failed`: may be asked for again; `done`: never again. */
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
