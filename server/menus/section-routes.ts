import { z } from 'zod';
import { menuAnswerSchema, sectionAnswerSchema } from '../../shared/api/menu-answers.ts';
import { createSectionBodySchema, reorderBodySchema, updateSectionBodySchema } from '../../shared/api/menus.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { idParamsSchema } from '../http/id-params.ts';
import { withLang } from '../http/lang-query.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { changeSection, createSection, deleteSection, reorderSections } from './edit-sections.ts';

const querySchema = withLang(z.strictObject({}));

export function sectionRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: API_PATHS.sections,
    config: { access: 'owner' },
    schema: {
      summary: 'Create a section',
      querystring: querySchema,
      body: createSectionBodySchema,
      response: { 201: sectionAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      return reply.code(201).send({ section: await createSection(deps, access, request.body) });
    },
  });

  app.route({
    method: ['PUT', 'PATCH'],
    url: API_PATHS.section,
    config: { access: 'owner' },
    schema: {
      summary: 'Change a section, or move it to another menu',
      querystring: querySchema,
      params: idParamsSchema,
      body: updateSectionBodySchema,
      response: { 200: sectionAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return { section: await changeSection(deps, access, request.params.id, request.body) };
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.section,
    config: { access: 'owner' },
    schema: {
      summary: 'Put a section, with its items, into the bin',
      querystring: withLang(z.strictObject({ only_empty: z.stringbool().default(false) })),
      params: idParamsSchema,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      await deleteSection(deps, access, request.params.id, request.query);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.sectionsReorder,
    config: { access: 'owner' },
    schema: {
      summary: 'Put all sections of a menu in another order',
      querystring: querySchema,
      body: reorderBodySchema,
      response: { 200: menuAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      const { ids, parent_id } = request.body;
      return { menu: await reorderSections(deps, access, { ids, parent_id }) };
    },
  });
}
