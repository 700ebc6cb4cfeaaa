import { queryOptions } from '@tanstack/react-query';
import { usageSchema } from '../../../shared/api/usage.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { t } from '../../i18n/i18n.ts';

export const usageQuery = () =>
  queryOptions({
    queryKey: KEYS.usage,
    queryFn: ({ signal }) =>
      askApi(usageSchema, 'GET', fillPath(API_PATHS.restaurantUsage, { id: requireRestaurantId() }), undefined, {
        signal,
      }),
    // Guests may ask questions while the owner is on another screen.
    staleTime: 0,
    meta: { failure: t('usage.load_failed') },
  });
