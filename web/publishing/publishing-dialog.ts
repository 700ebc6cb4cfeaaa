import { createStore } from '../state/store.ts';

/** Which question of publishing is open. Any screen may ask it; the dialog itself stands in the frame. */
export const publishingDialog = createStore<'publish' | 'take_offline' | null>(null);

export const openPublishing = (): void => publishingDialog.set('publish');
export const openTakeOffline = (): void => publishingDialog.set('take_offline');
export const closePublishing = (): void => publishingDialog.set(null);
