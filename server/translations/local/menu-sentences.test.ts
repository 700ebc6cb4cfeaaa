import { expect, test } from 'vitest';
import { MENU_LOCALES, type MenuLocale } from '../../../shared/locales.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import { isAnyClassNamed } from '../check/diet-words.ts';
import { NO_CONTEXT, type PlacedText } from '../texts/text-in-context.ts';
import { menuSentences } from './menu-sentences.ts';
import { translateLocally } from './translate-locally.ts';

const translated = (from: MenuLocale, to: MenuLocale, source: string, kind: PlacedText['kind'] = 'item_description') =>
  translateLocally({ kind, source, context: NO_CONTEXT }, { from, to });

const gapsOf = (text: string): string => (text.match(/[#$…@]/g) ?? []).sort().join('');

test('every sentence has the same gaps in every language', () => {
  const uneven = menuSentences().filter((sentence) => {
    const gaps = gapsOf(sentence.en.written);
    // "# kg" and "3 years" say a number in both; a language may leave none out.
    return MENU_LOCALES.some((locale) => gapsOf(sentence[locale].written) !== gaps);
  });
  expect(uneven.map((sentence) => sentence.en.written)).toEqual([]);
});

// The check of a translation doesn't read a sentence's own words.
test('no sentence names a food, an allergen or a diet', () => {
  const naming = menuSentences().flatMap((sentence) =>
    MENU_LOCALES.filter((locale) =>
      isAnyClassNamed(withoutAccents(sentence[locale].written.toLowerCase()), locale),
    ).map((locale) => `${locale}: ${sentence[locale].written}`),
  );
  expect(naming).toEqual([]);
});

test.each<[from: MenuLocale, to: MenuLocale, source: string, text: string | null]>([
  ['fr', 'en', 'Min. 2 pers.', 'Minimum 2 people'],
  ['fr', 'de', 'Sans oignon', 'Ohne Zwiebel'],
  ['it', 'en', 'Disponibile anche senza pane', 'Without bread on request'],
  ['es', 'en', 'Puede contener trazas de sésamo', 'May contain traces of sesame'],
  ['en', 'de', 'May contain sesame', 'Kann Sesam enthalten'],
  ['de', 'fr', 'Zubereitungszeit ca. 25 Minuten', 'Environ 25 minutes'],
  ['fr', 'en', '6 huîtres, 75 cl', '6 oysters, 75 cl'],
  ['fr', 'en', 'Deux boules de glace', '2 scoops of ice cream'],
  ['en', 'fr', 'For two', 'Pour deux'],
  ['en', 'fr', 'From 2 people', 'Minimum deux personnes'],
  ['fr', 'en', 'Origine France', 'Origin France'],
  ['en', 'fr', 'Without added salt', 'Sans ajout de sel'],
  ['en', 'fr', 'Notes of apricot', 'Notes d’abricot'],
  ['en', 'fr', 'For lobster lovers', 'Pour les amateurs de homard'],
  ['en', 'fr', 'Drinks not included', 'Hors boissons'],
  ['en', 'ja', 'Under 12 years', '12歳未満'],
  ['de', 'en', 'Bis 12 Jahre', 'Up to 12 years'],
  ['en', 'fr', 'Under £10', null],
  ['es', 'en', 'De 10 € a 15 €', null],
  ['en', 'fr', 'Minimum 10 €', null],
  ['en', 'fr', 'Supplement 3 €', 'Supplément 3 €'],
  ['fr', 'en', 'Origine poulet', null],
  ['fr', 'en', 'Sans xyzzy', null],
])('%s → %s: %s is %s', (from, to, source, text) => {
  expect(translated(from, to, source)).toBe(text);
});

test('the food that a vegan dish is without is no translation, as nobody reads on behind the word', () => {
  const context = { ...NO_CONTEXT, tags: ['vegan'] };
  const placed = { kind: 'item_description', source: 'Sans fromage', context } as const;
  expect(translateLocally(placed, { from: 'fr', to: 'en' })).toBeNull();
});

test('adjectives after a dish are said of it, and those before a comma only if what follows is no noun', () => {
  expect(translated('de', 'en', 'Hausgemacht, mit Zwiebeln')).toBe('Homemade, with onions');
  expect(translated('en', 'fr', 'Creamy, spicy sauce')).toBeNull();
  expect(translated('de', 'fr', 'Radler alkoholfrei', 'item_title')).toBe('Panaché sans alcool');
});
