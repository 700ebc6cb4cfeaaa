import { signedInUser } from '../api/session.ts';

/** Of the owner: another may sign in to the same tab. */
const key = () => `subscription-started-${signedInUser()?.id}`;

const startListeners = new Set<() => void>();

/** Whether the owner has paid and was not welcomed yet, stored in the tab: a reload doesn't skip it. */
export const hasStarted = (): boolean => sessionStorage.getItem(key()) !== null;

export function keepStarted(isStarted: boolean): void {
  if (isStarted) sessionStorage.setItem(key(), 'yes');
  else sessionStorage.removeItem(key());
  for (const listener of startListeners) listener();
}

export function onStarted(listener: () => void): () => void {
  startListeners.add(listener);
  return () => startListeners.delete(listener);
}
