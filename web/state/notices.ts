import { SAVING_INDICATOR_MS } from '../../shared/limits.ts';
import { createStore } from './store.ts';

/** The one error banner's text. A new error takes the place of the last; `id` tells the same words said twice apart. */
export type Banner = { id: number; text: string };

let lastId = 0;

export const banner = createStore<Banner | null>(null);

/** Shows words in the error banner, which goes by itself. */
export function showError(text: string): void {
  lastId += 1;
  banner.set({ id: lastId, text });
}

export const hideError = (): void => banner.set(null);

/** Whether a change was saved just now. */
export const justSaved = createStore(false);

let timer: ReturnType<typeof setTimeout> | undefined;

/** A change was saved: the indicator says so for a while. */
export function noteSaved(): void {
  clearTimeout(timer);
  justSaved.set(true);
  timer = setTimeout(() => justSaved.set(false), SAVING_INDICATOR_MS);
}
