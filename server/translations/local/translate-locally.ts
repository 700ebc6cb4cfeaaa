import { translatedDietTag } from '../../../shared/diet-tags.ts';
import { LANGUAGE_TAGS, type MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { foldWords, withoutAccents } from '../../food/fold-words.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import { type Lexicon, type Meaning, ownLexicon } from '../../food/lexicon.ts';
import { namedDishesIn } from '../../food/senses.ts';
import { asSimplified } from '../../food/traditional-characters.ts';
import { splitWords } from '../../food/words.ts';
import { lossOf } from '../check/lost-or-added.ts';
import { HALF, haveSameNumbers } from '../check/numbers.ts';
import type { PlacedText, TextInContext } from '../text-in-context.ts';
import { METHODS } from './build-phrase.ts';
import { withChosenMeanings } from './chosen-meanings.ts';
import type { ParsedPhrase, Phrase } from './menu-phrase.ts';
import {
  headingOf,
  isAboutPlace,
  isDativeGap,
  type MenuSentence,
  type SentenceMatch,
  sentencesOf,
  writeSentence,
} from './menu-sentences.ts';
import { parseJapanese } from './parse-japanese.ts';
import { parseStretch } from './parse-stretch.ts';
import { type Relation, SOURCE_GRAMMARS } from './source-grammar.ts';
import { headingParts, isDietMark, isMeasure, type Stretch, splitText, withPlainMarks } from './split-text.ts';
import { canSay, joinedByAnd, needsNoun, writeParts } from './write-parts.ts';

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
  const isHeading = kind === 'section_title' || kind === 'menu_title';
  const title = isHeading ? titleOf(source, pair) : null;
  if (title !== null && pair.from === 'ja') return title;
  const written = writtenIn(source, pair, chosen, isHeading);
  if (written === null) return title ?? (isHeading ? translateJoined({ ...placed, source }, pair, lexicon) : null);
  const { text, compared } = written;
  if (repeatsItself(source, text) || !haveSameNumbers(source, text, pair)) return title;
  const senses = (words: string) => chosen.meanings(pair.from, words).map(({ concept }) => concept);
  const sides = {
    ...pair,
    contexts: [context],
    wording: 'lexicon',
    isJoining: isJoiningIn(pair.from),
    senses,
  } as const;
  const comparedSource = HALF.test(text) ? compared.source : withHalfAsWord(lexicon, compared.source, pair.from);
  return lossOf(lexicon, comparedSource, compared.text, sides) ? title : text;
}

/** "½ Hähnchen" names a half that no word of it does. */
function withHalfAsWord(lexicon: Lexicon, source: string, from: MenuLocale): string {
  if (!HALF.test(source)) return source;
  const half = lexicon.meanings('en', 'half').find(({ concept }) => concept.class === 'adjective');
  return source.replaceAll(new RegExp(HALF, 'g'), ` ${half?.concept.words[from].forms[0] ?? ''} `);
}

/** Words of a source's grammar, which no translation has to name. */
export const isJoiningIn = (from: MenuLocale) => (words: string) => {
  const grammar = SOURCE_GRAMMARS[from];
  const bare = withoutAccents(words);
  return (
    grammar !== undefined && (grammar.articles.includes(bare) || grammar.relations.some(([each]) => each === bare))
  );
};

/** "Sfizi & Fritti": two headings in one. */
function translateJoined(
  placed: PlacedText,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon,
): string | null {
  const parts = headingParts(placed.source, pair.from);
  if (!parts) return null;
  const [first, second] = parts.map((source) => translateLocally({ ...placed, source }, pair, lexicon));
  if (first === null || first === undefined || second === null || second === undefined) return null;
  // "Vegan & plant-based" is one word in most languages.
  if (first.toLowerCase() === second.toLowerCase()) return withCaseOf(placed.source, first, pair.to);
  if (namesAgain(first, second)) return null;
  return withCaseOf(placed.source, joinedByAnd(pair.to, first, uncapitalized(second, pair.to)), pair.to);
}

