import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import type { AccountHooks } from './account-hooks.ts';
import { emailRoutes } from './email-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { userRoutes } from './user-routes.ts';

export function accountRoutes(app: App, deps: Deps, later: AccountHooks): void {
  signInRoutes(app, deps, later);
  userRoutes(app, deps, later);
  emailRoutes(app, deps, later);
  sessionRoutes(app, deps, later);
}
