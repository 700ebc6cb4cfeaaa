import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (
  source: string,
  from: MenuLocale,
  to: MenuLocale,
  kind: 'item_title' | 'item_description' = 'item_description',
) => translateLocally({ kind, source, context: NO_CONTEXT }, { from, to });

test('a German participle at the end is said of the dish, not of what it is done with', () => {
  expect(inTo('ganze Forelle, in Butter gebraten, mit Mandeln', 'de', 'en')).toBe(
    'whole trout, pan-fried in butter, with almonds',
  );
  expect(inTo('mit Rinderbrühe angemacht', 'de', 'en')).toBe('dressed with beef broth');
  expect(inTo('ganze Forelle, in Butter gebraten', 'de', 'ja')).toBeNull();
  expect(inTo('Kartoffeln mit Käse überbacken', 'de', 'en')).toBeNull();
});

test('what English says behind two things is said of both, or not at all', () => {
  expect(inTo('Tomatoes and peppers stuffed with rice', 'en', 'de')).toBeNull();
  expect(inTo('8 pork and shrimp wontons', 'en', 'fr')).toBeNull();
  expect(inTo('Peppers stuffed with rice', 'en', 'fr')).not.toBeNull();
});

test('Japanese ingredients that "and" joins are all in the dish behind them', () => {
  expect(inTo('鴨肉と焼きねぎの温かいそば', 'ja', 'en')).toBe('Hot soba with duck and grilled green onion');
});

test('an adjective that needs a noun is not written without one', () => {
  expect(inTo('In umido con pomodoro', 'it', 'ja')).toBeNull();
  expect(inTo('Asado en horno de leña', 'es', 'zh')).toBeNull();
  expect(inTo('Asado en horno de leña', 'es', 'ko')).toBeNull();
  expect(inTo('iced, non-alcoholic', 'en', 'de')).toBeNull();
});

test('German and Arabic don’t join a fillet to its fish by "with"', () => {
  const source = 'Filet de cabillaud en pâte à la bière';
  expect([inTo(source, 'fr', 'de'), inTo(source, 'fr', 'ar')]).toEqual([null, null]);
  expect(inTo(source, 'fr', 'en')).not.toBeNull();
  expect(inTo('Filet de cabillaud', 'fr', 'de')).toBe('Kabeljaufilet');
});

test('a wrapped thing stays in the original where languages would list the wrapping beside it', () => {
  const source = 'Chipolatas wrapped in streaky bacon';
  expect([inTo(source, 'en', 'zh'), inTo(source, 'en', 'ja')]).toEqual([null, null]);
});

test('pieces are counted as each language counts', () => {
  expect([inTo('six pieces', 'en', 'ja'), inTo('six pieces', 'en', 'de')]).toEqual(['6個', '6 Stück']);
});

test('a wine and a cheese come from a country, a dish is of its style', () => {
  expect(inTo('Chilean red wine', 'en', 'ja')).toBe('チリ産赤ワイン');
  expect(inTo('Sangiovese toscano', 'it', 'ja')).toBe('トスカーナ産サンジョヴェーゼ');
  expect(inTo('Chilean salad', 'en', 'ja')).toBe('チリ風サラダ');
});

test('a sauce of the guest’s choice is what a dish comes with', () => {
  expect(inTo('Fladenbrot mit Kalbfleisch und Soße nach Wahl', 'de', 'en')).toBe(
    'Flatbread with veal and sauce of your choice',
  );
});

test('a word of two kitchens stays in the original where nothing decides', () => {
  expect(inTo('Fino', 'es', 'en', 'item_title')).toBeNull();
  expect(inTo('Solomillo al whisky', 'es', 'en', 'item_title')).toBeNull();
  expect(inTo('8 lomos con pan', 'es', 'en')).toBeNull();
  expect(inTo('gebackene Hühnerstreifen', 'de', 'en')).toBeNull();
});

test('a synonym that says more than its concept is a concept of its own', () => {
  expect(inTo('Hazelnut praline', 'en', 'de')).toContain('Haselnuss');
  expect(inTo('Waterzooi de poisson', 'fr', 'en')).toBe('Fish waterzooi');
  expect(inTo('Poulet, porc en gelée', 'fr', 'en')).not.toContain('jam');
  expect(inTo('Salzburger Bier', 'de', 'en')).not.toContain('burger');
  expect(inTo('Putensteak', 'de', 'zh')).toBe('火鸡排');
  expect(inTo('Pain grillé', 'fr', 'en')).toBe('Toast');
});
