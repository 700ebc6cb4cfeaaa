import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Restaurant } from '../../shared/menu.ts';
import { useRestaurant } from '../api/queries.ts';
import { applyChange } from './apply-change.ts';
import { currentDraft } from './draft.ts';
import type { QueueState } from './queue-state.ts';
import type { SaveQueue } from './save-queue.ts';

/** The queue of the signed-in owner's edits, and how it stands. */
export function useSaveQueue(): { queue: SaveQueue; state: QueueState } {
  // The same as long as the screen stands: a lost session takes the screen away, not the queue from under it.
  const [queue] = useState(currentDraft);
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.state) };
}

/** The restaurant as the owner has edited it, saved or not. */
export function useDraft(): Restaurant {
  const restaurant = useRestaurant();
  const { changes } = useSaveQueue().state;
  return useMemo(() => changes.reduce(applyChange, restaurant), [changes, restaurant]);
}
