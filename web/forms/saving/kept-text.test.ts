import { expect, test } from 'vitest';
import { memoryStore } from '../../../test/memory-store.ts';
import { keepText, readKeptText, textKey } from './kept-text.ts';

const initial = { title: '', tags: [] as string[], hidden: false };
const key = textKey('owner-1', '/admin/menus/1/edit');

test('typed text is restored for the same owner at the same address only', () => {
  const store = memoryStore();
  keepText(key, { title: 'Lunch', tags: ['new'], hidden: true }, store);
  expect(readKeptText(key, initial, store)).toEqual({ title: 'Lunch', tags: ['new'], hidden: true });
  expect(readKeptText(textKey('owner-2', '/admin/menus/1/edit'), initial, store)).toBeUndefined();
  expect(readKeptText(textKey('owner-1', '/admin/menus/2/edit'), initial, store)).toBeUndefined();
});

test.each(['not json', '[]', 'null', '{"title":"Lunch"}', '{"title":"Lunch","tags":"x","hidden":false}'])(
  'ignores text stored by another version of the form: %s',
  (text) => {
    const store = memoryStore();
    store.setItem(key, text);
    expect(readKeptText(key, initial, store)).toBeUndefined();
  },
);

test('stores nothing, silently, if the storage is full', () => {
  const store = memoryStore();
  store.setItem(key, '{}');
  const full = {
    ...store,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  keepText(key, { title: 'Lunch' }, full);
  expect(store.getItem(key)).toBeNull();
});
