import { expect, test } from 'vitest';
import { slideBetween } from './transitions.ts';

test.each([
  ['/admin/menus/1/edit', '/admin/settings', 'right'],
  ['/admin/settings', '/admin/menus/1/edit', 'left'],
  ['/admin/settings', '/admin/analysis', 'left'],
  ['/onboarding/language', '/onboarding/currency', 'onboarding'],
  ['/confirm', '/onboarding/restaurant-name', 'left'],
  ['/admin/settings', '/admin/settings', null],
])('from %s to %s the screen slides %s', (from, to, slide) => {
  expect(slideBetween(from, to)).toBe(slide);
});
