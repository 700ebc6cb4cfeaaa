import type { StoredHistory } from './edit-history.ts';
import type { QueueOwner } from './stored-changes.ts';

/** Raised when the shape of stored steps changes: others are dropped. */
export const HISTORY_FORMAT = 2;

/** Per tab: the edits of another tab aren't undone here. */
export const historyKey = ({ user_id, restaurant_id }: QueueOwner): string => `undo:${user_id}:${restaurant_id}`;

/** Stores the newest edits that can be undone, as many as the browser has space for. */
export function storeHistory(
  owner: QueueOwner,
  { undo, redo }: StoredHistory,
  storage: Storage = sessionStorage,
): void {
  const key = historyKey(owner);
  // Too many for the browser's storage: the newest may still fit.
  for (
    let newestSteps = undo;
    newestSteps.length + redo.length > 0;
    newestSteps = newestSteps.slice(Math.ceil(newestSteps.length / 2))
  ) {
    try {
      storage.setItem(key, JSON.stringify({ format: HISTORY_FORMAT, undo: newestSteps, redo }));
      return;
    } catch {
      if (newestSteps.length === 0) break;
    }
  }
  storage.removeItem(key);
}
