import { isDrink } from '../finding/kinds-of-dish.ts';
import { asksDrinks } from '../finding/pool-of.ts';
import { answer, type LocalAnswer, listOfWords, type Teller } from './teller.ts';

/** "What categories do you have?": the sections of the menu, in its order. */
export function answerSections({ facts, message, words }: Teller): LocalAnswer {
  const drinks = asksDrinks(message) ? facts.dishes.filter(isDrink) : [];
  const sections = new Map(
    (drinks.length > 0 ? drinks : facts.dishes).map(({ section_id, section }) => [section_id, section]),
  );
  return answer('search', [`${words.list_found} ${listOfWords(message.locale, [...sections.values()])}`]);
}
