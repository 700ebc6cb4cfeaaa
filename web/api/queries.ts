import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { appDataSchema } from '../../shared/api/app-data.ts';
import { restaurantAnswerSchema } from '../../shared/api/menu-answers.ts';
import { statusSchema } from '../../shared/api/publishing.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { currentLocale, t } from '../i18n/i18n.ts';
import { askApi } from './ask.ts';
import { KEYS } from './keys.ts';
import { requireRestaurantId } from './session.ts';

/** The languages and currencies to choose from, in the interface's language. */
export const appDataQuery = () =>
  queryOptions({
    queryKey: [...KEYS.appData, currentLocale()],
    queryFn: ({ signal }) => askApi(appDataSchema, 'GET', API_PATHS.data, undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: t('frame.app_data_failed') },
  });

/** The owner's restaurant with the unpublished draft of its menus. */
export const restaurantQuery = () =>
  queryOptions({
    queryKey: KEYS.restaurant,
    queryFn: async ({ signal }) => {
      const path = fillPath(API_PATHS.restaurant, { id: requireRestaurantId() });
      const adminOptions = { query: { admin: true }, signal };
      return (await askApi(restaurantAnswerSchema, 'GET', path, undefined, adminOptions)).restaurant;
    },
    // The updated-at check decides when to reload it.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: t('frame.restaurant_failed') },
  });

/** Whether the restaurant is published, and how many changes aren't. */
export const statusQuery = () =>
  queryOptions({
    queryKey: KEYS.status,
    queryFn: ({ signal }) => {
      const path = fillPath(API_PATHS.restaurantStatus, { id: requireRestaurantId() });
      return askApi(statusSchema, 'GET', path, undefined, { signal });
    },
    meta: { failure: 'silent' },
  });

/** The restaurant; a screen below the layout is rendered once it is loaded. */
export const useRestaurant = () => useSuspenseQuery(restaurantQuery()).data;
export const useAppData = () => useSuspenseQuery(appDataQuery()).data;
