import { queryOptions } from '@tanstack/react-query';
import { openingAnswerSchema } from '../../shared/api/opening.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { isProblem } from '../api/api-problem.ts';
import { askApi } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { queryClient } from '../api/query-client.ts';
import { type ClientSession, forgetSessionExpiry, hasSessionExpiry } from '../api/session.ts';
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
        if (draft) {
          queryClient.setQueryData(KEYS.restaurant, draft.restaurant);
          queryClient.setQueryData(KEYS.status, draft.status);
        }
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
