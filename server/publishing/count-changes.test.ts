import { expect, test } from 'vitest';
import type { Restaurant, Section } from '../../shared/menu.ts';
import { sampleDraft, sampleItem, sampleMenu, sampleSection } from '../../test/sample-draft.ts';
import { comparePublications, countChanges } from './compare-publications.ts';
import { snapshot } from './snapshot.ts';

const soup = sampleItem({ id: 1, title: 'Soupe' });
const salad = sampleItem({ id: 2, title: 'Salade' });
const tart = sampleItem({ id: 3, title: 'Tarte', menu_section_id: 2 });
const starters = sampleSection({ id: 1, title: 'Entrées', items: [soup, salad] });
const desserts = sampleSection({ id: 2, title: 'Desserts', items: [tart] });
const withSections = (sections: Section[], fields: Partial<Restaurant> = {}) =>
  sampleDraft({ menus: [sampleMenu({ sections })], ...fields });

const before = withSections([starters, desserts]);
const changesTo = (after: Restaurant) => countChanges(snapshot(before), snapshot(after));

test.each<[string, Restaurant, number]>([
  ['nothing', before, 0],
  ['what guests never see', withSections([{ ...starters, version: 9, position: 4 }, desserts], { version: 7 }), 0],
  [
    'sold out, which shows without publishing',
    withSections([{ ...starters, items: [{ ...soup, sold_out: true }, salad] }, desserts]),
    0,
  ],
  ['the restaurant’s name', withSections([starters, desserts], { name: 'Chez nous' }), 1],
  ['one price', withSections([{ ...starters, items: [{ ...soup, price: 900 }, salad] }, desserts]), 1],
  [
    'one item’s details',
    withSections([{ ...starters, items: [{ ...soup, details: 'Aux pois' }, salad] }, desserts]),
    1,
  ],
  ['an item added', withSections([{ ...starters, items: [soup, salad, sampleItem({ id: 9 })] }, desserts]), 1],
  ['an item removed', withSections([{ ...starters, items: [salad] }, desserts]), 1],
  ['a section removed with its dish, which is listed with it', withSections([starters]), 1],
  [
    'two sections removed and one added with its dish',
    withSections([sampleSection({ id: 3, items: [sampleItem({ id: 9 })] })]),
    3,
  ],
  ['items in another order', withSections([{ ...starters, items: [salad, soup] }, desserts]), 1],
  ['sections in another order', withSections([desserts, starters]), 1],
  [
    'an item moved to another section',
    withSections([
      { ...starters, items: [salad] },
      { ...desserts, items: [tart, { ...soup, menu_section_id: 2 }] },
    ]),
    1,
  ],
])('%s', (_, after, count) => {
  expect(changesTo(after)).toBe(count);
  expect(comparePublications(snapshot(before), snapshot(after)), 'the list').toMatchObject({ total: count });
});

test('a section that moves to another menu is one change, and the new menu another', () => {
  const moved = { ...desserts, menu_id: 2, items: [{ ...tart, menu_id: 2 }] };
  const menus = [sampleMenu({ sections: [starters] }), sampleMenu({ id: 2, sections: [moved] })];
  expect(changesTo(sampleDraft({ menus }))).toBe(2);
  expect(comparePublications(snapshot(before), snapshot(sampleDraft({ menus }))).changes).toMatchObject([
    { kind: 'added', entity: 'menu', items: 0 },
    { kind: 'changed', entity: 'section', title: 'Desserts', parts: ['place'] },
  ]);
});

test('without a snapshot before, each menu is new', () => {
  expect(countChanges(null, snapshot(before))).toBe(1);
});

test('content that was stored as JSON equals its source', () => {
  expect(countChanges(JSON.parse(JSON.stringify(snapshot(before))), snapshot(before))).toBe(0);
});
