import { conceptsIn, foldCharacters, isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { signsOfTitle, stem, withoutSpaces } from '../../facts/stems.ts';
import { allergensOf } from '../reading/avoided-food.ts';
import { isIngredient } from '../reading/edible.ts';
import type { DishQuery } from '../reading/guest-message.ts';
import { isCommonWord } from '../words/common-words.ts';

/**
 * Whether all that a message has of a dish's title is a food that the guest can't have, or of which they ask where it is:
 * "which ones have cashews?" names no "Cashew prawns", since other dishes may contain them, too.
 * @param isOfSeveral Whether other dishes have what is asked for.
 */
export function isNamedByFoodAlone(query: DishQuery, dish: MenuDish, isOfSeveral: boolean): boolean {
  const { text, locale, asks_contents, concern_words } = query;
  const isAvoided = (concept: string) => concern_words.size > 0 && allergensOf(concept).length > 0;
  const isAsked = (concept: string) => asks_contents && isOfSeveral && isIngredient(concept);
  const foods = conceptsIn(locale, text).filter(({ concept }) => isAvoided(concept) || isAsked(concept));
  if (foods.length === 0) return false;
  if (!isReadByCharacters(locale)) {
    const isOfFood = (position: number) => foods.some(({ from, to }) => position >= from && position < to);
    const rest = wordsOf(text).filter((_, position) => !isOfFood(position));
    const isOfTitle = (word: string) => !isCommonWord(word, [locale]) && dish.title_stems.has(stem(word));
    // "Edamame" alone is the dish.
    return rest.length > 0 && !rest.some(isOfTitle);
  }
  const rest = foods.reduceRight((left, { from, to }) => `${left.slice(0, from)} . ${left.slice(to)}`, text);
  const restSigns = signsOf(locale, rest);
  if (!/[\p{L}\p{N}]/u.test(restSigns)) return false;
  const foodSigns = foods.map(({ from, to }) => signsOf(locale, text.slice(from, to)));
  return ![dish.item.title, dish.original.title].some((title) => {
    const remainder = foodSigns.reduce((signs, food) => signs.replace(food, ' '), signsOfTitle(locale, title));
    return remainder.split(' ').some((part) => pairsOf(part).some((pair) => restSigns.includes(pair)));
  });
}

const signsOf = (locale: DishQuery['locale'], text: string): string => withoutSpaces(foldCharacters(text, locale));

/** Each two signs beside each other; a single sign is in many words. */
const pairsOf = (signs: string): string[] =>
  Array.from({ length: Math.max(0, signs.length - 1) }, (_, start) => signs.slice(start, start + 2));
