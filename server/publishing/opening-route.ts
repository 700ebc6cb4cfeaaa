import { z } from 'zod';
import { openingAnswerSchema } from '../../shared/api/opening.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { requireUser } from '../accounts/require-user.ts';
import { toUser } from '../accounts/to-user.ts';
import { getUser } from '../accounts/user-queries.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { withLang } from '../http/lang-query.ts';
import { restaurantWithMenus } from '../menus/entity-queries.ts';
import { accessOfOpened, restaurantsToOpen } from '../restaurants/require-restaurant.ts';
import { publishingStatus } from './publishing-status.ts';

/** What the owner's app opens with. Three answers, of which each would wait for the one before, are seconds on a slow network. */
export function openingRoute(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: API_PATHS.opening,
    config: { access: 'user', failure: 'session.init' },
    schema: {
      summary: 'The signed-in user with the restaurant’s draft and status',
      querystring: withLang(z.strictObject({})),
      response: { 200: openingAnswerSchema },
    },
    handler: async (request) => {
      const { user_id } = await requireUser(deps, request);
      const usersRestaurants = await restaurantsToOpen(deps.db, request, user_id);
      const user = toUser(await getUser(deps.db, user_id), usersRestaurants);
      // The one of the answer, whatever is chosen in another tab meanwhile.
      const access = usersRestaurants.restaurant && accessOfOpened(user_id, usersRestaurants.restaurant);
      if (!access) return { user, draft: null };
      const restaurant = await readSnapshot(deps.db, (tx) => restaurantWithMenus(tx, access, deps.now()));
      return { user, draft: { restaurant, status: await publishingStatus(deps.db, access) } };
    },
  });
}
