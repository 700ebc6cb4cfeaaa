import { Readable } from 'node:stream';
import { z } from 'zod';
import { allergenFileSchema, namedAllergensSchema } from '../../shared/api/allergens.ts';
import { itemsOf } from '../../shared/menu.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { drawingLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { requestLocale } from '../http/request-locale.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { openTaskThread } from '../task-thread.ts';
import { recordLines } from './allergen-record.ts';
import { allergensCsv } from './allergen-record-csv.ts';
import type { AllergenRecordTask } from './allergen-record-pdf.ts';
import { listLastDeclarations } from './declaration-queries.ts';
import { restaurantWithMenus } from './entity-queries.ts';
import type { NamedAllergensAnswer, NamedAllergensTask } from './named-allergens-thread.ts';

/** 3,000 dishes are some hundred pages. */
const RECORD_THREAD = {
  program: new URL('./allergen-record-thread.ts', import.meta.url),
  purpose: 'that writes the record of allergens',
  max_memory_mb: 512,
  deadline_ms: 60_000,
};

/** The knowledge of food in ten languages; 3,000 dishes are read in some seconds for the first time. */
const NAMING_THREAD = {
  program: new URL('./named-allergens-thread.ts', import.meta.url),
  purpose: 'that reads which allergens dishes name',
  max_memory_mb: 512,
  // The owner's page waits 30 s.
  deadline_ms: 25_000,
};

export function allergenRoutes(app: App, deps: Deps): void {
  const recordWriter = openTaskThread<AllergenRecordTask, Uint8Array>(RECORD_THREAD);
  const namingReader = openTaskThread<NamedAllergensTask, NamedAllergensAnswer>(NAMING_THREAD);
  app.addHook('onClose', () => recordWriter.close());
  app.addHook('onClose', () => namingReader.close());

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantNamedAllergens,
    config: { access: 'owner' },
    schema: {
      summary: 'The allergens that the words of the dishes name, to ask the owner about: never what a dish contains',
      params: z.strictObject({ id: z.string() }),
      response: { 200: namedAllergensSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const restaurant = await restaurantWithMenus(deps.db, access, deps.now());
      const dishes = itemsOf(restaurant.menus).map(({ id, title, description, details, tags, variants, options }) => ({
        ...{ id, title, description, details, tags },
        variants: variants.map(({ label }) => ({ label })),
        options: options.map(({ label }) => ({ label })),
      }));
      return { items: await namingReader.ask({ locale: restaurant.main_locale, dishes }, access.restaurant_id) };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantAllergensFile,
    config: { access: 'owner', rateLimit: drawingLimit(deps) },
    schema: {
      summary: 'The record of declared allergens: a table for spreadsheets (CSV), or a PDF in A4 or Letter',
      params: z.strictObject({ id: z.string(), file: allergenFileSchema }),
      querystring: withLang(z.strictObject({})),
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const { file } = request.params;
      const now = deps.now();
      const restaurant = await restaurantWithMenus(deps.db, access, now);
      const recordSections = recordLines(restaurant, await listLastDeclarations(deps.db, access));
      const locale = requestLocale(request);
      reply.header('content-disposition', `attachment; filename="${file}"`);
      if (file === 'allergens.csv')
        return reply
          .type('text/csv; charset=utf-8')
          .send(Readable.from(allergensCsv(recordSections, locale), { objectMode: false }));
      const { name, timezone } = restaurant;
      const pageSize = file === 'allergens-a4.pdf' ? 'A4' : 'LETTER';
      const made_at = now.toISOString();
      const recordTask: AllergenRecordTask = {
        name,
        timezone,
        sections: [...recordSections],
        made_at,
        locale,
        size: pageSize,
      };
      const recordPdf = await recordWriter.ask(recordTask, access.restaurant_id);
      return reply.type('application/pdf').send(Buffer.from(recordPdf));
    },
  });
}
