import { expect, test } from 'vitest';
import { cellState, SETTABLE_STATES, withCell, withRest } from './allergen-edits.ts';
import {
  ALLERGEN_CODES,
  type DeclaredAllergen,
  isNothingDeclared,
  MAIN_ALLERGENS,
  NOTHING_DECLARED,
} from './allergens.ts';

const milk: DeclaredAllergen = { code: 'milk', state: 'contains' };

test('each allergen of a dish can be set to each state and shows it', () => {
  for (const code of MAIN_ALLERGENS)
    for (const state of SETTABLE_STATES)
      for (const before of [[], NOTHING_DECLARED, [milk]] as const)
        expect([code, state, cellState(withCell(before, code, state), code)]).toEqual([code, state, state]);
});

test('setting one doesn’t declare the others', () => {
  const list = withCell(NOTHING_DECLARED, 'milk', 'contains');
  for (const code of ALLERGEN_CODES.filter((other) => other !== 'milk'))
    expect([code, cellState(list, code)]).toEqual([code, 'not_declared']);
  expect(isNothingDeclared(withCell(list, 'milk', 'not_declared'))).toBe(true);
  expect(cellState(withRest(list), 'eggs')).toBe('without');
});

test('a named kind makes its group contained, and goes with it', () => {
  const walnut = withCell(withRest(NOTHING_DECLARED), 'walnut', 'may_contain');
  expect(cellState(walnut, 'tree_nuts')).toBe('may_contain');
  expect(cellState(walnut, 'almond')).toBe('without');
  expect(cellState(withCell(walnut, 'walnut', 'without'), 'tree_nuts')).toBe('without');
  const none = withCell(walnut, 'tree_nuts', 'without');
  expect(none).toEqual([]);
});

test('the kinds of a group that names none are unnamed, not without', () => {
  const nuts = withCell([], 'tree_nuts', 'contains');
  expect(cellState(nuts, 'walnut')).toBe('unnamed');
  expect(cellState(withCell([], 'gluten', 'contains'), 'spelt')).toBe('unnamed');
  expect(cellState(withCell(nuts, 'walnut', 'contains'), 'walnut')).toBe('contains');
});
