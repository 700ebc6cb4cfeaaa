import { expect, test } from 'vitest';
import { newSectionValues, readSection, sectionValues } from './section-values.ts';

const section = {
  id: 3,
  menu_id: 2,
  title: 'Table d’hôte',
  description: null,
  price: 4500,
  price_text: null,
  hidden: false,
  position: 0,
  version: 1,
  items: [],
};

test('a section is shown as it is stored', () => {
  expect(readSection(sectionValues(section, 'CAD', 'fr'), 'CAD').body).toEqual({
    title: 'Table d’hôte',
    description: null,
    price: 4500,
    price_text: null,
    hidden: false,
    menu_id: 2,
  });
});

test('its name has no special characters, its price is an amount', () => {
  const values = { ...newSectionValues(1), title: 'Plats <3', price: 'douze' };
  expect(readSection(values, 'CAD').problems).toEqual({ title: 'special_characters', price: 'not_an_amount' });
});
