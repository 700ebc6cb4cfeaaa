import { expect, it } from 'vitest';
import { madeUpPage } from '../../test/made-up-page.ts';
import { printedOnPages } from './printed-on-pages.ts';

it('tells the currency and the language of a menu over all its pages', () => {
  const pages = [
    madeUpPage([
      { text: 'Pollo asado con patatas y ensalada', y: 10, price: '12,50 €' },
      { text: 'Merluza con salsa de la casa y arroz', y: 14, price: '14 €' },
    ]),
    madeUpPage([{ text: 'Queso con el membrillo del pueblo y los frutos', y: 10, price: '6,50 €' }], 1),
  ];
  expect(printedOnPages(pages)).toEqual({ currency: 'EUR', language: 'es' });
  expect(printedOnPages(pages.slice(1))).toEqual({ currency: null, language: null });
});
