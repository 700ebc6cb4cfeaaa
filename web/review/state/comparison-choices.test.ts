import { expect, test } from 'vitest';
import { type Comparison, NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import { countChanges, decideAgainstMenu, isAsShown } from './comparison-choices.ts';

const steps = (...list: Parameters<typeof decideAgainstMenu>[1][]): ReviewChoices =>
  list.reduce(decideAgainstMenu, NO_CHOICES);
const replace = { option: 'overwrite', menu_id: 1 } as const;

const comparison: Comparison = {
  menu_id: 1,
  option: 'overwrite',
  sign: 'a',
  added: [2, 3],
  unchanged: [],
  changed: [
    { key: 4, item_id: 14, price_changes: true, declaration_lapses: false, changes: {} },
    { key: 5, item_id: 15, price_changes: false, declaration_lapses: false, changes: {} },
  ],
  missing: [
    { item_id: 16, title: 'Soup' },
    { item_id: 17, title: 'Tea' },
  ],
  hidden_keys: [],
  changed_sections: [],
  missing_sections: [],
};

test('decisions stay when adding becomes replacing, and goes with another menu', () => {
  const decided = steps(
    { kind: 'aim', target: replace, shown_menu_id: 1 },
    { kind: 'take', keys: [2], is_taken: false },
  );
  const adds = decideAgainstMenu(decided, {
    kind: 'aim',
    target: { ...replace, option: 'add' },
    shown_menu_id: 1,
  });
  expect(adds.against_menu?.refused).toEqual([2]);
  const elsewhere = decideAgainstMenu(decided, {
    kind: 'aim',
    target: { ...replace, menu_id: 2 },
    shown_menu_id: 1,
  });
  expect(elsewhere.against_menu).toEqual({ target: { ...replace, menu_id: 2 } });
});

test('a dish is matched with one of the menu at most, and the other way round', () => {
  const { against_menu } = steps(
    { kind: 'take', keys: [2], is_taken: false },
    { kind: 'let_go', items: [16], is_going: false },
    { kind: 'pair', key: 3, item_id: 16 },
    { kind: 'pair', key: 2, item_id: 17 },
    { kind: 'pair', key: 2, item_id: 16 },
  );
  expect(against_menu).toMatchObject({ pairs: [{ key: 2, item_id: 16 }], refused: [], kept_items: [] });
  const parted = steps({ kind: 'pair', key: 2, item_id: null }, { kind: 'pair', key: 3, item_id: null });
  expect(parted.against_menu?.pairs).toHaveLength(2);
});

test('counts what will happen, without what is refused', () => {
  expect(countChanges(comparison, NO_CHOICES)).toEqual({ added: 2, prices: 1, texts: 1, going: 2, not_seen: 0 });
  const decided = steps(
    { kind: 'take', keys: [2, 4], is_taken: false },
    { kind: 'let_go', items: [16, 17], is_going: false },
    { kind: 'let_go', items: [17], is_going: true },
  );
  expect(countChanges(comparison, decided)).toEqual({ added: 1, prices: 0, texts: 1, going: 1, not_seen: 0 });
});

test('decisions about the menu of the upload stay when adding to it first becomes replacing it', () => {
  const decided = steps(
    { kind: 'take', keys: [2], is_taken: false },
    { kind: 'pair', key: 3, item_id: 16 },
    { kind: 'take_sections', sections: [7], is_taken: false },
  );
  const { against_menu } = decideAgainstMenu(decided, { kind: 'aim', target: replace, shown_menu_id: 1 });
  expect(against_menu).toMatchObject({ refused: [2], pairs: [{ key: 3, item_id: 16 }], refused_sections: [7] });
});

test('is as shown until a dish appears, changes or goes', () => {
  expect(isAsShown(comparison, { ...comparison, sign: 'b' })).toBe(true);
  expect(isAsShown(comparison, { ...comparison, missing: [] })).toBe(false);
});

test('is as shown if a section stays that was to go, and not if one goes that was not shown', () => {
  const withSections = (...ids: number[]): Comparison => ({
    ...comparison,
    missing_sections: ids.map((section_id) => ({ section_id, title: 'Soups' })),
  });
  expect(isAsShown(withSections(1, 2), withSections(2))).toBe(true);
  expect(isAsShown(withSections(1), withSections(1, 2))).toBe(false);
  expect(isAsShown(comparison, withSections(1))).toBe(false);
});
