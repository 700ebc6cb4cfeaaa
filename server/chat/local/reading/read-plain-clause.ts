import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { asksToAdd } from '../words/adding.ts';
import { isContainer } from '../words/containers.ts';
import { isAskingWhatComesWith } from '../words/dish-details.ts';
import { pointsToThose } from '../words/of-those.ts';
import { hasPhrase } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
import { allergensOf, isAllergenName, isOrdered } from './avoided-food.ts';
import { type ConcernReading, directNames, isBareList, isShort, wordsOfConcept } from './concern-reading.ts';
import { isFeared } from './feared-food.ts';
import { leftOut } from './left-out.ts';
import { foodsIn, takeConcept } from './take-food.ts';
import { takeLeftOut } from './take-left-out.ts';

/** "Without milk", "is there milk in it?", "celery?". */
export function readPlainClause(reading: ConcernReading, clause: string, foods: readonly NamedConcept[]): void {
  const { locale, language, asksSafety, avoided } = reading;
  const left = leftOut(reading, clause, foods);
  takeLeftOut(reading, clause, left);
  // "Vegetarian, but I eat eggs", "how much is it with milk added?"
  if (isWishFor(reading, clause, left)) return;
  // "Do any of those have peanuts?"
  const asks = hasPhrase(locale, language.contains, clause) || pointsToThose(locale, clause);
  if (asks) reading.asksContents = true;
  const isBare = isBareList(reading, clause, foods) && !isAskingPriceOf(reading, clause, foods);
  const contents = asks ? contentsAmong(reading, clause, foods) : foods;
  if (asksMeatOrFish(reading)) return;
  const isOfTitle = (named: NamedConcept) => wordsOfConcept(reading, named).split(' ').every(reading.isOfTitle);
  const names = contents.filter(
    (named) => isAllergenName(named.concept) || ((isBare || (asks && !isOfTitle(named))) && isFeared(named.concept)),
  );
  if (asks || asksSafety) for (const named of names) takeConcept(reading, named, false);
  if (asks || asksSafety || left.length > 0) {
    const rest = foods.reduce((text, named) => text.replace(wordsOfConcept(reading, named), '·'), clause);
    if (foods.length === 0 || asks || asksSafety)
      for (const name of directNames(locale, rest, false)) avoided.add(name);
    return;
  }
  // "Fish, but not raw" is a wish.
  const isWish = (concept: string) =>
    reading.leavesOutRaw && ['seafood', 'meat'].some((kind) => isKindOf(concept, kind));
  readNames(
    reading,
    clause,
    names.filter(({ concept }) => !isWish(concept)),
    isBare,
  );
  if ((foods.length === 0 || isBare) && isShort(reading, clause) && !foods.some(({ concept }) => isWish(concept)))
    for (const name of directNames(locale, clause, false)) avoided.add(name);
}

/** "How much are the prawns?" fears none. "いくら" alone is both the question and salmon roe. */
const isAskingPriceOf = (reading: ConcernReading, clause: string, foods: readonly NamedConcept[]): boolean => {
  const { locale, language } = reading;
  const rest = foods.reduce((text, named) => text.replace(wordsOfConcept(reading, named), '·'), clause);
  return hasPhrase(locale, language.intents.price, rest);
};

/** "Is there meat or fish in the soup?" asks about its contents: the answer repeats its declarations. */
function asksMeatOrFish(reading: ConcernReading): boolean {
  const { folded_text, language, locale } = reading;
  if (!hasPhrase(locale, language.contains, folded_text)) return false;
  if (hasPhrase(locale, language.allergy, folded_text) || hasPhrase(locale, language.cannot, folded_text)) return false;
  const foods = foodsIn(reading, folded_text);
  const contents = contentsAmong(reading, folded_text, foods);
  const isOf = (kind: string) => contents.filter(({ concept }) => isKindOf(concept, kind)).length;
  const plainSeafood = contents.filter(({ concept }) => concept === 'fish' || concept === 'seafood').length;
  return contents.length < foods.length && isOf('meat') > 0 && isOf('meat') + plainSeafood === contents.length;
}

/** Of the foods of a clause those that are asked for in another: "is there wine in the mussels?" asks for the wine. */
function contentsAmong(
  reading: ConcernReading,
  clause: string,
  foods: readonly NamedConcept[],
): readonly NamedConcept[] {
  const names = foods.map((named) => wordsOfConcept(reading, named));
  // An allergen that no title names is never only where another is: "are there nuts or milk in it?".
  const isContent = ({ concept }: NamedConcept, name: string) =>
    isAllergenName(concept) && !name.split(' ').every(reading.isOfTitle);
  const contents = foods.filter((named, foodIndex) => {
    const name = names[foodIndex] ?? '';
    return isContent(named, name) || !isContainer(reading.locale, clause, name);
  });
  return contents.length > 0 ? contents : foods;
}

function isWishFor(
  { locale, language, asksSafety }: ConcernReading,
  clause: string,
  left: readonly unknown[],
): boolean {
  if (asksSafety) return false;
  if (hasPhrase(locale, language.contains, clause)) return false;
  if (says(locale, 'eats_too', clause)) return true;
  return left.length === 0 && asksToAdd(locale, clause);
}

/** The names of allergens without any other word about them: "celery?", "do you have fish?". */
function readNames(reading: ConcernReading, clause: string, names: readonly NamedConcept[], isBare: boolean): void {
  // "How much are the prawns?"
  if (isAskingWhatComesWith(reading.folded_text)) return;
  const isOrder =
    hasPhrase(reading.locale, reading.language.intents.have, clause) || isAskingPriceOf(reading, clause, names);
  const untitled = names.filter(
    (named) =>
      !wordsOfConcept(reading, named).split(' ').every(reading.isOfTitle) ||
      (!isOrder && isBareList(reading, clause, [named])),
  );
  const isAvoided = ({ concept }: NamedConcept) => allergensOf(concept).some((name) => !isOrdered(name) || isBare);
  // "Eggs and milk, no": who names milk so means the eggs beside it as well.
  const isOfAll = !isOrder && untitled.some(isAvoided);
  for (const named of untitled.filter((one) => isOfAll || isAvoided(one))) takeConcept(reading, named, false);
}
