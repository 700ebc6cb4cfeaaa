import { expect, test } from 'vitest';
import { MENU_LOCALES, type MenuLocale } from '../../../shared/locales.ts';
import { NO_CONTEXT, type PlacedText } from '../texts/text-in-context.ts';
import { HEADING_FRAMES } from './sentences/heading-frames.ts';
import { translateLocally } from './translate-locally.ts';

const translated = (from: MenuLocale, to: MenuLocale, source: string, kind: PlacedText['kind'] = 'section_title') =>
  translateLocally({ kind, source, context: NO_CONTEXT }, { from, to });

test('every frame of a heading has ten languages, and a gap in each of its ways', () => {
  const frames = HEADING_FRAMES.split('\n').filter((line) => line.includes('|'));
  const cells = frames.map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells.filter((each) => each.length !== MENU_LOCALES.length)).toEqual([]);
  const ways = cells.flat().flatMap((cell) => cell.split('~'));
  expect(ways.filter((way) => way.split('…').length !== 2)).toEqual([]);
});

test.each<[from: MenuLocale, to: MenuLocale, source: string, text: string | null]>([
  ['it', 'en', 'La vetrina dei dolci', 'Sweets'],
  ['de', 'fr', 'Schnitzel-Parade', 'Escalopes panées'],
  ['es', 'fr', 'Raciones de la barra', 'Assiettes à partager du comptoir'],
  ['en', 'fr', 'Winter soups', 'Soupes d’hiver'],
  ['en', 'de', 'Poutines, Eh!', 'Poutine'],
  ['fr', 'en', '★ Burgers ★', 'Burgers'],
  ['ja', 'fr', '選べるパスタ', 'Pâtes au choix'],
  ['it', 'en', 'L’angolo dei xyzzy', null],
])('%s → %s: the heading %s is %s', (from, to, source, text) => {
  expect(translated(from, to, source)).toBe(text);
});

test('one piece is counted as one, and a word in brackets is read with its dish', () => {
  expect(translated('ja', 'en', '串焼き(1本から)')).toBe('Skewers (from 1 piece)');
  expect(translated('ja', 'fr', '生ビール(中)', 'item_title')).toBe('Bière pression moyenne');
});

test('an ingredient that a dish is cooked with isn’t said to be served beside it', () => {
  expect(translated('fr', 'de', 'Camembert rôti au miel', 'item_title')).toBe('Ofencamembert mit Honig');
  expect(translated('it', 'ja', 'Cappuccino con latte di soia', 'item_title')).toBeNull();
  expect(translated('de', 'zh', 'Mit Hafermilch gekocht', 'item_description')).toBeNull();
});

test('the house’s mayonnaise doesn’t make its eggs homemade, nor is a hand-cut filling a hand-cut dish', () => {
  expect(translated('fr', 'de', 'Œuf mayo maison', 'item_title')).toBeNull();
  expect(translated('es', 'de', 'Empanada de carne cortada a cuchillo', 'item_title')).toBeNull();
});
