import type { Selection } from '../item/selection.ts';

/** Selects or deselects a dish. */
export function toggled(selection: Selection, key: number): Selection {
  const keys = new Set(selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { ...selection, keys, anchor: key };
}

/** Selects all from the anchor to a dish, in the order of the list; without an anchor the dish alone. */
export function extended(selection: Selection, key: number, order: readonly number[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(key);
  if (from < 0 || to < 0) return toggled(selection, key);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...selection, keys: new Set([...selection.keys, ...range]) };
}

/** Selects all of a list, or none of it if all are; a selection elsewhere stays. */
export function allOrNone(selection: Selection, order: readonly number[]): Selection {
  const keys = new Set(selection.keys);
  const isAll = order.every((key) => keys.has(key));
  for (const key of order)
    if (isAll) keys.delete(key);
    else keys.add(key);
  return { ...selection, keys, anchor: null };
}

/** Without the dishes that are gone: one that an undo restores isn't selected again. */
export function withPresent(selection: Selection, presentKeys: ReadonlySet<number>): Selection {
  const keys = [...selection.keys].filter((key) => presentKeys.has(key));
  return keys.length === selection.keys.size ? selection : { ...selection, keys: new Set(keys) };
}
