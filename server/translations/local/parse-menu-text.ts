import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { Lexicon, Meaning } from '../../food/lexicon.ts';
import { splitWords } from '../../food/words.ts';
import type { ParsedPhrase, Phrase } from './menu-phrase.ts';
import {
  headingOf,
  isAboutPlace,
  isUnlikeItsWords,
  type MenuSentence,
  type SentenceMatch,
  sentencesOf,
  unspacedSentenceOf,
} from './menu-sentences.ts';
import { methodsBehind, parseStretch } from './parse-stretch.ts';
import { SOURCE_GRAMMARS } from './source-grammar.ts';
import { isDietMark, isMeasure, type Stretch, splitText, withPlainMarks } from './split-text.ts';

/** A sentence with its numbers, and its food in parts. */
export type ParsedSentence = Omit<SentenceMatch, 'food'> & {
  food: { words: readonly string[]; parts: ParsedPhrase[] } | null;
};

/** Unchanged text in every language, the parts of what is understood, a sentence, or undefined. */
export type Parsed = 'as it is' | ParsedPhrase[] | ParsedSentence | undefined;

export const isParts = (parsed: Parsed): parsed is ParsedPhrase[] => Array.isArray(parsed);

export const isSentence = (parsed: Parsed): parsed is ParsedSentence => typeof parsed === 'object' && !isParts(parsed);

export function parseOne(lexicon: Lexicon, stretch: Stretch, from: MenuLocale, isHeading: boolean): Parsed {
  if (from === 'de' && hasLooseCompound(lexicon, stretch.printed)) return undefined;
  if (isSameEverywhere(stretch)) return 'as it is';
  const words = from === 'zh' || from === 'ja' ? segmented(lexicon, from, stretch.words) : stretch.words;
  const heading = isHeading ? headingOf(from, stretch.words) : undefined;
  const headed = heading && { sentence: heading, numbers: [], food: null };
  if (headed && (from === 'ja' || isUnlikeItsWords(headed.sentence))) return headed;
  const parts = parseStretch(lexicon, from, words);
  // "18 pcs" behind "Buffalo Wings" counts them.
  const pieceCount = parts && isNumberOfPieces(parts) ? parseSentence(lexicon, from, words) : undefined;
  if (pieceCount) return pieceCount;
  // "Fritti" are fried dishes, and "Huevos y revueltos" two headings.
  const isQuality = isHeading && parts?.some(({ phrase }) => phrase.kind === 'adjectives' && !isNamedOrDiet(phrase));
  if (isQuality && !headed && (parts?.length ?? 0) > 1) return undefined;
  if (headed && (isQuality || isNoHeading(parts))) return headed;
  // "2本から" is a number and what is counted, which the lexicon's segments tear apart.
  const sentence =
    parts ??
    parseSentence(lexicon, from, words) ??
    (words === stretch.words ? undefined : parseSentence(lexicon, from, stretch.words));
  return sentence ?? (isHeading ? undefined : parseMaterial(lexicon, from, words));
}

/** "(A, C, G)": letters by which menus refer to their list of allergens. */
const REFERENCE = /^[A-Z]$/;

const isSameEverywhere = (stretch: Stretch): boolean =>
  stretch.words.length === 0 ||
  isDietMark(stretch) ||
  (REFERENCE.test(stretch.printed) && /^[,)]$/.test(stretch.mark.trim())) ||
  !/\p{L}/u.test(stretch.printed) ||
  isMeasure(stretch.words);

/** What a description begins with: "Vom Kalb, mit Preiselbeeren", "De jamón y de setas". */
const MATERIAL_SIGNS: Partial<Record<MenuLocale, readonly string[]>> = {
  de: ['vom', 'von', 'aus'],
  es: ['de'],
  it: ['di'],
};

/** The foods that a dish is made of, of which the preposition before them says nothing more. */
function parseMaterial(lexicon: Lexicon, from: MenuLocale, words: readonly string[]): ParsedPhrase[] | undefined {
  if (!MATERIAL_SIGNS[from]?.includes(words[0] ?? '')) return undefined;
  const parts = parseStretch(lexicon, from, words.slice(1));
  const [first] = parts ?? [];
  return first?.phrase.kind === 'noun' && isFood(first.phrase.head.concept) ? parts : undefined;
}

