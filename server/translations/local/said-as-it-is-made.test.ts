import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (source: string, from: MenuLocale, to: MenuLocale) =>
  translateLocally({ kind: 'item_description', source, context: NO_CONTEXT }, { from, to });

test('what a dish’s name says already is not served with it again', () => {
  expect(inTo('Crostini toscani con fegatini', 'it', 'en')).toBe('Tuscan crostini with chicken liver');
  expect(inTo('Cassoulet au confit de canard', 'fr', 'it')).toBe(
    'Stufato francese di fagioli e carne con confit d’anatra',
  );
});

test('a variety keeps its name, a grain its own, and a cheese is called one where its name isn’t known', () => {
  expect(inTo('Carnaroli rice', 'en', 'fr')).toBe('Riz carnaroli');
  expect(inTo('Dinkelspaghetti', 'de', 'en')).toBe('Spelt spaghetti');
  expect(inTo('Zuppa di farro', 'it', 'en')).toBe('Farro soup');
  expect(inTo('Queso provolone', 'es', 'ja')).toBe('プロヴォローネチーズ');
});

test('sliced meat has no sauce that the menu doesn’t name', () => {
  expect(inTo('Émincé de poulet', 'fr', 'en')).toBe('Sliced chicken');
  expect(inTo('Pouletgeschnetzeltes', 'de', 'fr')).toBe('Émincé de poulet en sauce');
});

test('a batter, and the cream of a side, are no things beside a food', () => {
  for (const to of ['zh', 'ja', 'ko'] as const) {
    expect(inTo('Berenjenas fritas en tempura ligera', 'es', to)).toBeNull();
    expect(inTo('Frikadelle mit Kohlrabi in Rahm und Salzkartoffeln', 'de', to)).toBeNull();
    expect(inTo('Mit Wacholder und Portwein geschmort', 'de', to)).toBeNull();
  }
  expect(inTo('Berenjenas fritas en tempura ligera', 'es', 'en')).toBe('Fried eggplants in light tempura');
});

test('pieces before another noun are many, and a savoury cake is a fritter', () => {
  expect(inTo('Fried clam strip basket', 'en', 'es')).toBe('Cesta de tiras de almeja fritas');
  expect(inTo('Beef strip basket', 'en', 'es')).toBeNull();
  expect(inTo('Bubble & squeak cakes', 'en', 'de')).toBe('Kartoffel-Kohl-Bratlinge');
  expect(inTo('Apple slices', 'en', 'fr')).toBe('Quartiers de pomme');
});

test('a topping of oats, a whole piece and two qualities stay in the original where they would be something else', () => {
  expect(inTo('Oat topping', 'en', 'es')).toBeNull();
  expect(inTo('Pieza entera', 'es', 'ja')).toBeNull();
  expect(inTo('Lobster roll, hot & buttered', 'en', 'zh')).toBeNull();
  expect(inTo('Lobster roll, hot & buttered', 'en', 'fr')).toBe('Lobster roll, chaud et beurré');
});

test('a cabbage with Riesling is cooked in it, and a sorbet of lime is a scoop’s', () => {
  expect(inTo('Chou au riesling', 'fr', 'es')).toBe('Col al Riesling');
  expect(inTo('2 boules de sorbet mangue', 'fr', 'it')).toBe('2 palline di sorbetto al mango');
});

test('Japanese stews and thickness are of the noodles and the toast', () => {
  expect(inTo('味噌煮込みうどん', 'ja', 'fr')).toBe('Udon mijotés au miso');
  expect(inTo('厚切りバタートースト', 'ja', 'es')).toBe('Tostada gruesa con mantequilla');
  expect(inTo('ほっけの開き', 'ja', 'en')).toBe('Butterflied semi-dried Atka mackerel');
});

test('a German participle without an ending is said of the dish, with the whole list before it', () => {
  expect(inTo('Mit Honig und Thymian überbacken', 'de', 'en')).toBe('Gratinated with honey and thyme');
  expect(inTo('Auf der Haut gebraten, Rahmsauerkraut', 'de', 'en')).toBe('Fried on the skin, creamed sauerkraut');
  expect(inTo('Gebratener, Rahmsauerkraut', 'de', 'en')).toBeNull();
});

test('an article that looks like a food is none', () => {
  expect(inTo('Mit Bergkäse, dazu ein kleiner grüner Salat', 'de', 'en')).toBe(
    'With Alpine cheese, with small green salad',
  );
});

test('each adjective within a German name has the ending of its case', () => {
  expect(inTo('Salad with soft-boiled egg', 'en', 'de')).toBe('Salat mit weich gekochtem Ei');
  expect(inTo('Tomatoes with red onions', 'en', 'de')).toBe('Tomaten mit roten Zwiebeln');
});

test('a comma parts a Japanese dish from what is chosen with it', () => {
  expect(inTo('和牛ハンバーグ、ライスまたはパン付き', 'ja', 'en')).toBeNull();
  expect(inTo('ライスまたはパン付き', 'ja', 'en')).toBe('With rice or bread');
});

test('foods before a Japanese dish of another of them are the dish’s', () => {
  expect(inTo('海老、いか、帆立の天ぷら、天つゆ', 'ja', 'fr')).toBeNull();
});

test('a food comes from its town, and cream of cashews is no milk’s', () => {
  expect(inTo('Aceto balsamico di Modena', 'it', 'de')).toBe('Balsamico aus Modena');
  const vegan = { ...NO_CONTEXT, section: 'Veganos' };
  const source = 'Crema de anacardos';
  expect(translateLocally({ kind: 'item_description', source, context: vegan }, { from: 'es', to: 'de' })).toBe(
    'Cashewcreme',
  );
});
