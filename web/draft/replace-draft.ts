import type { Restaurant } from '../../shared/menu.ts';
import { RefusedHere } from '../api/api-problem.ts';
import { KEYS } from '../api/keys.ts';
import { restaurantQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { t } from '../i18n/i18n.ts';
import { cachedRestaurant, currentDraft, updateCachedRestaurant } from './draft.ts';
import type { Step } from './queue/edit-history.ts';
import type { SaveQueue } from './queue/save-queue.ts';

/**
 * Runs a request that replaces parts of the draft on the server, once every edit of this tab is saved: one that came later
 * would be applied to another menu.
 *
 * @param run Returns the restaurant as it is then; undefined if it has to be loaded.
 * @param stepOf The step that undoes it; without one, nothing before can be undone.
 * @throws RefusedHere if edits wait, for example without a network; what `run` throws.
 */
export async function replaceDraft(
  run: () => Promise<Restaurant | undefined>,
  stepOf?: (before: Restaurant, after: Restaurant) => Step | undefined,
): Promise<void> {
  const queue = currentDraft();
  await saveAll(queue);
  // An older answer must not replace this one.
  await queryClient.cancelQueries({ queryKey: KEYS.restaurant });
  // Additions of another device since this tab read the menu are no part of the step.
  const before =
    stepOf && (await queryClient.fetchQuery({ ...restaurantQuery(), staleTime: 0, meta: { failure: 'silent' } }));
  const restaurant = await run();
  if (restaurant) updateCachedRestaurant(() => restaurant);
  else await queryClient.invalidateQueries({ queryKey: KEYS.restaurant });
  const step = before && stepOf?.(before, cachedRestaurant());
  if (step) queue.history.push(step);
  else queue.history.clear();
}

/** @throws RefusedHere unless every edit is saved; those that wait for the network, a session or a choice aren't. */
export async function saveAll(queue: SaveQueue): Promise<void> {
  queue.resume();
  const isSaving = () => queue.state().changes.length > 0 && ['idle', 'sending'].includes(queue.state().status);
  while (isSaving()) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const unsubscribe = queue.subscribe(resolve);
    await promise;
    unsubscribe();
  }
  if (queue.state().changes.length > 0) throw new RefusedHere(t('replaced_draft.unsaved_first'));
}
