import { expect, it } from 'vitest';
import { pageOf } from '../../test/page-words.ts';
import { structurePages } from '../draft/structure-pages.ts';

const DISHES = ['Leek soup', 'Onion broth', 'Fried squid', 'Lamb stew', 'Goat cheese', 'Apple tart', 'Lemon cake'];

const amountsOf = (printed: string[], engine: 'ocr' | 'pdf-text' = 'ocr') => {
  const confidence = engine === 'ocr' ? 0.9 : 1;
  const rows = DISHES.flatMap((title, index): [number, number, string, number][] => [
    [5, 10 + 8 * index, title, confidence],
    [66 - (printed[index]?.length ?? 0), 10 + 8 * index, printed[index] ?? '', confidence],
  ]);
  return structurePages([pageOf(0, rows, engine)]).sections.flatMap(({ items }) =>
    items.map(({ prices: [price] }) => [price?.amount.value, price?.amount.alternatives]),
  );
};

it('gives the point back to a price that has lost it, in doubt', () => {
  const amounts = amountsOf(['7.50', '8.00', '1250', '14.90', '9.50', '6.50', '7.00']);
  expect(amounts[2]).toEqual(['12.50', ['1250']]);
  expect(amounts[3]).toEqual(['14.90', []]);
});

it('takes a dash for the point that it was, in doubt', () => {
  const amounts = amountsOf(['7.50', '8.00', '12-50', '14.90', '9.50', '6.50', '7.00']);
  expect(amounts[2]).toEqual(['12.50', ['12']]);
});

it('leaves a dear dish alone, and what a file itself says', () => {
  const dear = ['7.50', '8.00', '25.00', '14.90', '9.50', '6.50', '7.00'];
  expect(amountsOf(dear)[2]).toEqual(['25.00', []]);
  const printed = ['7.50', '8.00', '$1250', '14.90', '9.50', '6.50', '7.00'];
  expect(amountsOf(printed, 'pdf-text')[2]).toEqual(['1250', []]);
});
