const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Resolves when dialogs can appear: what shows them comes after the first screen, and a dialog that is opened before would
 * be lost, with the tap that asked for it.
 */
export const dialogsReady: Promise<void> = promise;
export const setDialogsReady: () => void = resolve;
