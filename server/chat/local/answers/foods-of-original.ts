import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import type { MenuLocale } from '../../../../shared/locales.ts';
import { conceptsIn, isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isDrink, TEXT_PARTS } from '../finding/kinds-of-dish.ts';
import { isEdible } from '../reading/edible.ts';
import { isGeneral } from '../reading/feared-food.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { foodWord, listOfWords, type Teller, wordingOf } from './teller.ts';

const MAX_FOODS = 8;

/**
 * The foods that a description names which stayed in the menu's language, in the guest's: "the menu's words name sesame and
 * aubergine". Others that it names may not be understood, so a guest who can't eat something reads no such list.
 */
export function foodsOfOriginal(teller: Teller, dish: MenuDish): string[] {
  const { item, original, original_locale } = dish;
  const { message, words, avoided, facts } = teller;
  const text = original.description;
  const isTranslated = item.description !== text && message.locale === facts.locale;
  const isRead = text === null || isTranslated || message.locale === original_locale;
  if (isRead || avoided.length > 0) return [];
  // "Glace" is ice as well as ice cream.
  const isIce = ({ concept }: TextFood) => concept === 'ice cream' && isDrink(dish);
  const isOfTitle = ({ concept }: TextFood) => dish.title_concepts.has(concept);
  const foods = foodsIn(original_locale, text).filter((food) => !isIce(food) && !isOfTitle(food));
  if (foods.length === 0) return [];
  return [interpolate(words.dish_food_named, { dish: item.title, food: namesOf(teller, foods) })];
}

/** A food that a text names, and whether in the plural. */
type TextFood = { concept: string; is_plural: boolean };

function foodsIn(locale: MenuLocale, text: string): TextFood[] {
  const foods = text.split(TEXT_PARTS).flatMap((part) => (isDenied(locale, part) ? [] : foodsInPart(locale, part)));
  const isOnce = ({ concept }: TextFood, at: number) => foods.findIndex((other) => other.concept === concept) === at;
  // Pork names meat, too.
  const isKindOfOther = ({ concept }: TextFood) =>
    foods.some((other) => other.concept !== concept && isKindOf(other.concept, concept));
  return foods.filter((food, at) => isOnce(food, at) && !isKindOfOther(food)).slice(0, MAX_FOODS);
}

function foodsInPart(locale: MenuLocale, part: string): TextFood[] {
  const namedConcepts = conceptsIn(locale, part);
  const words = isReadByCharacters(locale) ? [...part] : wordsOf(part);
  const isWithin = (one: NamedConcept) =>
    namedConcepts.some(({ from, to }) => from <= one.from && one.to <= to && to - from > one.to - one.from);
  // Which of several meanings a word has isn't known.
  const isAmbiguous = (one: NamedConcept) =>
    namedConcepts.some(({ concept, from, to }) => concept !== one.concept && from === one.from && to === one.to);
  // "Crème de sésame" is no cream.
  const isOfOther = ({ to }: NamedConcept) =>
    OF.test(words[to] ?? '') && namedConcepts.some(({ from }) => from === to + 1);
  return namedConcepts
    .filter((one) => isEdible(one.concept) && !isGeneral(one.concept) && !isKindOf(one.concept, 'measure'))
    .filter((one) => !isWithin(one) && !isAmbiguous(one) && !isOfOther(one))
    .map(({ concept, from, to }) => ({ concept, is_plural: isPlural(locale, concept, words.slice(from, to)) }));
}

/** As the words of a text are folded. */
const OF = /^(?:de|d'|d’|di|of|do|da|del|della|vom|من)$/u;

const isPlural = (locale: MenuLocale, concept: string, words: readonly string[]): boolean => {
  const [singular, plural] = wordingOf(concept)?.[locale].forms ?? [];
  const isForm = (form: string | undefined) =>
    form !== undefined && withoutAccents(form.toLowerCase()) === withoutAccents(words.join(' '));
  return plural !== singular && isForm(plural) && !isForm(singular);
};

function namesOf({ message: { locale } }: Teller, foods: readonly TextFood[]): string {
  const names = foods.map(({ concept, is_plural }) => {
    const plural = is_plural ? wordingOf(concept)?.[locale].forms[1] : undefined;
    return plural ?? foodWord(locale, concept);
  });
  return listOfWords(locale, names);
}

/** "Fruit sorbet without milk" names no milk. */
const isDenied = (locale: MenuLocale, part: string): boolean =>
  hasPhrase(locale, GUEST_LANGUAGES[locale].without, foldMessage(locale, part));
