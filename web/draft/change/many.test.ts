import { expect, test } from 'vitest';
import { itemsOf, type Restaurant } from '../../../shared/menu.ts';
import { draftRestaurant } from '../../../test/draft-restaurant.ts';
import { sampleItem } from '../../../test/sample-draft.ts';
import { applyChange } from './apply-change.ts';
import { type Change, renamed } from './change.ts';
import { settle } from './conflict.ts';
import { findItem, putItem } from './menu-tree.ts';

const dish = (id: number, title: string, fields: object = {}) =>
  sampleItem({ id, menu_section_id: 1, menu_id: 1, title, price: 500, position: id, ...fields });
const before = [dish(1, 'Soup', { sold_out: true }), dish(2, 'Bread'), dish(3, 'Cake')].reduce(
  putItem,
  draftRestaurant(),
);
const titles = ({ menus }: Restaurant) =>
  menus.map(({ sections }) => sections.map(({ items }) => items.map(({ title }) => title)));

test('items that move keep their order at the end of the other section', () => {
  const items = [1, 3].map((id) => ({
    id,
    version: 1,
    fields: { menu_section_id: 3 },
    before: { menu_section_id: 1 },
  }));
  const moved = applyChange(before, { kind: 'update_items', entity: 'item', items });
  expect(titles(moved)).toEqual([[['Bread'], []], [['Soup', 'Cake']]]);
  expect(findItem(moved, 3)).toMatchObject({ menu_id: 2, menu_section_id: 3 });
});

test('copies of items stand behind the last original and are not sold out', () => {
  const copies = [1, 2].map((of) => ({ entity: 'item' as const, of, id: -of }));
  const copied = applyChange(before, { kind: 'copy', entity: 'item', copies });
  expect(itemsOf(copied.menus).map(({ id }) => id)).toEqual([1, 2, -1, -2, 3]);
  expect(findItem(copied, -1)).toMatchObject({ title: 'Soup', sold_out: false });
});

test('a copied menu has the copied sections and dishes, and no others', () => {
  const copied = applyChange(before, {
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

const priced = (ids: number[]): Extract<Change, { kind: 'update_items' }> => ({
  kind: 'update_items',
  entity: 'item',
  items: ids.map((id) => ({ id, version: 1, fields: { price: 600 }, before: { price: 500 } })),
});

test('prices that nobody else changed are sent again together, the others are asked about one by one, and deleted dishes told', () => {
  const elsewhere = [dish(1, 'Cold soup', { version: 2 }), dish(2, 'Bread', { version: 2, price: 450 })].reduce(
    putItem,
    before,
  );
  expect(settle(priced([1, 2, 3, 9]), elsewhere)).toEqual({
    kind: 'split',
    gone: { ...priced([9]) },
    changes: [
      {
        ...priced([]),
        items: [
          { id: 1, version: 2, fields: { price: 600 }, before: { price: 500 } },
          { id: 3, version: 1, fields: { price: 600 }, before: { price: 500 } },
        ],
      },
      { kind: 'update', entity: 'item', id: 2, version: 1, fields: { price: 600 }, before: { price: 500 } },
    ],
  });
});

test('changes of several take over the ids that the server assigned', () => {
  const rename = (_: string, id: number) => (id < 0 ? -id + 100 : id);
  expect(renamed({ kind: 'delete_items', entity: 'item', ids: [-1, 2] }, rename)).toMatchObject({ ids: [101, 2] });
  expect(renamed(priced([-4]), rename)).toMatchObject({ items: [{ id: 104 }] });
  const copy: Change = { kind: 'copy', entity: 'item', copies: [{ entity: 'item', of: -1, id: -2 }] };
  expect(renamed(copy, rename)).toMatchObject({ copies: [{ of: 101, id: -2 }] });
});
