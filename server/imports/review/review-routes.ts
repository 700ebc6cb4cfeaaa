import { z } from 'zod';
import { reviewAnswerSchema, reviewChoicesSchema, saveReviewAnswerSchema } from '../../../shared/api/imports.ts';
import { Refusal } from '../../../shared/errors.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import type { App } from '../../http/app.ts';
import { idParamsSchema } from '../../http/id-params.ts';
import { withLang } from '../../http/lang-query.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { requireRestaurant } from '../../restaurants/require-restaurant.ts';
import { toImport } from '../store/import-answer.ts';
import { findPagePicture } from '../store/page-queries.ts';
import { openComparer } from './comparer.ts';
import { getReview, saveReview } from './review.ts';

const querystring = withLang(z.strictObject({}));
const pageParamsSchema = idParamsSchema.extend({
  page: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
});
const config = { access: 'owner' } as const;

/** The review of a draft beside the pages it was read from. */
export function reviewRoutes(app: App, deps: Deps): void {
  const comparer = openComparer();
  app.addHook('onClose', () => comparer.close());

  app.route({
    method: 'GET',
    url: API_PATHS.importReview,
    config,
    schema: { querystring, params: idParamsSchema, response: { 200: reviewAnswerSchema } },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      const { row, ...review } = await getReview({ ...deps, comparer }, access, request.params.id);
      return { import: toImport(row, requestLocale(request), deps), ...review };
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.importReview,
    config,
    schema: {
      querystring,
      params: idParamsSchema,
      body: reviewChoicesSchema,
      response: { 200: saveReviewAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return await saveReview({ ...deps, comparer }, access, request.params.id, request.body);
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.importPagePicture,
    config,
    schema: { querystring: querystring.extend({ restaurant: z.string().optional() }), params: pageParamsSchema },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      const key = await findPagePicture(deps.db, access, request.params.id, request.params.page);
      const file = key && (await deps.files.find(key));
      if (!file) throw new Refusal('not_found');
      return await reply
        .header('cache-control', 'private, max-age=3600')
        .header('content-length', file.bytes)
        .type(file.content_type)
        .send(file.stream);
    },
  });
}
