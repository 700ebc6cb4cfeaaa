import { SAVING_INDICATOR_MS } from '../../shared/limits.ts';
import { createStore } from './store.ts';

/** The one error banner's text. A new error replaces the last; `id` distinguishes the same text shown twice. */
type Banner = { id: number; text: string };

let lastId = 0;

export const shownBanner = createStore<Banner | null>(null);

/** Shows a message in the error banner, which closes by itself. */
export function showError(text: string): void {
  lastId += 1;
  shownBanner.set({ id: lastId, text });
}

export const hideError = (): void => shownBanner.set(null);

/** Whether a change was just saved. */
export const justSaved = createStore(false);

let timer: ReturnType<typeof setTimeout> | undefined;

/** A change was saved: the indicator shows it for a while. */
export function noteSaved(): void {
  clearTimeout(timer);
  justSaved.set(true);
  timer = setTimeout(() => justSaved.set(false), SAVING_INDICATOR_MS);
}
