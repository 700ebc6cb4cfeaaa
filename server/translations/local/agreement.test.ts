import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const translated = (from: MenuLocale, to: MenuLocale, source: string) =>
  translateLocally({ kind: 'item_title', source, context: NO_CONTEXT }, { from, to });

test('an adjective in the singular describes no noun in the plural', () => {
  expect(translated('it', 'en', 'Zucchine in tempura leggera')).not.toContain('Light zucchini');
  expect(translated('it', 'de', 'Zucchine in pastella leggera')).toBe('Zucchini in leichtem Teigmantel');
});

test('described in the plural, food isn’t written with the article of one', () => {
  expect(translated('en', 'fr', 'Selection of British cheeses')).toBe('Sélection de fromages britanniques');
  expect(translated('fr', 'it', 'Assiette de fromages régionaux')).toBe('Piatto di formaggi locali');
});

test('English says behind a noun what it is soaked in, and an origin is beside its noun', () => {
  expect(translated('fr', 'en', 'Pain imbibé de vin blanc')).toBe('Bread soaked in white wine');
  expect(translated('en', 'fr', 'Charred Turkish bread')).toBe('Pain turc à la braise');
});

test.each<[from: MenuLocale, to: MenuLocale, source: string, text: string | null]>([
  ['en', 'fr', 'Bangers & Mash', 'Saucisses et purée'],
  ['it', 'en', 'Piadine e crescioni', 'Piadine and stuffed flatbreads'],
  ['it', 'fr', 'Crescione erbe e squacquerone', null],
  ['en', 'de', 'Veal Olives', null],
  ['en', 'it', 'Cornbread on the side', 'Pane di mais servito a parte'],
  ['fr', 'en', 'Petits pois à la française', 'Peas with lettuce and onions'],
  ['it', 'de', 'Bigoli in salsa', 'Bigoli mit Sardellen und Zwiebeln'],
])('a name that says something else than its words: %s → %s: %s is %s', (from, to, source, text) => {
  expect(translated(from, to, source)).toBe(text);
});
