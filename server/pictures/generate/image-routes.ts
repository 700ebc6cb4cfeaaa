import { z } from 'zod';
import { type ImageAnswer, type ImageProblem, imageAnswerSchema } from '../../../shared/api/images.ts';
import { images as english } from '../../../shared/i18n/server/en.ts';
import { images as french } from '../../../shared/i18n/server/fr.ts';
import type { AppLocale } from '../../../shared/locales.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import type { App } from '../../http/app.ts';
import { idParamsSchema } from '../../http/id-params.ts';
import { withLang } from '../../http/lang-query.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { requireRestaurant } from '../../restaurants/require-restaurant.ts';
import { askForImage, type ShownImage, showImage } from './ask-for-image.ts';

const querystring = withLang(z.strictObject({}));

export function imageRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: API_PATHS.itemImageGenerate,
    config: { access: 'owner' },
    schema: {
      summary: 'Have an item’s picture made by the image model: once for an item, for ever',
      querystring,
      params: idParamsSchema,
      response: { 202: imageAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      const imageAnswer = await askForImage(deps, access, request.params.id);
      return await reply.code(202).send(toAnswer(imageAnswer, requestLocale(request)));
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.itemImageGenerate,
    config: { access: 'owner' },
    schema: {
      summary: 'How far an item’s generated picture is',
      querystring,
      params: idParamsSchema,
      response: { 200: imageAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request);
      return toAnswer(await showImage(deps, deps.db, access, request.params.id), requestLocale(request));
    },
  });
}

const toAnswer = ({ item, state, problem, is_offered }: ShownImage, locale: AppLocale): ImageAnswer => ({
  image: { state, message: problem && imageWords(problem, locale), is_offered },
  item,
});

const WORDS = { en: english, fr: french } satisfies Record<AppLocale, Record<ImageProblem, string>>;

/** Why a picture was not generated, in the owner's language. */
export const imageWords = (problem: ImageProblem, locale: AppLocale): string => WORDS[locale][problem];
