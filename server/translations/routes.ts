import { z } from 'zod';
import {
  draftAnswerSchema,
  forgetOverrideBodySchema,
  glossarySchema,
  languageBodySchema,
  overrideBodySchema,
  translationProgressSchema,
  translationsAnswerSchema,
} from '../../shared/api/translations.ts';
import { Refusal } from '../../shared/errors.ts';
import { MENU_LOCALES } from '../../shared/locales.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { TEXT_KINDS } from '../../shared/translated-texts.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { withLang } from '../http/lang-query.ts';
import { findRestaurant, lockRestaurant } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { requirePremium } from '../subscriptions/require-premium.ts';
import { changeLanguage, changeTranslation, forgetTranslation } from './change-translations.ts';
import { setGlossary } from './queries.ts';
import { draftTranslation, listTexts, translationProgress } from './translation-progress.ts';

const params = z.strictObject({ id: z.string() });
const querystring = withLang(z.strictObject({}));

export function translationRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: API_PATHS.restaurantTranslationProgress,
    config: { access: 'owner' },
    schema: {
      summary: 'How far each language is with the latest publication',
      params,
      querystring,
      response: { 200: translationProgressSchema },
    },
    handler: async (request) => translationProgress(deps, await requireRestaurant(deps, request, request.params.id)),
  });

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantTranslations,
    config: { access: 'owner' },
    schema: {
      summary: 'The texts of the latest publication beside their translations',
      params,
      querystring: withLang(z.strictObject({ locale: z.enum(MENU_LOCALES) })),
      response: { 200: translationsAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      return await listTexts(deps, access, request.query.locale);
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantTranslationDraft,
    config: { access: 'owner' },
    schema: {
      summary: 'What the owner may begin with to translate a text that stays in the original',
      params,
      querystring: withLang(
        z.strictObject({ locale: z.enum(MENU_LOCALES), kind: z.enum(TEXT_KINDS), source: z.string().min(1) }),
      ),
      response: { 200: draftAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      return { text: await draftTranslation(deps, access, request.query) };
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.restaurantTranslations,
    config: { access: 'owner' },
    schema: {
      summary: 'The owner’s own words for a text, or its original',
      params,
      querystring,
      body: overrideBodySchema,
      response: { 200: translationsAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await requirePremium(deps, access, 'translation');
      await changeTranslation(deps, access, request.body);
      return await listTexts(deps, access, request.body.locale);
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.restaurantTranslations,
    config: { access: 'owner' },
    schema: {
      summary: 'Forgets the owner’s words for a text and translates it again',
      params,
      querystring,
      body: forgetOverrideBodySchema,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await requirePremium(deps, access, 'translation');
      await forgetTranslation(deps, access, request.body);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.restaurantLanguages,
    config: { access: 'owner' },
    schema: {
      summary: 'Switches a language on or off; on tries again what failed or was left in the original',
      params,
      querystring,
      body: languageBodySchema,
      response: { 200: translationProgressSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await requirePremium(deps, access, 'translation');
      await changeLanguage(deps, access, request.body);
      return await translationProgress(deps, access);
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantGlossary,
    config: { access: 'owner' },
    schema: { summary: 'Words that are never translated', params, querystring, response: { 200: glossarySchema } },
    handler: async (request) => {
      const restaurant = await findRestaurant(deps.db, await requireRestaurant(deps, request, request.params.id));
      if (!restaurant) throw new Refusal('not_found');
      return { words: restaurant.glossary };
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.restaurantGlossary,
    config: { access: 'owner' },
    schema: {
      summary: 'Sets the words that are never translated, from the next publication on',
      params,
      querystring,
      body: glossarySchema,
      response: { 200: glossarySchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await requirePremium(deps, access, 'translation');
      const words = [...new Set(request.body.words)];
      await deps.db.transaction(async (tx) => {
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        await setGlossary(tx, access, words);
      });
      return { words };
    },
  });
}
