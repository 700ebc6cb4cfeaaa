import { expect, test } from 'vitest';
import type { DeclaredAllergen } from '../../../shared/allergens.ts';
import { NOTHING_DECLARED } from '../../../shared/allergens.ts';
import type { ItemContent } from './item-content.ts';
import { mergeItem } from './merge-content.ts';

const nuts: DeclaredAllergen[] = [{ code: 'tree_nuts', state: 'contains' }];
const bare: ItemContent = {
  title: 'Sundae',
  description: null,
  price: null,
  price_max: null,
  price_text: null,
  variants: [],
  options: [],
  tags: [],
};

test('declarations of sizes and add-ons survive another reading of the menu', () => {
  const present: ItemContent = {
    ...bare,
    variants: [
      { label: 'Small', price: 300 },
      { label: 'Large', price: 500, allergens: nuts },
    ],
    options: [{ label: 'Praliné', price: 100, allergens: nuts }],
  };
  const printed: ItemContent = {
    ...bare,
    variants: [
      { label: 'small', price: 350 },
      { label: 'LARGE', price: 550 },
      { label: 'Giant', price: 800 },
    ],
    options: [
      { label: 'praline', price: 150 },
      { label: 'Cream', price: 50 },
    ],
  };
  const merged = mergeItem(present, printed, { option: 'overwrite', currency: 'CAD' });
  expect(merged.variants.map(({ allergens }) => allergens)).toEqual([undefined, nuts, [...NOTHING_DECLARED]]);
  expect(merged.options.map(({ allergens }) => allergens)).toEqual([nuts, undefined]);
});
