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

/** Selects all, or nothing if all are. */
export function allOrNone(selection: Selection, order: readonly number[]): Selection {
  const isAll = order.every((key) => selection.keys.has(key));
  return { ...selection, keys: new Set(isAll ? [] : order), anchor: null };
}
