import { queryOptions } from '@tanstack/react-query';
import { translationsAnswerSchema } from '../../shared/api/translations.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { askApi } from './ask.ts';
import { KEYS } from './keys.ts';
import { requireRestaurantId } from './session.ts';

/** The texts of the latest publication, each with its translation. */
export const translationsQuery = (locale: MenuLocale) =>
  queryOptions({
    queryKey: KEYS.translations(locale),
    queryFn: ({ signal }) => {
      const path = fillPath(API_PATHS.restaurantTranslations, { id: requireRestaurantId() });
      return askApi(translationsAnswerSchema, 'GET', path, undefined, { query: { locale }, signal });
    },
    meta: { failure: 'silent' },
  });
