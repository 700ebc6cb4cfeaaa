import { translatedDietTag } from '../../../shared/diet-tags.ts';
import { LANGUAGE_TAGS, type MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import { type Lexicon, ownLexicon } from '../../food/lexicon.ts';
import { hasUntranslatedWords } from '../../food/senses.ts';
import { splitWords } from '../../food/words.ts';
import { lossOf } from '../check/lost-or-added.ts';
import { HALF, hasSameNumbers, hasWrittenNumbers } from '../check/numbers.ts';
import type { PlacedText, TextInContext } from '../texts/text-in-context.ts';
import { canSay } from './can-say.ts';
import { hasUndecidedExpression, withChosenMeanings } from './chosen-meanings.ts';
import { isDoubtful } from './doubtful-readings.ts';
import { translateInFrame } from './heading-frames.ts';
import { translateBesideTimes } from './heading-times.ts';
import { hasRepetition } from './is-said-twice.ts';
import { joinedByAnd } from './joins-by-relation.ts';
import { headingOf, noteOf, writeSentence } from './menu-sentences.ts';
import { hasMisleadingShape } from './misleading-shapes.ts';
import { hasUnknownName } from './named-dishes.ts';
import { parseJapanese, parseJapaneseEntry } from './parse-japanese.ts';
import {
  isSentence,
  type Parsed,
  parseOne,
  segmented,
  stretchesIn,
  withLatinMarks,
  withPartedNames,
} from './parse-menu-text.ts';
import { parseStretch } from './parse-stretch.ts';
import { isPrepositional } from './prepositional-headings.ts';
import { type DishAgreement, dishOfTitle, saidOfDish } from './said-of-dish.ts';
import { SOURCE_GRAMMARS } from './source-grammar.ts';
import { withUsualSpelling } from './source-spelling.ts';
import { headingParts, type Stretch, withNamesAcrossSlashes } from './split-text.ts';
import {
  hasPlainAdjectives,
  hasQualityAsThing,
  isBareQuality,
  isCondimentBehindDish,
  isDoubleDish,
  isEndingUnknown,
  isListedFilling,
  isOneDish,
} from './unlike-their-words.ts';
import { writeParts } from './write-parts.ts';
import { writeAll } from './write-stretches.ts';
import { capitalized, numbersIn, withCaseOf } from './written-marks.ts';

/** A text's translation if it is the same in all of the text's places; else null. */
export function translateEverywhere(
  { kind, source, contexts }: TextInContext,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon = ownLexicon(),
): string | null {
  const [first = null, ...furtherTranslations] = contexts.map((context) =>
    translateLocally({ kind, source, context }, pair, lexicon),
  );
  return furtherTranslations.every((text) => text === first) ? first : null;
}

/**
 * A menu's text in another language, by the lexicon and the ways menus are written; null if a word of it is not known,
 * since half a translation misleads more than the original, or if what was written doesn't name the same food and diets.
 */
export function translateLocally(
  placedText: PlacedText,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon = ownLexicon(),
  framesLeft = MAX_FRAMES,
): string | null {
  const context = { ...placedText.context, description: placedText.source };
  const isTitle = placedText.kind === 'section_title' || placedText.kind === 'menu_title';
  const side = isTitle && pair.from === 'fr' ? SIDE.exec(placedText.source) : null;
  if (side && !headingOf('fr', splitWords(placedText.source)))
    return translateLocally({ ...placedText, source: capitalized(side.groups?.['dishes'] ?? '', 'fr') }, pair, lexicon);
  const translateWords = (source: string) => translateWhole({ ...placedText, source, context }, pair, lexicon);
  const besideTimes = isTitle ? translateBesideTimes(placedText.source, pair, translateWords) : null;
  const whole = besideTimes ?? translateWhole(placedText, pair, lexicon);
  if (whole !== null || !isTitle) return whole;
  return (
    translateBesideNote(placedText.source, pair, translateWords) ??
    translateBesideRemark(placedText.source, pair, {
      title: (source) => translateLocally({ ...placedText, source }, pair, lexicon),
      remark: (source, section) =>
        translateWhole({ kind: 'item_description', source, context: { ...context, section } }, pair, lexicon),
    }) ??
    (framesLeft === 0
      ? null
      : translateInFrame(placedText.source, pair, (source) =>
          translateLocally({ ...placedText, source }, pair, lexicon, framesLeft - 1),
        ))
  );
}

/** "Nos plats du jour" has two. */
const MAX_FRAMES = 2;

/** "Côté burgers" are the burgers: a side, which without its accents is a chop. */
const SIDE = /^(?:du )?c[oô]t[ée] (?!de |d[’'])(?<dishes>\S.+)$/iu;

/** A title, and behind it in brackets or behind a dash what its dishes come with: "Burgers (all served with fries)". */
function splitRemark(text: string): { title: string; inner?: string; behind: string } | undefined {
  const opening = text.indexOf('(');
  if (opening > 0) {
    const [title, inner] = [text.slice(0, opening), text.slice(opening + 1, -1)];
    return text.endsWith(')') && !/[()]/.test(inner) && !/[–—:]/.test(title) ? { title, inner, behind: '' } : undefined;
  }
  const mark = /\s[–—-]\s|:\s/u.exec(text);
  if (!mark || opening === 0) return undefined;
  const title = text.slice(0, mark.index);
  return /[–—:]/.test(title) ? undefined : { title, behind: text.slice(mark.index + mark[0].length) };
}

/** "Burgers, all served with fries": only such words make a comma a remark's. */
const SERVED_REMARK =
  /^(?<title>[^,()–—:]{2,}),\s+(?<behind>(?:all |alle |tous |toutes |todos |todas |tutti |tutte )?(?:served|serviert|servis|servies|servidos|servidas|serviti|servite) .+)$/iu;

/** A remark is about all dishes of its section anyway. */
const ABOUT_ALL =
  /^(?:all (?:are |come )?|alle (?:werden )?|(?:tous|toutes) (?:sont )?|(?:todos|todas) (?:van )?|(?:tutti|tutte) )(?=served|serviert|servi|with|mit|avec|con|in |auf )/iu;

/** Japanese has no capitals, so that a remark is written as a text of its own. */
const FIRST_RELATION = /^(?:With|Avec|Con|Mit|Com|From|Minimum|Mínimo|Minimo|Ab|Desde|Da|À|A|Only|Nur|Solo|Auf) /u;

function translateBesideRemark(
  source: string,
  { from, to }: { from: MenuLocale; to: MenuLocale },
  translate: { title: (source: string) => string | null; remark: (source: string, section: string) => string | null },
): string | null {
  const plainSource = withLatinMarks(source).trim();
  const { title = '', inner, behind = '' } = splitRemark(plainSource) ?? SERVED_REMARK.exec(plainSource)?.groups ?? {};
  if (title.trim() === '') return null;
  const words = (inner ?? behind).trim().replace(/(?<!\p{L})w\/\s?/giu, 'with ');
  const plainWords = words.replace(ABOUT_ALL, '').replace(/^(?:werden )?(.+) serviert$/iu, '$1');
  const writtenTitle = translate.title(title.trim());
  if (writtenTitle === null) return null;
  const writtenRemark = translate.remark(plainWords, title.trim());
  if (writtenRemark === null) return null;
  const remark =
    from !== 'ja'
      ? writtenRemark
      : inner === undefined || to === 'de'
        ? writtenRemark.replace(FIRST_RELATION, (word) => word.toLowerCase())
        : uncapitalized(writtenRemark, to);
  return inner === undefined ? `${writtenTitle} – ${remark}` : `${writtenTitle} (${remark})`;
}

/** "Menù bimbi fino a 8 anni", "お子様メニュー ※小学生以下": a heading, and behind it for whom or how many it is without a mark between. */
function translateBesideNote(
  source: string,
  { from, to }: { from: MenuLocale; to: MenuLocale },
  translate: (words: string) => string | null,
): string | null {
  const words = withLatinMarks(source.replaceAll('※', ' ')).trim().split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const note = noteOf(from, splitWords(words.slice(at).join(' ')));
    if (!note) continue;
    const heading = translate(words.slice(0, at).join(' '));
    return heading === null ? null : `${heading} (${numbersIn(to, writeSentence(note, to, null))})`;
  }
  return null;
}

/** A text as one; of Japanese, if that isn't understood, its sentences one by one. */
function translateWhole(
  placedText: PlacedText,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon,
): string | null {
  const whole = translateAsOne(placedText, pair, lexicon);
  const isOfSentences = placedText.kind === 'item_description' && pair.from === 'ja';
  return whole === null && isOfSentences ? translateSentences(placedText, pair, lexicon) : whole;
}

function translateAsOne(
  placedText: PlacedText,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon,
): string | null {
  const { kind, context } = placedText;
  const source = withNamesAcrossSlashes(lexicon, withUsualSpelling(lexicon, placedText.source, pair.from), pair.from);
  const diet = kind === 'tag' ? translatedDietTag(source, pair.to) : undefined;
  if (diet !== undefined) return diet;
  if (hasUntranslatedWords(source, pair.from)) return null;
  if (pair.from === 'ja' && LISTED_WITHOUT.test(source)) return null;
  if (hasUndecidedExpression(lexicon, { ...placedText, source }, pair.from)) return null;
  const chosenLexicon = withChosenMeanings(lexicon, { ...placedText, source }, pair);
  if (hasUnknownName(source, pair.from, lexicon, chosenLexicon)) return null;
  const isHeading = kind === 'section_title' || kind === 'menu_title';
  const title = isHeading ? titleOf(source, pair) : null;
  if (title !== null && pair.from === 'ja') return title;
  const { dish } = context;
  const findAgreement =
    kind === 'item_description' && dish !== null ? () => dishAbove(lexicon, placedText, dish, pair) : null;
  const writtenText = writtenIn(source, pair, chosenLexicon, kind, findAgreement);
  if (writtenText === null)
    return title ?? (isHeading ? translateJoined({ ...placedText, source }, pair, lexicon) : null);
  const { text, compared } = writtenText;
  if (hasRepetition(source, text)) return title;
  if (!hasSameNumbers(source, text, pair) || !hasWrittenNumbers(source, text, pair)) return title;
  const senses = (words: string) => chosenLexicon.meanings(pair.from, words).map(({ concept }) => concept);
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

/** What the qualities that begin a description agree with: the dish's title, as it is shown. */
function dishAbove(
  lexicon: Lexicon,
  { context }: PlacedText,
  dish: string,
  pair: { from: MenuLocale; to: MenuLocale },
): DishAgreement {
  const title: PlacedText = { kind: 'item_title', source: dish, context: { ...context, dish: null } };
  if (translateLocally(title, pair, lexicon) === null) return { head: null };
  const words = withNamesAcrossSlashes(lexicon, withUsualSpelling(lexicon, title.source, pair.from), pair.from);
  return dishOfTitle(withChosenMeanings(lexicon, { ...title, source: words }, pair), words, pair.from);
}

/** "肉・魚・卵不使用" is without all three, which the last alone would be parted from. */
const LISTED_WITHOUT =
  /[、・，][^。、・，]*(?:不使用|使用して(?:おりません|いません)|使わず|なしも?できます|抜きも?できます)/u;

/** The sentences of a Japanese description, each by itself, and the note in brackets at its end. */
function translateSentences(
  placedText: PlacedText,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon,
): string | null {
  const { source } = placedText;
  if (LISTED_WITHOUT.test(source)) return null;
  const [, main = '', note = ''] = /^([^（()）]+)(?:[（(]([^（()）]+)[)）])?。?$/u.exec(source.trim()) ?? [];
  const sentences = main.split(/[。※]/u).flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
  if (sentences.length + (note === '' ? 0 : 1) < 2) return null;
  const translate = (text: string) => translateWhole({ ...placedText, source: text }, pair, lexicon);
  const translations = sentences.map(translate);
  if (translations.includes(null)) return null;
  const mark = pair.to === 'zh' ? '。' : '. ';
  const text = translations.map((each) => each?.replace(/[.。]$/u, '')).join(mark);
  if (note === '') return source.trim().endsWith('。') ? `${text}${mark.trim()}` : text;
  const writtenNote = translate(note);
  return writtenNote === null ? null : `${text} (${uncapitalized(writtenNote, pair.to)})`;
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
  placedText: PlacedText,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon,
): string | null {
  const parts = headingParts(placedText.source, pair.from);
  if (!parts || REMARK_MARK.test(placedText.source) || isQualityOfSecond(lexicon, parts, pair.from)) return null;
  const [first, second] = parts.map((source) => translateLocally({ ...placedText, source }, pair, lexicon));
  if (first === null || first === undefined || second === null || second === undefined) return null;
  // "Vegan & plant-based" is one word in most languages.
  if (first.toLowerCase() === second.toLowerCase()) return withCaseOf(placedText.source, first, pair.to);
  if (isNamedAgain(first, second) || [first, second].some((each) => each.includes(':'))) return null;
  if (isPrepositional(second, pair.to) !== isPrepositional(first, pair.to)) return null;
  // "Boissons chaudes et fraîches": the drinks are what the second is said of.
  if (isQualityAlone(lexicon, parts, pair.from)) return null;
  // "Vini sfusi e in bottiglia": the second is said of the wines.
  if (SERVED_IN.test(parts[1]) && !SERVED_IN.test(parts[0])) return null;
  if (first.toLowerCase() === uncapitalized(second, pair.to)) return null;
  return withCaseOf(placedText.source, joinedByAnd(pair.to, first, uncapitalized(second, pair.to)), pair.to);
}

/** A remark behind such a mark belongs to the whole title. */
const REMARK_MARK = /[()–—:]|,\s/u;

/** "Sweet & savoury pancakes": both qualities are of what the second part ends with. */
function isQualityOfSecond(lexicon: Lexicon, [first, second]: readonly [string, string], from: MenuLocale): boolean {
  if (from !== 'en' && from !== 'de') return false;
  const firstWords = splitWords(first).join(' ');
  const isAdjective = lexicon.meanings(from, firstWords).some(({ concept }) => concept.class === 'adjective');
  return isAdjective && second.trim().includes(' ');
}

/** Whether the second of two headings is an adjective and nothing else. */
function isQualityAlone(lexicon: Lexicon, [first, heading]: readonly [string, string], from: MenuLocale): boolean {
  if (from === 'en' || from === 'ja') return false;
  // "Angolo vegetariano e vegano": behind a noun with a quality another one is of the noun as well.
  const meanings = lexicon.meanings(from, splitWords(heading).join(' '));
  const isDiet =
    first.trim().includes(' ') && meanings.some(({ concept }) => DIET.test(concept.words.en.forms[0] ?? ''));
  if (headingOf(from, splitWords(heading)) && !isDiet) return false;
  return meanings.length > 0 && meanings.every(({ concept }) => concept.class === 'adjective');
}

const DIET = /^(?:vegan|vegetarian|halal)$|-free$/;

/** What drinks are served in. */
const SERVED_IN =
  /^(?:in bottiglia|al calice|en bouteille|à la bouteille|au verre|(?:en|por) botellas?|por copas?|em garrafa|à garrafa|a copo|in der Flasche|im Glas|by the (?:bottle|glass)|in bottles)$/iu;

/** "Gâteau maison et gâteaux": of two headings, one is a word of the other. */
function isNamedAgain(first: string, second: string): boolean {
  const [shorter = '', longer = ''] = [first, second]
    .map((text) => text.toLowerCase())
    .toSorted((one, other) => one.length - other.length);
  const stem = shorter.length > 4 ? shorter.slice(0, Math.max(4, shorter.length - 1)) : shorter;
  return /\p{Script=Latin}/u.test(stem) ? ` ${longer}`.includes(` ${stem}`) : longer.includes(shorter);
}

/** German nouns keep their capitals, adjectives before them don't: "Kleine Teller". */
const uncapitalized = (text: string, to: MenuLocale): string =>
  to === 'de' && !/^(?:\p{Lu}\p{Ll}+e[rsnm]? \p{Lu}|(?:Bis|Ab|Mit|Ohne|Nur|Von|Am|Zum) )/u.test(text)
    ? text
    : text.charAt(0).toLocaleLowerCase(LANGUAGE_TAGS[to]) + text.slice(1);

/** A text in another language, and what of both is compared: sentences are the same by themselves, their gaps are not. */
type Written = { text: string; compared: { source: string; text: string } };

export function writtenIn(
  source: string,
  pair: { from: MenuLocale; to: MenuLocale },
  lexicon: Lexicon,
  kind: TextKind = 'item_description',
  findAgreement: (() => DishAgreement) | null = null,
): Written | null {
  const isHeading = kind === 'section_title' || kind === 'menu_title';
  const stretches = stretchesIn(lexicon, source, pair.from);
  const parsedWords = stretches.map((stretch) => parseOne(lexicon, stretch, pair.from, isHeading));
  const parsedStretches = findAgreement ? saidOfDish(parsedWords, findAgreement, pair.to) : parsedWords;
  if (parsedStretches === null) return null;
  if (
    hasMisleadingShape(kind, stretches, parsedStretches, pair) ||
    (kind === 'item_title' && isEndingUnknown(stretches, parsedStretches, pair.to))
  )
    return null;
  if (
    parsedStretches.includes(undefined) ||
    isDoubtful(kind, stretches, parsedStretches, pair.from) ||
    !hasPlainAdjectives(stretches, parsedStretches, pair.from) ||
    (pair.from === 'ja' &&
      (isOneDish(stretches, parsedStretches) ||
        parsedStretches.some(isCondimentBehindDish) ||
        isSaidOfList(stretches, parsedStretches))) ||
    (pair.from === 'en' && (isListedFilling(stretches, parsedStretches) || parsedStretches.some(isDoubleDish))) ||
    (isHeading && (hasQualityAsThing(parsedStretches) || isBareQuality(parsedStretches, pair.to)))
  )
    return pair.from === 'ja'
      ? (writtenFromJapanese(source, pair.to, lexicon) ??
          writtenFromEntries(source, { stretches, parsedStretches }, pair.to, lexicon))
      : null;
  const text =
    (isHeading ? oneHeading(source, parsedStretches, pair.to) : null) ??
    writeAll(source, stretches, parsedStretches, pair.to);
  if (text === null) return null;
  if (!parsedStretches.some(isSentence)) return { text, compared: { source, text } };
  const bare = parsedStretches.map((each) => (isSentence(each) ? (each.food?.parts ?? 'as it is') : each));
  const gaps = stretches.map((stretch, stretchIndex) => {
    const parsedStretch = parsedStretches[stretchIndex];
    return isSentence(parsedStretch) ? { ...stretch, printed: parsedStretch.food?.words.join(' ') ?? '' } : stretch;
  });
  const comparedText = writeAll(source, gaps, bare, pair.to);
  const comparedSource = gaps.map(({ printed, mark }) => printed + mark).join('');
  return { text, compared: { source: comparedSource, text: comparedText ?? '' } };
}

/** "デザート・スイーツ": headings that are the same in a language are written once. */
function oneHeading(source: string, parsedStretches: readonly Parsed[], to: MenuLocale): string | null {
  const titles = parsedStretches.map((entry) =>
    isSentence(entry) && !entry.food ? writeSentence(entry, to, null) : null,
  );
  const [firstTitle = null] = titles;
  if (firstTitle === null || titles.length < 2 || titles.some((title) => title !== firstTitle)) return null;
  return withCaseOf(source, firstTitle, to);
}

/** A Japanese description whose commas part what a verb at its end joins. */
function writtenFromJapanese(source: string, to: MenuLocale, lexicon: Lexicon): Written | null {
  const parts = parseJapanese(lexicon, source, (text) =>
    parseStretch(lexicon, 'ja', segmented(lexicon, 'ja', splitWords(text))),
  );
  if (!parts || !canSay(to, parts)) return null;
  const text = withCaseOf(source, numbersIn(to, writeParts(to, parts)), to);
  return text === '' ? null : { text, compared: { source: withPartedNames(lexicon, source), text } };
}

/** A Japanese list of which some entries have their number or are words that only particles join. */
function writtenFromEntries(
  source: string,
  { stretches, parsedStretches }: { stretches: Stretch[]; parsedStretches: readonly Parsed[] },
  to: MenuLocale,
  lexicon: Lexicon,
): Written | null {
  if (stretches.some(({ printed }) => /\s/u.test(printed)) || !parsedStretches.includes(undefined)) return null;
  const parse = (text: string) => parseStretch(lexicon, 'ja', segmented(lexicon, 'ja', splitWords(text)));
  const entries = stretches.map(
    ({ printed }, at) => parsedStretches[at] ?? parseJapaneseEntry(lexicon, printed, parse),
  );
  if (entries.includes(undefined) || entries.some(isSentence) || entries.some(isCondimentBehindDish)) return null;
  if (isOneDish(stretches, entries)) return null;
  const text = writeAll(source, stretches, entries, to);
  return text === null ? null : { text, compared: { source, text } };
}

/** "肝吸い・香の物付き" comes with both: Japanese says it behind a list of all the list's entries. */
const isSaidOfList = (stretches: readonly Stretch[], parsedStretches: readonly Parsed[]): boolean =>
  parsedStretches.some(
    (parsed, at) => at > 0 && isSentence(parsed) && parsed.food !== null && stretches[at - 1]?.mark.trim() === ',',
  );

const MARKS_WITHIN = /[()…!?.,–—"“”«»]+|[’'](?=\s|$)/gu;

/** A whole title that is a known heading: "Soif ?", "ちらし・丼". */
function titleOf(source: string, { from, to }: { from: MenuLocale; to: MenuLocale }): string | null {
  // Marks within a heading are part of how a house prints it: "À partager (ou pas)".
  const title = headingOf(from, splitWords(source)) ?? headingOf(from, splitWords(source.replace(MARKS_WITHIN, ' ')));
  return title ? withCaseOf(source, writeSentence({ sentence: title, numbers: [] }, to, null), to) : null;
}
