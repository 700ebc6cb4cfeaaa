import type { PremiumCapability } from '../../shared/premium.ts';
import { createStore } from './store.ts';

/** The premium feature that a free owner asked for; null if none. Any screen may set it, the dialog is in the frame. */
export const premiumDialog = createStore<PremiumCapability | null>(null);

export const askForPremium = (capability: PremiumCapability | null): void => premiumDialog.set(capability);

/** The open publishing dialog. Any screen may open it; the dialog itself is in the frame. */
export const publishingDialog = createStore<'publish' | 'take_offline' | null>(null);

export const openPublishing = (): void => publishingDialog.set('publish');
export const openTakeOffline = (): void => publishingDialog.set('take_offline');
export const closePublishing = (): void => publishingDialog.set(null);
