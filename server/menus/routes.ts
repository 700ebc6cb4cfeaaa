import { z } from 'zod';
import { menuAnswerSchema, menusAnswerSchema } from '../../shared/api/menu-answers.ts';
import { createMenuBodySchema, reorderMenusBodySchema, updateMenuBodySchema } from '../../shared/api/menus.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { idParamsSchema } from '../http/id-params.ts';
import { withLang } from '../http/lang-query.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { allergenRoutes } from './allergen-routes.ts';
import { batchRoutes } from './batch-routes.ts';
import { binRoutes } from './bin-routes.ts';
import { changeMenu, createMenu, deleteMenu, reorderMenus } from './edit-menus.ts';
import { itemRoutes } from './item-routes.ts';
import { restaurantRoutes } from './restaurant-routes.ts';
import { sectionRoutes } from './section-routes.ts';

const querySchema = withLang(z.strictObject({}));

/** What the owner edits: the restaurant itself, its menus, their sections and their items. */
export function menuRoutes(app: App, deps: Deps): void {
  restaurantRoutes(app, deps);

  app.route({
    method: 'POST',
    url: API_PATHS.menus,
    config: { access: 'owner' },
    schema: {
      summary: 'Create a menu',
      querystring: querySchema,
      body: createMenuBodySchema,
      response: { 201: menuAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      return reply.code(201).send({ menu: await createMenu(deps, access, request.body) });
    },
  });

  app.route({
    method: ['PUT', 'PATCH'],
    url: API_PATHS.menu,
    config: { access: 'owner' },
    schema: {
      summary: 'Change a menu',
      querystring: querySchema,
      params: idParamsSchema,
      body: updateMenuBodySchema,
      response: { 200: menuAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return { menu: await changeMenu(deps, access, request.params.id, request.body) };
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.menu,
    config: { access: 'owner' },
    schema: {
      summary: 'Put a menu, with all in it, into the bin',
      querystring: querySchema,
      params: idParamsSchema,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      await deleteMenu(deps, access, request.params.id);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.menusReorder,
    config: { access: 'owner' },
    schema: {
      summary: 'Put all menus in another order',
      querystring: querySchema,
      body: reorderMenusBodySchema,
      response: { 200: menusAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return { menus: await reorderMenus(deps, access, request.body.ids) };
    },
  });

  sectionRoutes(app, deps);
  itemRoutes(app, deps);
  batchRoutes(app, deps);
  binRoutes(app, deps);
  allergenRoutes(app, deps);
}
