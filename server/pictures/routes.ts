import { z } from 'zod';
import { logoAnswerSchema } from '../../shared/api/restaurants.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { receiveForm } from '../files/receive-form.ts';
import type { App } from '../http/app.ts';
import { uploadLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { itemPictureRoutes } from './item-picture-routes.ts';
import type { Pictures } from './pictures.ts';
import { LOGO_TYPES, removeLogo, storeLogo } from './store-logo.ts';

const schema = {
  querystring: withLang(z.strictObject({})),
  params: z.strictObject({ id: z.string() }),
  response: { 200: logoAnswerSchema },
};

export function pictureRoutes(app: App, deps: Deps, pictures: Pictures): void {
  itemPictureRoutes(app, deps, pictures);

  app.route({
    method: 'POST',
    url: API_PATHS.restaurantLogo,
    config: { access: 'owner', failure: 'logo.upload', rateLimit: uploadLimit(deps) },
    schema: {
      summary: 'Set the logo: a form with one PNG or JPG named logo',
      ...schema,
      consumes: ['multipart/form-data'],
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await using form = await receiveForm(deps.spool, request, {
        restaurant_id: access.restaurant_id,
        file_field: 'logo',
        max_files: 1,
        limit_bytes: deps.env.limits.MAX_LOGO_BYTES,
        accept: LOGO_TYPES,
        fields: z.strictObject({}),
      });
      const [upload] = form.files;
      return { logo: await storeLogo({ ...deps, pictures }, access, upload) };
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.restaurantLogo,
    config: { access: 'owner' },
    schema: { summary: 'Take the logo away', ...schema },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await removeLogo(deps, access);
      return { logo: null };
    },
  });
}
