import type { StoredHistory } from './edit-history.ts';
import type { QueueOwner } from './kept-changes.ts';

/** Raised when the shape of stored steps changes: others are dropped. */
export const HISTORY_FORMAT = 1;

/** Of a tab: what another tab does isn't taken back here. */
export const historyKey = ({ user_id, restaurant_id }: QueueOwner): string => `undo:${user_id}:${restaurant_id}`;

/** Stores the edits that can be taken back, as many as the browser has space for. */
export function keepHistory(owner: QueueOwner, { undo, redo }: StoredHistory, storage: Storage = sessionStorage): void {
  const key = historyKey(owner);
  // Too many for the browser's storage: the newest may still fit.
  for (let steps = undo; steps.length + redo.length > 0; steps = steps.slice(Math.ceil(steps.length / 2))) {
    try {
      storage.setItem(key, JSON.stringify({ format: HISTORY_FORMAT, undo: steps, redo }));
      return;
    } catch {
      if (steps.length === 0) break;
    }
  }
  storage.removeItem(key);
}
