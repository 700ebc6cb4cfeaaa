import type { PremiumCapability } from '../../shared/premium.ts';

/** What a free owner asked for that is premium; null if nothing. Any screen may say it, the dialog stands in the frame. */
let asked: PremiumCapability | null = null;
const listeners = new Set<() => void>();

export function askForPremium(capability: PremiumCapability | null): void {
  asked = capability;
  for (const listener of listeners) listener();
}

export const askedForPremium = (): PremiumCapability | null => asked;

export function onAskedForPremium(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
