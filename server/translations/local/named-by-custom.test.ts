import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (
  source: string,
  from: MenuLocale,
  to: MenuLocale,
  kind: TextKind = 'item_description',
  context: Partial<typeof NO_CONTEXT> = {},
) => translateLocally({ kind, source, context: { ...NO_CONTEXT, ...context } }, { from, to });

test('a cream beside a dish is no soup, and its flavour makes no dairy cream of it', () => {
  expect(inTo('Poulet rôti, crème de champignons', 'fr', 'en')).toBe('Roast chicken, mushroom cream sauce');
  expect(inTo('Crème de champignons', 'fr', 'en', 'item_title', { section: 'Soupes' })).toBe('Cream of mushroom soup');
  expect(inTo('Salmon, dill cream', 'en', 'es')).toBe('Salmón, crema de eneldo');
});

test('gravy of vegetables names no meat, and fries that are of no potatoes name none', () => {
  expect(inTo('Vegetable gravy', 'en', 'pt')).not.toMatch(/carne/);
  expect(inTo('Vegetable gravy', 'en', 'zh')).not.toMatch(/肉/);
  expect(inTo('Halloumi fries', 'en', 'es', 'item_title')).not.toMatch(/patata/);
});

test('the spirit that flames a dish, and the liqueur of a crêpe, are named', () => {
  expect(inTo('Gambas flambées au pastis', 'fr', 'en')).toBe('Shrimps flambéed with pastis');
  expect(inTo('Crêpe Suzette', 'fr', 'ar', 'item_title')).toMatch(/ليكور/);
});

test('Japanese and Korean put a broth or a sauce before the food in it, and the sauce before a pasta', () => {
  expect(inTo('Kutteln in Weißwein', 'de', 'ja')).toBe('トリッパの白ワイン仕立て');
  expect(inTo('Pfifferlinge in Rahm', 'de', 'ko')).toBe('크림 꾀꼬리버섯');
  expect(inTo('Tagliatelle al ragù', 'it', 'ja')).toBe('ラグーのタリアテッレ');
});

test('a portion is of a food, and a selection of many in German', () => {
  expect(inTo('Portion Soße', 'de', 'fr')).toBe('Portion de sauce');
  expect(inTo('Selection of British cheeses', 'en', 'de')).toBe('Auswahl an britischen Käsen');
  expect(inTo('ライス大盛り', 'ja', 'en')).toBe('Large portion of rice');
});

test('a second filling behind "and" is in the dish', () => {
  expect(inTo('Croquetas de jamón y queso', 'es', 'en')).toBe('Ham croquettes with cheese');
  expect(inTo('Terrine de canard et pistaches', 'fr', 'zh')).toBe('鸭肉冻派配开心果');
});

test('a heading says in brackets, behind a dash or a comma what its dishes come with', () => {
  expect(inTo('Burgers (all served with fries)', 'en', 'fr', 'section_title')).toBe('Burgers (avec frites)');
  expect(inTo('BURGERS – all served in a brioche bun', 'en', 'es', 'section_title')).toMatch(/^HAMBURGUESAS – /);
  expect(inTo('Burgers, all served with skin-on fries', 'en', 'de', 'section_title')).toMatch(/^Burger – mit /i);
  expect(inTo('定食(ご飯・味噌汁・小鉢付き)', 'ja', 'en', 'section_title')).toBe(
    'Set meals (with rice, miso soup and a small side dish)',
  );
  expect(inTo('Burgers (bring your friends)', 'en', 'fr', 'section_title')).toBeNull();
});

test('prices, litres and counts beside a heading are those of the other language', () => {
  expect(inTo('Sides (all £4)', 'en', 'fr', 'section_title')).toBe('Accompagnements (£4 pièce)');
  expect(inTo('Cocktails à 9 €', 'fr', 'en', 'section_title')).toBe('Cocktails 9 €');
  expect(inTo('Birre artigianali 0,33', 'it', 'en', 'section_title')).toBe('Craft beers 0.33');
  expect(inTo('串焼き（2本より）', 'ja', 'en', 'section_title')).toBe('Skewers (from 2 pieces)');
  expect(inTo('Bottomless Brunch £35pp', 'en', 'de', 'section_title')).toMatch(/£35 pro Person$/);
});

test('a quality before two halves of a heading belongs to both, and a coast is no chop', () => {
  expect(inTo('Sweet & savoury waffles', 'en', 'de', 'section_title') ?? '').not.toMatch(/^Süßes und/);
  expect(inTo('Poissons de nos côtes', 'fr', 'en', 'section_title')).toBe('Fish from our coasts');
  expect(inTo('日本酒（純米・吟醸）', 'ja', 'en', 'section_title')).toBe('Sake (junmai sake, ginjo sake)');
  expect(inTo('Specialità alla brace', 'it', 'fr', 'section_title')).toBe('Spécialités à la braise');
});

test('a filled fish, a pot of tea and a curry of two things are not told apart by their words', () => {
  expect(inTo('Merluza rellena de marisco', 'es', 'en', 'item_title')).toBeNull();
  expect(inTo('Tee im Kännchen', 'de', 'ja', 'item_title')).toBeNull();
  expect(inTo('Cauliflower & chickpea curry', 'en', 'fr', 'item_title') ?? '').not.toBe(
    'Chou-fleur et curry de pois chiches',
  );
  expect(inTo('Macarrones con tomate y chorizo', 'es', 'en', 'item_title')).toBe(
    'Macaroni with tomato sauce and chorizo',
  );
  expect(inTo('Half pint of lager', 'en', 'fr', 'item_title')).toBe('Demi-pinte de bière blonde');
});
