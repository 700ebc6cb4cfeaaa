import { expect, it } from 'vitest';
import { printedCurrency } from './printed-currency.ts';

const read = (text: string) => printedCurrency(text.split(' '));

it.each([
  ['Soupe 7,50 € Tarte 8 € Flan 6 €', 'EUR'],
  ['Soupe 7,50€ Tarte 8€50 Flan €6', 'EUR'],
  ['Soup £7.50 Tart £8 Flan (£6)', 'GBP'],
  ['Suppe CHF 12.- Rösti 18.50 CHF Torte CHF 9', 'CHF'],
  ['Soup CA$7 Tart CA$8 Flan CA$6', 'CAD'],
  ['Soupe 7 Tarte 8 Prix nets en euros', 'EUR'],
  ['Suppe 7 Torte 8 Alle Preise in €', 'EUR'],
  ['Zupa 12 zł Pierogi 24 zł Sernik 15 zł', 'PLN'],
])('%s', (text, currency) => expect(read(text)).toEqual({ currency }));

it.each([
  ['dollars of any country', 'Soup $7 Tart $8 Flan $6 Tea 3 $', '$'],
  ['yen or yuan', 'Ramen ¥900 Udon ￥800 Soba ¥700', '¥'],
  ['crowns of any country', 'Suppe 90 kr Torsk 180 kr. Kage 60 kr', 'kr'],
])('tells the sign of %s', (_, text, currency_sign) => {
  expect(read(text)).toEqual({ currency: null, currency_sign });
});

it.each([
  ['too little', 'Soupe 7 € Tarte 8'],
  ['too few dollars', 'Soup $7 Tart 8 Flan 6'],
  ['dollars and euros', 'Soup $7 7 € Tart $8 8 € Flan $6 6 €'],
  ['francs, which may be a word', 'Suppe Fr. 7 Torte Fr. 8 Flan Fr. 6'],
  ['two currencies', 'Suppe CHF 12 € 11 Rösti CHF 18 € 17 Torte CHF 9 € 8'],
  ['a sign beside no amount', 'Bar € Club € Lounge €'],
  ['a word like a code', 'TRY 3 of our TRY 5 TRY 7'],
  ['none', 'Soupe 7 Tarte 8 Flan 6'],
])('does not tell %s', (_, text) => expect(read(text)).toEqual({ currency: null }));
