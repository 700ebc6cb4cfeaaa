import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { emailRoutes } from './email-routes.ts';
import type { RestaurantOf } from './restaurant-of.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { userRoutes } from './user-routes.ts';

/**
 * @param restaurantOf Finds the user's restaurant, of a feature that comes after this one.
 * @param onSignIn Told of each sign-in, for the features that come after this one.
 */
export function accountRoutes(
  app: App,
  deps: Deps,
  restaurantOf: RestaurantOf,
  onSignIn: (userId: string) => Promise<void>,
): void {
  signInRoutes(app, deps, restaurantOf, onSignIn);
  userRoutes(app, deps, restaurantOf);
  emailRoutes(app, deps);
  sessionRoutes(app, deps);
}
