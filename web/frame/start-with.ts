import { signedInUser, startAgain } from '../api/session.ts';
import { forgetTabRestaurant, keepTabRestaurant } from '../api/tab-restaurant.ts';

/** The app starts again with a restaurant: nothing that this tab holds of another is left. */
export function startWith({ id, name }: { id: string; name: string }): void {
  keepTabRestaurant({ id, name, user_id: signedInUser()?.id ?? '' });
  startAgain();
}

/** The tab's restaurant can't be opened any more: the app starts again with another one. */
export function startWithoutIt(): void {
  forgetTabRestaurant();
  startAgain();
}
