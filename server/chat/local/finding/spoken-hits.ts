import type { MenuLocale } from '../../../../shared/locales.ts';
import { conceptsIn, isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { asKatakana, withoutAccents } from '../../../food/fold-words.ts';
import { type SpokenWord, spokenWordsOf } from '../../../food/phonetic-keys.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { stem } from '../../facts/stems.ts';
import type { DishQuery } from '../reading/guest-message.ts';
import { isCommonWord, isJoiningWord } from '../words/common-words.ts';

/** Dishes whose titles a message writes as they sound, in letters of another script or misspelt. */

/** How much of a dish's title a message has: how many of its words or signs, and which share of them, of 1. */
export type TitleHit = {
  dish: MenuDish;
  hits: number;
  share: number;
  /** The signs of the title that the message has, if they are only a part of it. */
  run?: string;
};

type SpokenTitle = {
  script: number;
  /** How many words the title has, besides articles and the like. */
  length: number;
  words: readonly SpokenWord[] /** Neighbouring words as one, which other scripts write without spaces: "フィッシュアンドチップス". */;
  runs: ReadonlySet<string>;
  /** All of its words as one: "babaganoush" of "Baba ghanoush". */
  joined: readonly SpokenWord[];
};

const spokenTitles = new WeakMap<MenuDish, readonly SpokenTitle[]>();

function titlesOf(dish: MenuDish): readonly SpokenTitle[] {
  const cachedTitles = spokenTitles.get(dish);
  if (cachedTitles) return cachedTitles;
  const titles = [...new Set([dish.item.title, dish.original.title])].map((title) => ({
    script: scriptOf(title),
    length: title.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length >= MIN_WORD_LETTERS).length,
    words: spokenWordsOf(title),
    runs: runsOf(title),
    joined: /\p{L}[\s'’-]+\p{L}/u.test(title) ? spokenWordsOf(title.replace(/[^\p{L}\p{M}]+/gu, '')) : [],
  }));
  spokenTitles.set(dish, titles);
  return titles;
}

const MIN_MISSPELT_LETTERS = 6;
/** The difference in length of a misspelt word, and the share of its letters that are right, of 1. */
const MAX_LETTERS_MORE = 2;
const MIN_RIGHT_LETTERS = 0.7;

/** Whether a word sounds like one of the same script and begins and looks like it: "karaghe" for "karaage". */
function isMisspelt(said: SpokenWord, title: SpokenWord): boolean {
  if (IS_KANA.test(said.word)) return plainKana(said.word) === plainKana(title.word);
  const [a, b] = [said.word.toLowerCase(), title.word.toLowerCase()];
  if (a[0] !== b[0] || a.length < MIN_MISSPELT_LETTERS || Math.abs(a.length - b.length) > MAX_LETTERS_MORE)
    return false;
  const isRight = shareOfLetters(a, b) >= MIN_RIGHT_LETTERS && shareOfLetters(b, a) >= MIN_RIGHT_LETTERS;
  return isRight && said.keys.some((key) => title.keys.includes(key));
}

const IS_KANA = /^[\p{Script=Katakana}ー]+$/u;
/** "タブレ" as "タブーレ", "ファトゥーシュ" as "ファットゥーシュ". */
const plainKana = (word: string): string =>
  word.replace(/[ーッ]/gu, '').replace(/[ァィゥェォ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1));

/** The share of a word's different letters that another one has, of 1. */
function shareOfLetters(word: string, other: string): number {
  const letters = new Set(word);
  return Array.from(letters).filter((letter) => other.includes(letter)).length / letters.size;
}

/** The share of a title's words that names its dish, of 1. */
export const MIN_TITLE_SHARE = 0.6;

const MIN_WORD_LETTERS = 3;
const MIN_RUN_CONSONANTS = 4;
const MAX_RUN_WORDS = 4;

function runsOf(title: string): ReadonlySet<string> {
  const words = title.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  const runs = words.flatMap((_, from) =>
    Array.from({ length: MAX_RUN_WORDS - 1 }, (_, more) => words.slice(from, from + more + 2)).filter(
      (run) => run.length > 1,
    ),
  );
  return new Set(
    runs.flatMap((run) =>
      spokenWordsOf(run.join('')).flatMap(({ keys }) => keys.filter((key) => key.length >= MIN_RUN_CONSONANTS)),
    ),
  );
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /[\p{Script=Katakana}\p{Script=Hiragana}]/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Arabic}/u,
];

/** A word of the same script is misspelt, not spoken, and has too many others that sound like it. */
const scriptOf = (word: string): number => SCRIPTS.findIndex((script) => script.test(word));

const MIN_NAMED_SHARE = 0.6;

/** A concept inside a longer word ("チップ" in "フィッシュアンドチップス") isn't what the word means. */
const isNamedWhole = (locale: MenuLocale, word: string): boolean =>
  conceptsIn(locale, word).some(
    ({ from, to }) => !isReadByCharacters(locale) || to - from >= MIN_NAMED_SHARE * word.length,
  );

/** Whether a word is none that its own language or the menu already tells the meaning of. */
const isUntold = (facts: MenuFacts, locale: MenuLocale, { word }: SpokenWord): boolean =>
  !facts.stems.has(stem(word.toLowerCase())) && !isNamedWhole(locale, word);

