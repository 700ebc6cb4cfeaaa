import { createStore } from '../../../state/store.ts';

/** The dishes that are selected, of any sections, by the keys that stay the same when an item is assigned its id. */
export type Selection = {
  /** The key of the section in which it has just begun: its list gets the focus. */
  startedIn: number | null;
  keys: ReadonlySet<number>;
  /** Where a range begins: the row that was last selected without Shift. */
  anchor: number | null;
};

/** Null while dishes are edited, not selected. */
export const selectionStore = createStore<Selection | null>(null);

export const startSelection = (section: number, key?: number): void =>
  selectionStore.set({ startedIn: section, keys: new Set(key === undefined ? [] : [key]), anchor: key ?? null });
export const endSelection = (): void => selectionStore.set(null);
