const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Resolves when dialogs can be shown: their container is loaded after the first screen, and a dialog opened before that
 * would be lost.
 */
export const dialogsReady: Promise<void> = promise;
export const setDialogsReady: () => void = resolve;
