import { expect, test } from 'vitest';
import { memoryStore } from '../../../test/memory-store.ts';
import { earlierTextKey, keepText, moveEarlierText, readKeptText, textKey } from './kept-text.ts';

const initial = { title: '', tags: [] as string[], hidden: false };
const ownerOf = (id: string, restaurantId: string) => ({ id, restaurant: { id: restaurantId } });
const owner = ownerOf('owner-1', '7k3m9x2p4q');
const key = textKey(owner, '/admin/menus/1/edit');

test('typed text is restored for the same owner at the same address only', () => {
  const store = memoryStore();
  keepText(key, { title: 'Lunch', tags: ['new'], hidden: true }, store);
  expect(readKeptText(key, initial, store)).toEqual({ title: 'Lunch', tags: ['new'], hidden: true });
  expect(
    readKeptText(textKey(ownerOf('owner-2', '7k3m9x2p4q'), '/admin/menus/1/edit'), initial, store),
  ).toBeUndefined();
  expect(readKeptText(textKey(owner, '/admin/menus/2/edit'), initial, store)).toBeUndefined();
  expect(
    readKeptText(textKey(ownerOf('owner-1', 'zzzz9x2p4q'), '/admin/menus/1/edit'), initial, store),
  ).toBeUndefined();
});

test('text that was stored before accounts had several restaurants is restored, once', () => {
  const store = memoryStore();
  const earlierKey = earlierTextKey(owner, '/admin/menus/1/edit');
  expect(textKey({ id: 'owner-1', restaurant: null }, '/admin/menus/1/edit')).toBe(earlierKey);
  const earlierText = { title: 'Lunch', tags: [], hidden: false };
  keepText(earlierKey, earlierText, store);
  moveEarlierText(earlierKey, key, store);
  expect(readKeptText(key, initial, store)).toEqual(earlierText);
  store.removeItem(key);
  moveEarlierText(earlierKey, key, store);
  expect(readKeptText(key, initial, store)).toBeUndefined();
  keepText(earlierKey, earlierText, store);
  moveEarlierText(earlierKey, earlierKey, store);
  expect(readKeptText(earlierKey, initial, store)).toEqual(earlierText);
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
