import { z } from 'zod';
import { visitsAnswerSchema } from '../../shared/api/visits.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { withLang } from '../http/lang-query.ts';
import { requestLocale } from '../http/request-locale.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { listVisits } from './queries.ts';
import { shownDays, showVisits } from './show-visits.ts';
import type { VisitCounts } from './visit-counts.ts';
import { visitsCsv } from './visits-csv.ts';

const params = z.strictObject({ id: z.string() });
const querystring = withLang(z.strictObject({}));

/** @param counts This node's, written before they are read: who opened a page just now sees it counted. */
export function visitRoutes(app: App, deps: Deps, counts: Pick<VisitCounts, 'flush'>): void {
  app.route({
    method: 'GET',
    url: API_PATHS.restaurantVisits,
    config: { access: 'owner' },
    schema: {
      summary: 'What guests opened in the last 90 days: by day, by language and by menu',
      params,
      querystring,
      response: { 200: visitsAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await counts.flush();
      return await showVisits(deps, access);
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantVisitsFile,
    config: { access: 'owner' },
    schema: { summary: 'The same as a table for spreadsheets (CSV)', params, querystring },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await counts.flush();
      const [since = ''] = await shownDays(deps, access);
      const rows = await listVisits(deps.db, access, since);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="visits-${access.restaurant_id}.csv"`)
        .send(visitsCsv(rows, requestLocale(request)));
    },
  });
}
