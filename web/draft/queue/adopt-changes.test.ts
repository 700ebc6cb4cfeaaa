import { expect, test } from 'vitest';
import type { Change } from '../change/change.ts';
import { readKept } from './adopt-changes.ts';
import { KEPT_FORMAT } from './kept-changes.ts';

const update: Change = {
  kind: 'update',
  entity: 'item',
  id: 3,
  version: 1,
  fields: { title: 'Cold soup' },
  before: { title: 'Soup' },
};
const createSection: Change = { kind: 'create', entity: 'section', id: -5, title: 'Cakes', menu_id: 1 };
const createItem: Change = { kind: 'create', entity: 'item', id: -6, title: 'Plum cake', menu_section_id: -5 };
const remove: Change = { kind: 'delete', entity: 'item', id: 4 };
const read = (changes: unknown[], format = KEPT_FORMAT) => readKept(JSON.stringify({ format, changes }));
const entriesOf = ({ unread }: ReturnType<typeof readKept>) => unread.map(({ entry }) => entry);

test('what a tab kept is read as it left it', () => {
  const all = [update, createSection, createItem, remove];
  expect(read(all)).toEqual({ changes: all, unread: [] });
});

test('the older format, a bare list, is still read', () => {
  expect(readKept(JSON.stringify([update, remove]))).toEqual({ changes: [update, remove], unread: [] });
});

test('one entry that can’t be read takes no other along, and is kept as it was', () => {
  const odd = { ...update, fields: { title: 7 } };
  const kept = read([update, odd, null, remove]);
  expect(kept.changes).toEqual([update, remove]);
  expect(kept.unread).toEqual([
    { format: KEPT_FORMAT, entry: odd },
    { format: KEPT_FORMAT, entry: null },
  ]);
});

test('what builds on a creation that can’t be read stays with it; an order goes on without', () => {
  const odd = { ...createSection, colour: 'red' };
  const order: Change = { kind: 'reorder', entity: 'section', parent_id: 1, ids: [2, -5, 1] };
  const kept = read([odd, createItem, { ...update, id: -6 }, order, update]);
  expect(kept.changes).toEqual([{ ...order, ids: [2, 1] }, update]);
  expect(entriesOf(kept)).toEqual([odd, createItem, { ...update, id: -6 }]);
});

test('a format of a newer app is left to it', () => {
  expect(read([update], KEPT_FORMAT + 1)).toEqual({
    changes: [],
    unread: [{ format: KEPT_FORMAT + 1, entry: update }],
  });
});

test.each(['{"format":2,"chan', '7', 'null'])('%s, which is no list, is kept as it was', (text) => {
  expect(readKept(text)).toEqual({ changes: [], unread: [{ format: 0, entry: text }] });
});

test('nothing kept is nothing to read', () => {
  expect(readKept(null)).toEqual({ changes: [], unread: [] });
});
