import { onlineManager, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type DishesAnswer,
  dishAnswerSchema,
  dishesAnswerSchema,
  type ServiceDish,
} from '../../../shared/api/service.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { isServerFault, isTransient, retryDelay } from '../../api/retry-policy.ts';
import { askAsStaff, withLink } from './ask-as-staff.ts';
import { forgetMark, keepMark, listKeptMarks, type Mark } from './kept-marks.ts';
import { noteServerTime, serverNow } from './server-time.ts';

/** Phones see what the others marked. */
const REFRESHED_EVERY_MS = 20_000;
const MAX_SERVER_FAULTS = 3;

const keyOf = (hash: string) => ['service-dishes', hash] as const;

/** The dishes of the restaurant whose link is in the page's address. */
export const useDishes = (hash: string) =>
  useQuery({
    queryKey: keyOf(hash),
    queryFn: ({ signal }) =>
      withLink(hash, async () => {
        const asked_at = Date.now();
        const dishesAnswer = await askAsStaff()(dishesAnswerSchema, 'GET', API_PATHS.serviceDishes, undefined, {
          signal,
        });
        noteServerTime(dishesAnswer.now, asked_at);
        return dishesAnswer;
      }),
    refetchInterval: REFRESHED_EVERY_MS,
    // A phone that is woken up.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    meta: { failure: 'silent' },
  });

const MARK_KEY = ['service-mark'] as const;

/**
 * Marks a dish, or puts it back. Marks are sent in order and wait for the network as long as necessary, in the browser's
 * storage too: closing the page loses none.
 */
export function useMark(hash: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: MARK_KEY,
    scope: { id: MARK_KEY[0] },
    onMutate: (mark: Mark) => keepMark(mark),
    mutationFn: ({ restaurant_id, id, until, marked_at }: Mark) =>
      withLink(hash, () =>
        askAsStaff(restaurant_id)(dishAnswerSchema, 'PUT', fillPath(API_PATHS.serviceDish, { id }), {
          until,
          marked_at,
        }),
      ),
    retry: (failures, error) => isTransient(error) && (!isServerFault(error) || failures < MAX_SERVER_FAULTS),
    retryDelay,
    onSuccess: async ({ dish }, mark) => {
      forgetMark(mark);
      // A pending answer was read before the mark.
      await queryClient.cancelQueries({ queryKey: keyOf(hash) });
      queryClient.setQueryData<DishesAnswer>(
        keyOf(hash),
        (dishesAnswer) => dishesAnswer && withDish(dishesAnswer, dish),
      );
    },
    onError: (error, mark) => {
      if (isRefused(error)) forgetMark(mark);
      // The dish or the link is gone: the list shows which.
      return queryClient.invalidateQueries({ queryKey: keyOf(hash) });
    },
  });
}

/** Sends the marks of a page that was closed before they were delivered. */
export function useKeptMarks(restaurantId: string, { mutate }: ReturnType<typeof useMark>): void {
  const mutationCache = useQueryClient().getMutationCache();
  useEffect(() => {
    const pendingMutations = mutationCache.findAll({ mutationKey: MARK_KEY, status: 'pending' });
    // Mutations under this key are those of `useMark`.
    const sentTimes = new Set(pendingMutations.map(({ state }) => (state.variables as Mark).marked_at));
    for (const storedMark of listKeptMarks(restaurantId, serverNow()))
      if (!sentTimes.has(storedMark.marked_at)) mutate(storedMark);
  }, [restaurantId, mutationCache, mutate]);
}

/** If the link has ended, nothing is known about the dish: the next link may deliver the mark. */
const isRefused = (error: unknown): boolean =>
  !isTransient(error) && !isProblem(error, 'unauthenticated') && !isProblem(error, 'service_link_ended');

/** Marks that are not acknowledged yet, the latest for each dish. */
export function usePendingMarks(): ReadonlyMap<number, Mark['until']> {
  const pendingMarks = useMutationState({
    filters: { mutationKey: MARK_KEY, status: 'pending' },
    // Mutations under this key are those of `useMark`.
    select: ({ state }) => state.variables as Mark,
  });
  return new Map(pendingMarks.map(({ id, until }) => [id, until]));
}

/** Whether a mark waits for the network or the server. */
export function useIsWaiting(): boolean {
  const waitingMarks = useMutationState({
    filters: { mutationKey: MARK_KEY, status: 'pending' },
    // A mutation that only waits for the previous one is paused too.
    select: ({ state }) => state.failureCount > 0 || (state.isPaused && !onlineManager.isOnline()),
  });
  return waitingMarks.includes(true);
}

const withDish = (dishesAnswer: DishesAnswer, dish: ServiceDish): DishesAnswer => ({
  ...dishesAnswer,
  menus: dishesAnswer.menus.map((menu) => ({
    ...menu,
    sections: menu.sections.map((section) => ({
      ...section,
      dishes: section.dishes.map((one) => (one.id === dish.id ? dish : one)),
    })),
  })),
});
