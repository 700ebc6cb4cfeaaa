import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (
  source: string,
  from: MenuLocale,
  to: MenuLocale,
  kind: TextKind = 'item_title',
  context: Partial<typeof NO_CONTEXT> = {},
) => translateLocally({ kind, source, context: { ...NO_CONTEXT, ...context } }, { from, to });

test('a title that says only how something is stays, but for what somebody may eat', () => {
  expect(inTo("Fiorentina (all'etto)", 'it', 'en')).toBeNull();
  expect(inTo('Kleiner / Großer Brauner', 'de', 'es')).toBeNull();
  expect(inTo('La Végétarienne', 'fr', 'en', 'item_title', { section: 'Pizzas' })).toBe('Vegetarian');
});

test('a preposition before a quality, and the glass that something comes in, leave the original', () => {
  expect(inTo('Im Ganzen gebraten mit Speck', 'de', 'fr', 'item_description')).toBeNull();
  for (const [source, from] of [
    ['Tiramisù al bicchiere', 'it'],
    ['Weiches Ei im Glas', 'de'],
  ] as const)
    for (const to of ['en', 'fr', 'ja'] as const) expect(inTo(source, from, to)).toBeNull();
  expect(inTo('Bollicine al calice', 'it', 'en', 'section_title')).toBe('Sparkling wines by the glass');
  expect(inTo('Calici e bollicine', 'it', 'de', 'section_title')).toBe('Offene Weine und Schaumweine');
});

test('the name of a town is no sausage, a place is not described, and a dish is not of its fries', () => {
  expect(inTo('Wiener Frühstück', 'de', 'en')).toBeNull();
  expect(inTo('Currywurst Pommes rot-weiß', 'de', 'fr')).toBeNull();
  expect(inTo('Wiener Würstchen', 'de', 'en')).toMatch(/frankfurter/i);
});

test('a number in words is said in the translation, and a half is of what follows it', () => {
  expect(inTo('Two Eggs Any Style', 'en', 'fr')).toBe('Deux œufs à votre goût');
  expect(inTo('Eggs any style', 'en', 'fr')).toBe('Œufs à votre goût');
  expect(inTo('BOQUERONES AL LIMÓN 1/2 ración – ración', 'es', 'en')).toBe(
    'Anchovies with lemon, half portion – portion',
  );
});

test('"of" behind a name of two nouns joins a third to the second', () => {
  expect(inTo('Tortellini in brodo di cappone', 'it', 'en')).toBe('Tortellini in capon broth');
  expect(inTo('Riz au lait de coco', 'fr', 'en')).toBe('Coconut milk rice');
});

test('fat that something is fried in is not served beside it, and a drink makes no onion', () => {
  const source = 'Pommes de terre sautées à la graisse de canard';
  for (const to of ['zh', 'ja', 'ko'] as const) expect(inTo(source, 'fr', to, 'item_description')).toBeNull();
  expect(inTo('Oignons confits au cidre', 'fr', 'es', 'item_description')).toBeNull();
});

test('words with a second sense are decided by their neighbours, or stay', () => {
  expect(inTo('Bulots, amandes et palourdes', 'fr', 'en', 'item_description') ?? '').not.toMatch(/almond/);
  expect(inTo('Bulots, amandes et palourdes', 'fr', 'es', 'item_description')).toMatch(/almendras de mar/);
  expect(inTo('Truite aux amandes', 'fr', 'en')).toMatch(/almonds/);
  expect(inTo('Gnocco fritto (cotto nello strutto)', 'it', 'en')).toBeNull();
  expect(inTo('Drei Sorten Käse', 'de', 'en', 'item_description')).toBeNull();
  expect(inTo('Cappuccino d’orzo', 'it', 'fr')).toBeNull();
  expect(inTo('Fiordilatte, amarene', 'it', 'en', 'item_description', { section: 'Gelati' })).toMatch(
    /^Milk ice cream/,
  );
  expect(inTo('Boissons fraîches', 'fr', 'en', 'section_title')).toBe('Cold drinks');
  expect(inTo('Frozen strawberry daiquiri', 'en', 'fr')).toBeNull();
  expect(inTo('Café ou thé gourmand', 'fr', 'en')).toBeNull();
});

test('butter in a name is said', () => {
  for (const to of ['en', 'es', 'de', 'it'] as const)
    expect(inTo('Caramel au beurre salé maison', 'fr', to)).toMatch(/butter|mantequilla|burro/i);
});

test('two headings in one are joined only if both are things', () => {
  expect(inTo('Fisch & vom Grill', 'de', 'en', 'section_title')).not.toMatch(/and from/i);
  expect(inTo('Fisch & Meer', 'de', 'en', 'section_title')).toBe('Fish and seafood dishes');
});

test('a weight that goes behind a name leaves its capital in front', () => {
  expect(inTo('10oz Ribeye Steak', 'en', 'fr')).toBe('Entrecôte 10oz');
});
