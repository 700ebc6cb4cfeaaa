import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters, type NamedConcept } from '../../../food/concepts-in.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { LATIN_LOCALES } from '../words/common-words.ts';
import type { AllergenName } from '../words/guest-language.ts';
import { isJain } from '../words/jain.ts';
import { isDrinkingNothing, isDriving } from '../words/other-than-those.ts';
import { foldMessage, hasPhrase, saidWords } from '../words/phrases.ts';
import { speaksOfRaw } from '../words/raw.ts';
import { says } from '../words/ways-of-asking.ts';
import { choicesOf } from './avoided-food.ts';
import { clausesOf, withoutNegativeQuestions } from './clauses.ts';
import type { Concern } from './concern.ts';
import { type ConcernInput, type ConcernReading, directNames, wordsOfConcept } from './concern-reading.ts';
import { readClauses } from './read-clauses.ts';
import { leavesOut, speaksOfAllergy } from './speaks-of-allergy.ts';

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
      for (const name of directNames(other, withoutVerbs(locale, plain), false)) avoided.add(name);
  // Alone it is the pistachio in one country, and the peanut in another.
  if (locale === 'ar' && avoided.has('pistachio') && /فستق(?! (?:ال)?حلبي)/u.test(plain)) avoided.add('peanuts');
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

/** "Soy alérgico" is no allergy to soy: verbs that are names of allergens in another language. */
const withoutVerbs = (locale: MenuLocale, foldedText: string): string =>
  locale === 'es'
    ? foldedText.replace(/(?<! (?:a|la|al|de|con|sin|contiene|lleva)) soy (?!sauce |milk )/gu, ' · ')
    : foldedText;

const OF_FISH: ReadonlySet<AllergenName> = new Set(['fish', 'seafood', 'shellfish', 'crustaceans', 'molluscs']);

const avoidsOnlyFish = (avoided: ReadonlySet<AllergenName>): boolean =>
  (avoided.has('fish') || avoided.has('seafood')) && [...avoided].every((name) => OF_FISH.has(name));

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
  if (isJain(folded_text)) {
    reading.isStatement = true;
    for (const food of LEFT_OUT_BY_JAINS) excluded.add(food);
    for (const name of AVOIDED_BY_JAINS) reading.avoided.add(name);
  }
  if (isDriving(folded_text) || isDrinkingNothing(folded_text)) excluded.add('alcohol');
  if (!says(locale, 'sober', folded_text)) return;
  excluded.add('alcohol');
  for (const word of saidWords(locale, GUEST_LANGUAGES[locale].ways.sober, folded_text)) words.add(word);
}

const LEFT_OUT_BY_JAINS = ['meat', 'onion', 'garlic', 'root vegetable', 'potato', 'carrot'] as const;
const AVOIDED_BY_JAINS = ['eggs', 'seafood', 'fish'] as const;

/** "Anything cooked in wine?" fears nothing raw. */
const COOKED_IN =
  / (?:cooked|boiled|braised|stewed|gekocht\p{L}*|gegart\p{L}*|cuit\p{L}*|cocinad\p{L}*|cott[oaei]|cozid[oa]s?) (?:in|with|im|mit|au|aux|a la|avec|con|en|al|nel|com|no|na) /u;

function allergyWordsIn({ locale, language, avoided }: ConcernReading, foldedText: string): string[] {
  const names = [...avoided].map((name) => language.allergens[name].split(';')[0] ?? '');
  return [language.allergy, language.safety, language.free, ...names].flatMap((phrases) =>
    saidWords(locale, phrases, foldedText),
  );
}