/** The words of a message of which neither its language nor the menu says what they mean. */
function untoldWordsOf(
  facts: MenuFacts,
  { text, locale, concern_words, wished }: Pick<DishQuery, 'text' | 'locale' | 'concern_words' | 'wished'>,
): SpokenWord[] {
  const isAsking = (word: string) =>
    isCommonWord(word.toLowerCase(), [locale]) ||
    (isReadByCharacters(locale) && isJoiningWord(word.toLowerCase(), locale)) ||
    concern_words.has(withoutAccents(word.toLowerCase()));
  // "Motsu nikomi" is understood as a whole, and sounds like no "negima".
  const pairs = isReadByCharacters(locale) ? [] : wished.filter(({ from, to }) => to - from > 1);
  const understood = new Set(pairs.flatMap(({ from, to }) => wordsOf(text).slice(from, to)));
  return spokenWordsOf(text).filter(
    (spoken) => !isAsking(spoken.word) && !understood.has(spoken.word.toLowerCase()) && isUntold(facts, locale, spoken),
  );
}

export function spokenHits(
  facts: MenuFacts,
  { text, locale, concern_words, wished }: DishQuery,
): ReadonlyMap<MenuDish, TitleHit> {
  const words = untoldWordsOf(facts, { text, locale, concern_words, wished });
  const exact = new Set(wordsOf(text));
  const hits = new Map<MenuDish, TitleHit>();
  const clearNames = new Map<string, Set<MenuDish>>();
  if (words.length === 0) return hits;
  for (const dish of facts.dishes)
    for (const title of titlesOf(dish)) {
      const { count, share, clear } = heardOf(title, words, exact);
      for (const word of clear) clearNames.set(word, (clearNames.get(word) ?? new Set()).add(dish));
      const best = hits.get(dish);
      if (share > 0 && (!best || share > best.share)) hits.set(dish, { dish, hits: Math.max(1, count), share });
    }
  // A word that only one dish is called by names it.
  for (const [dish, ...others] of clearNames.values()) {
    const hit = dish && others.length === 0 ? hits.get(dish) : undefined;
    if (hit && hit.share >= MIN_CLEAR_SHARE)
      hits.set(hit.dish, { ...hit, share: Math.max(hit.share, MIN_TITLE_SHARE) });
  }
  return hits;
}

/** What of a title is heard: how many of its words, which share of it, of 1, and the words that can hardly be others. */
type HeardTitle = { count: number; share: number; clear: string[] };

function heardOf(title: SpokenTitle, spokenWords: readonly SpokenWord[], exact: ReadonlySet<string>): HeardTitle {
  const { script, length, words, runs, joined } = title;
  const misspelt = spokenWords.filter(({ word }) => scriptOf(word) === script);
  const foreign = spokenWords.filter(({ word }) => scriptOf(word) !== script);
  const heard = words.filter(
    (spoken) =>
      foreign.some((other) => isSoundingAlike(other, spoken)) || misspelt.some((other) => isMisspelt(other, spoken)),
  );
  // The other words of the title may be right.
  const right = words.filter((spoken) => !heard.includes(spoken) && exact.has(spoken.word.toLowerCase()));
  const count = heard.length === 0 ? 0 : heard.length + right.length;
  const isJoined = joined.some((whole) => misspelt.some((other) => isMisspelt(other, whole)));
  const isRun = isJoined || foreign.some(({ keys }) => keys.some((key) => runs.has(key)));
  const part = length === 0 ? 0 : Math.min(1, count / length);
  const keys = new Set(foreign.flatMap((spoken) => spoken.keys));
  const isHeard = heard.some((spoken) => spoken.keys.some((key) => key.length >= MIN_RUN_CONSONANTS && keys.has(key)));
  // Half of a title in another script names it: articles and prepositions are hardly heard.
  const share = isRun ? 1 : isHeard && part >= 0.5 ? Math.max(part, MIN_TITLE_SHARE) : part;
  const clear = heard.filter((spoken) => isHeardClearly(spoken, { misspelt, foreign })).map(({ word }) => word);
  return { count, share, clear };
}

/** Words that begin with a vowel, or may; then those that begin with a consonant, or may. */
const BEGINS_WITH_VOWEL = /^(?:[aeiouhyw]|[アイウエオハヒヘホヤユヨワ]|[아-잏하-힣]|[اأإآعيوهحئؤ])/u;
const BEGINS_WITH_CONSONANT = /^(?![aeiou]|[アイウエオ]|[아-잏]|[اأإآع])/u;

/** Whether words of two scripts have the same sounds: "aspetta" begins like no "シャーベット". */
function isSoundingAlike(spoken: SpokenWord, title: SpokenWord): boolean {
  const [a, b] = [spoken, title].map(({ word }) => asKatakana(withoutAccents(word.toLowerCase())));
  if (a === undefined || b === undefined || !spoken.keys.some((key) => title.keys.includes(key))) return false;
  const isAlike = (pattern: RegExp) => pattern.test(a) && pattern.test(b);
  return isAlike(BEGINS_WITH_VOWEL) || isAlike(BEGINS_WITH_CONSONANT);
}

/** The share of a title's words that a clear one may be, of 1. */
const MIN_CLEAR_SHARE = 0.3;
const MIN_CLEAR_LETTERS = 7;
const MIN_CLEAR_KANA = 4;

/** Whether a word of a title is heard in one that can hardly be another: "pinocho" for "Pinocchio", "アソルダ" for "Açorda". */
function isHeardClearly(
  title: SpokenWord,
  { misspelt, foreign }: { misspelt: readonly SpokenWord[]; foreign: readonly SpokenWord[] },
): boolean {
  return (
    misspelt.some((spoken) => spoken.word.length >= MIN_CLEAR_LETTERS && isMisspelt(spoken, title)) ||
    foreign.some(
      (spoken) => IS_KANA.test(spoken.word) && spoken.word.length >= MIN_CLEAR_KANA && isSoundingAlike(spoken, title),
    )
  );
}
