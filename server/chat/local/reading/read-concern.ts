import type { AllergenChoice } from '../../../../shared/allergens.ts';
import { isReadByCharacters, type NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { asksToAdd } from '../words/adding.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { LATIN_LOCALES } from '../words/common-words.ts';
import { isContainer } from '../words/containers.ts';
import type { AllergenName } from '../words/guest-language.ts';
import { pointsToThose } from '../words/of-those.ts';
import { foldMessage, hasPhrase, placesOf, saidWords } from '../words/phrases.ts';
import { isCalledRaw, speaksOfRaw } from '../words/raw.ts';
import { says } from '../words/ways-of-asking.ts';
import { allergensBelow, allergensOf, choicesOf, isAllergenName, isOrdered, usualAllergensOf } from './avoided-food.ts';
import { clausesOf, withoutNegativeQuestions } from './clauses.ts';
import {
  type ConcernInput,
  type ConcernReading,
  directNames,
  isBareList,
  isInClause,
  isShort,
  wordsOfConcept,
} from './concern-reading.ts';
import { isEdible } from './edible.ts';
import { isFeared, isGeneral } from './feared-food.ts';
import { leftOut } from './left-out.ts';

/** What a message says of food that must be avoided or left out. */
export type Concern = {
  /** Whether the message is about allergies or about what is in the food. In doubt it is. */
  is_concern: boolean;
  /** Whether it says that neither meat nor fish is eaten, without a word of allergies. */
  is_meatless: boolean;
  /** Whether it asks if something is safe, without naming what. */
  asks_safety: boolean;
  /** What the guest can't eat, of what can be declared. */
  avoided: AllergenChoice[];
  /** Other food that is to be left out, by its concepts. */
  excluded: string[];
  /** Whether food that can't be declared is excluded because of an allergy. */
  is_allergic: boolean;
  /** Whether the guest asks if a dish contains something, rather than for what to avoid. */
  asks_contents: boolean;
  /** Whether it says of the guest, not of one dish, what must be avoided. */
  is_statement: boolean;
  /** Whether food is to be left out only if it is raw, which is no question of allergens. */
  avoids_raw: boolean;
  /** The words that name what is avoided or left out: the dish that is asked about is named by the others. */
  concern_words: ReadonlySet<string>;
  /** Concepts that aren't among what is avoided or left out. */
  wished: NamedConcept[];
};

export function readConcern(input: ConcernInput): Concern {
  const { text, locale, folded_text, concepts } = input;
  const language = GUEST_LANGUAGES[locale];
  const isByCharacters = isReadByCharacters(locale);
  const plain = withoutNegativeQuestions(locale, folded_text);
  const reading: ConcernReading = {
    ...input,
    language,
    isByCharacters,
    otherLocales: isByCharacters || locale === 'ar' ? [] : LATIN_LOCALES.filter((other) => other !== locale),
    asksSafety: hasPhrase(locale, language.safety, plain),
    avoided: new Set(),
    excluded: new Set(),
    words: new Set(),
    concerned: new Set(),
    isAllergic: false,
    isStatement: false,
    asksContents: false,
    avoidsRaw: false,
    leavesOutRaw: false,
  };
  // "GF" is written in any script, and "my gf" is no diet.
  const isAllergy =
    speaksOfAllergy(reading, plain) ||
    (!LATIN_LOCALES.includes(locale) && hasPhrase('en', GUEST_LANGUAGES.en.allergy, foldMessage('en', text)));
  reading.leavesOutRaw = !isAllergy && leavesOutRaw(reading, plain);
  readClauses(reading, clausesOf(text, locale, language));
  readHabits(reading, plain, isAllergy);
  takeRaw(reading);
  const { avoided, excluded, concerned, words } = reading;
  if (isAllergy && avoided.size === 0)
    for (const other of [locale, ...reading.otherLocales])
      for (const name of directNames(other, plain, false)) avoided.add(name);
  const asksWhether = reading.asksSafety && concerned.size === 0 && !hasPhrase(locale, language.eat, plain);
  if (avoided.size > 0 || isAllergy) for (const word of allergyWordsIn(reading, plain)) words.add(word);
  const isMeatless = !isAllergy && !reading.isAllergic && excluded.has('meat') && avoidsOnlyFish(avoided);
  // Who eats neither meat nor fish eats no other animal of the sea.
  if (isMeatless) avoided.add('seafood');
  return {
    is_meatless: isMeatless,
    is_concern: !isMeatless && (isAllergy || avoided.size > 0 || reading.isAllergic),
    asks_safety: asksWhether,
    avoided: choicesOf(avoided),
    excluded: [...excluded],
    is_allergic: reading.isAllergic || (isAllergy && excluded.size > 0),
    asks_contents: reading.asksContents,
    is_statement: reading.isStatement,
    avoids_raw: reading.avoidsRaw,
    concern_words: words,
    wished: concepts.filter((named) => !concerned.has(named)),
  };
}

const OF_FISH: ReadonlySet<AllergenName> = new Set(['fish', 'seafood', 'shellfish', 'crustaceans', 'molluscs']);
const avoidsOnlyFish = (avoided: ReadonlySet<AllergenName>): boolean =>
  (avoided.has('fish') || avoided.has('seafood')) && [...avoided].every((name) => OF_FISH.has(name));

const speaksOfAllergy = ({ locale, language, otherLocales }: ConcernReading, foldedText: string): boolean =>
  hasPhrase(locale, language.allergy, foldedText) ||
  otherLocales.some((other) => hasPhrase(other, GUEST_LANGUAGES[other].allergy, foldedText));

const leavesOut = ({ locale, language }: ConcernReading, foldedText: string): boolean =>
  [
    language.cannot,
    language.without,
    GUEST_LANGUAGES[locale].ways.other_than,
    GUEST_LANGUAGES[locale].ways.left_aside,
  ].some((phrases) => hasPhrase(locale, phrases, foldedText));

const isRaw = ({ concept }: NamedConcept): boolean => concept === 'raw';

const leavesOutRaw = (reading: ConcernReading, foldedText: string): boolean =>
  reading.concepts.some(isRaw) &&
  (leavesOut(reading, foldedText) || says(reading.locale, 'cooked', foldedText)) &&
  speaksOfRaw(reading.locale, foldedText);

/** "Fish that isn't raw" wishes for nothing raw. */
function takeRaw(reading: ConcernReading): void {
  if (!reading.avoidsRaw) return;
  for (const namedConcept of reading.concepts.filter(isRaw)) {
    reading.concerned.add(namedConcept);
    for (const word of wordsOfConcept(reading, namedConcept).split(' ')) reading.words.add(word);
  }
}

/** Habits that any part of a message may name: "something cooked instead?", "I've been sober for three years". */
function readHabits(reading: ConcernReading, plain: string, isAllergy: boolean): void {
  const { locale, folded_text, excluded, words } = reading;
  if (!isAllergy && says(locale, 'cooked', plain) && !COOKED_IN.test(plain)) reading.avoidsRaw = true;
  if (!says(locale, 'sober', folded_text)) return;
  excluded.add('alcohol');
  for (const word of saidWords(locale, GUEST_LANGUAGES[locale].ways.sober, folded_text)) words.add(word);
}

/** "Anything cooked in wine?" fears nothing raw. */
const COOKED_IN =
  / (?:cooked|boiled|braised|stewed|gekocht\p{L}*|gegart\p{L}*|cuit\p{L}*|cocinad\p{L}*|cott[oaei]|cozid[oa]s?) (?:in|with|im|mit|au|aux|a la|avec|con|en|al|nel|com|no|na) /u;

const AFFIRMED = /(?<= )(?:si|sim|oui|ja|schon|yes|yeah|ok|okay|fine|geht)(?= )|可以|没问题|大丈夫|괜찮|عادي/;

/** What kind a clause is: what follows "I can't eat pork," with nothing but food is of the same kind. */
type ClauseKind = 'allergy' | 'cannot' | 'other';

function readClauses(reading: ConcernReading, clauses: readonly string[]): void {
  let before: ClauseKind = 'other';
  let topic: readonly NamedConcept[] = [];
  for (const clause of clauses) {
    const foods = foodsIn(reading, clause);
    before = readClause(reading, clause, before);
    // "Onions, I can't stand them."
    if (before !== 'other' && foods.length === 0 && !reading.leavesOutRaw)
      for (const named of topic) takeConcept(reading, named, before === 'allergy');
    topic = before === 'other' && isBareList(reading, clause, foods) ? foods : [];
  }
  takeBlamedFood(reading);
}

/** "He's got a thing with eggs, swells right up": the food beside it is to blame. */
function takeBlamedFood(reading: ConcernReading): void {
  const { locale, language, folded_text, text, avoided, excluded, concepts, isStatement } = reading;
  if (
    !isStatement ||
    avoided.size + excluded.size > 0 ||
    /[?？؟]/.test(text) ||
    reading.leavesOutRaw ||
    reading.avoidsRaw
  )
    return;
  if (hasPhrase(locale, language.eat, folded_text) || hasPhrase(locale, language.mild, folded_text)) return;
  for (const named of concepts.filter(({ concept }) => isAllergenName(concept))) takeConcept(reading, named, true);
}

const foodsIn = (reading: ConcernReading, clause: string): NamedConcept[] =>
  reading.concepts.filter(
    (named) => isInClause(reading, clause, named) && isEdible(named.concept) && !isGeneral(named.concept),
  );

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
    !isDishQuestion(reading, clause, foods)
  ) {
    for (const named of foods) takeConcept(reading, named, before === 'allergy');
    return before;
  }
  // "I can't eat spicy, can the mapo tofu be mild?" is about no allergen.
  if (hasPhrase(locale, language.mild, clause) && !speaksOfAllergy(reading, clause)) return 'other';
  const kind = speaksOfAllergy(reading, clause)
    ? 'allergy'
    : hasPhrase(locale, language.cannot, clause)
      ? 'cannot'
      : 'other';
  if (kind === 'other') readPlainClause(reading, clause, foods);
  else readStatement(reading, clause, foods, kind);
  return kind;
}