/** "Gâteau maison et gâteaux": of two headings, one is a word of the other. */
function namesAgain(first: string, second: string): boolean {
  const [shorter = '', longer = ''] = [first, second]
    .map((text) => text.toLowerCase())
    .toSorted((one, other) => one.length - other.length);
  const stem = shorter.length > 4 ? shorter.slice(0, Math.max(4, shorter.length - 1)) : shorter;
  return /\p{Script=Latin}/u.test(stem) ? ` ${longer}`.includes(` ${stem}`) : longer.includes(shorter);
}

/** German nouns keep their capitals. */
const uncapitalized = (text: string, to: MenuLocale): string =>
  to === 'de' ? text : text.charAt(0).toLocaleLowerCase(LANGUAGE_TAGS[to]) + text.slice(1);

/** A text in another language, and what of both is compared: sentences are the same by themselves, their gaps are not. */
type Written = { text: string; compared: { source: string; text: string } };

export function writtenIn(
  source: string,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon,
  isHeading = false,
): Written | null {
  const stretches = splitText(
    withPlainMarks(withLatinMarks(pair.from === 'ja' ? withPartedNames(lexicon, source) : source)),
  );
  const parsed = stretches.map((stretch) => parseOne(lexicon, stretch, pair.from, isHeading));
  if (
    parsed.includes(undefined) ||
    !arePlain(stretches, parsed, pair.from) ||
    (pair.from === 'ja' && isOneDish(stretches, parsed)) ||
    (pair.from === 'en' && (isListedFilling(stretches, parsed) || parsed.some(isDoubleDish))) ||
    (isHeading && hasQualityAsThing(parsed))
  )
    return pair.from === 'ja' ? writtenFromJapanese(source, pair.to, lexicon) : null;
  const text = writeAll(source, stretches, parsed, pair.to);
  if (text === null) return null;
  if (!parsed.some(isSentence)) return { text, compared: { source, text } };
  const bare = parsed.map((each) => (isSentence(each) ? (each.food?.parts ?? 'as it is') : each));
  const gaps = stretches.map((stretch, at) => {
    const each = parsed[at];
    return isSentence(each) ? { ...stretch, printed: each.food?.words.join(' ') ?? '' } : stretch;
  });
  const comparedText = writeAll(source, gaps, bare, pair.to);
  const comparedSource = gaps.map(({ printed, mark }) => printed + mark).join('');
  return { text, compared: { source: comparedSource, text: comparedText ?? '' } };
}

/**
 * Whether a Japanese list of ingredients ends with the dish that they are in: "ベーコン、粉チーズのサラダ", or a space parts a
 * dish from what comes with it: "チーズケーキ ベリーソース添え".
 */
function isOneDish(stretches: readonly Stretch[], parsed: readonly Parsed[]): boolean {
  if (
    stretches.some(
      ({ words, printed }) =>
        words.length > 1 && /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(printed),
    )
  )
    return true;
  const last = stretches.at(-1);
  if (stretches.length < 2 || last === undefined || !last.printed.includes('の')) return false;
  return areListedNouns(
    stretches,
    parsed,
    ({ head, qualifiers }) => qualifiers.length === 0 && isIngredient(head.concept),
  );
}

/** Whether all but the last of the stretches are one noun each, with a comma behind. */
const areListedNouns = (
  stretches: readonly Stretch[],
  parsed: readonly Parsed[],
  isEntry: (phrase: Extract<Phrase, { kind: 'noun' }>) => boolean,
): boolean =>
  parsed.slice(0, -1).every((each, at) => {
    const [only, ...others] = isParts(each) ? each : [];
    return (
      stretches[at]?.mark.trim() === ',' && only?.phrase.kind === 'noun' && others.length === 0 && isEntry(only.phrase)
    );
  });

/** What English names by a list of what is in it: "chicken, bacon, ranch sandwich" is one sandwich. */
const FILLED = ['sandwich', 'pizza', 'omelette', 'bagel'];

