import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publishAnswerSchema } from '../../shared/api/publishing.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { isProblem } from '../api/api-problem.ts';
import { askApi } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { requireRestaurantId } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { showError } from '../state/notices.ts';

/** Publishes or unpublishes; afterwards the header and the draft are refreshed. Without a network it fails at once. */
function usePublicationChange(path: string, failure: () => string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => askApi(publishAnswerSchema, 'POST', fillPath(path, { id: requireRestaurantId() }), {}),
    networkMode: 'always',
    meta: { failure: 'silent' },
    // If premium is needed, the dialog shows it: nothing failed.
    onError: (error) => isProblem(error, 'premium_required') || showError(failure()),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: KEYS.restaurant });
      await queryClient.invalidateQueries({ queryKey: KEYS.status });
    },
  });
}

export const usePublish = () => usePublicationChange(API_PATHS.restaurantPublish, () => t('publishing.failed'));
export const useTakeOffline = () =>
  usePublicationChange(API_PATHS.restaurantUnpublish, () => t('publishing.offline_failed'));
