import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { APP_PATHS } from '../../shared/paths.ts';
import { signedInUser } from '../api/session.ts';

const markedSchema = z.object({ restaurant: z.string() });

/**
 * Marks each entry of the tab's history with the restaurant that it shows, as different restaurants have the same addresses:
 * going back to another's starts the app again at its home. public/start.js reads the mark, too.
 */
export function useRestaurantMark(): void {
  const { key } = useLocation();
  const restaurantId = signedInUser()?.restaurant?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has a key of its own
  useEffect(() => {
    if (restaurantId !== undefined) markEntry(restaurantId);
  }, [key, restaurantId]);
}

export function markEntry(restaurantId: string): void {
  const state: unknown = history.state;
  const marked = markedSchema.safeParse(state).data?.restaurant ?? restaurantId;
  if (marked !== restaurantId) location.replace(APP_PATHS.admin);
  else history.replaceState({ ...(typeof state === 'object' ? state : {}), restaurant: restaurantId }, '');
}
