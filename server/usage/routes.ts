import { z } from 'zod';
import { usageSchema } from '../../shared/api/usage.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { withLang } from '../http/lang-query.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { usageOf } from './take-usage.ts';

export function usageRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: API_PATHS.restaurantUsage,
    config: { access: 'owner', failure: 'restaurant.usage' },
    schema: {
      summary: 'What the restaurant used of this month’s messages, pages and pictures',
      params: z.strictObject({ id: z.string() }),
      querystring: withLang(z.strictObject({})),
      response: { 200: usageSchema },
    },
    handler: async (request) => usageOf(deps, deps.db, await requireRestaurant(deps, request, request.params.id)),
  });
}
