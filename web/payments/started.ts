import * as z from 'zod/mini';
import { signedInUser } from '../api/session.ts';
import { storedValue } from '../state/stored-value.ts';

/** Of the restaurant: another may be opened in the same tab. */
const startedValue = storedValue(
  () => `subscription-started-${signedInUser()?.id}-${signedInUser()?.restaurant?.id}`,
  z.literal(true),
);

const startListeners = new Set<() => void>();

/** Whether the owner has paid and was not welcomed yet, stored in the tab: a reload doesn't skip it. */
export const hasStarted = (): boolean => startedValue.read() === true;

export function keepStarted(isStarted: boolean): void {
  if (isStarted) startedValue.keep(true);
  else startedValue.forget();
  for (const listener of startListeners) listener();
}

export function onStarted(listener: () => void): () => void {
  startListeners.add(listener);
  return () => startListeners.delete(listener);
}
