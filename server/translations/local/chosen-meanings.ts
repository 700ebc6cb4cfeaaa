import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { nameOf } from '../../food/concepts-in.ts';
import { foldWords, withoutAccents } from '../../food/fold-words.ts';
import { ancestorsOf } from '../../food/kinds-of-food.ts';
import type { Lexicon, Meaning } from '../../food/lexicon.ts';
import { type SensePlace, sensesOf, undecidedExpressionsIn } from '../../food/senses.ts';
import { splitWords } from '../../food/words.ts';
import { isMoreThanItsName } from '../check/lost-or-added.ts';
import { conceptsOf, readConcepts } from '../check/read-concepts.ts';
import type { PlacedText } from '../texts/text-in-context.ts';
import { isAlone } from './named-dishes.ts';
import { splitText } from './split-text.ts';

/**
 * A lexicon for one text: of several meanings of an expression, those that the text has in its place. An expression whose
 * meaning nothing decides has none, so that the text stays in the original.
 */
export function withChosenMeanings(
  lexicon: Lexicon,
  placedText: PlacedText,
  { from, to }: { from: MenuLocale; to: MenuLocale },
): Lexicon {
  const sensePlace = placeOf(lexicon, placedText, from);
  const chosenMeanings = (locale: MenuLocale, words: string): readonly Meaning[] => {
    const listedMeanings = lexicon.meanings(locale, words);
    const senses = sensesOf(
      words,
      sensePlace,
      listedMeanings.some((meaning) => isSpelledSo(meaning, locale, words)),
    );
    if (senses) return senses.flatMap((name) => meaningNamed(lexicon, locale, words, name));
    if (listedMeanings.length === 0 && locale === 'de') return dativePlurals(lexicon, words);
    return withoutRivals(wholeMeanings(lexicon, locale, words), words, locale, to);
  };
  const isHeading = placedText.kind === 'section_title' || placedText.kind === 'menu_title';
  const hasNoPlural = ['zh', 'ja', 'ko'].includes(from);
  const ends = splitText(placedText.source).flatMap(({ printed }) => foldWords(printed).split('・'));
  return {
    ...lexicon,
    // A heading that has no number names many: "甜点" are desserts. What qualifies its last word doesn't: "豆腐料理".
    meanings: (locale, words) => {
      const meanings = chosenMeanings(locale, words);
      if (!isHeading || locale !== from) return meanings;
      const isLast = hasNoPlural && ends.some((stretch) => stretch.endsWith(words));
      return meanings.map((meaning) =>
        isLast || isSameInPlural(meaning, locale) ? { ...meaning, is_plural: true } : meaning,
      );
    },
  };
}

/** "Unsere Schnitzel", "specialità alla brace": nouns that a heading names many of, and that are alike in both numbers. */
function isSameInPlural({ concept }: Meaning, locale: MenuLocale): boolean {
  if (concept.class !== 'noun') return false;
  const { forms, has_plural_only } = concept.words[locale];
  if (has_plural_only) return false;
  if (locale === 'de') return forms.length > 1 && forms[0] === forms[1];
  return locale === 'it' && forms.length === 1 && /[àò]$|[bcdfghjklmnpqrstvwxz]$/u.test(forms[0] ?? '');
}

/** "Mit Kürbiskernen": the dative plural that no form lists. */
const dativePlurals = (lexicon: Lexicon, words: string): Meaning[] =>
  /[^aeioun]en$|[elr]n$/.test(words)
    ? lexicon
        .meanings('de', words.slice(0, -1))
        .filter(({ concept, is_plural }) => is_plural && concept.class === 'noun')
    : [];

const isSpelledSo = ({ concept }: Meaning, locale: MenuLocale, words: string): boolean => {
  const { forms, synonyms } = concept.words[locale];
  return [forms, ...synonyms].some((each) => each.some((form) => splitWords(form).join(' ') === words));
};

/** What the title of a section names without a concept of its own: "Reds" are wines. */
const SECTION_KINDS: Record<string, readonly string[]> = {
  reds: ['wine', 'drink'],
  whites: ['wine', 'drink'],
  sparkling: ['wine', 'drink'],
  'by the glass': ['wine', 'drink'],
  'by the bottle': ['wine', 'drink'],
  'wine list': ['wine', 'drink'],
  'beers on tap': ['beer', 'drink'],
  'happy hour': ['drink'],
  'from the sea': ['fish', 'seafood'],
  'fish of the day': ['fish', 'seafood'],
  sweets: ['dessert'],
  'to finish': ['dessert'],
};

