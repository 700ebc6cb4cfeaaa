import { expect, test } from 'vitest';
import { sampleDraft, sampleItem, sampleMenu, sampleSection } from '../../test/sample-draft.ts';
import { applyChange } from './change/apply-change.ts';
import type { Change } from './change/change.ts';
import { undoRestoration } from './undo-restoration.ts';

const dish = (id: number, menu_section_id: number) =>
  sampleItem({ id, menu_section_id, menu_id: 1, title: `Dish ${id}`, position: id });
const soups = sampleSection({ id: 1, menu_id: 1, title: 'Soups', items: [dish(1, 1), dish(2, 1), dish(3, 1)] });
const teas = sampleSection({ id: 2, menu_id: 1, title: 'Teas', items: [dish(4, 2)] });
const restored = sampleDraft({ menus: [sampleMenu({ id: 1, title: 'Lunch', sections: [soups, teas] })] });

test.each<[words: string, deletions: Change[], title: string, count: number]>([
  ['a dish', [{ kind: 'delete_items', entity: 'item', ids: [2] }], 'Dish 2', 1],
  [
    'dishes, and a section with its own',
    [
      { kind: 'delete_items', entity: 'item', ids: [1, 3] },
      { kind: 'delete', entity: 'section', id: 2 },
    ],
    '',
    3,
  ],
  ['a menu', [{ kind: 'delete', entity: 'menu', id: 1 }], 'Lunch', 1],
])('what the bin gave back goes there again: %s', (_, deletions, title, count) => {
  const before = deletions.reduce(applyChange, restored);
  const step = undoRestoration(before, restored);
  expect(step).toEqual({ changes: deletions, label: { deed: 'restore', entity: 'item', title, count } });
});

test('a restoration that brought nothing is no step', () => {
  expect(undoRestoration(restored, restored)).toBeUndefined();
});
