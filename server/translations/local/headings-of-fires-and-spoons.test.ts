import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { menuHeadings } from './menu-sentences.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (source: string, from: MenuLocale, to: MenuLocale, kind: TextKind = 'section_title') =>
  translateLocally({ kind, source, context: NO_CONTEXT }, { from, to });

const OTHERS: readonly MenuLocale[] = ['en', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'];

test('a side of the menu is no chop, whatever it is the side of', () => {
  expect(inTo('Côté végé', 'fr', 'en')).toBe('Vegetarian options');
  expect(inTo('Côté burgers', 'fr', 'de')).toBe('Burger');
  for (const to of OTHERS)
    expect(inTo('Côté poulette', 'fr', to) ?? '').not.toMatch(/chop|Kotelett|排|チョップ|찹|ضلع/i);
  expect(inTo('Côte de bœuf', 'fr', 'de', 'item_title')).toBe('Hochrippe');
});

test('a fire of wood is an oven for pizza alone', () => {
  expect(inTo('Grillades au feu de bois', 'fr', 'de')).toBe('Vom Holzfeuergrill');
  expect(inTo('Côte de bœuf au feu de bois', 'fr', 'en', 'item_title')).toBe('Prime rib cooked over a wood fire');
  expect(inTo('Côte de bœuf au feu de bois', 'fr', 'ja', 'item_title')).not.toMatch(/窯/);
  expect(inTo('Pizza au feu de bois', 'fr', 'de', 'item_title')).toBe('Pizza aus dem Holzofen');
  expect(inTo('Poulet au feu de bois', 'fr', 'ko', 'item_title') ?? '').not.toMatch(/화덕/);
});

test('what a heading says of its dishes needs a noun in languages that have endings, or none', () => {
  for (const to of OTHERS.filter((each) => each !== 'en')) {
    expect(inTo('Ahumados y marinados', 'es', to)).toBeNull();
    expect(inTo('Marinati', 'it', to) ?? '').not.toMatch(/^mariniert$|^腌制$|^متبل$/i);
  }
  expect(inTo('Crudi e frutti di mare', 'it', 'zh')).toBe('生食与海鲜');
  expect(inTo('Crudi', 'it', 'de')).toBe('Rohe Gerichte');
});

test('a country describes a dish, and is nowhere by itself', () => {
  expect(inTo('Parrilladas argentinas', 'es', 'de')).toBe('Argentinische Grillplatten');
  expect(inTo('Carni argentine', 'it', 'fr')).toBe('Viandes argentines');
  expect(inTo('Carne argentina', 'es', 'en', 'item_title')).toBe('Argentinian meat');
  expect(inTo('Cervezas belgas', 'es', 'it')).toBe('Birre belghe');
});

test('a second half that says how the first is served is no heading of its own', () => {
  expect(inTo('Vini sfusi e in bottiglia', 'it', 'de')).toBe('Offene Weine und Flaschenweine');
  expect(inTo('Birre speciali e in bottiglia', 'it', 'de') ?? '').not.toMatch(/flaschenweise/i);
  expect(inTo('Huerta y veggie', 'es', 'ja')).toBe('野菜料理とベジタリアン料理');
});

test('no heading says one thing twice, and a gloss is no further kind of dish', () => {
  const said = menuHeadings().flatMap((heading) =>
    (['en', 'fr', 'es', 'de', 'it', 'pt'] as const).map((locale) => heading[locale].written.toLowerCase()),
  );
  expect(said.filter((words) => /^(\p{L}{3,}) (?:and|et|y|und|e|&) (?:les )?\1$/u.test(words))).toEqual([]);
  expect(inTo('Mehlspeisen & Süßes', 'de', 'it')).toBe('Dolci e dessert');
  expect(inTo('Mehlspeisen & Süßes', 'de', 'ar')).toBe('معجنات حلوة وحلويات');
  expect(inTo('Cebiches y tiraditos', 'es', 'de')).toBe('Ceviches und Tiraditos');
});

test('a snack in the morning isn’t called one of the afternoon', () => {
  expect(inTo('Desayunos y meriendas (8-12h)', 'es', 'en')).toBeNull();
  expect(inTo('Meriendas (8-12h)', 'es', 'de')).toBeNull();
  expect(inTo('Meriendas (16-19h)', 'es', 'en')).toBe('Afternoon snacks (4 pm to 7 pm)');
});

test('a cream tea is tea with scones, a spoon eats stews, and wine by the carafe is in no glass', () => {
  expect(inTo('Cream Teas & Bakes', 'en', 'de')).toBe('Cream Teas mit Scones und Gebäck');
  expect(inTo('Cream teas', 'en', 'fr')).toBe('Thés avec scones et crème');
  expect(inTo('De cuchara', 'es', 'pt')).toBe('Sopas e cozidos');
  expect(inTo('Vins au pichet (25 cl / 50 cl)', 'fr', 'en')).toBe('Wines by the carafe (25 cl / 50 cl)');
  expect(inTo('Cócteles & copas', 'es', 'pt')).not.toMatch(/licores/);
});

test('remarks about orders, days off, ageing and months are written in the other language', () => {
  expect(inTo('Plateaux de fruits de mer (sur commande 48h)', 'fr', 'en')).toBe(
    'Seafood platters (to order 48 hours in advance)',
  );
  expect(inTo('Formule midi (hors WE et jours fériés)', 'fr', 'it')).toBe('Offerta pranzo (tranne weekend e festivi)');
  expect(inTo('Steaks – all 28-day dry aged', 'en', 'de')).toBe('Steaks – 28 Tage trocken gereift');
  expect(inTo('Sunday Roasts (served w/ all the trimmings)', 'en', 'ar')).toBe('شواء الأحد (مع المرافقات التقليدية)');
  expect(inTo('Wildwochen (Okt. – Dez.)', 'de', 'en')).toBe('Game weeks (October to December)');
  expect(inTo('Gibier (octobre à janvier)', 'fr', 'es')).toMatch(/\(de octubre a enero\)$/);
  expect(inTo('串焼き(2本〜)', 'ja', 'en')).toBe('Skewers (from 2 pieces)');
  expect(inTo('飲み放題メニュー(120分 L.O.90分)', 'ja', 'de')).toBe(
    'Getränkeflatrate (120 Minuten, letzte Bestellung nach 90 Minuten)',
  );
});
