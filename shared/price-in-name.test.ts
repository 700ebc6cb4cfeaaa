import { expect, it } from 'vitest';
import { priceInName } from './price-in-name.ts';

it.each([
  ['Onglet, frites 22', 'Onglet, frites', '22'],
  ['Soupe à l’oignon 9,50', 'Soupe à l’oignon', '9.50'],
  ['Limonade …… 4.5', 'Limonade', '4.5'],
  ['Tarte tatin 8 €', 'Tarte tatin', '8'],
  ['Caesar salad $14', 'Caesar salad', '14'],
  ['Schnitzel mit Pommes 17,90 EUR', 'Schnitzel mit Pommes', '17.90'],
  ['jacques 2€50', 'jacques', '2.50'],
  ['Saumon grillé 14e50', 'Saumon grillé', '14.50'],
  ['Pain 2 € 50', 'Pain', '2.50'],
  ['add chicken +3', 'add chicken', '3'],
  ['farm + $4', 'farm', '4'],
  ['Add Flavor Shot +.75', 'Add Flavor Shot', '0.75'],
  ['Fondue (24.-)', 'Fondue', '24'],
  ['Supplément (2 €)', 'Supplément', '2'],
  ['Soupe: 9 euros', 'Soupe', '9'],
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
  'Huîtres (6)',
  'Open 11:30',
  'Formule A-12',
])('leaves %j alone', (name) => expect(priceInName(name)).toBeNull());
