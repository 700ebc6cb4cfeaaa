import type { PremiumCapability } from '../../shared/premium.ts';
import { createStore } from './store.ts';

/** What a free owner asked for that is premium; null if nothing. Any screen may say it, the dialog stands in the frame. */
export const premiumDialog = createStore<PremiumCapability | null>(null);

export const askForPremium = (capability: PremiumCapability | null): void => premiumDialog.set(capability);

/** Which question of publishing is open. Any screen may ask it; the dialog itself stands in the frame. */
export const publishingDialog = createStore<'publish' | 'take_offline' | null>(null);

export const openPublishing = (): void => publishingDialog.set('publish');
export const openTakeOffline = (): void => publishingDialog.set('take_offline');
export const closePublishing = (): void => publishingDialog.set(null);
