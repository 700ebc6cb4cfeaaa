/** Which question of publishing is open. Any screen may ask it; the dialog itself stands in the frame. */
export type PublishingDialog = 'publish' | 'take_offline';

let dialog: PublishingDialog | null = null;
const listeners = new Set<() => void>();

function set(next: PublishingDialog | null): void {
  dialog = next;
  for (const listener of listeners) listener();
}

export const openPublishing = (): void => set('publish');
export const openTakeOffline = (): void => set('take_offline');
export const closePublishing = (): void => set(null);
export const currentPublishingDialog = (): PublishingDialog | null => dialog;

export function onPublishingDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