/** "The cake has them?", said of what was named before. Folded as messages are. */
const HAS_IT =
  / (?:(?:l[aeio]|ce l|ne) ha(?:nno)?|l[aeo]s? (?:lleva|llevan|tiene|tienen)|tem|leva|levam|en (?:a|ont|contient)|y en a|(?:has|have|got) (?:it|them|any)|فيه|فيها) /u;

/** "I can't have sesame. The bass, is that all right?" asks of a dish in a sentence of its own. */
function isDishQuestion(reading: ConcernReading, clause: string, foods: readonly NamedConcept[]): boolean {
  const { text, locale, isOfTitle } = reading;
  const isOfDish = (namedConcept: NamedConcept) =>
    !isAllergenName(namedConcept.concept) && wordsOfConcept(reading, namedConcept).split(' ').some(isOfTitle);
  const isAsked = /[?？؟]/.test(text) && foods.every(isOfDish);
  if (isAsked && HAS_IT.test(clause)) return true;
  const sentences = text.split(/(?<=[.!;])\s+|(?<=[。！；])/u);
  const lastSentence = sentences.at(-1) ?? '';
  if (!isAsked || sentences.length === 1 || !/[?？؟]/.test(lastSentence)) return false;
  const folded = foldMessage(locale, lastSentence);
  const start = folded.indexOf(clause.trim());
  // "Haddock, avocado, what can I eat?" continues what the guest can't eat: the question is another one.
  return start >= 0 && !asksOpenly(reading, folded.slice(start + clause.trim().length));
}

