import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { updatedAtSchema } from '../../shared/api/publishing.ts';
import { UPDATED_CHECK_MS } from '../../shared/limits.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { ask } from '../api/ask.ts';
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
      return ask(updatedAtSchema, 'GET', path, undefined, { signal });
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
  const availability = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    const { updated_at, availability_version } = data;
    const known = availability.current;
    availability.current = availability_version;
    const isSoldOutNew = known !== undefined && known !== availability_version;
    return whenFree(queue, () => {
      const held = queryClient.getQueryData<Restaurant>(KEYS.restaurant);
      if (!held || (held.updated_at >= updated_at && !isSoldOutNew)) return;
      void queryClient.invalidateQueries({ queryKey: KEYS.restaurant });
      void queryClient.invalidateQueries({ queryKey: KEYS.status });
    });
  }, [data, queue]);
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;

/** Calls back once nobody is typing and nothing waits to be saved. Returns a cancel function. */
function whenFree(queue: SaveQueue, run: () => void): () => void {
  const off = new AbortController();
  const tryToRun = () => {
    if (off.signal.aborted || isTyping() || queue.state().changes.length > 0) return;
    stop();
    run();
  };
  const unsubscribe = queue.subscribe(tryToRun);
  const stop = () => {
    off.abort();
    unsubscribe();
  };
  // What was typed in the field is saved first.
  document.addEventListener('focusout', () => setTimeout(tryToRun), { signal: off.signal });
  tryToRun();
  return stop;
}
