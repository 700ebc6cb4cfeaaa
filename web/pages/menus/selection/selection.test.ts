import { expect, test } from 'vitest';
import { allOrNone, extended, toggled, withPresent } from './change-selection.ts';

const ORDER = [11, 12, 13, 14, 15];
const nothing = { startedIn: null, keys: new Set<number>(), anchor: null };
const keysOf = ({ keys }: { keys: ReadonlySet<number> }) => [...keys].sort();

test('a dish is selected and deselected', () => {
  const once = toggled(nothing, 12);
  expect(keysOf(once)).toEqual([12]);
  expect(keysOf(toggled(once, 12))).toEqual([]);
});

test('a range goes from the dish selected last, in either direction, and keeps what was selected', () => {
  const anchored = toggled(toggled(nothing, 15), 13);
  expect(keysOf(extended(anchored, 11, ORDER))).toEqual([11, 12, 13, 15]);
  expect(keysOf(extended(toggled(nothing, 12), 14, ORDER))).toEqual([12, 13, 14]);
});

test('a range without a beginning is one dish; also if the first was deleted meanwhile', () => {
  expect(keysOf(extended(nothing, 14, ORDER))).toEqual([14]);
  expect(keysOf(extended({ ...nothing, anchor: 99 }, 14, ORDER))).toEqual([14]);
});

test('all are selected, then none', () => {
  const all = allOrNone(toggled(nothing, 12), ORDER);
  expect(keysOf(all)).toEqual(ORDER);
  expect(keysOf(allOrNone(all, ORDER))).toEqual([]);
});

test('all of a section are selected and deselected, and what is selected elsewhere stays', () => {
  const elsewhere = toggled(nothing, 99);
  const all = allOrNone(elsewhere, ORDER);
  expect(keysOf(all)).toEqual([...ORDER, 99]);
  expect(keysOf(allOrNone(all, ORDER))).toEqual([99]);
});

test('dishes that are gone are no longer selected; otherwise nothing changes', () => {
  const selected = toggled(toggled(nothing, 12), 14);
  expect(keysOf(withPresent(selected, new Set([12, 13])))).toEqual([12]);
  expect(withPresent(selected, new Set(ORDER))).toBe(selected);
});
