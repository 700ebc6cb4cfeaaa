import * as z from 'zod/mini';
import { storedValue } from '../state/stored-value.ts';

/** `user_id`: who has opened it; empty, as the name, for one that only an address has named. */
const tabRestaurantSchema = z.object({ id: z.string(), name: z.string(), user_id: z.string() });
type TabRestaurant = z.infer<typeof tabRestaurantSchema>;

/**
 * The restaurant that this tab shows, also after a reload or a sign-in, whatever another tab has chosen. public/start.js reads
 * it, and writes the one that an address names.
 */
const storedTabRestaurant = storedValue('tab-restaurant', tabRestaurantSchema);

export const readTabRestaurant = storedTabRestaurant.read;

/** From the next start on this tab opens with it. */
export const keepTabRestaurant = (restaurant: TabRestaurant): void => storedTabRestaurant.tryToKeep(restaurant);

export function forgetTabRestaurant(): void {
  try {
    storedTabRestaurant.forget();
  } catch {
    // A browser that stores nothing for us.
  }
}

/** One that the user can't open any more; stored, as the app starts again. */
const lostValue = storedValue('lost-restaurant', tabRestaurantSchema);
export const { read: readLostRestaurant, tryToKeep: keepLostRestaurant, forget: forgetLostRestaurant } = lostValue;
