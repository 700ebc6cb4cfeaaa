import { expect, test } from 'vitest';
import { type Seeded, seeded } from '../../../faults/seeded.ts';
import type { Item, Restaurant, Section } from '../../../shared/menu.ts';
import { draftRestaurant } from '../../../test/draft-restaurant.ts';
import { sampleItem } from '../../../test/sample-draft.ts';
import { applyChange } from '../change/apply-change.ts';
import { type Change, newTemporaryId, type PartEntity, updateOf } from '../change/change.ts';
import { allSections, putItem } from '../change/menu-tree.ts';
import { EditHistory, MAX_STEPS } from './edit-history.ts';

const SEED = Number(process.env['UNDO_SEED'] ?? 20_261_128);
const asIs = (change: Change) => change;

function menuWithDishes(): Restaurant {
  const dishes = Array.from({ length: 12 }, (_, index) =>
    sampleItem({
      id: index + 1,
      menu_section_id: (index % 3) + 1,
      menu_id: index % 3 === 2 ? 2 : 1,
      title: `Dish ${index}`,
      price: index % 4 === 0 ? null : index * 100,
      variants: index % 4 === 0 ? [{ label: 'S', price: 400 }] : [],
      allergens_checked_at: index % 2 === 0 ? '2026-01-01T00:00:00.000Z' : null,
      allergens: index % 2 === 0 ? [{ code: 'milk', state: 'contains' }] : [],
      picture: { file: `dish-${index}`, origin: 'owner', width: 10, height: 10 },
      details: `Secret ${index}`,
      position: index,
    }),
  );
  return dishes.reduce(putItem, draftRestaurant());
}

/** All of it, ids and pictures included; positions only as an order, and the moment of a declaration is the server's. */
const whole = ({ menus, ...restaurant }: Restaurant) => ({
  ...restaurant,
  menus: menus.map(({ position: _, sections, ...menu }) => ({
    ...menu,
    sections: sections.map(({ position: __, items, ...section }) => ({
      ...section,
      items: items.map(({ position: ___, allergens_checked_at, ...item }) => ({
        ...item,
        isChecked: allergens_checked_at !== null,
      })),
    })),
  })),
});

/** Any edit that an owner could make of a restaurant. */
function anyEdit(restaurant: Restaurant, random: Seeded): Change[] {
  const pick = <T>(list: readonly T[]): T | undefined => list[random.below(list.length)];
  const sections = allSections(restaurant);
  const items = sections.flatMap((section) => section.items);
  const [menu, section, item] = [pick(restaurant.menus), pick(sections), pick(items)];
  const shuffled = (list: readonly { id: number }[]) => random.shuffle(list).map(({ id }) => id);
  const reorder = (entity: PartEntity, parent_id: number | null, list: readonly { id: number }[]): Change => ({
    kind: 'reorder',
    entity,
    parent_id,
    ids: shuffled(list),
  });
  const ofItem = (one: Item): Change[][] => [
    [updateOf('item', one, { title: `Dish ${random.below(9_999)}` })],
    [updateOf('item', one, { price: random.below(9_000), variants: [] })],
    [updateOf('item', one, { variants: [{ label: 'L', price: 900 }] })],
    [updateOf('item', one, { price: null, details: null, tags: ['vegan'] })],
    [updateOf('item', one, { allergens: [{ code: 'eggs', state: 'may_contain' }] })],
    [updateOf('item', one, { menu_section_id: pick(sections)?.id ?? one.menu_section_id })],
    [{ kind: 'sold_out', entity: 'item', id: one.id, until: random.below(2) === 0 ? 'manual' : null }],
    [{ kind: 'delete', entity: 'item', id: one.id }],
  ];
  const ofSection = (one: Section): Change[][] => [
    [updateOf('section', one, { title: `Section ${random.below(9_999)}`, price: 500 })],
    [updateOf('section', one, { menu_id: menu?.id ?? one.menu_id })],
    [reorder('item', one.id, one.items)],
    [{ kind: 'delete', entity: 'section', id: one.id }],
    [
      {
        kind: 'create',
        entity: 'item',
        id: newTemporaryId(),
        title: 'New',
        menu_section_id: one.id,
        fields: { price: 1 },
      },
    ],
    // One step of many changes.
    one.items.map((dish) => updateOf('item', dish, { price: 1_234, variants: [] })),
    one.items.map((dish) => ({ kind: 'delete' as const, entity: 'item' as const, id: dish.id })),
  ];
  const edits: Change[][] = [
    ...(item ? ofItem(item) : []),
    ...(section ? ofSection(section) : []),
    ...(menu
      ? [
          [updateOf('menu', menu, { title: `Menu ${random.below(9_999)}`, hidden: !menu.hidden })],
          [reorder('section', menu.id, menu.sections)],
          [
            {
              kind: 'create' as const,
              entity: 'section' as const,
              id: newTemporaryId(),
              title: 'New',
              menu_id: menu.id,
            },
          ],
          ...(restaurant.menus.length > 1 ? [[{ kind: 'delete' as const, entity: 'menu' as const, id: menu.id }]] : []),
        ]
      : []),
    [reorder('menu', null, restaurant.menus)],
    [{ kind: 'create', entity: 'menu', id: newTemporaryId(), title: 'New' }],
    [updateOf('restaurant', restaurant, { name: `Chez ${random.below(9_999)}` })],
  ];
  return pick(edits) ?? [];
}

test(`any 200 edits, taken back, leave the menu as it was; made again, as they left it (UNDO_SEED=${SEED})`, () => {
  for (let run = 0; run < 20; run += 1) {
    const random = seeded(SEED + run);
    const history = new EditHistory();
    const first = menuWithDishes();
    let now = first;
    const apply = (changes: readonly Change[]) => {
      now = changes.reduce(applyChange, now);
    };
    for (let edit = 0; edit < MAX_STEPS; edit += 1) {
      const changes = anyEdit(now, random);
      history.record(changes, now);
      apply(changes);
    }
    const last = now;
    let steps = 0;
    for (let back = history.undo(now, asIs); back; back = history.undo(now, asIs)) {
      apply(back);
      steps += 1;
    }
    expect(steps).toBeGreaterThan(150);
    expect(whole(now)).toEqual(whole(first));
    for (let again = history.redo(now, asIs); again; again = history.redo(now, asIs)) apply(again);
    expect(whole(now)).toEqual(whole(last));
    for (let back = history.undo(now, asIs); back; back = history.undo(now, asIs)) apply(back);
    expect(whole(now)).toEqual(whole(first));
  }
});

test('an edit after one that was taken back ends what could be made again', () => {
  const history = new EditHistory();
  const before = menuWithDishes();
  const rename = (title: string) => [updateOf('restaurant', before, { name: title })];
  history.record(rename('A'), before);
  history.undo(before, asIs);
  expect(history.state().redo).toHaveLength(1);
  history.record(rename('B'), before);
  expect(history.state()).toMatchObject({ redo: [], undo: [{ label: { deed: 'update', entity: 'restaurant' } }] });
});

test('what an import applied can’t be taken back here, nor what came before it', () => {
  const history = new EditHistory();
  const before = menuWithDishes();
  history.record([updateOf('restaurant', before, { name: 'A' })], before);
  history.record([{ kind: 'apply', entity: 'restaurant', id: 0, import_id: 1 }], before);
  expect(history.undo(before, asIs)).toBeUndefined();
});
