import { expect, test } from 'vitest';
import type { Restaurant } from '../../../shared/menu.ts';
import { draftRestaurant } from '../../../test/draft-restaurant.ts';
import { sampleItem } from '../../../test/sample-draft.ts';
import { applyChange } from './apply-change.ts';
import type { Change } from './change.ts';
import { updateOf } from './change.ts';
import { invertChange } from './invert-change.ts';
import { allSections, putItem } from './menu-tree.ts';

const soup = sampleItem({ id: 1, menu_section_id: 1, menu_id: 1, title: 'Soup', price: 300, price_max: 500 });
const wine = sampleItem({
  ...soup,
  id: 2,
  title: 'Wine',
  price: null,
  price_max: null,
  position: 1,
  variants: [{ label: 'Glass', price: 800 }],
  tags: ['red'],
});
const bread = sampleItem({ ...soup, id: 3, title: 'Bread', price: null, price_max: null, position: 2, sold_out: true });
const cake = sampleItem({
  ...soup,
  id: 4,
  menu_section_id: 2,
  title: 'Cake',
  picture: { file: 'cake', origin: 'owner', width: 9, height: 9 },
});
const menuBefore = [soup, wine, bread, cake].reduce(putItem, draftRestaurant());
const [firstSection] = allSections(menuBefore);
if (!firstSection) throw new Error('There is no section.');

/** All of it, in order; positions are renumbered. */
const withoutVersions = ({ menus, ...restaurant }: Restaurant) => ({
  ...restaurant,
  menus: menus.map(({ position: _, sections, ...menu }) => ({
    ...menu,
    sections: sections.map(({ position: __, items, ...section }) => ({
      ...section,
      items: items.map(({ position: ___, ...item }) => item),
    })),
  })),
});

test.each<[string, Change]>([
  ['a creation', { kind: 'create', entity: 'item', id: -4, title: 'Cake', menu_section_id: 1, fields: { price: 700 } }],
  ['a first declaration', updateOf('item', soup, { allergens: [] })],
  ['a title', updateOf('item', soup, { title: 'Cold soup' })],
  ['a price in place of a range', updateOf('item', soup, { price: 400, price_max: null })],
  ['a price that was cleared', updateOf('item', soup, { price: null })],
  ['sizes in place of a range', updateOf('item', soup, { variants: [{ label: 'S', price: 1 }] })],
  ['a price in place of sizes', updateOf('item', wine, { variants: [], price: 900 })],
  ['an item that was moved', updateOf('item', soup, { menu_section_id: 2 })],
  ['a section that was moved', updateOf('section', firstSection, { menu_id: 2 })],
  ['the restaurant’s name', updateOf('restaurant', menuBefore, { name: 'Chez Léa' })],
  ['a deleted item', { kind: 'delete', entity: 'item', id: 2 }],
  ['a deleted section', { kind: 'delete', entity: 'section', id: 2 }],
  ['a deleted menu', { kind: 'delete', entity: 'menu', id: 2 }],
  ['another order', { kind: 'reorder', entity: 'item', parent_id: 1, ids: [3, 2, 1] }],
  ['an item that is sold out', { kind: 'sold_out', entity: 'item', id: 1, until: 'tomorrow' }],
  ['an item that is put back', { kind: 'sold_out', entity: 'item', id: 3, until: null }],
  [
    'prices of several',
    {
      kind: 'update_items',
      entity: 'item',
      items: [
        { id: 1, version: 1, fields: { price: 330, price_max: 550 }, before: { price: 300, price_max: 500 } },
        {
          id: 2,
          version: 1,
          fields: { variants: [{ label: 'Glass', price: 880 }] },
          before: { variants: [{ label: 'Glass', price: 800 }] },
        },
      ],
    },
  ],
  [
    'several that were moved',
    {
      kind: 'update_items',
      entity: 'item',
      items: [1, 3].map((id) => ({
        id,
        version: 1,
        fields: { menu_section_id: 2 },
        before: { menu_section_id: 1 },
      })),
    },
  ],
  ['several that were deleted', { kind: 'delete_items', entity: 'item', ids: [1, 3] }],
  ['several that are sold out', { kind: 'sold_out_items', entity: 'item', ids: [1, 3], until: 'tomorrow' }],
  [
    'copies of items',
    {
      kind: 'copy',
      entity: 'item',
      copies: [
        { entity: 'item', of: 1, id: -11 },
        { entity: 'item', of: 2, id: -12 },
      ],
    },
  ],
  [
    'the copy of a menu',
    {
      kind: 'copy',
      entity: 'menu',
      copies: [
        { entity: 'menu', of: 1, id: -1, title: 'Dinner 2' },
        { entity: 'section', of: 1, id: -2 },
        { entity: 'item', of: 1, id: -3 },
      ],
    },
  ],
])('%s can be undone', (_, change) => {
  const changedMenu = applyChange(menuBefore, change);
  expect(withoutVersions(changedMenu)).not.toEqual(withoutVersions(menuBefore));
  const inverseChanges = invertChange(change, menuBefore) ?? [];
  expect(withoutVersions(inverseChanges.reduce(applyChange, changedMenu))).toEqual(withoutVersions(menuBefore));
});

test('restored items return to their places among items that were moved since', () => {
  const deleteChange: Change = { kind: 'delete_items', entity: 'item', ids: [2] };
  const movedMenu = [
    deleteChange,
    { kind: 'reorder', entity: 'item', parent_id: 1, ids: [3, 1] } satisfies Change,
  ].reduce(applyChange, menuBefore);
  const restoredMenu = (invertChange(deleteChange, menuBefore) ?? []).reduce(applyChange, movedMenu);
  expect(allSections(restoredMenu)[0]?.items.map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('undo restores "sold out until tomorrow" before the server has answered', () => {
  const soldOutChange = (until: 'tomorrow' | 'manual', ids: number[]): Change => ({
    kind: 'sold_out_items',
    entity: 'item',
    ids,
    until,
  });
  const singleMark: Change = { kind: 'sold_out', entity: 'item', id: 2, until: 'tomorrow' };
  const markedMenu = [soldOutChange('tomorrow', [1]), singleMark].reduce(applyChange, menuBefore);
  expect(invertChange(soldOutChange('manual', [1, 2, 4]), markedMenu)).toMatchObject([
    { ids: [1, 2], until: 'tomorrow' },
    { ids: [4], until: null },
  ]);
  expect(invertChange({ ...singleMark, until: null }, markedMenu)).toMatchObject([{ id: 2, until: 'tomorrow' }]);
});

test('an applied import can’t be undone', () => {
  expect(invertChange({ kind: 'apply', entity: 'restaurant', id: 0, import_id: 1 }, menuBefore)).toBeNull();
});