function isListedFilling(stretches: readonly Stretch[], parsed: readonly Parsed[]): boolean {
  const last = parsed.at(-1);
  const [dish, ...others] = isParts(last) ? last : [];
  if (parsed.length < 2 || dish?.phrase.kind !== 'noun' || others.length > 0) return false;
  const { head, qualifiers } = dish.phrase;
  if (qualifiers.length === 0 || !FILLED.some((kind) => isOfKind(head.concept, kind))) return false;
  return areListedNouns(stretches, parsed, () => true);
}

/**
 * English puts one dish before another that tells its form: a "cheesesteak hoagie" is no sandwich with a sandwich, and
 * "veal parm" no cheese.
 */
const isDoubleDish = (parsed: Parsed): boolean =>
  isParts(parsed) &&
  parsed.some(({ phrase }) => {
    if (phrase.kind !== 'noun') return false;
    const { head, qualifiers } = phrase;
    const areBoth = (kind: string) =>
      isOfKind(head.concept, kind) && qualifiers.some(({ concept }) => isOfKind(concept, kind));
    const isParm = isOfKind(head.concept, 'Parmesan') && qualifiers.some(({ concept }) => isIngredient(concept));
    return areBoth('sandwich') || isParm;
  });

/** Headings name dishes by what they are in some languages alone: "Kaltes" is no "Cold". */
const hasQualityAsThing = (parsed: readonly Parsed[]): boolean =>
  parsed.some(
    (each) =>
      isParts(each) &&
      each.some(
        ({ phrase }) =>
          phrase.kind === 'adjectives' &&
          phrase.adjectives.some(({ words }) => ['cold', 'hot', 'warm'].includes(words.en.forms[0] ?? '')),
      ),
  );

const isOfKind = ({ words }: Concept, kind: string): boolean => isKindOf(words.en.forms[0] ?? '', kind);
const isIngredient = (concept: Concept): boolean =>
  ['animal food', 'plant food'].some((root) => isOfKind(concept, root));

/** A Japanese description whose commas part what a verb at its end joins. */
function writtenFromJapanese(source: string, to: MenuLocale, lexicon: Lexicon): Written | null {
  const parts = parseJapanese(lexicon, source, (text) =>
    parseStretch(lexicon, 'ja', segmented(lexicon, 'ja', splitWords(text))),
  );
  if (!parts || !canSay(to, parts)) return null;
  const text = withCaseOf(source, numbersIn(to, writeParts(to, parts)), to);
  return text === '' ? null : { text, compared: { source, text } };
}

function writeAll(
  text: string,
  entries: readonly Stretch[],
  parsedEntries: readonly Parsed[],
  to: MenuLocale,
): string | null {
  const { stretches, parsed } = withWholeLists(entries, parsedEntries);
  if (!parsed.every((each) => !isParts(each) || canSay(to, each))) return null;
  if (parsed.some((each, at) => isParts(each) && hangsOnNextStretch(each, parsed[at + 1], stretches[at], to)))
    return null;
  if (saysTwice(text, parsed, to)) return null;
  let written = '';
  for (let place = 0; place < stretches.length; ) {
    const end = endOfList(stretches, parsed, place);
    const entries = stretches.slice(place, end).map(({ printed }, at) => {
      const parts = parsed[place + at];
      const begins = SENTENCE_END.test(stretches[place + at - 1]?.mark ?? '') && /^\p{Lu}/u.test(printed);
      const write = (words: string) => (begins ? capitalized(words, to) : words);
      if (isSentence(parts)) return write(writeSentence(parts, to, foodOf(parts, to)));
      return isParts(parts) ? write(writeParts(to, withoutJoin(parts, at > 0 && place + at === end - 1))) : printed;
    });
    const last = parsed[end - 1];
    const [joining] = isParts(last) && end > place + 1 ? last : [];
    const joined = joining ? listFormat(to, joining.relation === 'or').format(entries) : entries.join('');
    written += joined + markIn(to, stretches[end - 1]?.mark ?? '');
    place = end;
  }
  const translated = apartFromWagyu(to, numbersIn(to, written.trim()));
  return translated === '' ? null : withCaseOf(text, translated, to);
}