const isFood = ({ words }: Concept): boolean =>
  ['animal food', 'plant food'].some((kind) => isKindOf(words.en.forms[0] ?? '', kind));

function isNumberOfPieces(parts: readonly ParsedPhrase[]): boolean {
  const [only, ...furtherParts] = parts;
  if (only?.phrase.kind !== 'noun' || furtherParts.length > 0) return false;
  const { head, qualifiers, quantity } = only.phrase;
  const isBare = qualifiers.length === 0 && head.adjectives.length === 0;
  return (
    isBare &&
    typeof quantity === 'string' &&
    ['piece', 'ice cream flavour', 'person'].includes(head.concept.words.en.forms[0] ?? '')
  );
}

/** "Kartoffel-Gurken-Salat" is one salad: where its hyphens are read as spaces, its parts would be a list. */
const hasLooseCompound = (lexicon: Lexicon, printedText: string): boolean =>
  printedText.split(/[^\p{L}-]+/u).some((word) => {
    const parts = word.includes('-') ? splitWords(word) : [];
    if (lexicon.meanings('de', parts.join(' ')).length > 0) return false;
    const isList = ({ concept, is_plural }: Meaning) => is_plural && concept.class === 'noun';
    return parts.slice(0, -1).some((part) => lexicon.meanings('de', part).some(isList));
  });

/** What a known heading is rather than words: nothing that is understood, a note, or "pour finir en douceur". */
const isNoHeading = (parts: readonly ParsedPhrase[] | undefined): boolean =>
  !parts || hasNote(parts) || (parts.length > 1 && parts.some(({ phrase }) => phrase.kind === 'whole'));

/** A heading says what houses mean by it, which a noun and a note about it don't: "du côté de la mer". */
const hasNote = (parts: readonly ParsedPhrase[]): boolean => parts.some(({ relation }) => relation === 'note');

function parseSentence(lexicon: Lexicon, from: MenuLocale, words: readonly string[]): ParsedSentence | undefined {
  if (words.length > MAX_SENTENCE_WORDS) return undefined;
  for (const { sentence, numbers, food } of sentencesOf(from, words)) {
    if (food === null) return { sentence, numbers, food };
    const parts = parseStretch(lexicon, from, food);
    if (parts && canFill(sentence, parts) && !parts.some(({ phrase }) => isDoneAtEnd(from, phrase)))
      return { sentence, numbers, food: { words: food, parts } };
  }
  return from === 'ja' ? parseUnspacedSentence(lexicon, words.join('')) : undefined;
}

function parseUnspacedSentence(lexicon: Lexicon, text: string): ParsedSentence | undefined {
  // What a dish comes with, or has in it, is said by the words for it: "With baguette", not "Including baguette".
  const match = /(?:付き|付|入り)$/u.test(text) ? undefined : unspacedSentenceOf(text);
  if (!match) return undefined;
  const { sentence, numbers, food } = match;
  if (food === null) return { sentence, numbers, food };
  const words = segmented(lexicon, 'ja', food);
  const parts = parseStretch(lexicon, 'ja', words);
  return parts && canFill(sentence, parts) ? { sentence, numbers, food: { words, parts } } : undefined;
}

const MAX_SENTENCE_WORDS = 30;

/** "Auch mit Käse überbacken": the participle is the dish's, which a gap for food would make the cheese's. */
const isDoneAtEnd = (from: MenuLocale, phrase: Phrase): boolean =>
  from === 'de' && phrase.kind === 'noun' && methodsBehind(phrase.head).length > 0;

/** Names of places fill the gaps for them, foods and dishes the others. */
function canFill(sentence: MenuSentence, parts: readonly ParsedPhrase[]): boolean {
  const isPlace = ({ phrase }: ParsedPhrase): boolean =>
    phrase.kind === 'noun' && isKindOf(phrase.head.concept.words.en.forms[0] ?? '', 'place');
  return isAboutPlace(sentence) ? parts.every(isPlace) : parts.every(({ phrase }) => isNamedOrDiet(phrase));
}

