import * as z from 'zod/mini';
import type { User } from '../../shared/api/accounts.ts';
import { restaurantsOf } from '../api/session.ts';
import { forgetLostRestaurant, readLostRestaurant } from '../api/tab-restaurant.ts';
import { storageKeys, storedValue } from '../state/stored-value.ts';

/** The id of the lost restaurant whose edits are deleted already. */
const clearedValue = storedValue('lost-restaurant-cleared', z.string());

/**
 * The restaurant that the user has lost, until they close its note or are one of its people again. Its edits and texts can't be
 * saved any more and are deleted, once: later ones are of somebody who was invited again.
 */
export function lostRestaurantOf(user: User) {
  const lostRestaurant = readLostRestaurant();
  if (!lostRestaurant || lostRestaurant.user_id !== user.id) return undefined;
  if (restaurantsOf(user).some(({ id }) => id === lostRestaurant.id)) {
    closeLostRestaurant();
    return undefined;
  }
  if (clearedValue.read() !== lostRestaurant.id) {
    forgetStored(user.id, lostRestaurant.id);
    clearedValue.tryToKeep(lostRestaurant.id);
  }
  return lostRestaurant;
}

export function closeLostRestaurant(): void {
  forgetLostRestaurant();
  clearedValue.forget();
}

function forgetStored(userId: string, restaurantId: string): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of storageKeys(storage))
      if (key.includes(userId) && key.includes(restaurantId)) storage.removeItem(key);
}
