import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (source: string, from: MenuLocale, to: MenuLocale, kind: TextKind = 'item_description', dish = '') =>
  translateLocally({ kind, source, context: { ...NO_CONTEXT, dish } }, { from, to });

test('a quality by itself stays in the original where it would be one more thing of a list', () => {
  expect(inTo('Lahmacun mit Salat, gerollt', 'de', 'zh', 'item_title')).toBeNull();
  expect(inTo('Banana Bread, toasted', 'en', 'ko', 'item_title')).toBeNull();
  expect(inTo('Hot, sweet and sour, with lentils', 'en', 'fr')).toBeNull();
  expect(inTo('La rose, la vraie, glace vanille', 'fr', 'en')).toBeNull();
  expect(inTo('Rosa gebraten, mit Röstzwiebeln', 'de', 'en')).toBe('Served pink, with fried onions');
});

test('a way to cook two foods isn’t said of one of them', () => {
  expect(inTo('Bœuf, porc et agneau marinés au vin blanc', 'fr', 'en')).toBeNull();
  expect(inTo('Grilled chicken and shrimp', 'en', 'it')).toBeNull();
  expect(inTo('Frittura di calamari e gamberi', 'it', 'en')).toBeNull();
  expect(inTo('Jambon cru, comté 18 mois, cornichons', 'fr', 'en')).toBe('Cured ham, Comté aged 18 months, pickles');
});

test('an adjective of the whole doesn’t follow what comes with it', () => {
  expect(inTo('Schwäbischer Zwiebelrostbraten', 'de', 'es', 'item_title')).toBeNull();
  expect(inTo('ふわとろオムライス', 'ja', 'it', 'item_title')).toBeNull();
  expect(inTo('Tagliere di salumi e formaggi misti', 'it', 'de', 'item_title')).toBeNull();
  expect(inTo('Assiette de trois fromages affinés', 'fr', 'de', 'item_title')).toBeNull();
});

test('two foods before a dish are both in it, and none is of the other', () => {
  expect(inTo('アボカドサーモン丼', 'ja', 'es', 'item_title')).toBeNull();
  expect(inTo('Beef shin ragu pappardelle', 'en', 'fr', 'item_title')).toBeNull();
  expect(inTo('アボカドサーモン丼', 'ja', 'en', 'item_title')).not.toBeNull();
});

test('each patty has its weight, and a bun holds what is in it', () => {
  expect(inTo('Two 4 oz patties, cheddar on a brioche bun', 'en', 'zh')).toBe('4 oz 肉饼 ×2、切达奶酪、布里欧修面包');
  expect(inTo('Zwei Stück vom Rind und Schwein', 'de', 'ko')).toBeNull();
});

test('a dish that is in something, or served twice, isn’t listed beside it', () => {
  expect(inTo('Rebozada en harina y huevo', 'es', 'de')).toBeNull();
  expect(inTo('Slow cooked in coconut milk', 'en', 'fr')).toBeNull();
  expect(inTo('Cappuccino con latte di soia', 'it', 'ja')).toBeNull();
  expect(inTo('Straccetti di pollo al curry con riso basmati', 'it', 'en')).toBeNull();
  expect(inTo('Incluye bebida, pan y café', 'es', 'ko')).toBeNull();
});

test('Chinese, Japanese and Korean name a salad, a sandwich or a burger by what is in it', () => {
  expect(inTo('Salat mit Tomaten und Mozzarella', 'de', 'ja', 'item_title')).toBe('トマトとモッツァレラのサラダ');
  expect(inTo('トマトとモッツァレラのサラダ', 'ja', 'zh', 'item_title')).toBe('番茄和马苏里拉奶酪沙拉');
  expect(inTo('Sandwich with fries', 'en', 'ko', 'item_title')).toMatch(/곁들임$/);
});

test('a German compound begins with the form that compounds have', () => {
  expect(inTo('牛すじ煮込み', 'ja', 'de', 'item_title')).toBe('Rindersehneneintopf');
  expect(inTo('Chicken Tikka Wrap', 'en', 'de', 'item_title')).toBe('Chicken-Tikka-Wrap');
  expect(inTo('Con panna montata e granella di nocciole', 'it', 'de')).toBe(
    'Mit Schlagsahne und gehackten Haselnüssen',
  );
});

test('a lime of Mexico is no lemon, an oat in a coffee is its milk, and a cake of pancakes is one', () => {
  expect(inTo('Aguacate, jitomate y limón', 'es', 'en')).toBe('Avocado, tomato and lime');
  expect(inTo('Merluza y limón', 'es', 'en')).toBe('Hake and lemon');
  expect(inTo('Latte with oat or soy', 'en', 'fr')).toMatch(/lait d’avoine ou lait de soja$/);
  expect(inTo('Two fluffy cakes', 'en', 'es', 'item_description', 'Buttermilk Pancakes')).toBe('2 tortitas esponjosas');
  expect(inTo('Two biscuits with gravy', 'en', 'it')).not.toMatch(/latticello/);
  expect(inTo('Traubensaftschorle 0,4 l', 'de', 'fr', 'item_title')).toBe('Jus de raisin à l’eau gazeuse 0,4 l');
});
