import { expect, test } from 'vitest';
import { soldOutNow } from './public-entry.ts';

const marked = [
  { item_id: 1, back_at: null },
  { item_id: 2, back_at: '2026-06-02T09:00:00.000Z' },
];

test('until its time comes an item is sold out, from then on it is back', () => {
  const ids = (now: string) => soldOutNow(marked, new Date(now)).map(({ item_id }) => item_id);
  expect(ids('2026-06-02T08:59:59.999Z')).toEqual([1, 2]);
  expect(ids('2026-06-02T09:00:00.000Z')).toEqual([1]);
});
