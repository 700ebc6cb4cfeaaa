import { allergensIn } from './allergens-in.ts';
import { isEmptyWord } from './find-dishes.ts';
import { conceptsIn, placeOf, stem, wordsOf } from './food.ts';
import { bareOf, languageOf } from './language-of.ts';

/** A key for what a question is about: the same for other words and other languages. */
export type Sense = {
  allergens: string;
  /** The foods that it names; if it names none, its words without those that only ask. */
  subject: string;
};

export function senseOf(text: string): Sense {
  const locale = languageOf(text, 'en');
  const foods = conceptsIn(locale, text).flatMap(({ concept }) => (placeOf(concept) === undefined ? [] : [concept]));
  const words = wordsOf(text)
    .filter((word) => !isEmptyWord(word))
    .map(stem);
  const inOrder = (all: readonly string[]) => [...new Set(all)].sort().join(' ');
  return { allergens: inOrder(allergensIn(bareOf(text))), subject: inOrder(foods.length > 0 ? foods : words) };
}
