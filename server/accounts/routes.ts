import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { emailRoutes } from './email-routes.ts';
import type { EndWaysIn } from './end-ways-in.ts';
import type { RestaurantOf } from './restaurant-of.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { userRoutes } from './user-routes.ts';

/** What features that come after this one do for it. */
export type LaterFeatures = {
  restaurantOf: RestaurantOf;
  /** Told of each sign-in. */
  onSignIn: (userId: string) => Promise<void>;
  endWaysIn: EndWaysIn;
};

export function accountRoutes(app: App, deps: Deps, { restaurantOf, onSignIn, endWaysIn }: LaterFeatures): void {
  signInRoutes(app, deps, restaurantOf, onSignIn);
  userRoutes(app, deps, restaurantOf);
  emailRoutes(app, deps, endWaysIn);
  sessionRoutes(app, deps);
}
