const KEY = 'subscription-started';

/** After paying: first the details of the receipts are asked for, then the owner is welcomed. */
export type Started = 'details' | 'welcome';

const listeners = new Set<() => void>();

/** What is still to come after paying, kept in the tab: a reload doesn't skip it. */
export function readStarted(): Started | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === 'details' || kept === 'welcome' ? kept : null;
}

export function keepStarted(started: Started | null): void {
  if (started) sessionStorage.setItem(KEY, started);
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

export function onStarted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
