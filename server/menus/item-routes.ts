import { z } from 'zod';
import { itemAnswerSchema, sectionAnswerSchema } from '../../shared/api/menu-answers.ts';
import {
  createItemBodySchema,
  reorderBodySchema,
  soldOutBodySchema,
  updateItemBodySchema,
} from '../../shared/api/menus.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { idParamsSchema } from '../http/id-params.ts';
import { withLang } from '../http/lang-query.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { changeItem, createItem, deleteItem, reorderItems } from './edit-items.ts';
import { markSoldOut } from './sold-out.ts';

const querySchema = withLang(z.strictObject({}));

export function itemRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: API_PATHS.items,
    config: { access: 'owner' },
    schema: {
      summary: 'Create an item',
      querystring: querySchema,
      body: createItemBodySchema,
      response: { 201: itemAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      return reply.code(201).send({ item: await createItem(deps, access, request.body) });
    },
  });

  app.route({
    method: ['PUT', 'PATCH'],
    url: API_PATHS.item,
    config: { access: 'owner' },
    schema: {
      summary: 'Change an item, or move it to another section',
      querystring: querySchema,
      params: idParamsSchema,
      body: updateItemBodySchema,
      response: { 200: itemAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return { item: await changeItem(deps, access, request.params.id, request.body) };
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.item,
    config: { access: 'owner' },
    schema: {
      summary: 'Put an item into the bin',
      querystring: querySchema,
      params: idParamsSchema,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      await deleteItem(deps, access, request.params.id);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.itemsReorder,
    config: { access: 'owner' },
    schema: {
      summary: 'Put all items of a section in another order',
      querystring: querySchema,
      body: reorderBodySchema,
      response: { 200: sectionAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      const { ids, parent_id } = request.body;
      return { section: await reorderItems(deps, access, { ids, parent_id }) };
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.itemSoldOut,
    config: { access: 'owner' },
    schema: {
      summary: 'Mark an item as sold out, or put it back; guests see it at once',
      querystring: querySchema,
      params: idParamsSchema,
      body: soldOutBodySchema,
      response: { 200: itemAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return { item: await markSoldOut(deps, access, request.params.id, request.body.until) };
    },
  });
}
