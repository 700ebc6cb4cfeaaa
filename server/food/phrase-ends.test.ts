import { expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { conceptsIn, wordsOf } from './concepts-in.ts';
import { namedAllergens } from './named-allergens.ts';
import { stretchesOf } from './phrase-ends.ts';

const namesOf = (locale: MenuLocale, text: string): string[] => [
  ...new Set(conceptsIn(locale, text).map(({ concept }) => concept)),
];
const codesOf = (locale: MenuLocale, title: string): string[] =>
  namedAllergens(locale, { title, description: null, details: null, tags: [], variants: [], options: [] }).flatMap(
    ({ codes }) => codes,
  );

test.each([
  ', ',
  ' , ',
  '; ',
  '/',
  ' / ',
  '. ',
  ' • ',
  ' · ',
  ' – ',
  ' - ',
  '—',
  ' | ',
  ' + ',
  ': ',
  '\n',
  '! ',
  ' & ',
  '&',
  ' and/or ',
])('oysters before a mushroom stay oysters across %j', (mark) => {
  expect(namesOf('en', `oyster${mark}mushroom`)).toEqual(['oyster', 'mushroom']);
  expect(codesOf('en', `Oyster${mark}mushroom`)).toEqual(['molluscs']);
});

test.each<[MenuLocale, string, string]>([
  ['en', 'coconut, milk', 'milk'],
  ['fr', 'lait / coco', 'milk'],
  ['es', 'seta, ostra', 'molluscs'],
  ['de', 'Kokos, Milch', 'milk'],
  ['it', 'latte; cocco', 'milk'],
  ['pt', 'leite / coco', 'milk'],
  ['zh', '椰、奶', 'milk'],
  ['ja', 'ココナッツ、ミルク', 'milk'],
  ['ja', 'ココナッツ・ミルク', 'milk'],
  ['ko', '코코넛, 밀크', 'milk'],
  ['ko', '코코넛\n밀크', 'milk'],
  ['ar', 'حليب، جوز الهند', 'milk'],
  ['ar', 'حليب وجوز الهند', 'milk'],
])('the allergens of the words are named on each side of a mark: %s %s', (locale, text, code) => {
  expect(codesOf(locale, text)).toContain(code);
});

test.each<[MenuLocale, string, string]>([
  ['en', 'oyster-mushroom soup', 'oyster mushroom'],
  ['en', '“oyster” mushroom', 'oyster mushroom'],
  ['en', 'Fish & chips', 'fish and chips'],
  ['en', 'fish&chips', 'fish and chips'],
  ['fr', 'Fish & chips', 'fish and chips'],
  ['de', 'Bier & Wein', 'beer & wine'],
  ['fr', 'Velouté, crème d’ail', 'garlic cream'],
  ['en', 'No. 7 rice noodles', 'rice noodles'],
  ['ar', 'سمك وبطاطس', 'fish and chips'],
  ['ko', '코코넛 밀크', 'coconut milk'],
])('what belongs together is still read as a whole: %s %s', (locale, text, concept) => {
  expect(namesOf(locale, text)).toContain(concept);
});

test('a stretch ends neither within a number nor after an abbreviation', () => {
  expect(
    stretchesOf("St. Peter's fish, 1,5 l, 1/2 roast chicken, U.S. beef. Bread").map((each) => each.trim()),
  ).toEqual(["St. Peter's fish", '1,5 l', '1/2 roast chicken', 'U.S. beef', 'Bread']);
});

test('a text in stretches has the same words', () => {
  const text = 'Moules-frites, l’aïoli & pain (maison) – 12,50 €; «Dr. Pepper»/7-Up • M&M’s… 🍞 brot';
  expect(stretchesOf(text).flatMap(wordsOf)).toEqual(wordsOf(text));
});
