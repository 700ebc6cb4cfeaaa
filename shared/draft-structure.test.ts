import { expect, it } from 'vitest';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../test/read-draft.ts';
import type { Draft, StructureEdit } from './draft.ts';
import { editStructure, idleEdits, priceInOption } from './draft-structure.ts';

const draft = readMenuDraft(
  readSection(1, 'Entrées', [
    readDish(2, 'Soupe', '7'),
    readDish(3, 'LES PLATS', undefined, { description: readText('avec frites') }),
    readDish(4, 'Onglet', '24'),
    readDish(5, 'sauce au poivre', undefined, { description: readText('ou béarnaise') }),
  ]),
  readSection(6, 'Tarte', [readDish(7, 'Sorbet', '6')], { price: readAmount('8') }),
);
const shape = ({ sections }: Draft) =>
  sections.map(({ key, title, items }) => [
    key,
    title?.value ?? null,
    items.map((item) => [item.key, item.title.value, item.prices.map(({ amount }) => amount.value).join('/')]),
  ]);
const after = (...edits: StructureEdit[]) => editStructure(draft, edits);

it('makes a heading of a dish, for those below it', () => {
  const edited = after({ kind: 'heading', key: 3 });
  expect(shape(edited)).toEqual([
    [1, 'Entrées', [[2, 'Soupe', '7']]],
    [
      3,
      'LES PLATS',
      [
        [4, 'Onglet', '24'],
        [5, 'sauce au poivre', ''],
      ],
    ],
    [6, 'Tarte', [[7, 'Sorbet', '6']]],
  ]);
  expect(edited.sections[1]?.description?.value).toBe('avec frites');
});

it('makes a dish of a heading, among those above, and back', () => {
  const edited = after({ kind: 'dish', key: 6 });
  expect(shape(edited)).toEqual([
    [
      1,
      'Entrées',
      [
        [2, 'Soupe', '7'],
        [3, 'LES PLATS', ''],
        [4, 'Onglet', '24'],
        [5, 'sauce au poivre', ''],
        [6, 'Tarte', '8'],
        [7, 'Sorbet', '6'],
      ],
    ],
  ]);
  expect(editStructure(edited, [{ kind: 'heading', key: 6 }])).toEqual(draft);
});

it('makes a dish of the first heading', () => {
  const edited = after({ kind: 'dish', key: 1 });
  expect(shape(edited)[0]).toEqual([1, null, expect.arrayContaining([[1, 'Entrées', '']])]);
  expect(shape(editStructure(edited, [{ kind: 'heading', key: 1 }]))).toEqual(shape(draft));
});

it('joins a dish with the one above: words, places and prices', () => {
  const [, , onglet] = after({ kind: 'join', key: 5 }).sections[0]?.items ?? [];
  expect(onglet?.description).toMatchObject({
    value: 'sauce au poivre ou béarnaise',
    boxes: [expect.anything(), expect.anything()],
  });
  const joined = after({ kind: 'join', key: 3 }, { kind: 'join', key: 4 }).sections[0]?.items[0];
  expect([joined?.description?.value, joined?.prices.map(({ amount }) => amount.value)]).toEqual([
    'LES PLATS avec frites Onglet',
    ['7', '24'],
  ]);
});

it('leaves out what can’t be, and says so', () => {
  const edits: StructureEdit[] = [
    { kind: 'join', key: 2 },
    { kind: 'heading', key: 3 },
    { kind: 'heading', key: 3 },
    { kind: 'dish', key: 99 },
  ];
  expect(idleEdits(draft, edits)).toEqual([0, 2, 3]);
  expect(after(...edits)).toEqual(after({ kind: 'heading', key: 3 }));
});

it('begins a section at a dish, and merges it with the one above again', () => {
  const edited = after({ kind: 'begin', key: 4 });
  expect(shape(edited).slice(0, 2)).toEqual([
    [
      1,
      'Entrées',
      [
        [2, 'Soupe', '7'],
        [3, 'LES PLATS', ''],
      ],
    ],
    [
      4,
      null,
      [
        [4, 'Onglet', '24'],
        [5, 'sauce au poivre', ''],
      ],
    ],
  ]);
  expect(editStructure(edited, [{ kind: 'merge', key: 4 }])).toEqual(draft);
});

it('moves a dish to the end of another section; one goes with its last dish', () => {
  const moved = after({ kind: 'move', key: 4, to: 6 }).sections;
  expect(moved.map(({ key, items }) => [key, items.map((item) => item.key)])).toEqual([
    [1, [2, 3, 5]],
    [6, [7, 4]],
  ]);
  const emptied = after({ kind: 'begin', key: 5 }, { kind: 'move', key: 5, to: 6 });
  expect(shape(emptied).map(([key]) => key)).toEqual([1, 6]);
  const ended = after({ kind: 'move', key: 7, to: 1 });
  expect(shape(ended).map(([key]) => key)).toEqual([1]);
});

