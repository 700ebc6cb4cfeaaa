import { expect, test } from 'vitest';
import { memoryStore } from '../../../test/memory-store.ts';
import { takeReadableAside } from './adopt-changes.ts';
import { asideKeys, forgetAside, listAside, setAside } from './set-aside.ts';
import { CHANGES_FORMAT } from './stored-changes.ts';

const owner = { user_id: 'u', restaurant_id: 'r' };
const unreadableEntry = { format: CHANGES_FORMAT, entry: { kind: 'rename', title: 'Cold soup' } };

test('unreadable changes stay until their owner discards them, and no other owner sees them', () => {
  const storage = memoryStore();
  expect(setAside(owner, unreadableEntry, storage)).toBe(true);
  expect(listAside(owner, storage)).toMatchObject([unreadableEntry]);
  expect(listAside({ ...owner, restaurant_id: 'other' }, storage)).toEqual([]);
  forgetAside(asideKeys(owner, storage), storage);
  expect(listAside(owner, storage)).toEqual([]);
});

test('changes that a newer version of the app can read are adopted; the others stay set aside', () => {
  const storage = memoryStore();
  const change = { kind: 'delete', entity: 'item', id: 4 } as const;
  setAside(owner, unreadableEntry, storage);
  setAside(owner, { format: CHANGES_FORMAT, entry: change }, storage);
  expect(takeReadableAside(owner, storage)).toEqual([change]);
  expect(listAside(owner, storage)).toMatchObject([unreadableEntry]);
});

test('reports a full storage, and shows a damaged entry as its raw text', () => {
  const storage = memoryStore();
  storage.setItem('set-aside:u:r:1', '{"form');
  expect(listAside(owner, storage)).toEqual([{ format: 0, entry: '{"form', key: 'set-aside:u:r:1' }]);
  storage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  expect(setAside(owner, unreadableEntry, storage)).toBe(false);
});
