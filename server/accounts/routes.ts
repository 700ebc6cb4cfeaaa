import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { emailRoutes } from './email-routes.ts';
import type { EndWaysIn } from './end-ways-in.ts';
import type { RestaurantOf } from './restaurant-of.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { userRoutes } from './user-routes.ts';

/** @param later What features that come after this one do for it: find the user's restaurant, end their ways in. */
export function accountRoutes(app: App, deps: Deps, later: { restaurantOf: RestaurantOf; endWaysIn: EndWaysIn }): void {
  const { restaurantOf, endWaysIn } = later;
  signInRoutes(app, deps, restaurantOf);
  userRoutes(app, deps, restaurantOf);
  emailRoutes(app, deps, endWaysIn);
  sessionRoutes(app, deps);
}
