import { queryOptions } from '@tanstack/react-query';
import { type TranslationProgress, translationProgressSchema } from '../../shared/api/translations.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { askApi } from './ask.ts';
import { KEYS } from './keys.ts';
import { requireRestaurantId } from './session.ts';

/** Polling interval while something is being translated, in milliseconds. */
const PROGRESS_MS = 2_000;

const isUnderWay = (progress: TranslationProgress | undefined): boolean =>
  progress?.version != null && progress.languages.some(({ state }) => state === 'waiting' || state === 'running');

/** The progress of each language of the menu, polled while a translation is running. */
export const translationProgressQuery = () =>
  queryOptions({
    queryKey: KEYS.translationProgress,
    queryFn: ({ signal }) =>
      askApi(
        translationProgressSchema,
        'GET',
        fillPath(API_PATHS.restaurantTranslationProgress, { id: requireRestaurantId() }),
        undefined,
        { signal },
      ),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? PROGRESS_MS : false),
    meta: { failure: 'silent' },
  });