/** "Served pink, with gravy": Japanese and Korean would say it of the gravy. "Without meat" says nothing at an end either. */
function hangsOnNextStretch(
  parts: readonly ParsedPhrase[],
  next: Parsed,
  stretch: Stretch | undefined,
  to: MenuLocale,
): boolean {
  const last = parts.at(-1)?.phrase;
  if (last?.kind !== 'adjectives' || !needsNoun(to, last.adjectives)) return false;
  const isLacking = last.adjectives.some(({ words }) => /^(?:without|no) |-free$/.test(words.en.forms[0] ?? ''));
  return isLacking || (isParts(next) && stretch?.mark.trim() === ',');
}

/**
 * Stretches of which those that a comma parts belong to "with" are one: "Lachs mit frischem Spinat, Reis und Brot" has a
 * dative throughout, and Japanese says "with" behind all three.
 */
function withWholeLists(
  stretches: readonly Stretch[],
  parsed: readonly Parsed[],
): { stretches: Stretch[]; parsed: Parsed[] } {
  const whole: { stretches: Stretch[]; parsed: Parsed[] } = { stretches: [], parsed: [] };
  for (let place = 0; place < stretches.length; ) {
    const end = endOfAccompaniment(stretches, parsed, place);
    const joined = stretches.slice(place, end);
    const parts = parsed.slice(place, end).map((each, at) => {
      if (at === 0 || !isParts(each)) return each;
      return each.map((part) => ({ ...part, relation: part.relation ?? ('comma' as const) }));
    });
    whole.stretches.push({
      words: joined.flatMap(({ words }) => words),
      printed: joined.map(({ printed, mark }, at) => (at < joined.length - 1 ? printed + mark : printed)).join(''),
      mark: joined.at(-1)?.mark ?? '',
    });
    whole.parsed.push(joined.length > 1 ? parts.flatMap((each) => (isParts(each) ? each : [])) : parts[0]);
    place = end;
  }
  return whole;
}

/** The end of a list of what a dish comes with: its last entry begins with "and", or the text with "with". */
function endOfAccompaniment(stretches: readonly Stretch[], parsed: readonly Parsed[], place: number): number {
  const first = parsed[place];
  const last = isParts(first) ? first.at(-1) : undefined;
  if (last?.relation !== 'with' || last.phrase.kind !== 'noun') return place + 1;
  let end = place;
  while (stretches[end]?.mark.trim() === ',') {
    const entry = parsed[end + 1];
    const [only, ...others] = isParts(entry) ? entry : [];
    const areJoined = others.every(({ relation }) => relation === 'and' || relation === 'or');
    if (only?.phrase.kind !== 'noun' || !areJoined) break;
    end += 1;
    if (only.relation === 'and' || only.relation === 'or' || (only.relation === null && others.length > 0))
      return end + 1;
    if (only.relation !== null) return place + 1;
  }
  const isAll = place === 0 && isParts(first) && first.length === 1 && end === stretches.length - 1;
  return isAll ? end + 1 : place + 1;
}

/**
 * Whether a translation names one thing twice where the source names two: "vegan & plant-based" as "vegano e vegano",
 * "pommes de terre grenaille" as potatoes and potatoes.
 */
function saysTwice(source: string, parsed: readonly Parsed[], to: MenuLocale): boolean {
  const phrases = parsed.flatMap((each) => (isParts(each) ? each.map(({ phrase }) => phrase) : []));
  const isTwice = (concepts: readonly Concept[]): boolean => {
    const forms = concepts.map(({ words }) => words[to].forms[0] ?? '');
    return new Set(forms).size < forms.length && !repeatsWord(source);
  };
  const bareHeads = phrases.flatMap((phrase) =>
    phrase.kind === 'noun' && phrase.qualifiers.length === 0 && phrase.head.adjectives.length === 0
      ? [phrase.head.concept]
      : [],
  );
  const wholeOnes = phrases.flatMap((phrase) => (phrase.kind === 'whole' ? [phrase.meaning.concept] : []));
  const alone = phrases.flatMap((phrase) => (phrase.kind === 'adjectives' ? phrase.adjectives : []));
  const within = phrases.flatMap((phrase) =>
    phrase.kind === 'noun'
      ? [
          [phrase.head, ...phrase.qualifiers].map(({ concept }) => concept),
          ...[phrase.head, ...phrase.qualifiers].map(({ adjectives }) => adjectives),
        ]
      : [],
  );
  return [bareHeads, wholeOnes, alone, ...within, ...joinedHeads(parsed)].some(isTwice);
}

