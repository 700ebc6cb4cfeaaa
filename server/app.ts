import { accountRoutes } from './accounts/routes.ts';
import type { Deps } from './deps.ts';
import type { App } from './http/app.ts';
import { setUpHttp } from './http/set-up-http.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { publicPagesRoutes } from './public-pages/routes.ts';
import { publishingRoutes } from './publishing/routes.ts';
import { findRestaurantOfUser } from './restaurants/queries.ts';

/** The whole application, not yet listening: platform first, then the features in their order of dependency. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = await setUpHttp(deps);
  outboxRoutes(app, deps);
  accountRoutes(app, deps, findRestaurantOfUser);
  publishingRoutes(app, deps);
  publicPagesRoutes(app, deps);
  await app.ready();
  return app;
}
