import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { updatedAtSchema } from '../../shared/api/publishing.ts';
import { UPDATED_CHECK_MS } from '../../shared/limits.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { askApi } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { queryClient } from '../api/query-client.ts';
import { requireRestaurantId } from '../api/session.ts';
import type { SaveQueue } from '../draft/queue/save-queue.ts';
import { useSaveQueue } from '../draft/use-draft.ts';

const updatedAtQuery = () =>
  queryOptions({
    queryKey: KEYS.updatedAt,
    queryFn: ({ signal }) => {
      const path = fillPath(API_PATHS.restaurantUpdatedAt, { id: requireRestaurantId() });
      return askApi(updatedAtSchema, 'GET', path, undefined, { signal });
    },
    staleTime: 0,
    refetchInterval: UPDATED_CHECK_MS,
    refetchOnWindowFocus: 'always',
    meta: { failure: 'silent' },
  });

/**
 * Reloads the restaurant when the server has a newer one than the app (specification §4): checked on focus and every
 * minute. While something is being typed or saved, only afterwards.
 */
export function useUpdatedCheck(): void {
  const { queue } = useSaveQueue();
  const { data } = useQuery(updatedAtQuery());
  const availabilityRef = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    const { updated_at, availability_version } = data;
    const knownAvailability = availabilityRef.current;
    availabilityRef.current = availability_version;
    const isSoldOutNew = knownAvailability !== undefined && knownAvailability !== availability_version;
    return whenFree(queue, () => {
      const cachedRestaurant = queryClient.getQueryData<Restaurant>(KEYS.restaurant);
      if (!cachedRestaurant || (cachedRestaurant.updated_at >= updated_at && !isSoldOutNew)) return;
      void queryClient.invalidateQueries({ queryKey: KEYS.restaurant });
      void queryClient.invalidateQueries({ queryKey: KEYS.status });
    });
  }, [data, queue]);
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;

/** Calls back once nobody is typing and nothing waits to be saved. Returns a cancel function. */
function whenFree(queue: SaveQueue, run: () => void): () => void {
  const abortChecks = new AbortController();
  const tryToRun = () => {
    if (abortChecks.signal.aborted || isTyping() || queue.state().changes.length > 0) return;
    stopChecks();
    run();
  };
  const unsubscribeQueue = queue.subscribe(tryToRun);
  const stopChecks = () => {
    abortChecks.abort();
    unsubscribeQueue();
  };
  // What was typed in the field is saved first.
  document.addEventListener('focusout', () => setTimeout(tryToRun), { signal: abortChecks.signal });
  tryToRun();
  return stopChecks;
}
