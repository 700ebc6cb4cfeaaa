import { expect, test } from 'vitest';
import { memoryStore } from '../../../test/memory-store.ts';
import { takeReadable } from './adopt-changes.ts';
import { KEPT_FORMAT } from './kept-changes.ts';
import { asideKeys, forgetAside, listAside, setAside } from './set-aside.ts';

const owner = { user_id: 'u', restaurant_id: 'r' };
const odd = { format: KEPT_FORMAT, entry: { kind: 'rename', title: 'Cold soup' } };

test('what couldn’t be read is there until the owner has seen to it, and is nobody else’s', () => {
  const storage = memoryStore();
  expect(setAside(owner, odd, storage)).toBe(true);
  expect(listAside(owner, storage)).toMatchObject([odd]);
  expect(listAside({ ...owner, restaurant_id: 'other' }, storage)).toEqual([]);
  forgetAside(asideKeys(owner, storage), storage);
  expect(listAside(owner, storage)).toEqual([]);
});

test('what a newer version of the app can read again is taken back, the rest stays', () => {
  const storage = memoryStore();
  const change = { kind: 'delete', entity: 'item', id: 4 } as const;
  setAside(owner, odd, storage);
  setAside(owner, { format: KEPT_FORMAT, entry: change }, storage);
  expect(takeReadable(owner, storage)).toEqual([change]);
  expect(listAside(owner, storage)).toMatchObject([odd]);
});

test('a browser without room says so, and an entry that was damaged is shown as it is', () => {
  const storage = memoryStore();
  storage.setItem('set-aside:u:r:1', '{"form');
  expect(listAside(owner, storage)).toEqual([{ format: 0, entry: '{"form', key: 'set-aside:u:r:1' }]);
  storage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  expect(setAside(owner, odd, storage)).toBe(false);
});
