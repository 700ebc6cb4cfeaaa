import type { NamedConcept } from '../../../food/concepts-in.ts';
import { allergensBelow, allergensOf, usualAllergensOf } from './avoided-food.ts';
import { type ConcernReading, directNames, isInClause, wordsOfConcept } from './concern-reading.ts';
import { isEdible } from './edible.ts';
import { isGeneral } from './feared-food.ts';

export const foodsIn = (reading: ConcernReading, clause: string): NamedConcept[] =>
  reading.concepts.filter(
    (named) => isInClause(reading, clause, named) && isEdible(named.concept) && !isGeneral(named.concept),
  );

export function takeConcept(reading: ConcernReading, named: NamedConcept, isHealth: boolean): void {
  const { locale, isByCharacters, avoided, excluded, words, concerned } = reading;
  concerned.add(named);
  const ownWords = wordsOfConcept(reading, named);
  // The French "noix" are walnuts in the lexicon, and any nuts for guests.
  const general = ownWords.includes(' ') || isByCharacters ? [] : directNames(locale, ` ${ownWords} `, false);
  // The Chinese "芥末" is wasabi for cooks, and mustard for as many guests.
  if (locale === 'zh' && ownWords === '芥末') avoided.add('mustard');
  const own = isHealth ? usualAllergensOf(named.concept) : allergensOf(named.concept);
  const names = [...new Set([...own, ...general])];
  for (const name of names) avoided.add(name);
  if (names.length === 0 && isEdible(named.concept)) {
    excluded.add(named.concept);
    // Who is allergic to pulses can't eat peanuts either.
    if (isHealth) for (const name of allergensBelow(named.concept)) avoided.add(name);
    if (isHealth) reading.isAllergic = true;
  }
  for (const word of ownWords.split(' ')) words.add(word);
}
