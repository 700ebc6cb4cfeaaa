import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (source: string, from: MenuLocale, to: MenuLocale, kind: TextKind = 'item_description') =>
  translateLocally({ kind, source, context: NO_CONTEXT }, { from, to });
const titleInTo = (source: string, from: MenuLocale, to: MenuLocale) => inTo(source, from, to, 'item_title');
const headingInTo = (source: string, from: MenuLocale, to: MenuLocale) => inTo(source, from, to, 'section_title');

test('words within quotes before a noun stay, since other languages put the noun first', () => {
  expect(titleInTo('Jackfruit "Pulled Pork" Bun', 'en', 'fr')).toBeNull();
  expect(titleInTo('Quiche lorraine, la vraie', 'fr', 'en')).toBeNull();
});

test('two words for one slow way to cook are one, or leave the original', () => {
  expect(inTo('Carrillera guisada a fuego lento', 'es', 'en')).toBe('Slow-cooked cheek');
  expect(inTo('Agnello cotto a fuoco lento con patate', 'it', 'de')).toBe(
    'Langsam gegartes Lammfleisch mit Kartoffeln',
  );
  expect(inTo('Slow-cooked braised lamb shoulder', 'en', 'fr')).toBeNull();
});

test('a list within a sauce, a bread or a declaration isn’t parted from it', () => {
  expect(inTo('Con la sua salsa di fegatini, capperi e olive', 'it', 'ja')).toBeNull();
  expect(inTo('Steak haché, frites dans le pain, cheddar', 'fr', 'zh')).toBeNull();
  expect(inTo('Mit Kartoffelsalat, enthält Senf und Sellerie', 'de', 'ko')).toBeNull();
  expect(inTo('Braten aus Linsen und Haferflocken', 'de', 'en')).toBeNull();
  expect(inTo('Braten aus Linsen und Haferflocken', 'de', 'fr')).toBe('Rôti aux lentilles et flocons d’avoine');
  expect(headingInTo('Para picar con la sidra', 'es', 'ko')).toBeNull();
});

test('balls of plants are no meatballs, and what is on a plate is no fish of plates', () => {
  expect(inTo('Boulettes de pois chiches, sauce sésame', 'fr', 'en')).toBeNull();
  expect(titleInTo('Pfannenfisch', 'de', 'en')).toBeNull();
  expect(inTo('Aglio e olio nuovo', 'it', 'en')).toBeNull();
});

test('a taste or a portion is said of the whole dish', () => {
  expect(titleInTo('Savoury Cheese Scone', 'en', 'it')).toBe('Scone salato al formaggio');
  expect(titleInTo('Große Portion Salat mit Feta', 'de', 'fr')).toBe('Grande portion de salade avec feta');
  expect(inTo('With salted butter and our own chutney', 'en', 'fr')).toBe('Avec beurre demi-sel et chutney maison');
});

test('words with a second sense are decided by their neighbours', () => {
  expect(inTo('Con grappa, sambuca o anice', 'it', 'de')).toBe('Mit Grappa, Sambuca oder Anislikör');
  expect(inTo('Tacos de pescado macerados con pimentón', 'es', 'en')).toBeNull();
  expect(inTo('Pan y bebida aparte', 'es', 'en')).toBeNull();
  expect(titleInTo('Vegetal', 'es', 'fr')).toBeNull();
  expect(inTo('Meringue, crème double de la Gruyère', 'fr', 'en')).toBeNull();
});

test('a size in brackets agrees with its dish or leaves it in the original', () => {
  expect(titleInTo('チャーシュー丼(小)', 'ja', 'it')).toBeNull();
  expect(titleInTo('カレーライス(大)', 'ja', 'es')).toBe('Arroz con curry japonés (grande)');
});

test('a noun is as many as its synonym says', () => {
  expect(inTo('Con fagioli bianchi e rosmarino', 'it', 'de')).toBe('Mit weißen Bohnen und Rosmarin');
  expect(inTo('Mit Cannellinibohnen', 'de', 'en')).toBe('With white beans');
  expect(headingInTo('Spécialités alsaciennes', 'fr', 'it')).toBe('Specialità alsaziane');
});

test('points of units, pairs in Arabic and long German words are written as each language does', () => {
  expect(titleInTo('Ribeye (10 oz.)', 'en', 'ja')).toBe('リブアイステーキ (10 oz)');
  expect(inTo('Para 2 pers., con arroz', 'es', 'ar')).toBe('لشخصين، مع أرز');
  expect(titleInTo('唐揚げ定食(20食限定)', 'ja', 'ar')).toContain('20 حصة');
});

test('a day, a choice of flavours and short words of menus are understood', () => {
  expect(titleInTo('Gnocchi (solo il giovedì)', 'it', 'en')).toBe('Gnocchi (only on Thursdays)');
  expect(titleInTo('Tête de veau (le jeudi)', 'fr', 'de')).toBe('Kalbskopf (nur donnerstags)');
  expect(titleInTo('Ghiaccioli (vari gusti)', 'it', 'en')).toBe('Ice pops (various flavours)');
  expect(inTo('Mit Pommes od. Reis', 'de', 'en')).toBe('With fries or rice');
  expect(inTo('Mozzarella, p. cotto, olive', 'it', 'fr')).toBe('Mozzarella, jambon blanc, olives');
  expect(inTo('Schön knusprig, mit Kartoffelsalat', 'de', 'en')).toBe('Crispy, with potato salad');
});

test('headings of huts, beaches and canteens say what their dishes are', () => {
  expect(headingInTo('Pour se réchauffer', 'fr', 'en')).toBe('To warm you up');
  expect(headingInTo('Bowls & Buns', 'en', 'it')).toBe('Bowl e panini farciti');
  expect(headingInTo('Sweet Endings', 'en', 'de')).toBe('Desserts');
  expect(headingInTo('Angolo vegetariano e vegano', 'it', 'en')).toBe('Vegetarian and vegan');
  expect(headingInTo('Shakes, Floats & Sodas', 'en', 'de')).toBe('Milchshakes, Eis-Floats und Limonaden');
});
