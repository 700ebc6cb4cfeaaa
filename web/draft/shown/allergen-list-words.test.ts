import { expect, test } from 'vitest';
import { allergens as names } from '../../../shared/i18n/guest/en.ts';
import { allergenListWords, isAllergenList } from './allergen-list-words.ts';

const states = { contains: 'contains', may_contain: 'may contain', not_declared: 'not declared' };

test('a list of allergens is told with its states: one that isn’t declared is not one that is contained', () => {
  const list = [
    { code: 'celery', state: 'not_declared' },
    { code: 'milk', state: 'contains' },
    { code: 'eggs', state: 'contains' },
    { code: 'walnut', state: 'may_contain' },
  ] as const;
  expect(isAllergenList(list)).toBe(true);
  expect(allergenListWords(list, { names, states })).toBe(
    'contains: milk, eggs; may contain: walnuts; not declared: celery',
  );
});

test.each([[['vegan']], [[{ label: 'S', price: 1 }]], [[]], ['milk']])('%j is no list of allergens', (value) => {
  expect(isAllergenList(value)).toBe(false);
});
