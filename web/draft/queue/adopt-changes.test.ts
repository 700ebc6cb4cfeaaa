import { expect, test } from 'vitest';
import type { Change } from '../change/change.ts';
import { parseStored } from './adopt-changes.ts';
import { CHANGES_FORMAT } from './stored-changes.ts';

const updateChange: Change = {
  kind: 'update',
  entity: 'item',
  id: 3,
  version: 1,
  fields: { title: 'Cold soup' },
  before: { title: 'Soup' },
};
const createSection: Change = { kind: 'create', entity: 'section', id: -5, title: 'Cakes', menu_id: 1 };
const createItem: Change = { kind: 'create', entity: 'item', id: -6, title: 'Plum cake', menu_section_id: -5 };
const deleteChange: Change = { kind: 'delete', entity: 'item', id: 4 };
const parseChanges = (changes: unknown[], format = CHANGES_FORMAT) => parseStored(JSON.stringify({ format, changes }));
const entriesOf = ({ unread }: ReturnType<typeof parseStored>) => unread.map(({ entry }) => entry);

test('the stored changes of a tab are read unchanged', () => {
  const allChanges = [updateChange, createSection, createItem, deleteChange];
  expect(parseChanges(allChanges)).toEqual({ changes: allChanges, unread: [] });
});

test('the older format, a bare list, is still read', () => {
  expect(parseStored(JSON.stringify([updateChange, deleteChange]))).toEqual({
    changes: [updateChange, deleteChange],
    unread: [],
  });
});

test('an unreadable entry is kept as stored and drops no other', () => {
  const oddChange = { ...updateChange, fields: { title: 7 } };
  const storedChanges = parseChanges([updateChange, oddChange, null, deleteChange]);
  expect(storedChanges.changes).toEqual([updateChange, deleteChange]);
  expect(storedChanges.unread).toEqual([
    { format: CHANGES_FORMAT, entry: oddChange },
    { format: CHANGES_FORMAT, entry: null },
  ]);
});

test('changes that depend on an unreadable creation stay with it; an order is applied without it', () => {
  const oddSection = { ...createSection, colour: 'red' };
  const orderChange: Change = { kind: 'reorder', entity: 'section', parent_id: 1, ids: [2, -5, 1] };
  const storedChanges = parseChanges([oddSection, createItem, { ...updateChange, id: -6 }, orderChange, updateChange]);
  expect(storedChanges.changes).toEqual([{ ...orderChange, ids: [2, 1] }, updateChange]);
  expect(entriesOf(storedChanges)).toEqual([oddSection, createItem, { ...updateChange, id: -6 }]);
});

test('the format of a newer app isn’t read', () => {
  expect(parseChanges([updateChange], CHANGES_FORMAT + 1)).toEqual({
    changes: [],
    unread: [{ format: CHANGES_FORMAT + 1, entry: updateChange }],
  });
});

test.each(['{"format":2,"chan', '7', 'null'])('%s, which isn’t a list, is kept as stored', (text) => {
  expect(parseStored(text)).toEqual({ changes: [], unread: [{ format: 0, entry: text }] });
});

test('without stored changes there is nothing to read', () => {
  expect(parseStored(null)).toEqual({ changes: [], unread: [] });
});
