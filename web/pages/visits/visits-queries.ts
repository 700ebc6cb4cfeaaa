import { queryOptions, useMutation } from '@tanstack/react-query';
import { visitsAnswerSchema } from '../../../shared/api/visits.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { askFile } from '../../api/ask-file.ts';
import { KEYS } from '../../api/keys.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { t } from '../../i18n/i18n.ts';
import { saveFile } from '../../ui/save-file.ts';

export const visitsQuery = () =>
  queryOptions({
    queryKey: KEYS.visits,
    queryFn: ({ signal }) =>
      askApi(
        visitsAnswerSchema,
        'GET',
        fillPath(API_PATHS.restaurantVisits, { id: requireRestaurantId() }),
        undefined,
        {
          signal,
        },
      ),
    meta: { failure: 'silent' },
  });

/** Saves all counts as a file. Without a network it fails at once. */
export const useExport = () =>
  useMutation({
    mutationFn: async () => {
      const id = requireRestaurantId();
      saveFile(await askFile(fillPath(API_PATHS.restaurantVisitsFile, { id })), `visits-${id}.csv`);
    },
    networkMode: 'always',
    meta: { failure: t('visits.export_failed') },
  });