/** Everything is read on demand: most texts have no word that needs a decision. */
function placeOf(lexicon: Lexicon, { kind, source, context }: PlacedText, locale: MenuLocale): SensePlace {
  const { menu, section, dish, description, region } = context;
  const kindsIn = (texts: readonly (string | null)[], without?: string): Set<string> => {
    const spans = texts.flatMap((text) => (text === null ? [] : readConcepts(lexicon, locale, text).spans));
    const otherSpans = spans.filter(({ words }) => without === undefined || words !== without);
    return new Set([...conceptsOf(otherSpans)].flatMap((concept) => [...ancestorsOf(nameOf(concept))]));
  };
  const texts = [source, dish, description];
  let sectionKinds: Set<string> | undefined;
  return {
    locale,
    region,
    kind,
    get section_kinds() {
      if (sectionKinds) return sectionKinds;
      const namedKinds = kindsIn([section, menu]);
      sectionKinds = new Set([...namedKinds, ...[...namedKinds].flatMap((name) => SECTION_KINDS[name] ?? [])]);
      return sectionKinds;
    },
    get source() {
      return foldedWords(source);
    },
    get text() {
      return texts.map((each) => foldedWords(each ?? '')).join(' ');
    },
    kindsBeside: (words) => kindsIn(texts, words),
  };
}

/** Whether a text has an expression of several words that has no meaning in its place, and is in no longer one. */
export const hasUndecidedExpression = (lexicon: Lexicon, placedText: PlacedText, from: MenuLocale): boolean =>
  undecidedExpressionsIn(placedText.source, placeOf(lexicon, placedText, from)).some((expression) =>
    isAlone(expression, placedText.source, from, lexicon),
  );

const foldedWords = (text: string): string => withoutAccents(foldWords(text.replace(/[^\p{L}\p{N}\p{M}'’ -]+/gu, ' ')));

/** Marks an adjective that has the name of a noun in the rules. */
const ADJECTIVE = ' (adjective)';

/** A sense that the lexicon doesn't list for these words takes the number of those that it lists. */
function meaningNamed(lexicon: Lexicon, locale: MenuLocale, words: string, name: string): Meaning[] {
  const listedMeanings = lexicon.meanings(locale, words);
  const [bareName = '', isAdjective] = name.split(ADJECTIVE);
  const isNamed = (concept: Concept) =>
    nameOf(concept) === bareName && (isAdjective === undefined || concept.class === 'adjective');
  const meaning = listedMeanings.find(({ concept }) => isNamed(concept));
  if (meaning) return [meaning];
  const concept = lexicon.concepts.find(isNamed);
  return concept ? [{ concept, is_plural: listedMeanings[0]?.is_plural ?? false }] : [];
}

/** Of nouns, and of adjectives, only one meaning can be meant: the one that the words are the name of, or none. */
function withoutRivals(
  meanings: readonly Meaning[],
  words: string,
  locale: MenuLocale,
  to: MenuLocale,
): readonly Meaning[] {
  if (meanings.length < 2) return meanings;
  const isAdjective = ({ concept }: Meaning) => concept.class === 'adjective';
  const isNoun = ({ concept }: Meaning) => concept.class === 'noun' || concept.class === 'name';
  const otherMeanings = meanings.filter((meaning) => !isAdjective(meaning) && !isNoun(meaning));
  return [
    ...otherMeanings,
    ...theOneOf(meanings.filter(isNoun), words, locale, to),
    ...theOneOf(meanings.filter(isAdjective), words, locale, to),
  ];
}

function theOneOf(rivals: readonly Meaning[], words: string, locale: MenuLocale, to: MenuLocale): readonly Meaning[] {
  const [first] = rivals;
  if (!first || rivals.length < 2) return rivals;
  if (rivals.every(({ concept }) => concept.words[to].forms[0] === first.concept.words[to].forms[0])) return [first];
  const namedMeanings = rivals.filter(({ concept }) =>
    concept.words[locale].forms.some((form) => splitWords(form).join(' ') === words),
  );
  return namedMeanings.length === 1 ? namedMeanings : [];
}

const caches = new WeakMap<Lexicon, Map<string, readonly Meaning[]>>();

/**
 * Meanings that an expression names completely: "vanilla ice cream" is listed with "ice cream", but translated as such it
 * would lose the vanilla, so it is parsed in its parts.
 */
function wholeMeanings(lexicon: Lexicon, locale: MenuLocale, words: string): readonly Meaning[] {
  const meanings = lexicon.meanings(locale, words);
  if (!words.includes(' ') || meanings.length === 0) return meanings;
  const cache = caches.get(lexicon) ?? new Map<string, readonly Meaning[]>();
  caches.set(lexicon, cache);
  const key = `${locale} ${words}`;
  const cachedMeanings =
    cache.get(key) ?? meanings.filter(({ concept }) => !isMoreThanItsName(lexicon, concept, words, locale));
  cache.set(key, cachedMeanings);
  return cachedMeanings;
}
