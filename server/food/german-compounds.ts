import type { MenuLocale } from '../../shared/locales.ts';
import { withoutAccents } from './fold-words.ts';
import { splitWords } from './words.ts';

/**
 * What a German compound is of by its first and its last word, though the lexicon doesn't have it: "Ochsenfetzen" is beef,
 * "Alblinsensuppe" a soup, "Bergbauernkäse" cheese. A guest who can't eat it must not miss it.
 */
const PARTS: readonly (readonly [RegExp, string])[] = [
  // An oxheart is a tomato, and an ox-eye an egg.
  [/^(?:weide)?(?:ochsen(?!herz|aug)|rinder|rinds)\p{L}{3}/u, 'beef'],
  [/^kalbs\p{L}{3}/u, 'veal'],
  // A pig's ear is also a pastry.
  [/^schweine?s?(?!ohr)\p{L}{4}/u, 'pork'],
  [/\p{L}{3}suppe$/u, 'soup'],
  [/\p{L}{3}bre(?:zel|ze|zn)n?$/u, 'pretzel'],
  [/\p{L}{3}schnitzel$/u, 'schnitzel'],
  [/\p{L}{3}salat$/u, 'salad'],
  // Leberkäse has no cheese.
  [/\p{L}{3}(?<!leber|fleisch)kase$/u, 'cheese'],
];

/** The foods that the words of a text begin or end with, by their English names. */
export function foodsInCompounds(locale: MenuLocale, text: string): string[] {
  if (locale !== 'de') return [];
  const words = splitWords(withoutAccents(text.toLowerCase()));
  return PARTS.flatMap(([pattern, food]) => (words.some((word) => pattern.test(word)) ? [food] : []));
}
