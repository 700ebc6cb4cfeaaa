import { describe, expect, it } from 'vitest';
import { pageOf } from '../../test/page-words.ts';
import { structurePages } from '../draft/structure-pages.ts';

const DISHES = ['Leek soup', 'Onion broth', 'Fried squid', 'Lamb stew', 'Goat cheese', 'Apple tart', 'Lemon cake'];

const amountsOf = (printed: string[], engine: 'ocr' | 'pdf-text' = 'ocr') => {
  const confidence = engine === 'ocr' ? 0.9 : 1;
  const rows = DISHES.flatMap((title, index): [number, number, string, number][] => [
    [5, 10 + 8 * index, title, confidence],
    [50, 10 + 8 * index, printed[index] ?? '', confidence],
  ]);
  return structurePages([pageOf(0, rows, engine)]).sections.flatMap(({ items }) =>
    items.map(({ prices: [price] }) => price?.amount.value),
  );
};
const AMOUNTS = ['7', '12', '9', '11', '8', '6', '14'];

describe('dashes around all prices', () => {
  it('are none of them, whichever dashes they were read as', () => {
    expect(amountsOf(['–7R$—', '—12R$-', '-9R$-', '—-11R$-', '-8R$-', '–6R$–', '-14 R$—'])).toEqual(AMOUNTS);
  });

  it('are taken off where one side alone was read', () => {
    expect(amountsOf(['–7R$–', '—12R$', '-9R$-', '—11R$-', '8R$-', '—6R$-', '14R$'])).toEqual(AMOUNTS);
  });

  it('stay where hardly a price has any', () => {
    expect(amountsOf(['7.-', '12.-', '9.-', '11.-', '8.-', '6.-', '14.-'])).toEqual(AMOUNTS);
    expect(amountsOf(['7 €', '12 €', '9 €', '11 €', '8 €', '6 €', '–14 €'], 'pdf-text').slice(0, 6)).toEqual(
      AMOUNTS.slice(0, 6),
    );
  });
});
