import { SAVING_INDICATOR_MS } from '../../shared/limits.ts';

let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(shown: boolean): void {
  isShown = shown;
  for (const listener of listeners) listener();
}

/** A change was saved: the indicator says so for a while. */
export function noteSaved(): void {
  clearTimeout(timer);
  set(true);
  timer = setTimeout(() => set(false), SAVING_INDICATOR_MS);
}

export const wasJustSaved = (): boolean => isShown;

export function onSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
