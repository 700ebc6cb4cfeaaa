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
