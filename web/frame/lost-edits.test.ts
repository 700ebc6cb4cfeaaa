import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MADE_UP_USER } from '../../test/made-up-user.ts';
import { memoryStore } from '../../test/memory-store.ts';
import { keepLostRestaurant, readLostRestaurant } from '../api/tab-restaurant.ts';
import { closeLostRestaurant, lostRestaurantOf } from './lost-edits.ts';

const LOST = { id: 'r1', name: 'Town', user_id: 'u' };
const EDITS = 'unsaved:u:r1';
const user = { ...MADE_UP_USER, restaurant: { id: 'r2', name: 'Sea' } };
const userOfBoth = {
  ...user,
  restaurants: [
    { ...user.restaurant, role: 'owner' as const },
    { id: LOST.id, name: LOST.name, role: 'manager' as const },
  ],
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStore());
  vi.stubGlobal('sessionStorage', memoryStore());
  keepLostRestaurant(LOST);
  localStorage.setItem(EDITS, 'first');
  localStorage.setItem('unsaved:u:r2', 'others');
});
afterEach(() => vi.unstubAllGlobals());

it('edits of a restaurant that was lost are deleted, and no others', () => {
  expect(lostRestaurantOf(user)).toEqual(LOST);
  expect([localStorage.getItem(EDITS), localStorage.getItem('unsaved:u:r2')]).toEqual([null, 'others']);
  closeLostRestaurant();
  expect(lostRestaurantOf(user)).toBeUndefined();
});

it('somebody who was invited again keeps the edits since, and the note is gone', () => {
  lostRestaurantOf(user);
  localStorage.setItem(EDITS, 'since');
  expect(lostRestaurantOf(user)).toEqual(LOST);
  expect(lostRestaurantOf(userOfBoth)).toBeUndefined();
  expect([localStorage.getItem(EDITS), readLostRestaurant()]).toEqual(['since', undefined]);
  keepLostRestaurant(LOST);
  lostRestaurantOf(user);
  expect(localStorage.getItem(EDITS)).toBeNull();
});

it('another account in the same tab neither reads the note nor loses anything', () => {
  expect(lostRestaurantOf({ ...user, id: 'other' })).toBeUndefined();
  expect([localStorage.getItem(EDITS), readLostRestaurant()]).toEqual(['first', LOST]);
});
