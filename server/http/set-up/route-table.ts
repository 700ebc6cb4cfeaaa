import type { App, RouteEntry } from '../app.ts';

// Routes that plugins declare for public files.
const OPEN_PREFIXES = ['/api/docs'];

/** Fills `app.routeTable`, and fails the start if a route doesn't declare its access. */
export function setUpRouteTable(app: App): void {
  const routeTable: RouteEntry[] = [];
  app.decorate('routeTable', routeTable);
  app.addHook('onRoute', (route) => {
    const routeAccess =
      route.config?.access ?? (OPEN_PREFIXES.some((prefix) => route.url.startsWith(prefix)) ? 'everyone' : undefined);
    if (routeAccess === undefined) throw new Error(`Route ${route.method} ${route.url} does not declare its access.`);
    route.config = { ...route.config, access: routeAccess };
    for (const method of [route.method].flat()) {
      if (method !== 'HEAD') routeTable.push({ method, url: route.url, access: routeAccess });
    }
  });
}