/** The heads of two things that "and" joins, of which one has nothing that tells it from the other: "Hausgemachte Kuchen & Torten". */
const joinedHeads = (parsed: readonly Parsed[]): Concept[][] =>
  parsed.flatMap((each) =>
    isParts(each)
      ? each.flatMap(({ relation, phrase }, at) => {
          const before = each[at - 1]?.phrase;
          if ((relation !== 'and' && relation !== 'or') || phrase.kind !== 'noun' || before?.kind !== 'noun') return [];
          const areTold = [before, phrase].every(
            ({ head, qualifiers }) => head.adjectives.length > 0 || qualifiers.length > 0,
          );
          return areTold ? [] : [[before.head.concept, phrase.head.concept]];
        })
      : [],
  );

/** Whether a word of a text stands in it again, of scripts without spaces two letters in a row. */
function repeatsWord(text: string): boolean {
  const words = foldWords(text).split(/[^\p{L}]+/u);
  const parts = words.flatMap((word) =>
    /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(word)
      ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
      : [word],
  );
  const longOnes = parts.filter((part) => part.length >= 4 || !/\p{Script=Latin}/u.test(part));
  return new Set(longOnes).size < longOnes.length;
}

/** The same word twice, which two concepts of one word make: "Rumpsteak-Steak", "牛肉肉". */
const REPEATED =
  /(?!可可)(\p{Script=Han}{1,4}|[\p{Script=Katakana}ー]{3,})\1|(\p{L}{4,})[- ]?\2|(?<!\p{L})(\p{L}{3,}) (?:de |di |of )?\3(?!\p{L})/iu;
export const repeatsItself = (source: string, text: string): boolean => REPEATED.test(text) && !REPEATED.test(source);

