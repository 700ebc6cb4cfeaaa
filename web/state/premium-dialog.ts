import type { PremiumCapability } from '../../shared/premium.ts';
import { createStore } from './store.ts';

/** What a free owner asked for that is premium; null if nothing. Any screen may say it, the dialog stands in the frame. */
export const premiumDialog = createStore<PremiumCapability | null>(null);

export const askForPremium = (capability: PremiumCapability | null): void => premiumDialog.set(capability);
