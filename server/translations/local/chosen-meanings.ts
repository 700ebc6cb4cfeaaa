import type { MenuLocale } from '../../../shared/locales.ts';
import type { Lexicon, Meaning } from '../../food/lexicon.ts';
import { saysMoreThanItsName } from '../check/lost-or-added.ts';

/** A lexicon for one text: of several meanings of an expression, those that the text can have. */
export function withChosenMeanings(lexicon: Lexicon): Lexicon {
  return { ...lexicon, meanings: (locale, words) => wholeMeanings(lexicon, locale, words) };
}

const caches = new WeakMap<Lexicon, Map<string, readonly Meaning[]>>();

/**
 * Meanings that an expression names completely: "vanilla ice cream" is listed with "ice cream", but translated as such it
 * would lose the vanilla, so it is parsed in its parts.
 */
function wholeMeanings(lexicon: Lexicon, locale: MenuLocale, words: string): readonly Meaning[] {
  const meanings = lexicon.meanings(locale, words);
  if (!words.includes(' ') || meanings.length === 0) return meanings;
  const cache = caches.get(lexicon) ?? new Map<string, readonly Meaning[]>();
  caches.set(lexicon, cache);
  const key = `${locale} ${words}`;
  const cached =
    cache.get(key) ?? meanings.filter(({ concept }) => !saysMoreThanItsName(lexicon, concept, words, locale));
  cache.set(key, cached);
  return cached;
}
