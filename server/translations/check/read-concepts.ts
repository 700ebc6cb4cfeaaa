import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { foldWords, withoutAccents } from '../../food/fold-words.ts';
import type { Lexicon } from '../../food/lexicon.ts';
import { splitWords } from '../../food/words.ts';

/** An expression of a text that the lexicon knows: all concepts that it may mean, and how it can be read in parts. */
export type ReadSpan = { words: string; concepts: readonly Concept[]; ways: readonly ReadText[] };

/** Every longest expression of a text in order, and the words that none of them contains. */
export type ReadText = { spans: readonly ReadSpan[]; unknown: readonly string[] };

/**
 * Reads the concepts of a text by the longest expressions that the lexicon knows, without any grammar: independent of the
 * parser that translated it, so that what got lost or was added on the way is seen.
 */
export function readConcepts(lexicon: Lexicon, locale: MenuLocale, text: string): ReadText {
  const cache = textCaches.get(lexicon) ?? new Map<string, ReadText>();
  textCaches.set(lexicon, cache);
  const key = `${locale} ${text}`;
  const cachedText = cache.get(key) ?? readText(lexicon, locale, text);
  if (cache.size >= MAX_CACHED_TEXTS) cache.clear();
  cache.set(key, cachedText);
  return cachedText;
}

/** A menu's text is read once for each language that it is translated into, and with each of its dish's texts. */
const MAX_CACHED_TEXTS = 5_000;
const textCaches = new WeakMap<Lexicon, Map<string, ReadText>>();

