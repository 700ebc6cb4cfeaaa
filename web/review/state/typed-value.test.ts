import { expect, it } from 'vitest';
import { readTyped } from './typed-value.ts';

it('reads amounts in the owner’s notation and returns decimal text', () => {
  expect(readTyped('price', '12,5 $', 'CAD')).toEqual({ value: '12.50' });
  expect(readTyped('price', '1 200', 'JPY')).toEqual({ value: '1200' });
  expect(readTyped('option_price', '', 'CAD')).toEqual({ value: '' });
  expect(readTyped('price_max', 'twelve', 'CAD')).toEqual({ problem: 'amount' });
});

it('trims texts, and accepts an empty text for optional fields', () => {
  expect(readTyped('title', '  Flan ', 'CAD')).toEqual({ value: 'Flan' });
  expect(readTyped('description', '  ', 'CAD')).toEqual({ value: '' });
  expect(readTyped('section_title', '', 'CAD')).toEqual({ value: '' });
});

it.each([
  ['title', ' ', 'dish_needs_name'],
  ['option', '', 'option_needs_name'],
  ['title', 'x'.repeat(201), 'too_long'],
  ['price_text', 'x'.repeat(41), 'too_long'],
  ['title', 'Flan\u202Ex', 'characters'],
] as const)('refuses for %s "%s": %s', (part, text, problem) => {
  expect(readTyped(part, text, 'CAD')).toEqual({ problem });
});
