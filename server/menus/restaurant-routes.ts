import { z } from 'zod';
import { appDataSchema } from '../../shared/api/app-data.ts';
import { restaurantAnswerSchema } from '../../shared/api/menu-answers.ts';
import {
  createRestaurantBodySchema,
  switchRestaurantBodySchema,
  updateRestaurantBodySchema,
} from '../../shared/api/restaurants.ts';
import { Refusal } from '../../shared/errors.ts';
import { type AppLocale, languageName, MENU_LOCALES } from '../../shared/locales.ts';
import { CURRENCIES } from '../../shared/money.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../shared/people-paths.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { signInLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { requestLocale } from '../http/request-locale.ts';
import { operatorFacts } from '../operator-facts.ts';
import { setCurrentRestaurant } from '../restaurants/people-queries.ts';
import { requireNamedRestaurant, requireRestaurant } from '../restaurants/require-restaurant.ts';
import { createRestaurant, updateRestaurant } from './edit-restaurant.ts';

const querySchema = withLang(z.strictObject({}));

/** The restaurant itself. Its publication is in server/publishing, its logo in server/pictures. */
export function restaurantRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: API_PATHS.data,
    config: { access: 'everyone' },
    schema: {
      summary: 'The languages and currencies to choose from, by name',
      querystring: querySchema,
      response: { 200: appDataSchema },
    },
    handler: async (request) => {
      const { name: provider, publishable_key } = deps.payments;
      return appData(requestLocale(request), {
        operator: operatorFacts(deps.env),
        payments: { provider, publishable_key },
        reads_web_pages: deps.env.WEB_IMPORT === 'on',
        has_own_domains: deps.env.OWN_DOMAIN_TARGET !== undefined,
      });
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.restaurants,
    config: { access: 'user', failure: 'restaurant.store', rateLimit: signInLimit(deps) },
    schema: {
      summary: 'Create the account’s first restaurant or, with a key, a further one, with menu 1',
      querystring: querySchema,
      body: createRestaurantBodySchema,
      response: { 201: restaurantAnswerSchema },
    },
    handler: async (request, reply) => {
      const signedIn = await requireUser(deps, request);
      // A form of another account's tab, in which somebody else has signed in since.
      await requireNamedRestaurant(deps.db, request, signedIn.user_id);
      return reply.code(201).send({ restaurant: await createRestaurant(deps, signedIn, request.body) });
    },
  });

  app.route({
    method: 'PUT',
    url: PEOPLE_PATHS.currentRestaurant,
    config: { access: 'user' },
    schema: {
      summary: 'Choose the restaurant that the app opens with',
      querystring: querySchema,
      body: switchRestaurantBodySchema,
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const { user_id } = await requireUser(deps, request);
      const { restaurant_id } = request.body;
      await requireNamedRestaurant(deps.db, request, user_id);
      if (!(await setCurrentRestaurant(deps.db, user_id, restaurant_id))) throw new Refusal('not_found');
      return reply.code(204).send();
    },
  });

  app.route({
    method: ['PUT', 'PATCH'],
    url: API_PATHS.restaurant,
    config: { access: 'owner', failure: 'restaurant.update' },
    schema: {
      summary: 'Change the restaurant',
      querystring: querySchema,
      params: z.strictObject({ id: z.string() }),
      body: updateRestaurantBodySchema,
      response: { 200: restaurantAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      return { restaurant: await updateRestaurant(deps, access, request.body) };
    },
  });
}

type AppData = z.output<typeof appDataSchema>;

/** The options the owner can choose from (specification §3, "App data"), named in the owner's language; and who operates the server. */
function appData(
  locale: AppLocale,
  server: Pick<AppData, 'operator' | 'payments' | 'reads_web_pages' | 'has_own_domains'>,
): AppData {
  const currencies = new Intl.DisplayNames([locale], { type: 'currency' });
  return {
    translation_languages: Object.fromEntries(MENU_LOCALES.map((code) => [code, languageName(code, locale)])),
    currencies: Object.fromEntries(CURRENCIES.map((code) => [code, currencies.of(code) ?? code])),
    ...server,
  };
}
