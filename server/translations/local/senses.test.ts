import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import { NO_CONTEXT, type PlacedText, type TextContext } from '../texts/text-in-context.ts';
import { translateEverywhere, translateLocally } from './translate-locally.ts';

const placed = (source: string, context: Partial<TextContext> = {}, kind: PlacedText['kind'] = 'item_title') => ({
  kind,
  source,
  context: { ...NO_CONTEXT, ...context },
});

test.each<[from: MenuLocale, to: MenuLocale, source: string, context: Partial<TextContext>, text: string | null]>([
  ['fr', 'en', 'Rosé', { section: 'Vins' }, 'Rosé'],
  ['fr', 'en', 'Penne sauce rosée', { section: 'Pâtes' }, null],
  ['fr', 'en', 'Noisettes d’agneau', { section: 'Plats' }, 'Noisettes of lamb'],
  ['fr', 'en', 'Noix de veau', {}, null],
  ['fr', 'en', 'Harengs pommes à l’huile', {}, 'Herring with potatoes in oil'],
  ['fr', 'en', 'Loup grillé au fenouil', { section: 'Poissons' }, 'Grilled sea bass with fennel'],
  ['fr', 'en', 'Gaufres salées', {}, null],
  ['fr', 'en', 'Prune', { section: 'Digestifs' }, null],
  ['en', 'fr', 'Chips', { region: 'GB' }, 'Frites'],
  ['en', 'fr', 'Chips', { region: 'US' }, null],
  ['en', 'fr', 'Nut roast', { region: 'GB' }, 'Rôti aux fruits à coque'],
  ['en', 'fr', 'Long Island duck breast', { section: 'Mains' }, null],
  ['en', 'fr', 'Entrées', { region: 'US' }, 'Plats principaux'],
  ['fr', 'en', 'Pizza au fromage de chèvre et miel', {}, 'Pizza with goat cheese and honey'],
  ['fr', 'en', 'Filet de bar et légumes', {}, null],
  ['it', 'en', 'Tagliatelle al ragù di cinghiale', {}, 'Tagliatelle with wild boar ragù'],
  ['it', 'fr', 'Cotto a bassa temperatura', {}, null],
  ['ja', 'en', '紅茶', {}, 'Black tea'],
  ['zh', 'en', '芥末', {}, null],
  ['it', 'en', 'Pollo alla valdostana', {}, null],
  ['it', 'en', 'Tonno cotto', {}, null],
  ['de', 'en', 'Berner Würstel', {}, 'Bacon-wrapped cheese sausage'],
  ['de', 'en', 'Leber nach Tiroler Art', {}, null],
  ['de', 'es', 'Federweißer', {}, 'Vino nuevo en fermentación'],
  ['es', 'en', 'Secreto a la brasa', {}, 'Charcoal-grilled Iberian pork secreto'],
  ['ja', 'en', '小麦粉未使用', {}, null],
  ['ja', 'en', 'タン', {}, null],
  ['fr', 'en', 'Glace vanille', {}, 'Vanilla ice cream'],
  ['en', 'fr', 'A little honey', {}, null],
  ['en', 'fr', 'Half roast chicken', {}, 'Demi-poulet rôti'],
  ['it', 'de', 'Pizza ai peperoni', { section: 'Pizze' }, 'Paprikapizza'],
])('%s → %s: %s in %o is %s', (from, to, source, context, text) => {
  expect(translateLocally(placed(source, context), { from, to })).toBe(text);
});

test.each<[from: MenuLocale, kind: PlacedText['kind'], source: string, text: string | null]>([
  ['ja', 'item_title', 'サーモンサラダ', 'Salmon salad'],
  ['ja', 'item_description', 'トマト、モッツァレラ、バジル', 'Tomato, mozzarella, basil'],
  ['zh', 'section_title', '甜点', 'Desserts'],
  ['ko', 'item_title', '구운 연어', 'Grilled salmon'],
  ['ar', 'item_title', 'دجاج مشوي مع أرز', 'Grilled chicken with rice'],
  ['zh', 'item_title', '面', null],
  ['ar', 'item_title', 'حمص', null],
])('simple names are read from %s: %s %s is %s', (from, kind, source, text) => {
  expect(translateLocally(placed(source, {}, kind), { from, to: 'en' })).toBe(text);
});

test('a text that two places would translate differently stays in the original', () => {
  const pair = { from: 'fr', to: 'en' } as const;
  const inWines = { ...NO_CONTEXT, section: 'Vins' };
  const source = 'Rosé';
  expect(translateEverywhere({ kind: 'item_title', source, contexts: [inWines] }, pair)).toBe('Rosé');
  expect(translateEverywhere({ kind: 'item_title', source, contexts: [inWines, NO_CONTEXT] }, pair)).toBeNull();
});

test.each<[to: MenuLocale, text: string]>([
  ['fr', 'Amandes, haricots verts et menthe'],
  ['de', 'Mandeln, grüne Bohnen und Minze'],
  ['ja', 'アーモンド、さやいんげん、ミント'],
  ['ko', '아몬드, 그린빈 및 민트'],
])('the last of a list is joined as %s does', (to, text) => {
  expect(translateLocally(placed('Almonds, green beans, and mint'), { from: 'en', to })).toBe(text);
});

test('decimal signs are those of the language', () => {
  expect(translateLocally(placed('Lager 4.2%'), { from: 'en', to: 'de' })).toMatch(/4,2\u00a0%$/);
  expect(translateLocally(placed('Bière blonde 4,2 %'), { from: 'fr', to: 'en' })).toMatch(/4\.2%$/);
});
