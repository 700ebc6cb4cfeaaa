import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { ANYTHING_WITH, isOtherThing } from '../words/anything-with.ts';
import { isContainer } from '../words/containers.ts';
import { hasPhrase } from '../words/phrases.ts';
import { isCalledRaw, speaksOfRaw } from '../words/raw.ts';
import { isBrokenOff } from '../words/refusing-food.ts';
import { isAskingWhichThere } from '../words/which-words.ts';
import { allergensOf, isAllergenName } from './avoided-food.ts';
import { type ConcernReading, directNames, isBareList, wordsOfConcept } from './concern-reading.ts';
import { isDishQuestion } from './dish-question.ts';
import { foodBesideRefusal } from './food-beside-refusal.ts';
import { leftOut } from './left-out.ts';
import { leftOutBesideSpice } from './left-out-beside-spice.ts';
import { listsLeftOut } from './left-out-list.ts';
import { readPlainClause } from './read-plain-clause.ts';
import { leavesOut, speaksOfAllergy } from './speaks-of-allergy.ts';
import { foodsIn, takeConcept } from './take-food.ts';

const AFFIRMED = /(?<= )(?:si|sim|oui|ja|schon|yes|yeah|ok|okay|fine|geht)(?= )|(?<!不)可以|没问题|大丈夫|괜찮|عادي/;

/** What kind a clause is: what follows "I can't eat pork," with nothing but food is of the same kind. */
type ClauseKind = 'allergy' | 'cannot' | 'other';

export function readClauses(reading: ConcernReading, clauses: readonly string[]): void {
  let before: ClauseKind = 'other';
  let topic: readonly NamedConcept[] = [];
  for (const clause of clauses) {
    const foods = foodsIn(reading, clause);
    before = readClause(reading, clause, before);
    // "Onions, garlic, I can't stand them."
    if (before !== 'other' && foods.length === 0 && !reading.leavesOutRaw)
      for (const named of topic) takeConcept(reading, named, before === 'allergy');
    // "ラーメン、卵抜き" wishes for ramen.
    if (topic.length > 0 && isEndOfList(reading, clause, foods))
      for (const named of topic.filter((food) => !isDishOrDrink(food))) takeConcept(reading, named, false);
    // "Is there pork in the pâté? I don't eat any": of pork.
    const isContaining = (named: NamedConcept) => isContainer(reading.locale, clause, wordsOfConcept(reading, named));
    topic =
      before === 'other' && isBareList(reading, clause, foods)
        ? [...topic, ...foods.filter((named) => !isContaining(named))]
        : [];
  }
  for (const named of listsLeftOut(reading, clauses)) takeConcept(reading, named, false);
  takeBlamedFood(reading);
}

/** "豚肉、卵、にんにく抜きで": in Japanese and Korean "without" is behind the last of what is left out. */
function isEndOfList(reading: ConcernReading, clause: string, foods: readonly NamedConcept[]): boolean {
  if (reading.locale !== 'ja' && reading.locale !== 'ko') return false;
  return leftOut(reading, clause, foods).some((food) => clause.trim().startsWith(wordsOfConcept(reading, food)));
}

/** "He's got a thing with eggs, swells right up": the food beside it is to blame. */
function takeBlamedFood(reading: ConcernReading): void {
  const { locale, language, folded_text, text, avoided, excluded, concepts, isStatement, isAllergyDenied } = reading;
  if (
    !isStatement ||
    isAllergyDenied ||
    avoided.size + excluded.size > 0 ||
    /[?？؟]/.test(text) ||
    reading.leavesOutRaw ||
    reading.avoidsRaw
  )
    return;
  if (hasPhrase(locale, language.eat, folded_text) || hasPhrase(locale, language.mild, folded_text)) return;
  for (const named of concepts.filter(({ concept }) => isAllergenName(concept))) takeConcept(reading, named, true);
}

/**
 * A clause without the names of what is to be left out if it is raw: who wants no raw fish would be told that octopus is
 * declared without fish.
 */
function withoutRaw(reading: ConcernReading, clause: string): string {
  const { locale } = reading;
  if (!speaksOfRaw(locale, clause) || speaksOfAllergy(reading, reading.folded_text)) return clause;
  if (!leavesOut(reading, clause) && !reading.leavesOutRaw) return clause;
  const foods = foodsIn(reading, clause);
  const raw = foods.filter(
    (named) => isKindOf(named.concept, 'animal food') && isCalledRaw(locale, clause, wordsOfConcept(reading, named)),
  );
  reading.avoidsRaw ||= raw.length > 0 || foods.length === 0 || reading.leavesOutRaw;
  const names = new Set<string>();
  return raw.reduce((rest, named) => {
    const name = wordsOfConcept(reading, named);
    // "No raw fish: what fish do you have?" wishes for the second one.
    if (!names.has(name)) reading.concerned.add(named);
    names.add(name);
    for (const word of name.split(' ')) reading.words.add(word);
    return rest.replace(name, '·');
  }, clause);
}

