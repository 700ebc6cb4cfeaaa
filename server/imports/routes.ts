import { z } from 'zod';
import {
  applyBodySchema,
  importAnswerSchema,
  importFormSchema,
  importsAnswerSchema,
  rollbackAnswerSchema,
  webPageBodySchema,
} from '../../shared/api/imports.ts';
import { restaurantAnswerSchema } from '../../shared/api/menu-answers.ts';
import { Refusal } from '../../shared/errors.ts';
import { MENU_FILE_TYPES, mediaTypesOf } from '../../shared/file-types.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import type { Deps } from '../deps.ts';
import { receiveForm } from '../files/receive-form.ts';
import type { App } from '../http/app.ts';
import { uploadLimit } from '../http/guards/rate-limits.ts';
import { idParamsSchema } from '../http/id-params.ts';
import { withLang } from '../http/lang-query.ts';
import { requestLocale } from '../http/request-locale.ts';
import { restaurantWithMenus } from '../menus/entity-queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { requireReadingTimeLeft } from '../usage/reading-time.ts';
import { applyImport } from './apply/apply-import.ts';
import { rollBackImport } from './apply/roll-back-import.ts';
import { openLayout } from './as-pages/as-pages.ts';
import { openWebMenus } from './load-web-menu.ts';
import { reviewRoutes } from './review/review-routes.ts';
import { discardImport } from './run/discard-import.ts';
import { requirePagesLeft } from './run/page-usage.ts';
import { requireFreeTurn, restartImport, startImport } from './run/start-import.ts';
import { toImport } from './store/import-answer.ts';
import { findImport, listImports } from './store/queries.ts';

const LISTED = 20;
const querystring = withLang(z.strictObject({}));
const discardQuery = withLang(
  z.strictObject({
    only: z
      .literal('unfinished')
      .optional()
      .describe('Refuses to discard an import whose reading has ended meanwhile (`import_finished`).'),
  }),
);
const config = { access: 'owner' } as const;

/** Uploads of menu files, their progress, and the owner's actions on the result (specification §4 and §7). */
export function importRoutes(app: App, deps: Deps): void {
  const layout = openLayout(app, deps);
  const loadMenu = openWebMenus(app, deps, layout);
  const requireTurn = async (access: RestaurantAccess) => {
    await requireFreeTurn(deps.db, access);
    await requirePagesLeft(deps, deps.db, access);
    await requireReadingTimeLeft(deps, deps.db, access);
  };

  app.route({
    method: 'POST',
    url: API_PATHS.restaurantMenusUpload,
    config: { ...config, rateLimit: uploadLimit(deps) },
    schema: {
      summary: 'Upload a menu as PDF, JPEG, PNG, DOCX or TXT files; it becomes an import that is read',
      consumes: ['multipart/form-data'],
      querystring,
      params: z.strictObject({ id: z.string() }),
      response: { 202: importAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const { MAX_FILES_PER_IMPORT, MAX_UPLOAD_BYTES } = deps.env.limits;
      await using form = await receiveForm(deps.spool, request, {
        restaurant_id: access.restaurant_id,
        file_field: 'files',
        max_files: MAX_FILES_PER_IMPORT,
        limit_bytes: MAX_UPLOAD_BYTES,
        accept: mediaTypesOf(MENU_FILE_TYPES),
        fields: importFormSchema,
        before: () => requireTurn(access),
      });
      const locale = requestLocale(request);
      const files = await layout.layOutFiles(form.files, { restaurant_id: access.restaurant_id, locale });
      const row = await startImport(deps, access, { fields: form.fields, files });
      return await reply.code(202).send({ import: toImport(row, locale, deps) });
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.restaurantMenusFromPage,
    config: { ...config, rateLimit: uploadLimit(deps) },
    schema: {
      summary: 'Read the menu on a web page, or in the PDF files or pictures that it links; it becomes an import',
      querystring,
      params: z.strictObject({ id: z.string() }),
      body: webPageBodySchema,
      response: { 202: importAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const { address, ...fields } = request.body;
      await requireTurn(access);
      const locale = requestLocale(request);
      await using menu = await loadMenu(address, { restaurant_id: access.restaurant_id, locale });
      const row = await startImport(deps, access, { fields, files: menu.files });
      return await reply.code(202).send({ import: toImport(row, locale, deps) });
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.imports,
    config,
    schema: { querystring, response: { 200: importsAnswerSchema } },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      const rows = await listImports(deps.db, access, LISTED);
      return { imports: rows.map((row) => toImport(row, requestLocale(request), deps)) };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.import,
    config,
    schema: { querystring, params: idParamsSchema, response: { 200: importAnswerSchema } },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      const row = await findImport(deps.db, access, request.params.id);
      if (!row) throw new Refusal('not_found');
      return { import: toImport(row, requestLocale(request), deps) };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.importRestart,
    config,
    schema: { querystring, params: idParamsSchema, response: { 202: importAnswerSchema } },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      const row = await restartImport(deps, access, request.params.id);
      return await reply.code(202).send({ import: toImport(row, requestLocale(request), deps) });
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.importApply,
    config,
    schema: { querystring, params: idParamsSchema, body: applyBodySchema, response: { 200: restaurantAnswerSchema } },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      await applyImport(deps, access, request.params.id, { shown: request.body?.comparison });
      return { restaurant: await readSnapshot(deps.db, (tx) => restaurantWithMenus(tx, access, deps.now())) };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.importRollBack,
    config,
    schema: {
      summary: 'Undo what an applied import did to the menu',
      querystring,
      params: idParamsSchema,
      response: { 200: rollbackAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return await rollBackImport(deps, access, request.params.id);
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.importDiscard,
    config,
    schema: { querystring: discardQuery, params: idParamsSchema, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      await discardImport(deps, access, request.params.id, { keeps_finished: request.query.only === 'unfinished' });
      return await reply.code(204).send(null);
    },
  });

  reviewRoutes(app, deps);
}
