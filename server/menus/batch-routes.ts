import { z } from 'zod';
import {
  copyAnswerSchema,
  copyBodySchema,
  itemBatchAnswerSchema,
  itemBatchBodySchema,
} from '../../shared/api/batches.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { publishLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { copyParts } from './copy-parts.ts';
import { changeItems, deleteItems, markManySoldOut } from './edit-many-items.ts';

const querySchema = withLang(z.strictObject({}));

export function batchRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: API_PATHS.itemsBatch,
    config: { access: 'owner', rateLimit: publishLimit(deps) },
    schema: {
      summary: 'Change the prices of several items, hide, show, move, delete or mark them; all or none',
      querystring: querySchema,
      body: itemBatchBodySchema,
      response: { 200: itemBatchAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      const { body } = request;
      if (body.action === 'update') return { items: await changeItems(deps, access, body.items) };
      if (body.action === 'sold_out') return { items: await markManySoldOut(deps, access, body.ids, body.until) };
      await deleteItems(deps, access, body.ids);
      return { items: [] };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.copies,
    config: { access: 'owner', rateLimit: publishLimit(deps) },
    schema: {
      summary: 'Copy menus, sections or items, with all that belongs to them',
      querystring: querySchema,
      body: copyBodySchema,
      response: { 200: copyAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return await copyParts(deps, access, request.body.copies);
    },
  });
}