/** The end of a list that begins here: entries parted by commas, of which the last begins with "and" or "or". */
function endOfList(stretches: readonly Stretch[], parsed: readonly Parsed[], place: number): number {
  let end = place;
  while (stretches[end]?.mark.trim() === ',' && isParts(parsed[end + 1])) {
    end += 1;
    const parts = parsed[end];
    const relation = isParts(parts) ? parts[0]?.relation : null;
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

/** "和牛奶" is milk after "and", but begins as wagyu does. */
const apartFromWagyu = (to: MenuLocale, text: string): string =>
  to === 'zh' ? text.replace(/和(?=牛[奶油至])/gu, '与') : text;

/** A sentence with its numbers, and its food in parts. */
type ParsedSentence = Omit<SentenceMatch, 'food'> & {
  food: { words: readonly string[]; parts: ParsedPhrase[] } | null;
};

/** What stands as it is in every language, the parts of what is understood, a sentence, or undefined. */
type Parsed = 'as it is' | ParsedPhrase[] | ParsedSentence | undefined;

const isParts = (parsed: Parsed): parsed is ParsedPhrase[] => Array.isArray(parsed);
const isSentence = (parsed: Parsed): parsed is ParsedSentence => typeof parsed === 'object' && !isParts(parsed);

const foodOf = ({ sentence, food }: ParsedSentence, to: MenuLocale): string | null =>
  food && writeParts(to, food.parts, isDativeGap(sentence) ? 'dative' : 'nominative');

function parseOne(lexicon: Lexicon, stretch: Stretch, from: MenuLocale, isHeading: boolean): Parsed {
  if (from === 'de' && hasLooseCompound(lexicon, stretch.printed)) return undefined;
  if (stretch.words.length === 0 || isDietMark(stretch) || !/\p{L}/u.test(stretch.printed)) return 'as it is';
  if (isMeasure(stretch.words)) return 'as it is';
  const words = from === 'zh' || from === 'ja' ? segmented(lexicon, from, stretch.words) : stretch.words;
  const heading = isHeading ? headingOf(from, stretch.words) : undefined;
  const headed = heading && { sentence: heading, numbers: [], food: null };
  if (headed && from === 'ja') return headed;
  const parts = parseStretch(lexicon, from, words);
  // "18 pcs" behind "Buffalo Wings" counts them.
  const counted = parts && isNumberOfPieces(parts) ? parseSentence(lexicon, from, words) : undefined;
  if (counted) return counted;
  // "Fritti" are fried dishes, and "Huevos y revueltos" two headings.
  const isQuality = isHeading && parts?.some(({ phrase }) => phrase.kind === 'adjectives' && !isNamedOrDiet(phrase));
  if (isQuality && !headed && (parts?.length ?? 0) > 1) return undefined;
  return headed && (!parts || hasNote(parts) || isQuality) ? headed : (parts ?? parseSentence(lexicon, from, words));
}

function isNumberOfPieces(parts: readonly ParsedPhrase[]): boolean {
  const [only, ...others] = parts;
  if (only?.phrase.kind !== 'noun' || others.length > 0) return false;
  const { head, qualifiers, quantity } = only.phrase;
  const isBare = qualifiers.length === 0 && head.adjectives.length === 0;
  return isBare && typeof quantity === 'string' && head.concept.words.en.forms[0] === 'piece';
}

/** "Kartoffel-Gurken-Salat" is one salad: where its hyphens are read as spaces, its parts would be a list. */
const hasLooseCompound = (lexicon: Lexicon, printed: string): boolean =>
  printed.split(/[^\p{L}-]+/u).some((word) => {
    const parts = word.includes('-') ? splitWords(word) : [];
    if (lexicon.meanings('de', parts.join(' ')).length > 0) return false;
    const isList = ({ concept, is_plural }: Meaning) => is_plural && concept.class === 'noun';
    return parts.slice(0, -1).some((part) => lexicon.meanings('de', part).some(isList));
  });

/** A heading says what houses mean by it, which a noun and a note about it don't: "du côté de la mer". */
const hasNote = (parts: readonly ParsedPhrase[]): boolean => parts.some(({ relation }) => relation === 'note');

/** A whole title that is a known heading: "Soif ?", "ちらし・丼". */
function titleOf(source: string, { from, to }: { from: MenuLocale; to: MenuLocale }): string | null {
  const title = headingOf(from, splitWords(source));
  return title ? withCaseOf(source, writeSentence({ sentence: title, numbers: [] }, to, null), to) : null;
}

function parseSentence(lexicon: Lexicon, from: MenuLocale, words: readonly string[]): ParsedSentence | undefined {
  if (words.length > MAX_SENTENCE_WORDS) return undefined;
  for (const { sentence, numbers, food } of sentencesOf(from, words)) {
    if (food === null) return { sentence, numbers, food };
    const parts = parseStretch(lexicon, from, food);
    if (parts && mayFill(sentence, parts)) return { sentence, numbers, food: { words: food, parts } };
  }
  return undefined;
}

const MAX_SENTENCE_WORDS = 30;

/** Names of places fill the gaps for them, foods and dishes the others. */
function mayFill(sentence: MenuSentence, parts: readonly ParsedPhrase[]): boolean {
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

/** "二人前より": what a dish is served for; "一" is left, since it is no number in most languages. */
const KANJI_COUNT = /[二三四五六七八九十](?=(?:名様|人前|人様|本|個|枚|貫|皿)(?:から|より|以上))/g;

/** Punctuation of Chinese, Japanese and Arabic as the other languages write it. */
const withLatinMarks = (text: string): string =>
  text
    .replace(KANJI_COUNT, (count) => String('二三四五六七八九十'.indexOf(count) + 2))
    .replace(/[、，،]\s*/gu, ', ')
    .replace(/[。]\s*/gu, '. ')
    .replaceAll('＆', '&')
    .replaceAll('（', ' (')
    .replaceAll('）', ') ')
    .replaceAll('  (', ' (')
    .replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\(/gu, ' (');

/** "梅・鮭" are two unless the lexicon has them as one name, as it has "フルール・ド・セル". */
const withPartedNames = (lexicon: Lexicon, text: string): string =>
  text.replace(/[\p{L}・]+/gu, (names) =>
    names.includes('・') && lexicon.meanings('ja', names).length === 0 ? names.replaceAll('・', ', ') : names,
  );

/** The longest expressions and small words of a text without spaces; a letter that belongs to none stands alone. */
function segmented(lexicon: Lexicon, locale: MenuLocale, words: readonly string[]): string[] {
  const small = SOURCE_GRAMMARS[locale];
  const isSmall = (word: string) => small?.of.includes(word) || small?.relations.some(([each]) => each === word);
  return words.flatMap((text) => {
    const found: string[] = [];
    for (let at = 0; at < text.length; ) {
      let end = Math.min(text.length, at + MAX_EXPRESSION_LETTERS);
      // The lexicon's keys are without "&", which joins two dishes here.
      const isKnown = (word: string) =>
        isSmall(word) || (!/^[・＆&]|[・＆&]$/u.test(word) && lexicon.meanings(locale, word).length > 0);
      while (end > at + 1 && !isKnown(text.slice(at, end))) end -= 1;
      found.push(text.slice(at, end));
      at = end;
    }
    return found;
  });
}

const MAX_EXPRESSION_LETTERS = 24;

/** Adjectives that a comma parts from their noun don't say which noun is theirs: "creamy, spicy sauce". */
function arePlain(stretches: readonly Stretch[], parsed: readonly Parsed[], from: MenuLocale): boolean {
  const areAdjectives = parsed.map((one) => isParts(one) && one.every(({ phrase }) => phrase.kind === 'adjectives'));
  const areNouns = parsed.map((one, at) => isParts(one) && !areAdjectives[at]);
  if (!areNouns.some(Boolean)) return true;
  // What is said before a comma belongs to the next noun unless that begins with a relation: "homemade, with onions".
  return areAdjectives.every((isAlone, at) => {
    const after = areAdjectives.findIndex((each, place) => place > at && !each);
    const next = after < 0 ? undefined : parsed[after];
    const isApart = next === undefined || stretches.slice(at, after).some(({ mark }) => mark.trim() !== ',');
    if (!isAlone || isApart || (isParts(next) && DESCRIBING.has(next[0]?.relation ?? null))) return true;
    // "Rôti au four, fleur de sel": adjectives of these languages stand behind their nouns, so that it is said of the dish.
    return at === 0 && after === 1 && ROMANCE.includes(from) && isDoneToDish(parsed[0]);
  });
}

const ROMANCE: readonly MenuLocale[] = ['fr', 'es', 'it', 'pt'];

const isDoneToDish = (parsed: Parsed): boolean =>
  isParts(parsed) &&
  parsed.every(
    ({ phrase }) =>
      phrase.kind === 'adjectives' && phrase.adjectives.every(({ words }) => METHODS.has(words.en.forms[0] ?? '')),
  );

const DESCRIBING: ReadonlySet<Relation | null> = new Set<Relation | null>(['with', 'in', 'on']);

/** Punctuation as the language writes it. */
function markIn(locale: MenuLocale, mark: string): string {
  const sign = mark.trim();
  if (sign === ':') return locale === 'zh' || locale === 'ja' ? '：' : locale === 'fr' ? '\u00a0: ' : ': ';
  switch (locale) {
    case 'zh':
    case 'ja':
      if (sign === ',') return '、';
      if (sign === '.') return '。';
      if (sign === ';') return '；';
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
  return beginsCapital ? capitalized(text, to) : text;
}

const SENTENCE_END = /[.!?:]|–|—/;

function capitalized(text: string, to: MenuLocale): string {
  const [initial = ''] = text;
  return initial.toLocaleUpperCase(LANGUAGE_TAGS[to]) + text.slice(initial.length);
}
