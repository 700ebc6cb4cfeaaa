/** The one error banner's text. A new error takes the place of the last; `id` tells the same words said twice apart. */
export type Banner = { id: number; text: string };

let banner: Banner | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Banner | null): void {
  banner = next;
  for (const listener of listeners) listener();
}

/** Shows words in the error banner, which goes by itself. */
export function showError(text: string): void {
  lastId += 1;
  set({ id: lastId, text });
}

export const hideError = (): void => set(null);
export const currentBanner = (): Banner | null => banner;

export function onBanner(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
