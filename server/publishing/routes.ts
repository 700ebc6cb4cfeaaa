import { z } from 'zod';
import { restaurantAnswerSchema } from '../../shared/api/menu-answers.ts';
import { publishAnswerSchema, statusSchema, updatedAtSchema } from '../../shared/api/publishing.ts';
import { publicRestaurantAnswerSchema } from '../../shared/api/restaurants.ts';
import { Refusal } from '../../shared/errors.ts';
import { idSchema } from '../../shared/menu.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { publishLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { restaurantWithMenus } from '../menus/entity-queries.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import type { PageMaker } from './memory/page-maker.ts';
import { previewPage } from './memory/preview-page.ts';
import { sendPublicRestaurant } from './memory/public-restaurant.ts';
import type { PublicStateCache } from './memory/public-state-cache.ts';
import { type AfterPublication, publishRestaurant, unpublishRestaurant } from './publish-restaurant.ts';
import { publishingStatus } from './publishing-status.ts';

const paramsSchema = z.strictObject({ id: z.string() });
const querySchema = withLang(z.strictObject({}));
/** No body, or an empty object. */
const emptyBody = z.strictObject({}).nullish();

type PublishingParts = { memory: PublicStateCache; pages: PageMaker };

/**
 * @param parts The cache of what guests see, and the maker that keeps heavy work off the event loop.
 * @param afterPublication Hooks of later features.
 */
export function publishingRoutes(
  app: App,
  deps: Deps,
  { memory, pages }: PublishingParts,
  afterPublication: AfterPublication,
): void {
  app.route({
    method: 'GET',
    url: API_PATHS.restaurant,
    config: { access: 'everyone' },
    schema: {
      summary: 'The restaurant: what is published, or with admin=true the owner’s draft',
      params: paramsSchema,
      querystring: withLang(z.strictObject({ admin: z.stringbool().default(false) })),
      response: { 200: z.union([restaurantAnswerSchema, publicRestaurantAnswerSchema]) },
    },
    handler: async (request, reply) => {
      if (!request.query.admin) return await sendPublicRestaurant({ memory, pages }, request, reply, request.params.id);
      const access = await requireRestaurant(deps, request, request.params.id);
      return { restaurant: await readSnapshot(deps.db, (tx) => restaurantWithMenus(tx, access, deps.now())) };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.restaurantPublish,
    config: { access: 'owner', failure: 'restaurant.publish', rateLimit: publishLimit(deps) },
    schema: {
      summary: 'Publishes the draft as it is now',
      params: paramsSchema,
      querystring: querySchema,
      body: emptyBody,
      response: { 200: publishAnswerSchema },
    },
    handler: async (request) =>
      publishRestaurant(deps, await requireRestaurant(deps, request, request.params.id), afterPublication),
  });

  app.route({
    method: 'POST',
    url: API_PATHS.restaurantUnpublish,
    config: { access: 'owner' },
    schema: {
      summary: 'Takes the menu offline',
      params: paramsSchema,
      querystring: querySchema,
      body: emptyBody,
      response: { 200: publishAnswerSchema },
    },
    handler: async (request) => unpublishRestaurant(deps, await requireRestaurant(deps, request, request.params.id)),
  });

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantStatus,
    config: { access: 'owner' },
    schema: {
      summary: 'Whether guests see the draft as it is, and what changed',
      params: paramsSchema,
      querystring: querySchema,
      response: { 200: statusSchema },
    },
    handler: async (request) => publishingStatus(deps.db, await requireRestaurant(deps, request, request.params.id)),
  });

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantUpdatedAt,
    config: { access: 'owner', isPolled: true },
    schema: {
      summary: 'Whether what the app holds is current',
      params: paramsSchema,
      querystring: querySchema,
      response: { 200: updatedAtSchema },
    },
    handler: async (request) => {
      const restaurant = await findRestaurant(deps.db, await requireRestaurant(deps, request, request.params.id));
      if (!restaurant) throw new Refusal('not_found');
      return { updated_at: restaurant.updated_at, availability_version: restaurant.availability_version };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantPreview,
    config: { access: 'owner', framed: 'same-origin', scripts: 'none' },
    schema: {
      summary: 'The draft as a page',
      params: z.strictObject({ id: z.string(), menuId: z.coerce.number().pipe(idSchema) }),
      querystring: querySchema,
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      return reply
        .type('text/html; charset=utf-8')
        .send(await previewPage({ ...deps, pages: pages }, access, request.params.menuId));
    },
  });
}
