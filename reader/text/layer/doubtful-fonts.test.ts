import { expect, it } from 'vitest';
import { findDoubtfulWords } from './doubtful-fonts.ts';

const MENUS = {
  english:
    'Leek soup with toasted bread, Green salad and walnuts, Roast trout with lemon butter, Chocolate cake and cream',
  french: 'Soupe à l’oignon gratinée, Salade de chèvre chaud, Truite aux amandes, Gâteau au chocolat et crème fouettée',
  german:
    'Kürbissuppe mit Kernen, Gemischter Salat, Forelle Müllerin mit Petersilienkartoffeln, Schokoladenkuchen mit Sahne',
  spanish: 'Sopa de ajo castellana, Ensalada de tomate y cebolla, Trucha con jamón, Tarta de chocolate con nata',
  italian:
    'Zuppa di cipolle gratinata, Insalata di pomodoro, Trota alla griglia con limone, Torta al cioccolato con panna',
  'romanised Japanese':
    'Tonkotsu ramen, Tempura udon, Yakitori moriawase, Agedashi tofu, Katsu karē, Matcha aisu, Ebi furai, Gyōza',
  'romanised Thai':
    'Tom yam kung, Som tam thai, Phat thai kung sot, Kaeng khiao wan kai, Khao niao mamuang, Larb moo, Satay gai',
};
const inOneFont = (text: string) => findDoubtfulWords(new Map([['F1', text.split(', ')]]));
/** As a font does that numbers its letters from another start. */
const shifted = (text: string, by: number): string =>
  Array.from(text, (sign) => (/[a-z]/i.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + by) : sign)).join('');
const rotated = (text: string, by: number): string =>
  text.replace(/[a-z]/g, (sign) => String.fromCharCode(((sign.charCodeAt(0) - 97 + by) % 26) + 97));

it.each(Object.entries(MENUS))('believes a menu in %s', (_, text) => {
  expect(inOneFont(text)).toEqual([]);
});

it('believes a font of a few words, whatever they are', () => {
  expect(inOneFont('Xkvq, Jqzw, Wvxk')).toEqual([]);
});

it.each([3, 7, 11, 13, 18])('doubts an alphabet that begins %i letters later', (by) => {
  for (const language of ['english', 'french', 'german', 'spanish', 'italian'] as const)
    expect([language, inOneFont(rotated(MENUS[language].toLowerCase(), by)).length > 0]).toEqual([language, true]);
});

it('doubts the numbers of letters that are shown as if they were letters', () => {
  expect(inOneFont(shifted(MENUS.english, -29))).not.toEqual([]);
});

it('doubts a font that maps all letters to one', () => {
  const one = Array.from({ length: 12 }, (_, at) => 'q'.repeat(3 + at));
  expect(findDoubtfulWords(new Map([['F1', one]]))).toHaveLength(12);
  expect(inOneFont('q'.repeat(60))).toEqual(['q'.repeat(60)]);
});

it('doubts only the font that lies', () => {
  const texts = new Map([
    ['F1', [MENUS.english]],
    ['F2', [rotated(MENUS.french.toLowerCase(), 5)]],
  ]);
  expect(findDoubtfulWords(texts)).toContain(rotated('soupe', 5));
  expect(findDoubtfulWords(texts)).not.toContain('leek');
});
