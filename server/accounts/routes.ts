import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { emailRoutes } from './email-routes.ts';
import type { LaterFeatures } from './later-features.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { userRoutes } from './user-routes.ts';

export function accountRoutes(app: App, deps: Deps, later: LaterFeatures): void {
  signInRoutes(app, deps, later);
  userRoutes(app, deps, later);
  emailRoutes(app, deps, later);
  sessionRoutes(app, deps, later);
}
