import { expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

const CAFE = restaurantWith(
  {
    Drinks: [
      { title: 'Cappuccino', price: 320, options: [{ label: 'Oat milk', price: 50 }] },
      { title: 'Espresso', price: 230 },
    ],
  },
  { currency: 'EUR' },
);

test.each<[MenuLocale, string]>([
  ['en', 'how much extra is the cappuccino with oat milk?'],
  ['fr', 'c’est combien de plus, le cappuccino avec oat milk ?'],
  ['de', 'was kostet oat milk im Cappuccino extra?'],
  ['es', '¿cuánto más cuesta el cappuccino con oat milk?'],
  ['it', 'quanto in più il cappuccino con oat milk?'],
  ['pt', 'quanto a mais o cappuccino com oat milk?'],
])('names the price of the add-on alone: %s', (locale, question) => {
  const answer = askAbout(CAFE)(locale, question);
  expect(answer).toMatch(/0[.,]50/);
  expect(answer).not.toMatch(/3[.,]70/);
});

test('sums a dish with its add-on if the price of both is asked', () => {
  expect(askAbout(CAFE)('en', 'how much is a cappuccino with oat milk?')).toMatch(/3\.70/);
});
