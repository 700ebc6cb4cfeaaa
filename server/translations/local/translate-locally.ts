import { translatedDietTag } from '../../../shared/diet-tags.ts';
import { LANGUAGE_TAGS, type MenuLocale } from '../../../shared/locales.ts';
import { type Lexicon, ownLexicon } from '../../food/lexicon.ts';
import { namedDishesIn } from '../../food/senses.ts';
import { asSimplified } from '../../food/traditional-characters.ts';
import { lossOf } from '../check/lost-or-added.ts';
import { numbersOf } from '../check/numbers.ts';
import type { PlacedText, TextInContext } from '../text-in-context.ts';
import { withChosenMeanings } from './chosen-meanings.ts';
import { type ParsedPhrase, parseStretch } from './parse-stretch.ts';
import { SOURCE_GRAMMARS } from './source-grammar.ts';
import { isDietMark, type Stretch, splitText } from './split-text.ts';
import { writeParts } from './write-parts.ts';

/** A text's translation if it is the same in all of the text's places; else null. */
export function translateEverywhere(
  { kind, source, contexts }: TextInContext,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon = ownLexicon(),
): string | null {
  const [first = null, ...others] = contexts.map((context) =>
    translateLocally({ kind, source, context }, pair, lexicon),
  );
  return others.every((text) => text === first) ? first : null;
}

/**
 * A menu's text in another language, by the lexicon and the ways menus are written; null if a word of it is not known,
 * since half a translation misleads more than the original, or if what was written doesn't name the same food and diets.
 */
export function translateLocally(
  placed: PlacedText,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon = ownLexicon(),
): string | null {
  const { kind, context } = placed;
  const source = pair.from === 'zh' ? asSimplified(placed.source) : placed.source;
  const diet = kind === 'tag' ? translatedDietTag(source, pair.to) : undefined;
  if (diet !== undefined) return diet;
  if (namedDishesIn(source, pair.from).some((name) => lexicon.meanings(pair.from, name).length === 0)) return null;
  const chosen = withChosenMeanings(lexicon, { ...placed, source }, pair);
  const text = writtenIn(source, pair, chosen);
  if (text === null || repeatsItself(source, text) || numbersOf(source) !== numbersOf(text)) return null;
  const senses = (words: string) => chosen.meanings(pair.from, words).map(({ concept }) => concept);
  const loss = lossOf(lexicon, source, text, { ...pair, contexts: [context], wording: 'lexicon', senses });
  return loss ? null : text;
}

export function writtenIn(
  text: string,
  { from, to }: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon,
): string | null {
  const stretches = splitText(withLatinMarks(text));
  const parsed = stretches.map((stretch) => parseOne(lexicon, stretch, from));
  if (parsed.includes(undefined) || !arePlain(parsed)) return null;
  let written = '';
  for (let place = 0; place < stretches.length; ) {
    const end = endOfList(stretches, parsed, place);
    const entries = stretches.slice(place, end).map(({ printed }, at) => {
      const parts = parsed[place + at];
      return Array.isArray(parts) ? writeParts(to, withoutJoin(parts, at > 0 && place + at === end - 1)) : printed;
    });
    const last = parsed[end - 1];
    const [joining] = Array.isArray(last) && end > place + 1 ? last : [];
    const joined = joining ? listFormat(to, joining.relation === 'or').format(entries) : entries.join('');
    written += joined + markIn(to, stretches[end - 1]?.mark ?? '');
    place = end;
  }
  const translated = numbersIn(to, written.trim());
  return translated === '' ? null : withCaseOf(text, translated, to);
}

/** The same word twice, which two concepts of one word make: "Rumpsteak-Steak", "牛肉肉". */
const REPEATED = /(\p{Script=Han}{1,4}|[\p{Script=Katakana}ー]{3,})\1|(\p{L}{4,})[- ]?\2/iu;
const repeatsItself = (source: string, text: string): boolean => REPEATED.test(text) && !REPEATED.test(source);

/** The end of a list that begins here: entries parted by commas, of which the last begins with "and" or "or". */
function endOfList(stretches: readonly Stretch[], parsed: readonly Parsed[], place: number): number {
  let end = place;
  while (stretches[end]?.mark.trim() === ',' && Array.isArray(parsed[end + 1])) {
    end += 1;
    const parts = parsed[end];
    const relation = Array.isArray(parts) ? parts[0]?.relation : null;
    if (relation === 'and' || relation === 'or') return end + 1;
    if (relation !== null) break;
  }
  return place + 1;
}

/** The list's format writes the last entry's "and". */
function withoutJoin([first, ...others]: readonly ParsedPhrase[], isLast: boolean): ParsedPhrase[] {
  if (!first) return [];
  return [isLast ? { ...first, relation: null } : first, ...others];
}

