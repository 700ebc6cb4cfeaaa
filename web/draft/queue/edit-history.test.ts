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
  const menuItems = Array.from({ length: 12 }, (_, index) =>
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
  return menuItems.reduce(putItem, draftRestaurant());
}

/** All of it, ids and pictures included; positions only as an order, and the moment of a declaration is the server's. */
const withoutVersions = ({ menus, ...restaurant }: Restaurant) => ({
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
  const pickOne = <T>(list: readonly T[]): T | undefined => list[random.below(list.length)];
  const sections = allSections(restaurant);
  const items = sections.flatMap((section) => section.items);
  const [menu, section, item] = [pickOne(restaurant.menus), pickOne(sections), pickOne(items)];
  const shuffledIds = (list: readonly { id: number }[]) => random.shuffle(list).map(({ id }) => id);
  const reorderChange = (entity: PartEntity, parent_id: number | null, list: readonly { id: number }[]): Change => ({
    kind: 'reorder',
    entity,
    parent_id,
    ids: shuffledIds(list),
  });
  const ofItem = (itemEdited: Item): Change[][] => [
    [updateOf('item', itemEdited, { title: `Dish ${random.below(9_999)}` })],
    [updateOf('item', itemEdited, { price: random.below(9_000), variants: [] })],
    [updateOf('item', itemEdited, { variants: [{ label: 'L', price: 900 }] })],
    [updateOf('item', itemEdited, { price: null, details: null, tags: ['vegan'] })],
    [updateOf('item', itemEdited, { allergens: [{ code: 'eggs', state: 'may_contain' }] })],
    [updateOf('item', itemEdited, { menu_section_id: pickOne(sections)?.id ?? itemEdited.menu_section_id })],
    [{ kind: 'sold_out', entity: 'item', id: itemEdited.id, until: random.below(2) === 0 ? 'manual' : null }],
    [{ kind: 'delete', entity: 'item', id: itemEdited.id }],
  ];
  const ofSection = (sectionEdited: Section): Change[][] => [
    [updateOf('section', sectionEdited, { title: `Section ${random.below(9_999)}`, price: 500 })],
    [updateOf('section', sectionEdited, { menu_id: menu?.id ?? sectionEdited.menu_id })],
    [reorderChange('item', sectionEdited.id, sectionEdited.items)],
    [{ kind: 'delete', entity: 'section', id: sectionEdited.id }],
    [
      {
        kind: 'create',
        entity: 'item',
        id: newTemporaryId(),
        title: 'New',
        menu_section_id: sectionEdited.id,
        fields: { price: 1 },
      },
    ],
    // One step of many changes.
    sectionEdited.items.map((dish) => updateOf('item', dish, { price: 1_234, variants: [] })),
    sectionEdited.items.map((dish) => ({ kind: 'delete' as const, entity: 'item' as const, id: dish.id })),
    [updateOf('section', sectionEdited, { hidden: !sectionEdited.hidden })],
  ];
  const possibleEdits: Change[][] = [
    ...(item ? ofItem(item) : []),
    ...(section ? ofSection(section) : []),
    ...(menu
      ? [
          [updateOf('menu', menu, { title: `Menu ${random.below(9_999)}`, hidden: !menu.hidden })],
          [reorderChange('section', menu.id, menu.sections)],
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
    [reorderChange('menu', null, restaurant.menus)],
    [{ kind: 'create', entity: 'menu', id: newTemporaryId(), title: 'New' }],
    [updateOf('restaurant', restaurant, { name: `Chez ${random.below(9_999)}` })],
  ];
  return pickOne(possibleEdits) ?? [];
}

test(`undoing any 200 edits restores the menu, and redoing them restores their result (UNDO_SEED=${SEED})`, () => {
  for (let run = 0; run < 20; run += 1) {
    const random = seeded(SEED + run);
    const history = new EditHistory();
    const firstMenu = menuWithDishes();
    let menuNow = firstMenu;
    const applyAll = (changes: readonly Change[]) => {
      menuNow = changes.reduce(applyChange, menuNow);
    };
    for (let edit = 0; edit < MAX_STEPS; edit += 1) {
      const changes = anyEdit(menuNow, random);
      history.record(changes, menuNow);
      applyAll(changes);
    }
    const lastMenu = menuNow;
    let undoCount = 0;
    for (let undoChanges = history.undo(menuNow, asIs); undoChanges; undoChanges = history.undo(menuNow, asIs)) {
      applyAll(undoChanges);
      undoCount += 1;
    }
    expect(undoCount).toBeGreaterThan(150);
    expect(withoutVersions(menuNow)).toEqual(withoutVersions(firstMenu));
    for (let redoChanges = history.redo(menuNow, asIs); redoChanges; redoChanges = history.redo(menuNow, asIs))
      applyAll(redoChanges);
    expect(withoutVersions(menuNow)).toEqual(withoutVersions(lastMenu));
    for (let undoChanges = history.undo(menuNow, asIs); undoChanges; undoChanges = history.undo(menuNow, asIs))
      applyAll(undoChanges);
    expect(withoutVersions(menuNow)).toEqual(withoutVersions(firstMenu));
  }
});

test('an edit after an undo clears the redo steps', () => {
  const history = new EditHistory();
  const menuBefore = menuWithDishes();
  const rename = (title: string) => [updateOf('restaurant', menuBefore, { name: title })];
  history.record(rename('A'), menuBefore);
  history.undo(menuBefore, asIs);
  expect(history.state().redo).toHaveLength(1);
  history.record(rename('B'), menuBefore);
  expect(history.state()).toMatchObject({ redo: [], undo: [{ label: { deed: 'update', entity: 'restaurant' } }] });
});

test('an applied import is named but isn’t undone here, nor is anything before it', () => {
  const history = new EditHistory();
  const menuBefore = menuWithDishes();
  const rename = updateOf('restaurant', menuBefore, { name: 'A' });
  history.record([rename], menuBefore);
  history.record([{ kind: 'apply', entity: 'restaurant', id: 0, import_id: 1 }], menuBefore);
  expect(history.state()).toMatchObject({ undo: [], latest: { label: { deed: 'apply' }, isUndone: false } });
  expect(history.undo(menuBefore, asIs)).toBeUndefined();
  history.record([rename], menuBefore);
  expect(history.undo(menuBefore, asIs)).toMatchObject([{ kind: 'update' }]);
  expect(history.undo(menuBefore, asIs)).toBeUndefined();
});

test('hiding and showing are named, of one dish and of several', () => {
  const history = new EditHistory();
  const restaurant = menuWithDishes();
  const [soup, stew] = allSections(restaurant)[0]?.items ?? [];
  if (!soup || !stew) throw new Error('The section has dishes.');
  const before = { hidden: false };
  const several = {
    kind: 'update_items' as const,
    entity: 'item' as const,
    items: [soup, stew].map(({ id, version }) => ({ id, version, fields: { hidden: true }, before })),
  };
  history.record([updateOf('item', soup, { hidden: true })], restaurant);
  history.record([several], restaurant);
  history.record([updateOf('item', { ...soup, hidden: true }, { hidden: false })], restaurant);
  expect(history.state().undo.map(({ label }) => [label.deed, label.title, label.count])).toEqual([
    ['hide', soup.title, 1],
    ['hide', '', 2],
    ['show', soup.title, 1],
  ]);
});

test('a move says how many dishes it shows to guests or hides, also of a section', () => {
  const history = new EditHistory();
  const menu = menuWithDishes();
  const [first, second] = allSections(menu);
  const [soup, stew] = first?.items ?? [];
  if (!first || !second || !soup || !stew) throw new Error('The sections have dishes.');
  const restaurant = applyChange(
    applyChange(menu, updateOf('section', first, { hidden: true })),
    updateOf('item', stew, { hidden: true }),
  );
  const toSection = (items: readonly Item[], sectionId: number): Change => ({
    kind: 'update_items',
    entity: 'item',
    items: items.map(({ id, version, menu_section_id }) => ({
      id,
      version,
      fields: { menu_section_id: sectionId },
      before: { menu_section_id },
    })),
  });
  history.record([updateOf('item', soup, { menu_section_id: second.id })], restaurant);
  // One of them is hidden itself.
  history.record([toSection([soup, stew], second.id)], restaurant);
  history.record([toSection(second.items, first.id)], restaurant);
  history.record([updateOf('item', soup, { title: 'Broth' })], restaurant);
  expect(history.state().undo.map(({ label }) => [label.deed, label.shown_count, label.hidden_count])).toEqual([
    ['move', 1, undefined],
    ['update_items', 1, undefined],
    ['update_items', undefined, second.items.length],
    ['update', undefined, undefined],
  ]);
});