/** "Vegan on request" says something of the dish; "whipped on request" doesn't. */
const isNamedOrDiet = (phrase: Phrase): boolean =>
  phrase.kind === 'noun' || (phrase.kind === 'adjectives' && phrase.adjectives.every(isDiet));

const DIETS: ReadonlySet<string> = new Set(
  'vegan,vegetarian,gluten-free,lactose-free,dairy-free,alcohol-free,halal'.split(','),
);

const isDiet = ({ words }: Concept): boolean => DIETS.has(words.en.forms[0] ?? '');

/** "二人前より": the number that a dish serves; "一" is left, since it is no number in most languages. */
const KANJI_COUNT = /[二三四五六七八九十](?=(?:名様|人前|人様|本|個|枚|貫|皿)(?:から|より|以上))/g;

/** Punctuation of Chinese, Japanese and Arabic as the other languages write it. */
export const withLatinMarks = (text: string): string =>
  text
    .replace(KANJI_COUNT, (count) => String('二三四五六七八九十'.indexOf(count) + 2))
    .replace(/(?<=\d(?:名様|人前|人様|本|個|枚|貫|皿))[〜～](?=[)）]|$)/gu, 'より')
    .replace(/[、，،]\s*/gu, ', ')
    .replace(/[。]\s*/gu, '. ')
    .replaceAll('＆', '&')
    .replaceAll('（', ' (')
    .replaceAll('）', ') ')
    .replaceAll('  (', ' (')
    .replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\(/gu, ' (');

/** "純米・吟醸" are two kinds of sake, although "純米吟醸" is one. */
const hasTwoKinds = (lexicon: Lexicon, names: string): boolean =>
  names.split('・').every((name) => /^\p{Script=Han}+$/u.test(name) && lexicon.meanings('ja', name).length > 0);

/** "梅・鮭" are two unless the lexicon has them as one name, as it has "フルール・ド・セル". */
export const withPartedNames = (lexicon: Lexicon, text: string): string =>
  text.replace(/[\p{L}・]+/gu, (names) =>
    names.includes('・') && (lexicon.meanings('ja', names).length === 0 || hasTwoKinds(lexicon, names))
      ? names.replaceAll('・', ', ')
      : names,
  );

/** A text in stretches, whatever its script's marks. */
export const stretchesIn = (lexicon: Lexicon, text: string, from: MenuLocale): Stretch[] =>
  splitText(withPlainMarks(withLatinMarks(from === 'ja' ? withPartedNames(lexicon, text) : text)));

/** The longest expressions and small words of a text without spaces; a letter that belongs to none is one by itself. */
export function segmented(lexicon: Lexicon, locale: MenuLocale, words: readonly string[]): string[] {
  const small = SOURCE_GRAMMARS[locale];
  const isSmall = (word: string) => small?.of.includes(word) || small?.relations.some(([each]) => each === word);
  return words.flatMap((text) => {
    const segments: string[] = [];
    for (let segmentStart = 0; segmentStart < text.length; ) {
      // "180g" is one measure.
      const [measure] = locale === 'ja' ? (MEASURE_AT_START.exec(text.slice(segmentStart)) ?? []) : [];
      if (measure !== undefined) {
        segments.push(measure);
        segmentStart += measure.length;
        continue;
      }
      let end = Math.min(text.length, segmentStart + MAX_EXPRESSION_LETTERS);
      // The lexicon's keys are without "&", which joins two dishes here.
      const isKnown = (word: string) =>
        isSmall(word) || (!/^[・＆&]|[・＆&]$/u.test(word) && lexicon.meanings(locale, word).length > 0);
      while (end > segmentStart + 1 && !isKnown(text.slice(segmentStart, end))) end -= 1;
      segments.push(text.slice(segmentStart, end));
      segmentStart = end;
    }
    return segments;
  });
}

const MAX_EXPRESSION_LETTERS = 24;

const MEASURE_AT_START = /^\d+(?:g|kg|ml|cl|cm|%)/u;
