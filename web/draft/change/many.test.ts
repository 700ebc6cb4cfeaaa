import { expect, test } from 'vitest';
import { itemsOf, type Restaurant } from '../../../shared/menu.ts';
import { draftRestaurant } from '../../../test/draft-restaurant.ts';
import { sampleItem } from '../../../test/sample-draft.ts';
import { applyChange } from './apply-change.ts';
import { type Change, renameIds } from './change.ts';
import { settle } from './conflict.ts';
import { findItem, putItem } from './menu-tree.ts';

const sampleDish = (id: number, title: string, fields: object = {}) =>
  sampleItem({ id, menu_section_id: 1, menu_id: 1, title, price: 500, position: id, ...fields });
const menuBefore = [sampleDish(1, 'Soup', { sold_out: true }), sampleDish(2, 'Bread'), sampleDish(3, 'Cake')].reduce(
  putItem,
  draftRestaurant(),
);
const titlesOf = ({ menus }: Restaurant) =>
  menus.map(({ sections }) => sections.map(({ items }) => items.map(({ title }) => title)));

test('items that move keep their order at the end of the other section', () => {
  const items = [1, 3].map((id) => ({
    id,
    version: 1,
    fields: { menu_section_id: 3 },
    before: { menu_section_id: 1 },
  }));
  const movedMenu = applyChange(menuBefore, { kind: 'update_items', entity: 'item', items });
  expect(titlesOf(movedMenu)).toEqual([[['Bread'], []], [['Soup', 'Cake']]]);
  expect(findItem(movedMenu, 3)).toMatchObject({ menu_id: 2, menu_section_id: 3 });
});

test('copies of items follow the last original and aren’t sold out', () => {
  const itemCopies = [1, 2].map((of) => ({ entity: 'item' as const, of, id: -of }));
  const copied = applyChange(menuBefore, { kind: 'copy', entity: 'item', copies: itemCopies });
  expect(itemsOf(copied.menus).map(({ id }) => id)).toEqual([1, 2, -1, -2, 3]);
  expect(findItem(copied, -1)).toMatchObject({ title: 'Soup', sold_out: false });
});

test('a copied menu contains only the copied sections and dishes', () => {
  const copied = applyChange(menuBefore, {
    kind: 'copy',
    entity: 'menu',
    copies: [
      { entity: 'menu', of: 1, id: -1, title: 'Summer' },
      { entity: 'section', of: 1, id: -2 },
      { entity: 'item', of: 3, id: -3 },
    ],
  });
  expect(copied.menus.map(({ title }) => title)).toEqual(['Dinner', 'Summer', 'Lunch']);
  expect(copied.menus[1]?.sections).toMatchObject([
    { id: -2, menu_id: -1, items: [{ id: -3, title: 'Cake', menu_id: -1, menu_section_id: -2 }] },
  ]);
});

const priceChange = (ids: number[]): Extract<Change, { kind: 'update_items' }> => ({
  kind: 'update_items',
  entity: 'item',
  items: ids.map((id) => ({ id, version: 1, fields: { price: 600 }, before: { price: 500 } })),
});

test('resends uncontested prices together, asks about the others one by one, and reports deleted dishes', () => {
  const menuElsewhere = [
    sampleDish(1, 'Cold soup', { version: 2 }),
    sampleDish(2, 'Bread', { version: 2, price: 450 }),
  ].reduce(putItem, menuBefore);
  expect(settle(priceChange([1, 2, 3, 9]), menuElsewhere)).toEqual({
    kind: 'split',
    gone: { ...priceChange([9]) },
    changes: [
      {
        ...priceChange([]),
        items: [
          { id: 1, version: 2, fields: { price: 600 }, before: { price: 500 } },
          { id: 3, version: 1, fields: { price: 600 }, before: { price: 500 } },
        ],
      },
      { kind: 'update', entity: 'item', id: 2, version: 1, fields: { price: 600 }, before: { price: 500 } },
    ],
  });
});

test('changes of several items use the ids that the server assigned', () => {
  const serverId = (_: string, id: number) => (id < 0 ? -id + 100 : id);
  expect(renameIds({ kind: 'delete_items', entity: 'item', ids: [-1, 2] }, serverId)).toMatchObject({ ids: [101, 2] });
  expect(renameIds(priceChange([-4]), serverId)).toMatchObject({ items: [{ id: 104 }] });
  const copyChange: Change = { kind: 'copy', entity: 'item', copies: [{ entity: 'item', of: -1, id: -2 }] };
  expect(renameIds(copyChange, serverId)).toMatchObject({ copies: [{ of: 101, id: -2 }] });
});
