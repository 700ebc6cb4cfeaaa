import type { NamedConcept } from '../../../food/concepts-in.ts';
import { hasPhrase } from '../words/phrases.ts';
import { allergensBelow, allergensOf, usualAllergensOf } from './avoided-food.ts';
import { type ConcernReading, directNames, isInClause, wordsOfConcept } from './concern-reading.ts';
import { isEdible } from './edible.ts';
import { isGeneral, isOneDrink } from './feared-food.ts';

export function foodsIn(reading: ConcernReading, clause: string): NamedConcept[] {
  const isOfDrinks = isAskingForDrinks(reading);
  return reading.concepts.filter(
    (named) =>
      isInClause(reading, clause, named) &&
      isEdible(named.concept) &&
      (!isGeneral(named.concept) || (isOfDrinks && isOneDrink(named.concept))),
  );
}

/** "Pregnant, no alcohol and no coffee, which drinks do you have?" leaves coffee out; "no coffee" of an order cancels it. */
const isAskingForDrinks = ({ locale, language, folded_text }: ConcernReading): boolean =>
  [language.drinks, language.medical, language.intents.soft_drinks].some((phrases) =>
    hasPhrase(locale, phrases, folded_text),
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
    // Who eats no cow eats no calf.
    if (named.concept === 'beef') excluded.add('veal');
    // Who is allergic to pulses can't eat peanuts either.
    if (isHealth) for (const name of allergensBelow(named.concept)) avoided.add(name);
    if (isHealth) reading.isAllergic = true;
  }
  for (const word of ownWords.split(' ')) words.add(word);
}
