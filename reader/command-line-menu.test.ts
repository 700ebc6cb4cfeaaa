import { expect, it } from 'vitest';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../test/read-draft.ts';
import { toCommandLineSections } from './command-line-menu.ts';

it('carries a group’s price on its section and says which dishes have it, with additions and marks', () => {
  const own = readDish(3, 'Diavola', '14', {
    tags: ['V'],
    options: [{ label: readText('olives'), amount: readAmount('2') }],
  });
  const asked = readDish(4, 'Tartufo', undefined, { price_text: readText('MP') });
  const pizzas = readSection(1, 'Pizzas', [readDish(2, 'Napoli'), own, asked], { price: readAmount('12.50') });
  const nothing = { description: null, price: null, prices: [] };
  expect(toCommandLineSections(readMenuDraft(pizzas))).toEqual([
    {
      title: 'Pizzas',
      description: null,
      price: 12.5,
      items: [
        { ...nothing, title: 'Napoli', price_inherited: true },
        {
          ...{ title: 'Diavola', description: null, price: 14, prices: [{ label: null, amount: 14 }] },
          ...{ options: [{ label: 'olives', amount: 2 }], tags: ['V'] },
        },
        { ...nothing, title: 'Tartufo', price_text: 'MP' },
      ],
    },
  ]);
});