function readClause(reading: ConcernReading, said: string, before: ClauseKind): ClauseKind {
  const { locale, language } = reading;
  const clause = withoutRaw(reading, said);
  const foods = foodsIn(reading, clause);
  // "No meat, fish is fine".
  if (before !== 'other' && AFFIRMED.test(clause)) return 'other';
  if (
    before !== 'other' &&
    foods.length > 0 &&
    isBareList(reading, clause, foods) &&
    !isAskingWhichThere(clause, reading.text) &&
    !isDishQuestion(reading, clause, foods)
  ) {
    for (const named of foods) takeConcept(reading, named, before === 'allergy');
    return before;
  }
  // "We don't eat pork, nor dishes that contain alcohol."
  if (before !== 'other' && foods.length > 0 && isOtherThing(clause)) {
    for (const named of foods) takeConcept(reading, named, before === 'allergy');
    return before;
  }
  // "I can't eat spicy, can the mapo tofu be mild?" is about no allergen.
  if (hasPhrase(locale, language.mild, clause) && !speaksOfAllergy(reading, clause)) {
    for (const named of leftOutBesideSpice(reading, clause, foods)) takeConcept(reading, named, false);
    return 'other';
  }
  const kind = speaksOfAllergy(reading, clause)
    ? 'allergy'
    : hasPhrase(locale, language.cannot, clause) || isBrokenOff(locale, clause)
      ? 'cannot'
      : 'other';
  if (kind === 'other') readPlainClause(reading, clause, foods);
  else readStatement(reading, clause, foods, kind);
  return kind;
}

/** "I am allergic to gluten", "is the curry gluten-free?". */
function readStatement(
  reading: ConcernReading,
  clause: string,
  foods: readonly NamedConcept[],
  kind: ClauseKind,
): void {
  const { locale, language, isByCharacters, isOfTitle, avoided } = reading;
  const cannot = kind === 'cannot' || hasPhrase(locale, language.cannot, clause);
  // The one is about the guest, the other about a dish.
  // "I don't eat pork or anything with wine in it" asks of no dish.
  const isOfAnything = cannot && ANYTHING_WITH.test(clause);
  const asks =
    !isOfAnything && (hasPhrase(locale, language.contains, clause) || (!cannot && isAboutDish(reading, foods, clause)));
  if (asks) reading.asksContents = true;
  else reading.isStatement = true;
  // "Do the mussels contain gluten?" is about a dish of mussels.
  const refusedFoods = asks && cannot ? foodBesideRefusal(reading, clause, foods) : [];
  if (refusedFoods.length > 0) reading.isStatement = true;
  const ofDish = foods.filter(
    (named) =>
      asks &&
      !refusedFoods.includes(named) &&
      wordsOfConcept(reading, named).split(' ').some(isOfTitle) &&
      !isAllergenName(named.concept),
  );
  const others = foods.filter((named) => !ofDish.includes(named));
  const rest = isByCharacters
    ? foods.reduce((text, named) => text.replace(wordsOfConcept(reading, named), '·'), clause)
    : ofDish.reduce((text, named) => text.replace(` ${wordsOfConcept(reading, named)} `, ' · '), clause);
  const direct = directNames(locale, rest, foods.length === 0);
  for (const name of direct) avoided.add(name);
  const isNamed = direct.length > 0 || others.some(({ concept }) => allergensOf(concept).length > 0);
  for (const named of others) {
    // "I have a nut allergy and want pasta": the pasta is a wish.
    const isWish = isNamed && kind === 'allergy' && allergensOf(named.concept).length === 0 && isDishOrDrink(named);
    if (!isWish)
      takeConcept(reading, named, kind === 'allergy' && !(isNamed && allergensOf(named.concept).length === 0));
  }
}

const isDishOrDrink = ({ concept }: NamedConcept): boolean =>
  isKindOf(concept, 'prepared food') || isKindOf(concept, 'drink');

/** "I am allergic to tofu" is about the guest, whatever is called so on the menu. */
const IS_ALLERGIC =
  / (?:allergi|alergi)|对.{1,10}过敏|(?:حساسي\p{L}*|تحسس\p{L}*|بتحسس|اتحسس) (?:من|ل)|アレルギー(?:ガアリ|ガアル|デス|持チ|ナノデ|ナンデス)|알레르기가? ?있/u;

function isAboutDish(reading: ConcernReading, foods: readonly NamedConcept[], clause: string): boolean {
  const isOfDish = (named: NamedConcept) =>
    !isAllergenName(named.concept) && wordsOfConcept(reading, named).split(' ').some(reading.isOfTitle);
  return foods.some(isOfDish) && (reading.asksSafety || !IS_ALLERGIC.test(clause));
}
