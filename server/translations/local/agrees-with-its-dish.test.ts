import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

type Place = { kind?: TextKind; dish?: string; section?: string };

const inTo = (
  source: string,
  from: MenuLocale,
  to: MenuLocale,
  { kind = 'item_title', dish, section }: Place = {},
): string | null =>
  translateLocally(
    {
      kind: dish === undefined ? kind : 'item_description',
      source,
      context: { ...NO_CONTEXT, dish: dish ?? null, section: section ?? null },
    },
    { from, to },
  );

test('a quality that begins a description has the ending of the translated dish above it, or stays', () => {
  const caramelized = 'Karamellisiert, mit Apfelmus';
  expect(inTo(caramelized, 'de', 'it', { dish: 'Palatschinke' })).toMatch(/^Caramellata, /);
  expect(inTo(caramelized, 'de', 'pt', { dish: 'Palatschinken' })).toMatch(/^Caramelizadas, /);
  expect(inTo(caramelized, 'de', 'fr', { dish: 'Omas Geheimnis' })).toBeNull();
  expect(inTo(caramelized, 'de', 'en', { dish: 'Omas Geheimnis' })).toMatch(/^Caramelized, /);
});

test('a number has the plural of its noun, and is nowhere but before its qualities', () => {
  expect(inTo('Three Cumberland sausages', 'en', 'fr')).toBe('3 saucisses Cumberland');
  for (const to of ['es', 'de', 'it', 'pt'] as const) expect(inTo('Three Cumberland sausages', 'en', to)).toBeNull();
  for (const to of ['en', 'de', 'zh', 'ko'] as const)
    expect(inTo('Assiette de trois fromages affinés', 'fr', to)).toBeNull();
});

test('food baked in batter is fried', () => {
  expect(inTo('In Bierteig gebacken, Zimtzucker', 'de', 'en', { kind: 'item_description' })).toBeNull();
  expect(inTo('Gebackene Kartoffel', 'de', 'en')).not.toBeNull();
});

test('a mug adds no milk, and a country bread is not from the house', () => {
  expect(inTo('1 Häferl Kaffee', 'de', 'en', { kind: 'item_description' })).toBe('1 mug of coffee');
  expect(inTo('Pain de campagne', 'fr', 'pt')).toBe('Pão rústico');
  expect(inTo('Bauernbrot', 'de', 'it')).toBe('Pane di campagna');
});

test.each<[from: MenuLocale, to: MenuLocale, source: string, text: string]>([
  ['es', 'en', 'Tragos', 'Alcoholic drinks'],
  ['es', 'ar', 'Tragos', 'مشروبات كحولية'],
  ['fr', 'en', 'Côté sucré', 'Sweets'],
  ['fr', 'de', 'Côté sucré', 'Süßes'],
  ['en', 'ja', 'Sweet Things', '甘い物'],
  ['en', 'ja', 'From the Griddle', '鉄板料理'],
  ['ja', 'en', '先付・前菜', 'Small opening dishes, appetizers'],
  ['it', 'es', 'Crudi di mare', 'Pescado y marisco crudo'],
  ['it', 'zh', 'Vini della casa', '餐厅特选葡萄酒'],
])('%s → %s: the heading %s is %s', (from, to, source, text) => {
  expect(inTo(source, from, to, { kind: 'section_title' })).toBe(text);
});

test('an option is no extra that is left out, and a formula is a set', () => {
  expect(inTo('Lait entier, chantilly en option', 'fr', 'en', { kind: 'item_description' })).toBe(
    'Whole milk, whipped cream on request',
  );
  for (const to of ['de', 'zh'] as const) expect(inTo('Formule burger', 'fr', to) ?? '').not.toMatch(/Karte|菜单/);
});

test('a title of one word that is a pizza or a pastry, or a dish before its food, stays where nothing decides', () => {
  expect(inTo('Napolitana', 'es', 'en')).toBeNull();
  expect(inTo('Napolitana', 'es', 'en', { section: 'Pizzas' })).not.toBeNull();
  expect(inTo('Ortolana vegana', 'it', 'fr')).toBe('Ortolana végétalienne');
  expect(inTo('Dürüm Hähnchen', 'de', 'en')).toBeNull();
  expect(inTo('Salted caramel slice', 'en', 'es')).toBeNull();
});

test('an origin is said in every language, and none is added', () => {
  expect(inTo('Spianata calabra', 'it', 'en')).toBe('Calabrian spianata salami');
  expect(inTo('Spianata calabra', 'it', 'de')).toBe('Kalabrische Spianata-Salami');
  expect(inTo('焼き餃子', 'ja', 'pt')).toBe('Gyozas grelhadas');
});

test('a quality is not read as one of what the dish comes with', () => {
  for (const to of ['fr', 'it', 'pt'] as const) expect(inTo('ふわとろオムライス', 'ja', to)).toBeNull();
  for (const to of ['fr', 'de'] as const) expect(inTo('Prunes wrapped in streaky bacon', 'en', to)).toBeNull();
  expect(inTo('Stuffed with coconut and almonds', 'en', 'ar', { kind: 'item_description' })).toBeNull();
});

test('words that say as often another food stay, or are said with it', () => {
  for (const [from, source] of [
    ['fr', 'Choucroute'],
    ['de', 'Most'],
    ['ja', 'バナナジュース'],
    ['de', 'Häferlkaffee'],
    ['it', 'Grigliata di pesce'],
    ['en', 'Vacherin'],
  ] as const)
    expect(inTo(source, from, from === 'en' ? 'fr' : 'en')).toBeNull();
  expect(inTo('Filet Wellington', 'de', 'es')).toBeNull();
  expect(inTo('Beef Wellington', 'en', 'es')).toBe('Solomillo de ternera Wellington');
  expect(inTo('Nusskuchen', 'de', 'en')).toBe('Nut cake');
});