/** "What can I eat?", "… neither, what have you got?" behind the names of food. Folded as messages are. */
const OPEN_QUESTION =
  / (?:what|which|anything|quoi|quels?|quelles?|que|qu|cuales?|was|welche\p{L}*|cosa|che|quali|o que|quais|شو|ايش|ماذا|وش) |什么|哪些|有啥|吃啥|何|ナニ|オススメ|뭐|뭘|무엇|어떤/u;

function asksOpenly({ locale, language }: ConcernReading, foldedText: string): boolean {
  const rest = ` ${foldedText.trim()} `;
  return (
    OPEN_QUESTION.test(rest) ||
    hasPhrase(locale, language.cannot, rest) ||
    (hasPhrase(locale, language.eat, rest) && !pointsToThose(locale, rest))
  );
}

/** "I am allergic to gluten", "is the curry gluten-free?". */
function readStatement(
  reading: ConcernReading,
  clause: string,
  foods: readonly NamedConcept[],
  kind: ClauseKind,
): void {
  const { locale, language, isByCharacters, isOfTitle, avoided } = reading;
  const cannot = hasPhrase(locale, language.cannot, clause);
  // The one is about the guest, the other about a dish.
  const asks = hasPhrase(locale, language.contains, clause) || (!cannot && isAboutDish(reading, foods, clause));
  if (asks) reading.asksContents = true;
  else reading.isStatement = true;
  // "Do the mussels contain gluten?" is about a dish of mussels.
  const ofDish = foods.filter(
    (named) => asks && wordsOfConcept(reading, named).split(' ').some(isOfTitle) && !isAllergenName(named.concept),
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

/** "Without milk", "is there milk in it?", "celery?". */
function readPlainClause(reading: ConcernReading, clause: string, foods: readonly NamedConcept[]): void {
  const { locale, language, asksSafety, avoided } = reading;
  const left = leftOut(clause, foods, { locale, language, wordsOfConcept: (named) => wordsOfConcept(reading, named) });
  takeLeftOut(reading, clause, left);
  // "Vegetarian, but I eat eggs", "how much is it with milk added?"
  if (isWishFor(reading, clause, left)) return;
  // "Do any of those have peanuts?"
  const asks = hasPhrase(locale, language.contains, clause) || pointsToThose(locale, clause);
  if (asks) reading.asksContents = true;
  const isBare = isBareList(reading, clause, foods);
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

/** How far behind or before "without" an allergen may be whose name the lexicon doesn't have: "sem pistache". */
const MAX_LEFT_OUT_WORDS = 3;
const MAX_LEFT_OUT_SIGNS = 8;

function takeLeftOut(reading: ConcernReading, clause: string, left: readonly NamedConcept[]): void {
  for (const named of left) takeConcept(reading, named, false);
  const names = left.length === 0 ? namesLeftOut(reading, clause) : namesJoinedToLeftOut(reading, clause);
  for (const name of names) reading.avoided.add(name);
}

/** The allergens that a clause leaves out by a name of the guests' own lists. */
function namesLeftOut({ locale, language, isByCharacters }: ConcernReading, clause: string): AllergenName[] {
  const isBefore = locale === 'ja' || locale === 'ko';
  return placesOf(locale, language.without, clause).flatMap(({ from, to }) => {
    if (isByCharacters) {
      const signs = isBefore ? clause.slice(Math.max(0, from - MAX_LEFT_OUT_SIGNS), from) : clause.slice(to);
      return directNames(locale, isBefore ? signs : signs.slice(0, MAX_LEFT_OUT_SIGNS), false);
    }
    const words = clause.slice(to).trim().split(' ').slice(0, MAX_LEFT_OUT_WORDS);
    return directNames(locale, ` ${words.join(' ')} `, false);
  });
}

/** "Sem amendoim e pistache": the second of two names. */
function namesJoinedToLeftOut({ locale, language, isByCharacters }: ConcernReading, clause: string): AllergenName[] {
  if (isByCharacters) return [];
  return placesOf(locale, language.without, clause).flatMap(({ to }) => {
    const joined = LEFT_OUT_PAIR.exec(clause.slice(to).trim())?.[1];
    return joined === undefined ? [] : directNames(locale, ` ${joined} `, false);
  });
}

const LEFT_OUT_PAIR = /^\p{L}+ (?:and|or|nor|und|oder|et|ou|ni|y|o|e|nem|ne|او|ولا) (\p{L}+)(?!\p{L})/u;

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
  for (const named of names) {
    const isOrder = hasPhrase(reading.locale, reading.language.intents.have, clause);
    const isTitle =
      wordsOfConcept(reading, named).split(' ').every(reading.isOfTitle) &&
      (isOrder || !isBareList(reading, clause, [named]));
    if (!isTitle && allergensOf(named.concept).some((name) => !isOrdered(name) || isBare))
      takeConcept(reading, named, false);
  }
}

function takeConcept(reading: ConcernReading, named: NamedConcept, isHealth: boolean): void {
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

/** "I am allergic to tofu" is about the guest, whatever is called so on the menu. */
const IS_ALLERGIC =
  / (?:allergi|alergi)|对.{1,10}过敏|(?:حساسي\p{L}*|تحسس\p{L}*|بتحسس|اتحسس) (?:من|ل)|アレルギー(?:ガアリ|ガアル|デス|持チ|ナノデ|ナンデス)|알레르기가? ?있/u;

function isAboutDish(reading: ConcernReading, foods: readonly NamedConcept[], clause: string): boolean {
  const isOfDish = (named: NamedConcept) =>
    !isAllergenName(named.concept) && wordsOfConcept(reading, named).split(' ').some(reading.isOfTitle);
  return foods.some(isOfDish) && (reading.asksSafety || !IS_ALLERGIC.test(clause));
}

function allergyWordsIn({ locale, language, avoided }: ConcernReading, foldedText: string): string[] {
  const names = [...avoided].map((name) => language.allergens[name].split(';')[0] ?? '');
  return [language.allergy, language.safety, language.free, ...names].flatMap((phrases) =>
    saidWords(locale, phrases, foldedText),
  );
}
