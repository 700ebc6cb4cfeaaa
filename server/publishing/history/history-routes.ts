import { z } from 'zod';
import { changesAnswerSchema, pricesAnswerSchema, publicationsAnswerSchema } from '../../../shared/api/history.ts';
import { restaurantAnswerSchema } from '../../../shared/api/menu-answers.ts';
import { Refusal } from '../../../shared/errors.ts';
import { idSchema } from '../../../shared/menu.ts';
import { API_PATHS, fillPath, GUEST_PATHS } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import type { App } from '../../http/app.ts';
import { drawingLimit, publishLimit } from '../../http/guards/rate-limits.ts';
import { idParamsSchema } from '../../http/id-params.ts';
import { withLang } from '../../http/lang-query.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { findRestaurant } from '../../restaurants/queries.ts';
import { requireRestaurant } from '../../restaurants/require-restaurant.ts';
import type { PageMaker } from '../memory/page-maker.ts';
import { findContent } from '../queries.ts';
import { LISTED_PUBLICATIONS, openHistory } from './history.ts';
import { countPublications, findPublishedAt, listPublications } from './history-queries.ts';
import { restorePublication } from './restore-publication.ts';

const querySchema = withLang(z.strictObject({}));
const routeConfig = { access: 'owner' } as const;
const versionNumber = z.coerce.number().pipe(idSchema);
const paramsSchema = z.strictObject({ id: z.string() });
const versionParams = z.strictObject({ id: z.string(), version: versionNumber });

/** Earlier publications, what changed between them, and the way back to one. */
export function historyRoutes(app: App, deps: Deps, { pages }: { pages: PageMaker }): void {
  const history = openHistory(deps);
  app.addHook('onClose', () => history.close());
  // A comparison may occupy a thread for a tenth of a second.
  const comparisonConfig = { ...routeConfig, rateLimit: drawingLimit(deps) };

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantChanges,
    config: comparisonConfig,
    schema: {
      summary: 'What publishing would change for guests',
      params: paramsSchema,
      querystring: querySchema,
      response: { 200: changesAnswerSchema },
    },
    handler: async (request) => history.changesOfDraft(await requireRestaurant(deps, request, request.params.id)),
  });

  app.route({
    method: 'GET',
    url: API_PATHS.publications,
    config: routeConfig,
    schema: {
      summary: 'The publications',
      params: paramsSchema,
      querystring: querySchema,
      response: { 200: publicationsAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const restaurant = await findRestaurant(deps.db, access);
      if (!restaurant) throw new Refusal('not_found');
      const publicationRows = await listPublications(deps.db, access, LISTED_PUBLICATIONS);
      const shownVersion = restaurant.suspended_at === null ? restaurant.publication_version : null;
      return {
        publications: publicationRows.map((row) => ({ ...row, is_shown: row.version === shownVersion })),
        more: (await countPublications(deps.db, access)) - publicationRows.length,
      };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.publicationChanges,
    config: comparisonConfig,
    schema: {
      summary: 'What a publication changed for guests',
      params: versionParams,
      querystring: querySchema,
      response: { 200: changesAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      return await history.changesOf(access, request.params.version);
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.publicationMenu,
    config: { ...comparisonConfig, framed: 'same-origin', scripts: 'none' },
    schema: {
      summary: 'A publication as the page that guests saw',
      params: z.strictObject({ id: z.string(), version: versionNumber, menuId: versionNumber }),
      querystring: querySchema,
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      return reply.type('text/html; charset=utf-8').send(await pageOf({ ...deps, pages }, access, request.params));
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.publicationRestore,
    config: { ...routeConfig, rateLimit: publishLimit(deps) },
    schema: {
      summary: 'Make the draft’s menus what a publication showed',
      params: versionParams,
      querystring: querySchema,
      response: { 200: restaurantAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      return { restaurant: await restorePublication(deps, access, request.params.version) };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.itemPrices,
    config: comparisonConfig,
    schema: {
      summary: 'The published prices of a dish over time',
      params: idParamsSchema,
      querystring: querySchema,
      response: { 200: pricesAnswerSchema },
    },
    handler: async (request) => history.pricesOf(await requireRestaurant(deps, request), request.params.id),
  });
}

/** Nothing is sold out on it: that wasn't part of the publication. */
async function pageOf(
  deps: Pick<Deps, 'db' | 'env'> & { pages: Pick<PageMaker, 'preview'> },
  access: RestaurantAccess,
  { version, menuId: menu_id }: { version: number; menuId: number },
): Promise<string> {
  const content = await findContent(deps.db, access, version);
  const published_at = await findPublishedAt(deps.db, access, version);
  if (!content || !published_at || !content.public.menus.some(({ id }) => id === menu_id))
    throw new Refusal('not_found');
  const restaurant = content.public;
  return await deps.pages.preview(access.restaurant_id, {
    public_url: deps.env.PUBLIC_URL,
    home_path: fillPath(GUEST_PATHS.restaurant, { restaurantId: access.restaurant_id }),
    links_path: fillPath(GUEST_PATHS.restaurant, { restaurantId: access.restaurant_id }),
    restaurant,
    original: restaurant,
    menu_id,
    locale: restaurant.main_locale,
    locales: [restaurant.main_locale],
    is_partly_translated: false,
    availability: { sold_out: [] },
    published_at,
    as_of: null,
    card_path: null,
    qr: null,
    is_chat_by_model: false,
    is_embedded: false,
    preview: true,
  });
}
