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
  expect(inTo('Carottes confites au cidre', 'fr', 'es', 'item_description')).toBeNull();
  expect(inTo('Oignons confits au cidre', 'fr', 'es', 'item_description')).toBe('Cebolla confitada a la sidra');
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

test('a food or a drink that a dish has is named in its translation', () => {
  for (const [to, cheese] of [
    ['es', 'queso'],
    ['it', 'formaggio'],
    ['pt', 'queijo'],
  ] as const)
    expect(inTo('Cauliflower Cheese for Two', 'en', to)).toContain(cheese);
  expect(inTo('ラムレーズンアイス', 'ja', 'de')).toContain('Rum');
  expect(inTo('ラムレーズンアイス', 'ja', 'it')).toContain('rum');
  expect(inTo('Clams in white wine', 'en', 'es')).toContain('vino');
});

test('a cut without its animal, and a way of serving of other food than usual, stay', () => {
  expect(inTo('Pechuga empanada, patatas', 'es', 'en', 'item_description')).toBeNull();
  expect(
    inTo('Pechuga empanada, patatas', 'es', 'en', 'item_description', { dish: 'Pollo de la casa' }),
  ).not.toBeNull();
  for (const source of ['Tagliata di frutta fresca', 'Tagliata di tonno']) expect(inTo(source, 'it', 'en')).toBeNull();
  expect(inTo('Tagliata con rucola e grana', 'it', 'en')).toMatch(/beef/i);
  expect(inTo('Patata agria, salsa picante', 'es', 'fr', 'item_description')).toBeNull();
  expect(inTo('Huevos al gusto', 'es', 'en')).toBe('Eggs any style');
});

test('a marinade or a filling, and half a compound, leave the original', () => {
  for (const source of ['Leche infusionada en canela', 'Cazón marinado en vinagre, pimentón y orégano'])
    for (const to of ['en', 'de', 'ja'] as const) expect(inTo(source, 'es', to, 'item_description')).toBeNull();
  expect(inTo('Olive verdi ripiene di carne', 'it', 'en', 'item_description')).toBeNull();
  expect(inTo('Calamari ripieni di riso', 'it', 'fr')).toBe('Calmars farcis au riz');
  expect(inTo('Wurst- und Käseauswahl', 'de', 'fr', 'item_description')).toBeNull();
  expect(inTo('Stück Apfelkuchen', 'de', 'fr')).toBeNull();
});

test('French "plat" is the main course as a whole heading and beside a starter or a dessert', () => {
  expect(inTo('Plats', 'fr', 'en', 'section_title')).toBe('Main courses');
  expect(inTo('Plats végétariens', 'fr', 'en', 'section_title')).toBe('Vegetarian dishes');
  expect(inTo('Entrée + plat ou plat + dessert', 'fr', 'de')).toBe(
    'Vorspeise + Hauptgericht oder Hauptgericht + Dessert',
  );
});
