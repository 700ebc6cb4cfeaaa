import { z } from 'zod';
import { restaurantAnswerSchema } from '../../shared/api/menu-answers.ts';
import { restoreBodySchema } from '../../shared/api/menus.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { restoreLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { restoreFromBin } from './restore-from-bin.ts';

export function binRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: API_PATHS.binRestore,
    config: { access: 'owner', rateLimit: restoreLimit(deps) },
    schema: {
      summary: 'Take menus, sections or items out of the bin, with their ids and to their places',
      querystring: withLang(z.strictObject({})),
      body: restoreBodySchema,
      response: { 200: restaurantAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return { restaurant: await restoreFromBin(deps, access, request.body) };
    },
  });
}
