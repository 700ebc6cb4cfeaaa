import { expect, it } from 'vitest';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../test/read-draft.ts';
import type { Draft, StructureEdit } from './draft.ts';
import { editStructure, idleEdits } from './draft-structure.ts';

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
