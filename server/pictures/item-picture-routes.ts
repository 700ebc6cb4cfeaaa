import { z } from 'zod';
import { itemAnswerSchema } from '../../shared/api/menu-answers.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { receiveForm } from '../files/receive-form.ts';
import type { App } from '../http/app.ts';
import { uploadLimit } from '../http/guards/rate-limits.ts';
import { idParamsSchema } from '../http/id-params.ts';
import { withLang } from '../http/lang-query.ts';
import { getItem } from '../menus/entity-queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import type { Pictures } from './pictures.ts';
import { PICTURE_TYPES, removeItemPicture, storeItemPicture } from './store-item-picture.ts';

const schema = {
  querystring: withLang(z.strictObject({})),
  params: idParamsSchema,
  response: { 200: itemAnswerSchema },
};

export function itemPictureRoutes(app: App, deps: Deps, pictures: Pictures): void {
  app.route({
    method: 'POST',
    url: API_PATHS.itemPicture,
    config: { access: 'owner', rateLimit: uploadLimit(deps) },
    schema: {
      summary: 'Set an item’s picture: a form with one JPG, PNG or WebP named picture',
      ...schema,
      consumes: ['multipart/form-data'],
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      const { id } = await getItem(deps.db, access, request.params.id, deps.now());
      await using form = await receiveForm(deps.spool, request, {
        restaurant_id: access.restaurant_id,
        file_field: 'picture',
        max_files: 1,
        limit_bytes: deps.env.limits.MAX_ITEM_PICTURE_BYTES,
        accept: PICTURE_TYPES,
        fields: z.strictObject({}),
      });
      const [upload] = form.files;
      return { item: await storeItemPicture({ ...deps, pictures }, access, id, upload) };
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.itemPicture,
    config: { access: 'owner' },
    schema: { summary: 'Take an item’s picture away', ...schema },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return { item: await removeItemPicture(deps, access, request.params.id) };
    },
  });
}
