import { describe, expect, test } from 'vitest';
import {
  ALLERGEN_CHOICES,
  ALLERGEN_CODES,
  type AllergenCode,
  type AllergenState,
  codesOf,
  type DeclaredAllergen,
  type DeclaredDish,
  declaredList,
  explainStatus,
  isCoveredBy,
  isNothingDeclared,
  MAIN_ALLERGENS,
  NOTHING_DECLARED,
  parentsOf,
  statusOf,
} from './allergens.ts';

const CHECKED = '2026-11-01T00:00:00.000Z';
type Declared = Partial<Record<AllergenCode, AllergenState>>;
// The keys are those of the record's type.
const listOf = (declared: Declared) =>
  Object.entries(declared).map(([code, state]) => ({ code, state })) as DeclaredAllergen[];
const dishOf = (declared: Declared | null, parts: Partial<DeclaredDish> = {}): DeclaredDish => ({
  allergens: declared ? listOf(declared) : [],
  allergens_checked_at: declared ? CHECKED : null,
  variants: [],
  options: [],
  ...parts,
});

test.each<[AllergenCode, (typeof ALLERGEN_CHOICES)[number], boolean]>([
  ['walnut', 'tree_nuts', true],
  ['tree_nuts', 'walnut', false],
  ['peanuts', 'tree_nuts', false],
  ['spelt', 'gluten', true],
  ['spelt', 'wheat', true],
  ['triticale', 'rye', true],
  ['triticale', 'wheat', true],
  ['rye', 'wheat', false],
  ['molluscs', 'seafood', true],
  ['fish', 'seafood', true],
  ['milk', 'milk', true],
])('%s is covered by %s: %s', (code, choice, isCovered) => {
  expect(isCoveredBy(code, choice)).toBe(isCovered);
});

test('each cereal and each nut is part of one of the fourteen', () => {
  expect(MAIN_ALLERGENS).toHaveLength(14);
  for (const code of ALLERGEN_CODES) expect(MAIN_ALLERGENS.filter((main) => isCoveredBy(code, main))).toHaveLength(1);
});

describe('the status of a dish', () => {
  test.each<[string, Declared | null, (typeof ALLERGEN_CHOICES)[number], string]>([
    ['nothing is declared', null, 'milk', 'nothing_declared'],
    ['the list is empty and checked', {}, 'milk', 'declared_without'],
    ['it contains it', { milk: 'contains' }, 'milk', 'contains'],
    ['it may contain it', { milk: 'may_contain' }, 'milk', 'may_contain'],
    ['it contains a kind of it', { walnut: 'contains' }, 'tree_nuts', 'contains'],
    ['it contains nuts that nobody names', { tree_nuts: 'contains' }, 'walnut', 'may_contain'],
    ['it contains another nut and nuts', { tree_nuts: 'contains', almond: 'contains' }, 'walnut', 'may_contain'],
    ['it contains another nut only', { almond: 'contains' }, 'walnut', 'declared_without'],
    ['it contains gluten, which may be wheat', { gluten: 'contains' }, 'wheat', 'may_contain'],
    ['it contains gluten, which may be spelt', { gluten: 'contains' }, 'spelt', 'may_contain'],
    ['it contains spelt', { spelt: 'contains' }, 'gluten', 'contains'],
    ['one of the group', { molluscs: 'may_contain' }, 'seafood', 'may_contain'],
    ['left undeclared', { milk: 'not_declared' }, 'milk', 'nothing_declared'],
    ['the group left undeclared', { tree_nuts: 'not_declared' }, 'walnut', 'nothing_declared'],
    [
      'the group left undeclared beside a named one',
      { tree_nuts: 'not_declared', walnut: 'contains' },
      'walnut',
      'contains',
    ],
    ['another one left undeclared', { milk: 'not_declared' }, 'eggs', 'declared_without'],
    ['one of the group left undeclared', { fish: 'not_declared' }, 'seafood', 'nothing_declared'],
  ])('%s', (_, declared, choice, status) => {
    expect(statusOf(dishOf(declared), choice)).toBe(status);
  });

  test('an add-on that contains it counts, and is named', () => {
    const options = [{ label: '+ cheese', allergens: listOf({ milk: 'contains' }) }];
    expect(explainStatus(dishOf({}, { options }), ['milk'])).toEqual({
      status: 'contains',
      reasons: [{ code: 'milk', state: 'contains', part: '+ cheese' }],
      undeclared_parts: [],
    });
  });

  test('an add-on of which nothing is declared keeps the dish from being without, and is named', () => {
    const options = [{ label: '+ cheese' }];
    expect(explainStatus(dishOf({}, { options }), ['milk'])).toEqual({
      status: 'nothing_declared',
      reasons: [],
      undeclared_parts: ['+ cheese'],
    });
    expect(statusOf(dishOf({ milk: 'contains' }, { options }), 'milk')).toBe('contains');
    expect(explainStatus(dishOf(null, { options }), ['milk']).undeclared_parts).toEqual([null, '+ cheese']);
  });

  test('a size is declared as its dish unless it has a list of its own', () => {
    expect(statusOf(dishOf({}, { variants: [{ label: 'S' }] }), 'milk')).toBe('declared_without');
    const variants = [{ label: 'S' }, { label: 'L', allergens: listOf({ milk: 'may_contain' }) }];
    expect(statusOf(dishOf({}, { variants }), 'milk')).toBe('may_contain');
  });

  test('an add-on is declared although its dish is not', () => {
    const options = [{ label: '+ nuts', allergens: listOf({ walnut: 'contains' }) }];
    expect(statusOf(dishOf(null, { options }), 'tree_nuts')).toBe('contains');
    expect(statusOf(dishOf(null, { options }), 'milk')).toBe('nothing_declared');
  });
});

test.each([
  ['may_contain', dishOf({ milk: 'may_contain' })],
  ['contains', dishOf({ eggs: 'contains' })],
  ['declared_without', dishOf({})],
  ['nothing_declared', dishOf(null)],
])('a guest who avoids several allergens sees the worst status of a dish: %s', (status, dish) => {
  expect(explainStatus(dish, ['eggs', 'milk']).status).toBe(status);
});

test('no dish is without what is above, at or below something that it contains', () => {
  for (const code of ALLERGEN_CODES)
    for (const state of ['contains', 'may_contain', 'not_declared'] as const)
      for (const choice of ALLERGEN_CHOICES) {
        const isRelated = codesOf(choice).some((own) => isCoveredBy(own, code) || isCoveredBy(code, own));
        const status = statusOf(dishOf({ [code]: state }), choice);
        expect([code, state, choice, status !== 'declared_without']).toEqual([code, state, choice, isRelated]);
      }
});

test('a dish that nobody has checked is one of which nothing is declared', () => {
  expect(declaredList(dishOf(null))).toEqual(NOTHING_DECLARED);
  expect(isNothingDeclared(NOTHING_DECLARED)).toBe(true);
  expect(isNothingDeclared([])).toBe(false);
  expect(isNothingDeclared([...NOTHING_DECLARED.slice(1)])).toBe(false);
  expect(parentsOf('milk')).toEqual([]);
});
