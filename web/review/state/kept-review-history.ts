import * as z from 'zod/mini';
import { reviewChoicesSchema } from '../../../shared/api/imports.ts';
import { type ChoicesHistory, NO_HISTORY } from './choices-history.ts';

/** Stores the decisions that can be undone, per tab, so that they survive a reload. */
const keyOf = (restaurantId: string, importId: number): string => `review-undo-${restaurantId}-${importId}`;

const { taken, unused, edits, removed, cursor, against_menu } = reviewChoicesSchema.shape;
const patchSchema = z.strictObject({
  fields: z.record(z.string(), z.nullable(z.string())),
  taken,
  unused,
  edits,
  removed,
  cursor,
  against_menu,
});
const historySchema = z.strictObject({ past: z.array(patchSchema), future: z.array(patchSchema) });

export function keepReviewHistory(restaurantId: string, importId: number, history: ChoicesHistory): void {
  try {
    sessionStorage.setItem(keyOf(restaurantId, importId), JSON.stringify(history));
  } catch {
    // A full or forbidden storage: they can be undone until the page is reloaded.
  }
}

export function readReviewHistory(restaurantId: string, importId: number): ChoicesHistory {
  try {
    const text = sessionStorage.getItem(keyOf(restaurantId, importId));
    return text === null ? NO_HISTORY : historySchema.parse(JSON.parse(text));
  } catch {
    return NO_HISTORY;
  }
}
