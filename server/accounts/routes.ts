import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import type { RestaurantOf } from './restaurant-of.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { userRoutes } from './user-routes.ts';

/** @param restaurantOf Finds the user's restaurant, of a feature that comes after this one. */
export function accountRoutes(app: App, deps: Deps, restaurantOf: RestaurantOf): void {
  signInRoutes(app, deps, restaurantOf);
  userRoutes(app, deps, restaurantOf);
}
