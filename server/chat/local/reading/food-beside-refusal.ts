import type { NamedConcept } from '../../../food/concepts-in.ts';
import { placesOf } from '../words/phrases.ts';
import { type ConcernReading, wordsOfConcept } from './concern-reading.ts';
import { isIngredient } from './edible.ts';

/** What may be between "I don't eat" and the food, or between the food and it: "any", an article, a particle. */
const BETWEEN = /^(?:\p{L}{1,3} ){0,2}$/u;
const MAX_SIGNS_BETWEEN = 2;

/**
 * The food that the words for "I don't eat" have beside them, whatever else their clause asks: "we eat no pork, nor is there
 * alcohol in what we eat" is no question about a dish of pork.
 */
export function foodBesideRefusal(
  reading: ConcernReading,
  clause: string,
  foods: readonly NamedConcept[],
): NamedConcept[] {
  const { locale, language, isByCharacters } = reading;
  const isVerbLast = locale === 'ja' || locale === 'ko';
  const refusals = placesOf(locale, language.cannot, clause);
  return foods.filter((named) => {
    // "I can't have the soup if there is celery in it" is about the soup.
    if (!isIngredient(named.concept)) return false;
    const name = wordsOfConcept(reading, named);
    const start = isByCharacters ? clause.indexOf(name) : clause.indexOf(` ${name} `) + 1;
    const end = start + name.length;
    return refusals.some(({ from, to }) => {
      // The phrase itself may end with any word: "I can't eat *".
      if (from < start && end <= to) return true;
      const between = isVerbLast ? clause.slice(end, from) : clause.slice(to, start);
      if (isVerbLast ? from < end : start < to) return false;
      return isByCharacters ? between.trim().length <= MAX_SIGNS_BETWEEN : BETWEEN.test(between.trimStart());
    });
  });
}
