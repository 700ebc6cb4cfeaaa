import { expect, it } from 'vitest';
import { mendPrice } from './mend-price.ts';

it.each([
  ['BE50', '8€50'],
  ['4E5O', '4€50'],
  ['13É', '13€'],
  ['1EB0', '1€80'],
  ['S12', '$12'],
])('%s was %s', (garbled, printed) => expect(mendPrice(garbled)).toBe(printed));

it.each(['SEL', 'BE', 'GELO', 'CAFE', 'E50'])('%s is a word', (text) => expect(mendPrice(text)).toBeUndefined());
