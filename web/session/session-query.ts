import { queryOptions } from '@tanstack/react-query';
import type { User } from '../../shared/api/accounts.ts';
import { openingAnswerSchema } from '../../shared/api/opening.ts';
import { API_PATHS, APP_PATHS } from '../../shared/paths.ts';
import { isProblem } from '../api/api-problem.ts';
import { askApi } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { queryClient } from '../api/query-client.ts';
import {
  type ClientSession,
  forgetSessionExpiry,
  hasSessionExpiry,
  keepTabRestaurantOf,
  restaurantsOf,
} from '../api/session.ts';
import { keepLostRestaurant, readTabRestaurant } from '../api/tab-restaurant.ts';
import { t } from '../i18n/i18n.ts';

/**
 * The signed-in user. Fetched once at the start, with the draft that the screens open with; afterwards signing in and out
 * update it.
 */
export const sessionQuery = () =>
  queryOptions({
    queryKey: KEYS.session,
    queryFn: async (): Promise<ClientSession> => {
      if (!hasSessionExpiry(Date.now())) return { kind: 'signed_out' };
      try {
        const { user, draft } = await askApi(openingAnswerSchema, 'GET', API_PATHS.opening);
        if (isOtherRestaurant(user)) return await new Promise<never>(() => undefined);
        if (draft && draft.restaurant.id === user.restaurant?.id) {
          queryClient.setQueryData(KEYS.restaurant, draft.restaurant);
          queryClient.setQueryData(KEYS.status, draft.status);
        }
        keepTabRestaurantOf(user);
        return { kind: 'signed_in', user };
      } catch (error) {
        if (!isProblem(error, 'unauthenticated')) throw error;
        forgetSessionExpiry();
        return { kind: 'ended' };
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { failure: t('frame.session_failed') },
  });

/**
 * Whether the server opened another restaurant than this tab showed, which the user has lost. A deep address is of that one:
 * the app then starts again at its home, which says so.
 */
function isOtherRestaurant(user: User): boolean {
  const tabRestaurant = readTabRestaurant();
  if (!tabRestaurant || tabRestaurant.id === user.restaurant?.id) return false;
  const isLost = !restaurantsOf(user).some(({ id }) => id === tabRestaurant.id);
  if (isLost && tabRestaurant.user_id === user.id) keepLostRestaurant(tabRestaurant);
  keepTabRestaurantOf(user);
  if (location.pathname === APP_PATHS.admin && location.search === '') return false;
  if (!location.pathname.startsWith(`${APP_PATHS.admin}`)) return false;
  location.replace(APP_PATHS.admin);
  return true;
}