it('leaves no words behind: dishes keep the price in words of their section, and a merged section its note', () => {
  const worded = readMenuDraft(
    readSection(1, 'Viandes', [readDish(2, 'Onglet', '24')], { description: readText('avec frites') }),
    readSection(3, 'Poissons', [readDish(4, 'Omble'), readDish(5, 'Bar', '28'), readDish(6, 'Raie')], {
      description: readText('selon arrivage'),
      price_text: readText('prix du marché'),
    }),
  );
  const priceTexts = (edit: StructureEdit) =>
    editStructure(worded, [edit]).sections.flatMap(({ items }) =>
      items.flatMap(({ key, price_text }) => (price_text ? [[key, price_text.value]] : [])),
    );
  expect(priceTexts({ kind: 'move', key: 4, to: 1 })).toEqual([[4, 'prix du marché']]);
  expect(priceTexts({ kind: 'begin', key: 5 })).toEqual([[6, 'prix du marché']]);
  const merge: StructureEdit = { kind: 'merge', key: 3 };
  expect(priceTexts(merge)).toEqual([4, 6].map((key) => [key, 'prix du marché']));
  expect(editStructure(worded, [merge]).sections[0]?.description?.value).toBe('avec frites selon arrivage');
});

it.each<StructureEdit>([
  { kind: 'begin', key: 2 },
  { kind: 'begin', key: 99 },
  { kind: 'merge', key: 1 },
  { kind: 'merge', key: 2 },
  { kind: 'move', key: 4, to: 1 },
  { kind: 'move', key: 4, to: 99 },
  { kind: 'move', key: 4 },
])('%o changes nothing', (edit) => {
  expect(after(edit)).toBe(draft);
  expect(idleEdits(draft, [edit])).toEqual([0]);
});

it('gives no two sections the same key', () => {
  const moved: StructureEdit[] = [
    { kind: 'begin', key: 4 },
    { kind: 'move', key: 4, to: 1 },
    { kind: 'heading', key: 4 },
  ];
  expect(new Set(shape(after(...moved)).map(([key]) => key)).size).toBe(after(...moved).sections.length);
});

it('makes a note of the section of what is no dish, unless it has a price or is all that the section has', () => {
  const [section] = after({ kind: 'note', key: 5 }).sections;
  expect(section?.items.map(({ key }) => key)).toEqual([2, 3, 4]);
  expect(section?.description?.value).toBe('sauce au poivre ou béarnaise');
  expect(after({ kind: 'note', key: 3 }, { kind: 'note', key: 5 }).sections[0]?.description?.value).toBe(
    'LES PLATS avec frites sauce au poivre ou béarnaise',
  );
  expect(
    idleEdits(draft, [
      { kind: 'note', key: 4 },
      { kind: 'note', key: 7 },
      { kind: 'note', key: 99 },
    ]),
  ).toEqual([0, 1, 2]);
});

it('makes an option of the dish above of what is no dish, with its price or the amount in its name', () => {
  const priced = readMenuDraft(
    readSection(1, 'Burgers', [
      readDish(2, 'Burger', '14'),
      readDish(3, 'Bacon +2'),
      readDish(4, 'Œuf', '1.5'),
      readDish(5, 'sans gluten'),
      readDish(6, 'Menu', undefined, { price_text: readText('selon') }),
    ]),
  );
  const edited = editStructure(
    priced,
    [3, 4, 5, 6].map((key) => ({ kind: 'option', key })),
  );
  expect(
    edited.sections[0]?.items.map(({ key }) => key),
    'a price in words can’t be an option’s',
  ).toEqual([2, 6]);
  expect(
    edited.sections[0]?.items[0]?.options.map(({ label, amount }) => [label.value, amount?.value ?? null]),
  ).toEqual([
    ['Bacon', '2'],
    ['Œuf', '1.5'],
    ['sans gluten', null],
  ]);
  expect(idleEdits(priced, [{ kind: 'option', key: 2 }]), 'nothing is above').toEqual([0]);
});

it.each([
  ['Bacon +2', { title: 'Bacon', amount: '2' }],
  ['Extra fromage 1,50 $', { title: 'Extra fromage', amount: '1.50' }],
  ['Sans fromage - 1,50', null],
  ['rabais - $3', null],
  ['Extra caviar 1 250,00 $', null],
  ['Foie gras 8,00 ou 16,00', null],
])('finds the amount of the option %s only if it is a whole one, and its only one', (text, pricedName) => {
  expect(priceInOption(text)).toEqual(pricedName);
  const burger = readMenuDraft(readSection(1, 'Burgers', [readDish(2, 'Burger', '14'), readDish(3, text)]));
  const [option] = editStructure(burger, [{ kind: 'option', key: 3 }]).sections[0]?.items[0]?.options ?? [];
  expect(option?.label.value).toBe(pricedName?.title ?? text);
  expect(option?.amount?.value).toBe(pricedName?.amount);
});

it('loses no options, marks or words of a second language', () => {
  const full = readMenuDraft(
    readSection(1, 'Burgers', [
      readDish(2, 'Burger', '14'),
      readDish(3, 'Tofu', '2', { tags: ['VG'] }),
      readDish(4, 'Servi avec frites', undefined, { tags: ['V'] }),
      readDish(5, 'Avec frites', undefined, { second: { title: 'with fries', description: null } }),
    ]),
  );
  const edits: StructureEdit[] = [
    { kind: 'option', key: 3 },
    { kind: 'note', key: 4 },
  ];
  const [section] = editStructure(full, edits).sections;
  expect(section?.items[0]?.options[0]?.label.value).toBe('Tofu VG');
  expect(section?.description?.value).toBe('Servi avec frites V');
  expect(
    idleEdits(full, [...edits, { kind: 'heading', key: 2 }, { kind: 'note', key: 5 }, { kind: 'option', key: 5 }]),
  ).toEqual([2, 3, 4]);
});
