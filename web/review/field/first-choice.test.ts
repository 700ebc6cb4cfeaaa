import { expect, it } from 'vitest';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { toReviewDraft } from '../state/review-draft.ts';
import { firstChoice } from './first-choice.ts';

const dishWithPrice = (amount: ReturnType<typeof readAmount>) => ({
  prices: [{ label: null, amount, amount_max: null }],
});
const { by_name } = toReviewDraft(
  readMenuDraft(
    readSection(1, 'Plats', [
      readDish(2, 'Omble', undefined, dishWithPrice(readAmount('18'))),
      readDish(3, 'Onglet', undefined, dishWithPrice({ ...readAmount('84', 0.4), alternatives: ['34'] })),
      readDish(4, '', '9', { title: readText('[7 APe', 0.3) }),
      readDish(5, 'Bavette 22'),
      readDish(6, 'Flan'),
      readDish(7, 'Ramen', '980.5'),
      readDish(12, 'Gyoza', '9', { title: { ...readText('Gyoza', 0.4), is_legible: true } }),
    ]),
    readSection(8, 'Saumon grillé', [readDish(9, 'Steak haché')], {
      price: { ...readAmount('1450'), alternatives: ['1460'] },
    }),
    readSection(10, 'Thon grillé', [readDish(11, 'Poulet rôti')], {
      price: { ...readAmount('1650', 0.4), alternatives: ['1850'] },
    }),
  ),
  'JPY',
);
const firstChoiceOf = (name: string, value?: string) => {
  const field = by_name.get(name);
  if (!field) throw new Error(`There is no ${name}.`);
  return firstChoice(field, value ?? field.read ?? '', 'JPY');
};

it.each([
  ['what is sure', 'item.2.prices.0.amount', 'keep'],
  ['a doubt with another reading', 'item.3.prices.0.amount', 'keep'],
  ['a doubt whose only reading is itself', 'item.4.title', 'type'],
  ['a doubt about what clear letters are', 'item.12.title', 'keep'],
  ['a price that stands in the name', 'item.5.prices.0.amount', 'take'],
  ['a price that was not read', 'item.6.prices.0.amount', 'type'],
  ['an amount that the currency can’t express', 'item.7.prices.0.amount', 'type'],
  ['a heading’s price above dishes without one', 'section.8.price', 'type'],
  ['a heading’s price that is hard to read above dishes without one', 'section.10.price', 'type'],
])('%s', (_, name, choice) => expect(firstChoiceOf(name)).toBe(choice));

it('keeps what was typed', () => {
  expect(firstChoiceOf('item.4.title', 'Légumes')).toBe('keep');
  expect(firstChoiceOf('item.5.prices.0.amount', '23')).toBe('keep');
});
