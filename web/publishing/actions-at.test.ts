import { expect, test } from 'vitest';
import { actionsAt } from './actions-at.ts';

test.each([
  ['/admin/restaurant/menus/3/sections/7', { menu_id: 3, section_id: 7, preview: true, is_primary: true }],
  ['/admin/restaurant/menus/3', { menu_id: 3, section_id: undefined, preview: true, is_primary: true }],
  ['/admin/restaurant/preview/menus/12', { menu_id: 12, section_id: undefined, preview: false, is_primary: true }],
  ['/admin/restaurant/menus/edit', { menu_id: undefined, section_id: undefined, preview: true, is_primary: false }],
  ['/admin/restaurant/qr', { menu_id: undefined, section_id: undefined, preview: true, is_primary: false }],
])('%s offers to publish', (path, actions) => {
  expect(actionsAt(path)).toEqual(actions);
});

test.each(['/admin', '/admin/restaurant/import', '/admin/imports/3/review', '/admin/menus/3/edit', '/admin/analysis'])(
  'at %s publishing isn’t offered',
  (path) => {
    expect(actionsAt(path)).toBeUndefined();
  },
);
