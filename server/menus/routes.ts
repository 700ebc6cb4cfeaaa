import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { itemRoutes } from './item-routes.ts';
import { menuRoutes as declareMenuRoutes } from './menu-routes.ts';
import { sectionRoutes } from './section-routes.ts';

/** Menus, their sections and their items. */
export function menuRoutes(app: App, deps: Deps): void {
  declareMenuRoutes(app, deps);
  sectionRoutes(app, deps);
  itemRoutes(app, deps);
}