const listFormats = new Map<string, Intl.ListFormat>();

function listFormat(to: MenuLocale, isChoice: boolean): Intl.ListFormat {
  const key = `${to} ${isChoice}`;
  const type = isChoice ? 'disjunction' : 'conjunction';
  const format = listFormats.get(key) ?? new Intl.ListFormat(LANGUAGE_TAGS[to], { type });
  listFormats.set(key, format);
  return format;
}

const DECIMAL_COMMA: readonly MenuLocale[] = ['fr', 'es', 'de', 'it', 'pt'];
const SPACED_PERCENT: readonly MenuLocale[] = ['fr', 'es', 'de'];
/** A decimal with a unit; a time or a thousand has none. */
const MEASURED = /(\d)[.,](\d{1,2})(?=\s?(?:%|°|cl|ml|dl|l|g|kg|oz|lb|cm)(?![\p{L}\p{N}]))/giu;

/** Decimal signs and the space before "%" as the language writes them. */
function numbersIn(to: MenuLocale, text: string): string {
  const sign = DECIMAL_COMMA.includes(to) ? ',' : '.';
  const space = SPACED_PERCENT.includes(to) ? '\u00a0' : '';
  return text.replace(MEASURED, `$1${sign}$2`).replace(/(\d)\s?%/g, `$1${space}%`);
}

/** What stands as it is in every language, the parts of what is understood, or undefined. */
type Parsed = 'as it is' | ParsedPhrase[] | undefined;

function parseOne(lexicon: Lexicon, stretch: Stretch, from: MenuLocale): Parsed {
  if (stretch.words.length === 0 || isDietMark(stretch) || !/\p{L}/u.test(stretch.printed)) return 'as it is';
  const words = from === 'zh' || from === 'ja' ? segmented(lexicon, from, stretch.words) : stretch.words;
  return parseStretch(lexicon, from, words);
}

/** Punctuation of Chinese, Japanese and Arabic as the other languages write it. */
const withLatinMarks = (text: string): string => text.replace(/[、，،]\s*/gu, ', ').replace(/[。]\s*/gu, '. ');

/** The longest expressions and small words of a text without spaces; a letter that belongs to none stands alone. */
function segmented(lexicon: Lexicon, locale: MenuLocale, words: readonly string[]): string[] {
  const small = SOURCE_GRAMMARS[locale];
  const isSmall = (word: string) => small?.of.includes(word) || small?.relations.some(([each]) => each === word);
  return words.flatMap((text) => {
    const found: string[] = [];
    for (let at = 0; at < text.length; ) {
      let end = Math.min(text.length, at + MAX_EXPRESSION_LETTERS);
      const isKnown = (word: string) => isSmall(word) || lexicon.meanings(locale, word).length > 0;
      while (end > at + 1 && !isKnown(text.slice(at, end))) end -= 1;
      found.push(text.slice(at, end));
      at = end;
    }
    return found;
  });
}

const MAX_EXPRESSION_LETTERS = 16;

/** Adjectives that a comma parts from their noun don't say which noun is theirs: "creamy, spicy sauce". */
function arePlain(parsed: readonly Parsed[]): boolean {
  const parts = parsed.filter((one) => Array.isArray(one));
  const areAdjectives = parts.map((one) => one.every(({ phrase }) => phrase.kind === 'adjectives'));
  return areAdjectives.every(Boolean) || !areAdjectives.some(Boolean);
}

/** Punctuation as the language writes it. */
function markIn(locale: MenuLocale, mark: string): string {
  const sign = mark.trim();
  if (sign === ':') return locale === 'zh' || locale === 'ja' ? '：' : locale === 'fr' ? '\u00a0: ' : ': ';
  switch (locale) {
    case 'zh':
    case 'ja':
      if (sign === ',') return '、';
      if (sign === '.') return '。';
      return mark;
    case 'ar':
      if (sign === ',') return '، ';
      if (sign === ';') return '؛ ';
      return mark;
    default:
      return mark;
  }
}

/** Capitals throughout stay capitals, a capital at the beginning stays one. */
function withCaseOf(source: string, text: string, to: MenuLocale): string {
  const letters = source.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  if (isShouted) return text.toLocaleUpperCase(LANGUAGE_TAGS[to]);
  const [first = ''] = source.trim();
  // A script without capitals names dishes as one with them begins a title.
  const hasCase = /\p{Lu}|\p{Ll}/u.test(source);
  const beginsCapital = first !== first.toLowerCase() || !hasCase;
  const [initial = ''] = text;
  return beginsCapital ? initial.toLocaleUpperCase(LANGUAGE_TAGS[to]) + text.slice(initial.length) : text;
}
