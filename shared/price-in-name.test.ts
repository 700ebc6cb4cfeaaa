import { expect, it } from 'vitest';
import { priceInName } from './price-in-name.ts';

it.each([
  ['Onglet, frites 22', 'Onglet, frites', '22'],
  ['Soupe à l’oignon 9,50', 'Soupe à l’oignon', '9.50'],
  ['Limonade …… 4.5', 'Limonade', '4.5'],
  ['Tarte tatin 8 €', 'Tarte tatin', '8'],
  ['Caesar salad $14', 'Caesar salad', '14'],
  ['Schnitzel mit Pommes 17,90 EUR', 'Schnitzel mit Pommes', '17.90'],
])('finds the price in %j', (name, title, amount) => expect(priceInName(name)).toEqual({ title, amount }));

it.each([
  'Onglet, frites',
  'Château Margaux 2019',
  'Coca-Cola 33 cl',
  'Pizza n° 4',
  'Pizza n°4',
  'Menu #2',
  'Nems x 6',
  'Bon Bon 05',
  'Coca 0',
  '12',
  'A 12',
  '7 fromages',
  'Rum 1,000',
])('leaves %j alone', (name) => expect(priceInName(name)).toBeNull());
