import { expect, test } from 'vitest';
import { ancestorsOf, isKindOf, ROOTS, relatedNames, usuallyHas, usualPartsOf } from './kinds-of-food.ts';
import { ownLexicon } from './lexicon.ts';

const conceptNames = (): string[] => ownLexicon().concepts.map(({ words }) => words.en.forms[0] ?? '');

test.each([
  ['bacon', 'pork'],
  ['bacon', 'meat'],
  ['bacon', 'bacon'],
  ['chicken', 'animal food'],
  ['cured ham', 'cold cut'],
  ['quail', 'game'],
  ['foie gras', 'offal'],
  ['garlic prawns', 'crustacean'],
  ['squid', 'mollusc'],
  ['anchovy', 'seafood'],
  ['clam', 'shellfish'],
  ['Comté', 'dairy product'],
  ['mascarpone', 'cream'],
  ['egg white', 'egg'],
  ['farro', 'wheat'],
  ['oats', 'cereal with gluten'],
  ['almond', 'tree nut'],
  ['pine nut', 'tree nut'],
  ['peanut butter', 'nut'],
  ['celeriac', 'celery'],
  ['tahini', 'sesame'],
  ['soy sauce', 'soy'],
  ['old-style mustard', 'mustard'],
  ['Merlot', 'wine'],
  ['Merlot', 'wine grape'],
  ['Campari', 'alcoholic drink'],
])('%s is %s', (concept, kind) => {
  expect(isKindOf(concept, kind)).toBe(true);
});

test.each([
  ['pork', 'bacon'],
  ['chicken', 'pork'],
  ['coconut', 'nut'],
  ['coconut', 'tree nut'],
  ['nutmeg', 'nut'],
  ['squash', 'nut'],
  ['doughnut', 'nut'],
  ['chestnut', 'tree nut'],
  ['coconut milk', 'dairy product'],
  ['almond milk', 'dairy product'],
  ['oat milk', 'milk'],
  ['peanut butter', 'butter'],
  ['cocoa', 'dairy product'],
  ['rice', 'cereal with gluten'],
  ['corn', 'cereal with gluten'],
  ['buckwheat', 'wheat'],
  ['quinoa', 'cereal'],
  ['non-alcoholic beer', 'alcoholic drink'],
  ['mocktail', 'cocktail'],
  ['squid', 'fish'],
  ['egg', 'dairy product'],
  ['crispy fried fish', 'pork'],
  ['crispy fried chicken bites', 'pork'],
])('%s is not %s', (concept, kind) => {
  expect(isKindOf(concept, kind)).toBe(false);
});

test.each([
  ['Carbonara', 'pork'],
  ['Carbonara', 'egg'],
  ['cassoulet', 'duck'],
  ['quiche Lorraine', 'pork'],
  ['moussaka', 'meat'],
  ['tiramisu', 'alcohol'],
  ['tiramisu', 'caffeine'],
  ['pad thai', 'peanut'],
  ['pad thai', 'crustacean'],
  ['pesto', 'tree nut'],
  ['pesto', 'milk'],
  ['oyster sauce', 'mollusc'],
  ['Caesar salad', 'fish'],
  ['hummus', 'sesame'],
  ['aioli', 'egg'],
  ['tempura', 'gluten'],
  ['focaccia', 'gluten'],
  ['club sandwich', 'wheat'],
  ['cheeseburger', 'dairy product'],
  ['stout', 'barley'],
  ['seitan', 'gluten'],
  ['gnocchi', 'wheat'],
  ['Merlot', 'sulphites'],
  ['kimchi', 'fish'],
  ['Bloody Caesar', 'mollusc'],
  ['panna cotta', 'gelatin'],
  ['tacos al pastor', 'pork'],
  ['Brazilian black-eyed pea fritters with shrimp', 'crustacean'],
  ['sherbet', 'milk'],
  ['Fourme d’Ambert', 'milk'],
  ['Spanish pomace brandy', 'alcohol'],
  ['pork fillet in whisky sauce', 'alcohol'],
  ['rum and raisin', 'alcohol'],
  ['beer-battered haddock and chips', 'gluten'],
  ['pupusa with pork and beans and cheese', 'pork'],
  ['kibbeh nayyeh', 'wheat'],
  ['mujaddara', 'lentil'],
  ['Korean corn dog', 'gluten'],
  ['gin sour', 'egg'],
  ['mantu', 'meat'],
  ['Dubai chocolate', 'tree nut'],
])('%s usually contains %s', (dish, part) => {
  expect(usuallyHas(dish, part)).toBe(true);
});

// A kind that lacks what its kind usually contains.
test.each([
  ['veggie burger', 'meat'],
  ['fish burger', 'beef'],
  ['fish taco', 'pork'],
  ['galette', 'wheat'],
  ['herbal tea', 'caffeine'],
  ['mocktail', 'alcohol'],
  ['Carbonara', 'beef'],
  ['sorbet', 'dairy product'],
  ['falafel', 'egg'],
  ['pakora', 'gluten'],
  ['avocado maki', 'fish'],
  ['vegetable kimbap', 'pork'],
  ['vegetable tagine', 'meat'],
  ['virgin strawberry daiquiri', 'alcohol'],
  ['lamb vindaloo', 'pork'],
  ['vegetable samosa', 'meat'],
])('%s does not usually contain %s', (dish, part) => {
  expect(usuallyHas(dish, part)).toBe(false);
});

test('every noun and name of the lexicon ends in a root', () => {
  const isRoot = new Set<string>(ROOTS);
  const things = ownLexicon().concepts.filter(({ class: kind }) => kind === 'noun' || kind === 'name');
  const rootless = things
    .map(({ words }) => words.en.forms[0] ?? '')
    .filter((name) => ![...ancestorsOf(name)].some((kind) => isRoot.has(kind)));
  expect(rootless).toEqual([]);
});

test('every group ends in a root, and no concept is a kind of itself', () => {
  const isRoot = new Set<string>(ROOTS);
  const { parents, directParents } = relatedNames();
  expect([...parents].filter((name) => ![...ancestorsOf(name)].some((kind) => isRoot.has(kind)))).toEqual([]);
  expect([...parents].filter((name) => directParents(name).some((kind) => isKindOf(kind, name)))).toEqual([]);
});

test('every name in the relations is a concept of the lexicon, a parent or a root', () => {
  const { parents, others } = relatedNames();
  const defined = new Set([...ROOTS, ...parents, ...conceptNames()]);
  expect([...others].filter((name) => !defined.has(name))).toEqual([]);
});

test('every dish, sauce, dessert and bread that is no plain group has usual parts or a kind that has them', () => {
  const plain = new Set([
    'boiled egg',
    'pulled pork',
    'corn tortilla',
    'shrimp skewer',
    'roast half chicken',
    'kleftiko',
  ]);
  const recipes = [
    'soup',
    'stew',
    'sandwich',
    'pie',
    'pizza',
    'meat dish',
    'seafood dish',
    'egg dish',
    'cheese dish',
    'bread',
  ];
  const without = conceptNames()
    .filter((name) => [...recipes, 'cake', 'tart', 'custard dessert'].some((kind) => isKindOf(name, kind)))
    .filter((name) => usualPartsOf(name).size === 0 && !plain.has(name));
  expect(without).toEqual([]);
});
