import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (source: string, from: MenuLocale, to: MenuLocale, kind: TextKind = 'item_title') =>
  translateLocally({ kind, source, context: NO_CONTEXT }, { from, to });

test('a raw dish is made to order, and cooked by no word for it', () => {
  expect(inTo('Filet américain préparé minute', 'fr', 'en')).toBe('Made to order Belgian steak tartare');
  expect(inTo('Filet américain préparé minute', 'fr', 'it')).toBe('Tartare di manzo alla belga fatta al momento');
  expect(inTo('Boiled tuna tartare', 'en', 'fr')).toBeNull();
});

test('a German drink is made of no animal, and a sausage in two colours has its two sauces', () => {
  expect(inTo('Gänsewein', 'de', 'en')).toBeNull();
  expect(inTo('Schweinewein', 'de', 'en')).toBeNull();
  expect(inTo('Currywurst rot-weiß', 'de', 'en')).toBe('Currywurst with ketchup and mayonnaise');
  expect(inTo('Rindswurst rot-weiß', 'de', 'en')).toBeNull();
});

test('meat comes from its country, and has no style of it', () => {
  const source = 'Argentinisches Rind mit Kräuterbutter';
  expect(inTo(source, 'de', 'ja')).toBe('アルゼンチン産ビーフ、ハーブバター添え');
  expect(inTo(source, 'de', 'zh')).toBe('阿根廷牛肉配香草黄油');
  expect(inTo('Carne cruda piemontese battuta al coltello', 'it', 'fr')).not.toBeNull();
});

test('a quality apart from its noun stays in the original where it would need an ending', () => {
  const source = "L'Italienne (burrata, tomates, roquette)";
  for (const to of ['es', 'it', 'pt'] as const) expect(inTo(source, 'fr', to)).toBeNull();
  expect(inTo(source, 'fr', 'en')).toBe('Italian (burrata, tomatoes, arugula)');
});

test('a unit without its number, and half an animal, stay where another word would count them', () => {
  for (const to of ['zh', 'ja', 'ko'] as const) expect(inTo('Radler, Liter', 'de', to)).toBeNull();
  expect(inTo('½ Ente', 'de', 'zh')).toBeNull();
});

test('a title keeps how its food was fed, where it is from and how it was kept', () => {
  expect(inTo('Lagarto de bellota', 'es', 'en')).toBe('Acorn-fed Iberian pork lagarto');
  expect(inTo('Casoncelli alla bergamasca', 'it', 'fr')).toBe('Casoncelli à la bergamasque');
  expect(inTo('Conservas y salazones', 'es', 'en', 'section_title')).toBe('Preserves and salted fish');
  expect(inTo('Eggs Royale', 'en', 'fr')).toBe('Œufs Bénédicte au saumon fumé');
  expect(inTo("Tonno sott'olio", 'it', 'en')).toBe('Tuna in oil');
});

test('icing is a thing beside pastry cream, and a colour before wheat beer is no lager', () => {
  expect(inTo('Pâte à choux, crème pâtissière, fondant', 'fr', 'en', 'item_description')).toBe(
    'Choux pastry, pastry cream, fondant icing',
  );
  expect(inTo('Helles Weißbier mit Zitronenlimonade', 'de', 'en', 'item_description')).toBeNull();
});

test('a weight is said of the food behind it, and a German description may begin with its materials', () => {
  expect(inTo('180 g de bœuf, frites', 'fr', 'en', 'item_description')).toBe('beef 180 g, fries');
  expect(inTo('200 g de ternera gallega', 'es', 'de', 'item_description')).toBe('galicisches Rind 200 g');
  expect(inTo('Aus Schwarzwurzel und Tofu', 'de', 'en', 'item_description')).toBe('Salsify and tofu');
});
