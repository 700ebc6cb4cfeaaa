import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import { NO_CONTEXT } from '../text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

/** A description (a title of a section where it is said) by the lexicon of the program. */
const inTo = (
  source: string,
  from: MenuLocale,
  to: MenuLocale,
  kind: 'item_description' | 'section_title' = 'item_description',
) => translateLocally({ kind, source, context: NO_CONTEXT }, { from, to });

test('what の joins precedes the dish, as a list and a space may', () => {
  expect(inTo('抹茶のティラミス', 'ja', 'fr')).toBe('Tiramisu au matcha');
  expect(inTo('チーズケーキ ベリーソース添え', 'ja', 'en')).toBe('Cheesecake with berry sauce');
  expect(inTo('モッツァレラ、生ハム、ルッコラのピザ', 'ja', 'en')).toBe('Pizza with mozzarella, cured ham and arugula');
});

test('an English dish that is named by a list, or by another dish, stays in the original', () => {
  for (const name of ['Chicken, bacon, ranch sandwich', 'Cheesesteak hoagie', 'Veal parm', 'Shrimp Parmesan'])
    expect(inTo(name, 'en', 'fr')).toBeNull();
  expect(inTo('Chicken parm', 'en', 'fr')).toBe('Poulet parmigiana');
  expect(inTo('Lettuce, tomato, onion', 'en', 'fr')).toBe('Laitue, tomate, oignon');
});

test('a drink or a dish whose alcohol, pork, eggs or cheese its name hides elsewhere says them', () => {
  expect(inTo('Carajillo', 'es', 'en')).toBe('Coffee with a shot of spirits');
  expect(inTo('Caffè corretto', 'it', 'ar')).toContain('كحولي');
  expect(inTo('Croque-madame', 'fr', 'zh')).toContain('火腿');
  expect(inTo('Currywurst', 'de', 'ar')).toContain('نقانق');
  expect(inTo('Eierlikör', 'de', 'ja')).toContain('卵');
  expect(inTo('Welsh rarebit', 'en', 'es')).toContain('queso');
  expect(inTo('Contains nuts', 'en', 'fr')).toBe('Contient des fruits à coque');
});

test('a style, a method and a heading are what they are in the kitchen they come from', () => {
  expect(inTo('Trippa alla fiorentina', 'it', 'en')).not.toContain('T-bone');
  expect(inTo('Gebackener Camembert', 'de', 'fr')).toBe('Camembert pané');
  expect(inTo('Brotzeiten & Kaltes', 'de', 'en', 'section_title')).toBeNull();
  expect(inTo('Wines by the glass', 'en', 'fr', 'section_title')).toBe('Vins au verre');
});

test('a list of what a dish comes with is one list: with its cases in German, with one "with" in Japanese', () => {
  const source = 'Burrata with grilled peaches, Parma ham and aged balsamic';
  expect(inTo(source, 'en', 'de')).toBe('Burrata mit gegrillten Pfirsichen, Parmaschinken und gereiftem Balsamico');
  expect(inTo(source, 'en', 'ja')).toBe('ブッラータ、グリル桃、パルマハムと熟成バルサミコ酢添え');
});

test('a method behind a preposition is said of the dish, and a wine is what it was cooked in', () => {
  expect(inTo('Secreto ibérico a la parrilla con patatas fritas', 'es', 'en')).toBe(
    'Grilled Iberian pork secreto with fries',
  );
  expect(inTo('Guancia di manzo brasata al Barolo', 'it', 'fr')).toBe('Joue de bœuf braisée au Barolo');
  expect(inTo('Rabo de toro al vino tinto', 'es', 'de')).toBe('Ochsenschwanz in Rotwein');
});

test('German compounds have no adjective within', () => {
  expect(inTo('Burger végétarien au halloumi grillé', 'fr', 'de')).toBe('Vegetarischer Burger mit gegrilltem Halloumi');
  expect(inTo('Backhendl mit Kartoffel-Gurken-Salat', 'de', 'en')).toBeNull();
});

test('Arabic names what a fillet is of, and adjectives of a definite name are definite', () => {
  expect(inTo('Filet de bar rôti', 'fr', 'ar')).toBe('فيليه قاروص محمص');
  expect(inTo('Warmer Apfelstrudel', 'de', 'ar')).toBe('ستروديل التفاح الدافئ');
});

test('one thing is not named twice where the source names two', () => {
  expect(inTo('Vegan & Plant-Based', 'en', 'it', 'section_title')).toBe('Vegano');
  expect(inTo('Melanzane alla parmigiana con melanzane', 'it', 'en')).not.toBe('Eggplants with eggplant parmesan');
});

test('a title of a section is a heading, not the quality that its word also names', () => {
  expect(inTo('Fritti', 'it', 'en', 'section_title')).toBe('Fried dishes');
  expect(inTo('Knackige Salate', 'de', 'fr', 'section_title')).toBe('Salades fraîches');
  expect(inTo('L’ardoise du jour', 'fr', 'es', 'section_title')).toBe('Sugerencias del día');
});

test('what a language has no word for, or would say twice, stays in the original', () => {
  expect(inTo('Zanderfilet', 'de', 'ja')).toBeNull();
  expect(inTo('豚ロースの生姜焼き', 'ja', 'de')).toBeNull();
  expect(inTo('和風ハンバーグ', 'ja', 'fr')).toBeNull();
});

test('no heart, no drink and no ham is said that the dish has not, or hidden that it has', () => {
  expect(inTo('Cœur de saumon mi-cuit', 'fr', 'ja')).toBeNull();
  expect(inTo('Bierschinken', 'de', 'fr')).toBeNull();
  expect(inTo('Tomatensuppe mit Gin', 'de', 'ar')).toBeNull();
  expect(inTo('Tomatensuppe mit Gin', 'de', 'en')).toBe('Tomato soup with gin');
});