function readText(lexicon: Lexicon, locale: MenuLocale, text: string): ReadText {
  const pieces = foldWords(locale === 'ja' ? text.replace(/[・＆]/g, '') : text)
    .split(/[^\p{L}\p{N}\p{M}'’&%/ ]+|(?<=\s)\/(?=\s)/u)
    .map(splitWords)
    .filter((words) => words.length > 0);
  const results = pieces.map((words) => (isUnspaced(locale) ? readLetters : readWords)(lexicon, locale, words));
  return { spans: results.flatMap(({ spans }) => spans), unknown: results.flatMap(({ unknown }) => unknown) };
}

/** All concepts of a text, those of parts of longer expressions among them. */
export function conceptsOf(spans: readonly ReadSpan[]): Set<Concept> {
  return new Set(
    spans.flatMap(({ concepts, ways }) => [...concepts, ...ways.flatMap((way) => [...conceptsOf(way.spans)])]),
  );
}

const isUnspaced = (locale: MenuLocale): boolean => locale === 'zh' || locale === 'ja';

const conceptsNamed = (lexicon: Lexicon, locale: MenuLocale, words: string): Concept[] =>
  lexicon.meanings(locale, words).map(({ concept }) => concept);

function readWords(lexicon: Lexicon, locale: MenuLocale, words: readonly string[]): ReadText {
  const spans: ReadSpan[] = [];
  const unknown: string[] = [];
  for (let wordIndex = 0; wordIndex < words.length; ) {
    const length = longestAt(words.length - wordIndex, lexicon.longest(locale), (count) => {
      return conceptsOfWords(lexicon, locale, words.slice(wordIndex, wordIndex + count)).length > 0;
    });
    if (length > 0) {
      spans.push(spanOf(lexicon, locale, words.slice(wordIndex, wordIndex + length)));
    } else {
      const word = words[wordIndex] ?? '';
      const compound = compoundParts(lexicon, locale, word);
      if (compound) spans.push(...compound);
      else unknown.push(word);
    }
    wordIndex += Math.max(1, length);
  }
  return { spans, unknown };
}

function longestAt(restLength: number, longest: number, isKnown: (length: number) => boolean): number {
  for (let length = Math.min(restLength, longest); length > 0; length -= 1) if (isKnown(length)) return length;
  return 0;
}

const spanCaches = new WeakMap<Lexicon, Map<string, ReadSpan>>();

/** Expressions are those of the lexicon, so that there are as many as it has forms. */
function cachedSpan(lexicon: Lexicon, key: string, read: () => ReadSpan): ReadSpan {
  const cache = spanCaches.get(lexicon) ?? new Map<string, ReadSpan>();
  spanCaches.set(lexicon, cache);
  const span = cache.get(key) ?? read();
  cache.set(key, span);
  return span;
}

function spanOf(lexicon: Lexicon, locale: MenuLocale, words: readonly string[]): ReadSpan {
  const expression = words.join(' ');
  return cachedSpan(lexicon, `${locale} ${expression}`, () => {
    const concepts = conceptsOfWords(lexicon, locale, words);
    const places = words.slice(1).map((_, at) => at + 1);
    const ways = places.map((wordIndex) =>
      joined(readWords(lexicon, locale, words.slice(0, wordIndex)), readWords(lexicon, locale, words.slice(wordIndex))),
    );
    const compound = words.length === 1 ? compoundParts(lexicon, locale, expression) : undefined;
    return { words: expression, concepts, ways: compound ? [...ways, { spans: compound, unknown: [] }] : ways };
  });
}

const joined = (first: ReadText, second: ReadText): ReadText => ({
  spans: [...first.spans, ...second.spans],
  unknown: [...first.unknown, ...second.unknown],
});

/** The concepts of an expression, an inflected last word among them. */
function conceptsOfWords(lexicon: Lexicon, locale: MenuLocale, words: readonly string[]): Concept[] {
  const expression = words.join(' ');
  const concepts = conceptsNamed(lexicon, locale, expression);
  if (concepts.length > 0) return concepts;
  for (const stem of stemsOf(locale, words)) {
    const inflected = conceptsNamed(lexicon, locale, stem);
    if (inflected.length > 0) return inflected;
  }
  return [];
}

/** Expressions without an ending or a prefix that depends on the sentence around them. */
function stemsOf(locale: MenuLocale, words: readonly string[]): string[] {
  const expression = words.join(' ');
  switch (locale) {
    case 'de':
      return [expression.replace(/e?n$/, ''), expression.replace(/n$/, ''), expression.replace(/e?s$/, '')].concat(
        words.length > 1 ? [declinedStem(words)] : [],
      );
    case 'ko':
      return [expression.replace(/(?:을|를|과|와|이|가|은|는|의|으로|로)$/, '')];
    case 'ar':
      return arabicStems(words);
    default:
      return [];
  }
}

/** "geräuchertem Lachs" as "geräucherter Lachs" is listed. */
const declinedStem = ([first = '', ...furtherWords]: readonly string[]): string =>
  [first.replace(/e[mn]$/, 'er'), ...furtherWords].join(' ');

/** "بالليمون", "والسلطة": joined prepositions, "and" and the article; adjectives carry the article too. */
function arabicStems(words: readonly string[]): string[] {
  const bare = words.map((word) => word.replace(/^ال(?=.{2})/u, ''));
  const [first = '', ...furtherWords] = words;
  const [, ...bareOthers] = bare;
  const stems = [first.replace(/^[وبل](?=.{2})/u, ''), first.replace(/^و?(?:بال|لل|ال|كال)(?=.{2})/u, '')];
  return stems
    .flatMap((stem) => [[stem, ...furtherWords].join(' '), [stem, ...bareOthers].join(' ')])
    .concat(bare.join(' '));
}

const MIN_PART_LETTERS = 3;
/** Letters that German puts between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'er'];

/** "Zwiebelringsuppe" as its parts, each with its folded words; undefined if a part of it is not known. */
export function compoundParts(lexicon: Lexicon, locale: MenuLocale, word: string): readonly ReadSpan[] | undefined {
  if (locale === 'ko') return koreanParts(lexicon, word);
  if (locale !== 'de') return undefined;
  for (let splitIndex = word.length - MIN_PART_LETTERS; splitIndex >= MIN_PART_LETTERS; splitIndex -= 1) {
    const first = word.slice(0, splitIndex);
    const beginnings = LINKS.filter((link) => first.endsWith(link)).flatMap((link) =>
      germanPart(lexicon, first.slice(0, first.length - link.length)),
    );
    if (beginnings.length === 0) continue;
    const end = word.slice(splitIndex);
    const ends = conceptsOfWords(lexicon, 'de', [end]);
    const endParts = ends.length > 0 ? [spanOf(lexicon, 'de', [end])] : compoundParts(lexicon, 'de', end);
    if (endParts) return [{ words: first, concepts: beginnings, ways: [] }, ...endParts];
  }
  return undefined;
}

function germanPart(lexicon: Lexicon, first: string): Concept[] {
  if (first.length < MIN_PART_LETTERS) return [];
  const namedConcepts = conceptsNamed(lexicon, 'de', first);
  return namedConcepts.length > 0 ? namedConcepts : (germanModifiers(lexicon).get(withoutAccents(first)) ?? []);
}

const modifiersOf = new WeakMap<Lexicon, Map<string, Concept[]>>();

/** The forms that German nouns take as the first part of a compound: "Apfel-", "Tomaten-". */
function germanModifiers(lexicon: Lexicon): Map<string, Concept[]> {
  const cachedModifiers = modifiersOf.get(lexicon);
  if (cachedModifiers) return cachedModifiers;
  const modifiers = new Map<string, Concept[]>();
  for (const concept of lexicon.concepts) {
    const { modifier } = concept.words.de;
    if (!modifier?.endsWith('-')) continue;
    const key = withoutAccents(foldWords(modifier));
    modifiers.set(key, [...(modifiers.get(key) ?? []), concept]);
  }
  modifiersOf.set(lexicon, modifiers);
  return modifiers;
}

/** Korean writes many compounds in one word. */
function koreanParts(lexicon: Lexicon, word: string): readonly ReadSpan[] | undefined {
  const stem = word.replace(/(?:을|를|과|와|이|가|은|는|의|으로|로)$/, '');
  const { spans, unknown } = readLetters(lexicon, 'ko', [stem]);
  return spans.length > 0 && unknown.length === 0 && spans.every(({ words }) => words !== word) ? spans : undefined;
}

const MAX_LETTERS = 24;

/** Languages without spaces: the longest expression at each letter. */
function readLetters(lexicon: Lexicon, locale: MenuLocale, words: readonly string[]): ReadText {
  const text = words.join('');
  const spans: ReadSpan[] = [];
  const unknown: string[] = [];
  for (let letterIndex = 0; letterIndex < text.length; ) {
    const length = longestAt(text.length - letterIndex, MAX_LETTERS, (count) => {
      return conceptsNamed(lexicon, locale, text.slice(letterIndex, letterIndex + count)).length > 0;
    });
    if (length > 0) spans.push(letterSpan(lexicon, locale, text.slice(letterIndex, letterIndex + length)));
    else unknown.push(text[letterIndex] ?? '');
    letterIndex += Math.max(1, length);
  }
  return { spans, unknown };
}

function letterSpan(lexicon: Lexicon, locale: MenuLocale, letters: string): ReadSpan {
  return cachedSpan(lexicon, `${locale} ${letters}`, () => {
    const places = Array.from(letters.slice(1), (_, at) => at + 1);
    const ways = places.map((letterIndex) =>
      joined(
        readLetters(lexicon, locale, [letters.slice(0, letterIndex)]),
        readLetters(lexicon, locale, [letters.slice(letterIndex)]),
      ),
    );
    return { words: letters, concepts: conceptsNamed(lexicon, locale, letters), ways };
  });
}
