import { expect, test } from 'vitest';
import type { RestoreBody } from '../../shared/api/menus.ts';
import { MAX_BATCH_ITEMS } from '../../shared/limits.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { sampleDraft, sampleItem, sampleMenu, sampleSection } from '../../test/sample-draft.ts';
import type { Change } from './change/change.ts';
import { undoRestoration } from './undo-restoration.ts';

const dish = (id: number, menu_section_id: number) =>
  sampleItem({ id, menu_section_id, menu_id: 1, title: `Dish ${id}`, position: id });
const soups = sampleSection({ id: 1, menu_id: 1, title: 'Soups', items: [dish(1, 1), dish(2, 1), dish(3, 1)] });
const teas = sampleSection({ id: 2, menu_id: 1, title: 'Teas', items: [dish(4, 2)] });
const restored = sampleDraft({ menus: [sampleMenu({ id: 1, title: 'Lunch', sections: [soups, teas] })] });

const sectionWith = (section: typeof soups, ids: number[]) => ({
  ...section,
  items: section.items.filter(({ id }) => ids.includes(id)),
});
const draftOf = (...sections: (typeof soups)[]) =>
  sampleDraft({ menus: [sampleMenu({ id: 1, title: 'Lunch', sections })] });
const entry = (entity: 'menu' | 'section' | 'item', id: number) => ({ entity, id });
const deletion = (entity: 'menu' | 'section', id: number): Change => ({ kind: 'delete', entity, id });

test.each<[words: string, body: RestoreBody, before: Restaurant, changes: Change[], title: string, count: number]>([
  [
    'a dish, and not the section and dishes that another device added',
    { entries: [entry('item', 2)] },
    draftOf(sectionWith(soups, [1])),
    [{ kind: 'delete_items', entity: 'item', ids: [2] }],
    'Dish 2',
    1,
  ],
  [
    'dishes, and a section with its own',
    { entries: [entry('item', 1), entry('item', 3), entry('section', 2)] },
    draftOf(sectionWith(soups, [2])),
    [{ kind: 'delete_items', entity: 'item', ids: [1, 3] }, deletion('section', 2)],
    '',
    3,
  ],
  [
    'the section that came along with its dish',
    { entries: [entry('item', 4)] },
    draftOf(soups),
    [deletion('section', 2)],
    'Teas',
    1,
  ],
  ['a menu', { entries: [entry('menu', 1)] }, sampleDraft({ menus: [] }), [deletion('menu', 1)], 'Lunch', 1],
])('what the bin gave back goes there again: %s', (_, body, before, changes, title, count) => {
  const step = undoRestoration({ body, before, after: restored });
  expect(step).toEqual({ changes, label: { deed: 'restore', entity: 'item', title, count } });
});

test('many dishes go back in requests of the size that the server accepts', () => {
  const ids = Array.from({ length: MAX_BATCH_ITEMS + 1 }, (_, index) => index + 1);
  const section = sampleSection({ id: 1, menu_id: 1, title: 'Soups', items: ids.map((id) => dish(id, 1)) });
  const body = { entries: ids.map((id) => entry('item', id)) };
  const step = undoRestoration({ body, before: draftOf({ ...section, items: [] }), after: draftOf(section) });
  expect(step?.changes.map((change) => 'ids' in change && change.ids.length)).toEqual([MAX_BATCH_ITEMS, 1]);
});

test('a restoration that brought nothing, or all of a moment, is no step', () => {
  const body = { entries: [entry('item', 1)] };
  expect(undoRestoration({ body, before: restored, after: restored })).toBeUndefined();
  const moment = { deleted_at: '2026-11-28T10:00:00.000Z' };
  expect(undoRestoration({ body: moment, before: draftOf(soups), after: restored })).toBeUndefined();
});
