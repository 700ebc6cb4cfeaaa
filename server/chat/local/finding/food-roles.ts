import { isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { hasAlcohol } from '../../../food/without-alcohol.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isAskingDishesWithAlcohol } from '../words/dishes-with-alcohol.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
import { asksDishes, asksDrinks, asksMains } from './pool-of.ts';

/** What a food that a message names is asked for: as a drink, as a part of a dish, or as a side. */

/**
 * "Which dishes have stout?", "anything with beer?", "which mains have alcohol?": a drink that is a part of a dish.
 * "Do you have beer with the meal?" and "drinks with rum" ask for something to drink.
 */
export function asksDishesWithDrink(message: GuestMessage): boolean {
  const { folded_text } = message;
  if (asksDishes(message)) return !DRUNK_WITH_MEAL.test(folded_text);
  if (asksMains(message) || hasCourse(message)) return !DRUNK_WITH_MEAL.test(folded_text) && isInCourse(message);
  if (asksDrinks(message)) return false;
  return drinksOf(message).some(({ from, to }) => isMadeWith(message, from, to));
}

/** "Which mains have beer in them?", "a dessert with coffee"; "a soup and a beer" and "a soup with a beer" order both. */
function isInCourse(message: GuestMessage): boolean {
  const drinks = drinksOf(message);
  if (drinks.some(({ concept }) => concept === 'alcohol')) return true;
  if (AND.test(message.folded_text)) return false;
  return message.asks_contents || drinks.some(({ from, to }) => isMadeWith(message, from, to, MADE_OF));
}

const AND = /(?<= )(?:and|plus|und|et|y|e|و)(?= )| و\p{L}|[和跟与與及とト+&]|하고|그리고|이랑|[와과] /u;

/** The drinks that a message names, and alcohol. */
const drinksOf = ({ wished }: GuestMessage) =>
  wished.filter(({ concept }) => concept === 'alcohol' || isKindOf(concept, 'drink'));

/** The drinks and the alcohol that a message asks for as parts of dishes; empty if it names none. */
export const drinksInDishes = (message: GuestMessage): string[] =>
  message.excluded.every(hasAlcohol) && isAskingDishesWithAlcohol(message.locale, message.folded_text)
    ? ['alcohol']
    : asksDishesWithDrink(message)
      ? [...new Set(drinksOf(message).flatMap(({ concept }) => (concept === 'drink' ? [] : [concept])))]
      : [];

/** Parts of a meal that are eaten. */
const COURSES = ['dessert', 'appetizer', 'main course', 'side', 'soup', 'salad'];

export const isCourse = (concept: string): boolean =>
  COURSES.some((course) => isKindOf(concept, course)) && !isKindOf(concept, 'drink');

/** "Which desserts have alcohol?" */
const hasCourse = ({ wished }: GuestMessage): boolean => wished.some(({ concept }) => isCourse(concept));

function isMadeWith(
  { text, folded_text, locale }: GuestMessage,
  from: number,
  to: number,
  pattern = MADE_WITH,
): boolean {
  if (isReadByCharacters(locale) && from >= 0)
    return MADE_WITH_BEFORE.test(folded_text.slice(0, from)) || MADE_WITH_BEHIND.test(folded_text.slice(to));
  // "And in red?" of wines that an earlier question named.
  if (from < 0) return false;
  const words = wordsOf(text);
  const before = foldMessage(locale, words.slice(Math.max(0, from - MAX_WORDS_OF_WITH), from).join(' '));
  return pattern.test(before) || (locale === 'ar' && /^[وف]?(?:بال|بب)/u.test(words.slice(from, to)[0] ?? ''));
}

const MAX_WORDS_OF_WITH = 4;
/** At the end of the words before a drink. */
const MADE_WITH =
  / (?:with|containing|of|from|using|in|mit|aus|avec|au|aux|a la|a base de|con|al|alla|allo|com|ao|مع|فيه|فيها|من) (?:(?:a|an|any|some|the|de|la|le|l|du|des|un|une|una|uno|el|lo|il|o|um|uma|dem|der|einem|einer|etwas) ){0,2}$/u;
/** Without an article: "with a coffee" is drunk. */
const MADE_OF =
  / (?:with|containing|of|from|using|in|mit|aus|avec|au|aux|a la|a base de|con|al|alla|allo|com|ao|مع|فيه|فيها|من) (?:(?:any|some|etwas) )?$/u;
const MADE_WITH_BEFORE = /(?:帶|带|加了?|用了?|有放|含有?|放了?)$/u;
const MADE_WITH_BEHIND =
  /^(?:ヲ?(?:入リ|入ッ|使ッ|使ウ|使用)|ノ入ッ|ガ入ッ|デ(?:煮|作)|[을를이가로]? ?(?:들어|넣|사용|쓴|만든)|做的|煮的|炖的|燉的)/u;
const DRUNK_WITH_MEAL =
  / (?:with|to|alongside|zum|zur|zu|mit|avec|con|col|com) (?:(?:my|our|the|a|le|la|mon|notre|les|mi|il|o|dem|der|meinem) )?(?:dish|dishes|meals?|food|essen|gerichte?|speisen?|repas|plats?|platos?|comida|piatt[io]|cibo|pasto|pratos?|refeicao) /u;

/**
 * "What goes as a side with the roast?", "ein passender Beilagensalat?": something to eat beside what is named. "Which sides
 * do you have?" names nothing besides, and lists the section.
 */
export function isForSide({ locale, folded_text, wished }: GuestMessage): boolean {
  if (!says(locale, 'side_dish', folded_text)) return false;
  const isFood = (concept: string) => isEdible(concept) && !isKindOf(concept, 'side') && concept !== 'dish';
  return wished.some(({ concept }) => isFood(concept) && !isKindOf(concept, 'drink'));
}

/** "What goes with the roast?" names no drink, so that something to eat may be meant as well. */
export const hasNoDrink = (message: GuestMessage): boolean =>
  drinksOf(message).length === 0 &&
  !asksDrinks(message) &&
  !hasPhrase(message.locale, GUEST_LANGUAGES[message.locale].red, message.folded_text) &&
  !hasPhrase(message.locale, GUEST_LANGUAGES[message.locale].white, message.folded_text);
