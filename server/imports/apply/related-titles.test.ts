import { expect, it } from 'vitest';
import { relatedPairs } from './related-titles.ts';

const entry = (title: string, amounts = '9', description: string | null = null, section = 1) => ({
  title,
  amounts,
  description,
  section,
  has_price: true,
});
const related = (file: ReturnType<typeof entry>[], menu: ReturnType<typeof entry>[]) =>
  relatedPairs(
    file.map((dish, key) => ({ ...dish, key })),
    menu.map((dish, id) => ({ ...dish, id })),
  ).map(({ key, id }) => [file[key]?.title, menu[id]?.title]);

it.each([
  ['Picante con pimientos asados', 'Picante'],
  ['Picante', 'Picante con pimientos asados'],
  ['Fumé saumon', 'Saumon fumé'],
  ['Cla', 'Cola'],
  ['Notre crème brûlée', 'Crème brûlée'],
])('%s is %s if it costs as much', (file, menu) => {
  expect(related([entry(file)], [entry(menu)])).toEqual([[file, menu]]);
  expect(related([entry(file, '10')], [entry(menu)])).toEqual([]);
  expect(related([entry(file, '10', 'Maison')], [entry(menu, '9', 'MAISON')])).toEqual([[file, menu]]);
});

it.each([
  ['Burger végétarien', 'Burger'],
  ['Lasagne sans gluten', 'Lasagne'],
  ['Agneau au curry', 'Poulet au curry'],
  ['Pizza 2 fromages', 'Pizza'],
  ['Tea', 'Sea bass'],
  ['Tea', 'Pea'],
])('%s is not %s', (file, menu) => {
  expect(related([entry(file)], [entry(menu)])).toEqual([]);
});

it('takes no price for the same price as no price', () => {
  const unpriced = (title: string, description: string | null = null) => ({
    ...entry(title, '', description),
    has_price: false,
  });
  expect(related([unpriced('Gnocchis aux crevettes')], [unpriced('Gnocchis')])).toEqual([]);
  expect(related([unpriced('Gnocchi')], [unpriced('Gnochi')])).toEqual([]);
  expect(related([unpriced('Gnocchis maison', 'Au beurre')], [unpriced('Gnocchis', 'AU BEURRE')])).toEqual([
    ['Gnocchis maison', 'Gnocchis'],
  ]);
});

it('matches nothing that could be two dishes, or that is in another section', () => {
  expect(related([entry('Soup')], [entry('Leek soup'), entry('Fish soup')])).toEqual([]);
  expect(related([entry('Leek soup'), entry('Fish soup')], [entry('Soup')])).toEqual([]);
  expect(related([entry('Leek soup', '9', null, 2)], [entry('Soup')])).toEqual([]);
});
