import { queryOptions } from '@tanstack/react-query';
import { changesAnswerSchema, pricesAnswerSchema, publicationsAnswerSchema } from '../../shared/api/history.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { askApi } from './ask.ts';
import { KEYS } from './keys.ts';
import { requireRestaurantId } from './session.ts';

/** What publishing would change for guests. */
export const draftChangesQuery = () =>
  queryOptions({
    queryKey: KEYS.draftChanges,
    queryFn: ({ signal }) => {
      const path = fillPath(API_PATHS.restaurantChanges, { id: requireRestaurantId() });
      return askApi(changesAnswerSchema, 'GET', path, undefined, { signal });
    },
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'silent' },
  });

/** The publications, the newest first. */
export const publicationsQuery = () =>
  queryOptions({
    queryKey: KEYS.publications,
    queryFn: ({ signal }) => {
      const path = fillPath(API_PATHS.publications, { id: requireRestaurantId() });
      return askApi(publicationsAnswerSchema, 'GET', path, undefined, { signal });
    },
    staleTime: 0,
    meta: { failure: 'silent' },
  });

/** What a publication changed. It never changes itself. */
export const publicationChangesQuery = (version: number) =>
  queryOptions({
    queryKey: KEYS.publicationChanges(version),
    queryFn: ({ signal }) => {
      const path = fillPath(API_PATHS.publicationChanges, { id: requireRestaurantId(), version });
      return askApi(changesAnswerSchema, 'GET', path, undefined, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'silent' },
  });

/** The published prices of a dish over time. */
export const itemPricesQuery = (id: number) =>
  queryOptions({
    queryKey: KEYS.itemPrices(id),
    queryFn: ({ signal }) =>
      askApi(pricesAnswerSchema, 'GET', fillPath(API_PATHS.itemPrices, { id }), undefined, { signal }),
    staleTime: 0,
    meta: { failure: 'silent' },
  });
