import { createStore } from './store.ts';

/**
 * The dish that was chosen outside the editor, and its section, by their keys in the save queue. The editor's list of that
 * section opens it and sets this to null.
 */
export const itemToOpen = createStore<{ section: number; item: number } | null>(null);
