import { type ReviewChoices, reviewChoicesSchema } from '../../../shared/api/imports.ts';

/**
 * Choices that could not be saved yet, in this browser: closing the page without a network loses nothing. Stored per
 * restaurant, so that another owner of the same browser never sends them.
 */
const keyOf = (restaurantId: string, importId: number): string => `review-${restaurantId}-${importId}`;

export function keepChoices(restaurantId: string, importId: number, choices: ReviewChoices): void {
  try {
    localStorage.setItem(keyOf(restaurantId, importId), JSON.stringify(choices));
  } catch {
    // A full or forbidden storage: saving continues without this safety net.
  }
}

export function findKeptChoices(restaurantId: string, importId: number): ReviewChoices | undefined {
  const text = localStorage.getItem(keyOf(restaurantId, importId));
  if (text === null) return undefined;
  try {
    return reviewChoicesSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const forgetKeptChoices = (restaurantId: string, importId: number): void =>
  localStorage.removeItem(keyOf(restaurantId, importId));
