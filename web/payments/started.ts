import { signedInUser } from '../api/session.ts';

/** Of the owner: another may sign in to the same tab. */
const key = () => `subscription-started-${signedInUser()?.id}`;

/** After paying: first the receipts' details are asked for, then the owner is welcomed. */
export type Started = 'details' | 'welcome';

const listeners = new Set<() => void>();

/** What is still to do after paying, stored in the tab: a reload doesn't skip it. */
export function readStarted(): Started | null {
  const kept = sessionStorage.getItem(key());
  return kept === 'details' || kept === 'welcome' ? kept : null;
}

export function keepStarted(started: Started | null): void {
  if (started) sessionStorage.setItem(key(), started);
  else sessionStorage.removeItem(key());
  for (const listener of listeners) listener();
}

export function onStarted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
