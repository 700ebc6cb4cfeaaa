import { SAVING_INDICATOR_MS } from '../../shared/limits.ts';
import { createStore } from './store.ts';

/** Whether a change was saved just now. */
export const justSaved = createStore(false);

let timer: ReturnType<typeof setTimeout> | undefined;

/** A change was saved: the indicator says so for a while. */
export function noteSaved(): void {
  clearTimeout(timer);
  justSaved.set(true);
  timer = setTimeout(() => justSaved.set(false), SAVING_INDICATOR_MS);
}
