import { expect, it } from 'vitest';
import { endsWithDateRange } from './date-ranges.ts';

it.each([
  'Dec 1 – Dec 5',
  'December 30 - January 2, 2027',
  'Holiday menu Nov 28 to Dec 24',
  'Week of Dec 1 - 5',
  'June 3–9',
  'Served Dec 24 and 25',
  '1 déc. - 5 déc.',
  'Menu du 12 au 18 mai',
  'Du 1er au 5 décembre',
  'Du lundi 30 novembre au vendredi 4 décembre',
  'vom 1. bis 5. Dezember',
  'del 1 al 5 de diciembre',
  '1/12 – 5/12',
  '01.12. - 05.12.',
  '(May 1 – May 5)',
])('%s ends with dates', (line) => expect(endsWithDateRange(line)).toBe(true));

it.each([
  'Ensalada del mar 12',
  'Fritto di mar 12 - 15',
  'Mars 2',
  'Set 3 – 12',
  'Soup 9 - 12',
  'Merlot 6.50 - 28',
  'Wine 8/10',
  'Lunch 12-14',
  'Holiday menu Dec 1 – Dec 5 $45',
  'Oysters 6/12 18',
  '12.50 – 14.50',
  'Mai Tai 9 – 11',
  'Maison 12 à 15',
])('%s doesn’t', (line) => expect(endsWithDateRange(line)).toBe(false));
