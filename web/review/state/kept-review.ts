import * as z from 'zod/mini';
import { reviewChoicesSchema } from '../../../shared/api/imports.ts';
import { storedValue } from '../../state/stored-value.ts';
import type { ChoicesHistory } from './choices-history.ts';

const { taken: takenSchema, unused, edits, removed, cursor, against_menu } = reviewChoicesSchema.shape;
const patchSchema = z.strictObject({
  fields: z.record(z.string(), z.nullable(z.string())),
  taken: takenSchema,
  unused,
  edits,
  removed,
  cursor,
  against_menu,
});
const historySchema = z.strictObject({ past: z.array(patchSchema), future: z.array(patchSchema) });

/** The decisions that can be undone, per tab, so that they survive a reload. */
export const keptReviewHistory = (restaurantId: string, importId: number) =>
  storedValue<ChoicesHistory>(`review-undo-${restaurantId}-${importId}`, historySchema);

/**
 * Choices that could not be saved yet, in this browser: closing the page without a network loses nothing. Stored per
 * restaurant, so that another owner of the same browser never sends them. Saving continues without this safety net.
 */
export const keptChoices = (restaurantId: string, importId: number) =>
  storedValue(`review-${restaurantId}-${importId}`, reviewChoicesSchema, () => localStorage);
