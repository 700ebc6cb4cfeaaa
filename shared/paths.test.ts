import { expect, it } from 'vitest';
import { API_PATHS, fillPath, GUEST_PATHS } from './paths.ts';

it('fills every parameter', () => {
  expect(fillPath(GUEST_PATHS.menu, { restaurantId: '7k3m9x2p4q', menuId: 1 })).toBe('/restaurants/7k3m9x2p4q/menus/1');
  expect(fillPath(API_PATHS.importPagePicture, { id: 3, page: 12 })).toBe('/api/imports/3/pages/12/picture');
});

it('encodes what it fills in', () => {
  expect(fillPath(API_PATHS.restaurant, { id: '../x?y' })).toBe('/api/restaurants/..%2Fx%3Fy');
});
