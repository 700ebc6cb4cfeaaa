import { APP_PATHS } from '../../shared/paths.ts';
import { signedInUser } from '../api/session.ts';
import { keepTabRestaurant } from '../api/tab-restaurant.ts';

/** The app starts again with a restaurant: nothing that this tab holds of another is left. */
export function startWith({ id, name }: { id: string; name: string }): void {
  keepTabRestaurant({ id, name, user_id: signedInUser()?.id ?? '' });
  location.assign(APP_PATHS.admin);
}
