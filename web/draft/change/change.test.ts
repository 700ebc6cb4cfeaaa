import { expect, test } from 'vitest';
import { changedFields } from './change.ts';

test('returns the fields that differ; a list counts as one value', () => {
  const before = { title: 'Soup', price: 900 as number | null, tags: ['vegan'], variants: [{ label: 'S', price: 1 }] };
  expect(changedFields(before, { ...before })).toEqual({});
  expect(changedFields(before, { ...before, price: null, tags: ['vegan'] })).toEqual({ price: null });
  expect(changedFields(before, { ...before, variants: [{ label: 'S', price: 2 }] })).toEqual({
    variants: [{ label: 'S', price: 2 }],
  });
});

test('a field that only one of them has counts as changed, unless it has no value', () => {
  expect(changedFields<{ price_text?: string | undefined }>({}, { price_text: 'market price' })).toEqual({
    price_text: 'market price',
  });
  expect(changedFields<{ price_text?: string | undefined }>({}, { price_text: undefined })).toEqual({});
});
