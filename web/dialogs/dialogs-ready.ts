import type { modals } from '@mantine/modals';

export type OpenDialogs = typeof modals;

const { promise, resolve } = Promise.withResolvers<OpenDialogs>();

/**
 * Resolves when dialogs can be shown, with what opens them: their container is loaded after the first screen, and a dialog
 * opened before that would be lost.
 */
export const dialogsReady: Promise<OpenDialogs> = promise;
export const setDialogsReady: (openDialogs: OpenDialogs) => void = resolve;
