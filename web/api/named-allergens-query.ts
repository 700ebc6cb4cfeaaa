import { queryOptions } from '@tanstack/react-query';
import { namedAllergensSchema } from '../../shared/api/allergens.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { askApi } from './ask.ts';
import { KEYS } from './keys.ts';
import { requireRestaurantId } from './session.ts';

/** What the words of the dishes name, as they were saved; by the dish's id. */
export const namedAllergensQuery = () =>
  queryOptions({
    queryKey: KEYS.namedAllergens,
    queryFn: async ({ signal }) => {
      const path = fillPath(API_PATHS.restaurantNamedAllergens, { id: requireRestaurantId() });
      const { items } = await askApi(namedAllergensSchema, 'GET', path, undefined, { signal });
      return new Map(items.map(({ item_id, allergens }) => [item_id, allergens]));
    },
    // Publishing waits for it, and it is asked again with the next edit.
    retry: false,
    // Without it nothing is asked; the screens are the same otherwise.
    meta: { failure: 'silent' },
  });
