import { expect, test } from 'vitest';
import { allergens as names } from '../../../shared/i18n/guest/en.ts';
import { allergenListWords, isAllergenList } from './allergen-list-words.ts';

const states = { contains: 'contains', may_contain: 'may contain', not_declared: 'not declared' };

test('names the state of each allergen: one that isn’t declared isn’t shown as contained', () => {
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

test.each([[['vegan']], [[{ label: 'S', price: 1 }]], [[]], ['milk']])('%j isn’t a list of allergens', (value) => {
  expect(isAllergenList(value)).toBe(false);
});
