import { expect, test } from 'vitest';
import { copyTitle } from './copy-title.ts';
import { nameSchema } from './menu.ts';

test.each([
  ['Lunch', ['Lunch'], 'Lunch 2'],
  ['Lunch', ['Lunch', 'Lunch 2', 'Lunch 3'], 'Lunch 4'],
  ['Lunch 2', ['Lunch', 'Lunch 2'], 'Lunch 3'],
  ['2026', ['2026'], '2026 2'],
  ['Wines of 2026', [], 'Wines of 2026 2'],
])('a copy of %s beside %j is %s', (title, others, copy) => {
  expect(copyTitle(title, others)).toBe(copy);
});

test('a name of the greatest length has a copy that is a name, too', () => {
  const copy = copyTitle('é'.repeat(200), []);
  expect(nameSchema.parse(copy)).toBe(copy);
});
