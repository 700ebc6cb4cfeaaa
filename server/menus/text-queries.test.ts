import { expect, test } from 'vitest';
import type { Item } from '../../shared/menu.ts';
import { EMPTY_ITEM } from '../../shared/menu-edits.ts';
import { canAddText } from './text-queries.ts';

const item = { ...EMPTY_ITEM, title: 'Soupe 🍲', description: 'du jour' };

test.each<[string, Partial<Item>]>([
  ['a price', { price: 900 }],
  ['a text of as many characters', { title: 'Soupe à' }],
  ['a text that is removed', { description: null }],
])('%s adds no text, so that nothing is counted', (_, fields) => {
  expect(canAddText(item, fields)).toBe(false);
});

test.each<[string, Partial<Item>]>([
  ['a longer text', { title: 'Soupe 🍲!' }],
  ['a text where there was none', { details: 'x' }],
  ['a longer text beside a shorter one', { title: '', description: 'du jour et du soir' }],
  ['a list, whatever its length', { tags: [] }],
])('%s is counted', (_, fields) => {
  expect(canAddText(item, fields)).toBe(true);
});
