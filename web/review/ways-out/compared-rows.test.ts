import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { type Comparison, NO_CHOICES } from '../../../shared/api/imports.ts';
import type { Item, Menu } from '../../../shared/menu.ts';
import { EMPTY_ITEM } from '../../../shared/menu-edits.ts';
import { textKey } from '../../../shared/translated-texts.ts';
import { readDish, readMenuDraft, readSection } from '../../../test/read-draft.ts';
import { toReviewDraft } from '../state/review-draft.ts';
import { comparedRows } from './compared-rows.ts';

const declaredDish = (id: number, title: string): Item => ({
  ...EMPTY_ITEM,
  ...{ id, menu_id: 1, menu_section_id: 5, position: id, version: 1, title },
  allergens_checked_at: '2026-01-01T00:00:00.000Z',
});
const menu: Menu = {
  ...{ id: 1, title: 'Dinner', display_mode: 'simple', hidden: false, serving_periods: [], position: 0, version: 1 },
  sections: [
    {
      ...{
        id: 5,
        menu_id: 1,
        title: 'Pasta',
        description: null,
        price: null,
        price_text: null,
        hidden: false,
        position: 0,
        version: 1,
      },
      items: [declaredDish(11, 'Gnocchis'), declaredDish(12, 'Ravioli')],
    },
  ],
};
const changedDish = { price_changes: false, changes: {} };
const comparison: Comparison = {
  ...{ menu_id: 1, option: 'overwrite', sign: 'a', added: [], unchanged: [], missing: [] },
  ...{ changed_sections: [], missing_sections: [], hidden_keys: [] },
  changed: [
    { ...changedDish, key: 2, item_id: 11, declaration_lapses: true },
    { ...changedDish, key: 3, item_id: 12, declaration_lapses: false },
  ],
};
const dishes = [readDish(2, 'Gnocchis aux crevettes', '18'), readDish(3, 'Ravioli', '19')];
const draft = toReviewDraft(readMenuDraft(readSection(1, 'Pasta', dishes)), 'CAD');
// The marks are no words.
const t = ((key: string) => key) as TFunction;
const marksWith = (refused: number[], ownTranslations: ReadonlySet<string> = new Set()) => {
  const money = { locale: 'en', currency: 'CAD', whole: true } as const;
  const choices = { ...NO_CHOICES, against_menu: { refused } };
  return comparedRows({ comparison, choices, draft, menu, ownTranslations, money, t }).map(({ marks }) => marks);
};

it('marks a dish whose allergens must be declared again, unless its change is refused', () => {
  expect(marksWith([])).toEqual([['allergens_lapse'], ['allergens']]);
  expect(marksWith([2])).toEqual([['allergens'], ['allergens']]);
});

it('marks what guests won’t see, also a new dish of a hidden section', () => {
  const money = { locale: 'en', currency: 'CAD', whole: true } as const;
  const hiding = { ...comparison, changed: comparison.changed.slice(0, 1), added: [3], hidden_keys: [3] };
  const rows = comparedRows({
    ...{ comparison: hiding, choices: NO_CHOICES, draft, menu, ownTranslations: new Set<string>(), money, t },
  });
  expect(rows.map(({ kind, marks }) => [kind, marks])).toEqual([
    ['changed', ['allergens_lapse']],
    ['new', ['hidden']],
  ]);
});

it('marks a dish whose name or description the owner has translated', () => {
  const texts = new Set([textKey({ kind: 'item_title', source: 'Ravioli' })]);
  expect(marksWith([2], texts)).toEqual([['allergens'], ['translations', 'allergens']]);
});
