import type { MenuLocale } from '../../shared/locales.ts';
import type { TextKind } from '../../shared/translated-texts.ts';
import { withoutAccents } from './fold-words.ts';
import type { Region } from './region.ts';
import { DECIDING_WORDS, NAMED_DISHES } from './senses/deciding-words.ts';
import { splitWords } from './words.ts';

/**
 * What surrounds an expression, as far as it decides between its meanings. Kinds are English names of concepts with all
 * kinds above them.
 */
export type SensePlace = {
  locale: MenuLocale;
  region: Region | null;
  kind: TextKind;
  /** What the titles of the section and the menu name. */
  section_kinds: ReadonlySet<string>;
  /** The text alone, and with its dish and description, both folded and without accents. */
  source: string;
  text: string;
  /** What the other expressions of that text name; without those that contain `words`. */
  kindsBeside(words: string): ReadonlySet<string>;
};

const TESTS = ['in', 'near', 'by', 'only', 'at', 'as'] as const;
/**
 * `in wine,drink`: the section; `near meat`: beside it; `by aux pommes`: these words; `only les plats`: the whole text;
 * `at GB`; `as section_title`.
 */
type Condition = { test: (typeof TESTS)[number]; values: readonly string[] };
type Choice = { conditions: readonly Condition[]; senses: readonly string[] };

/** Of an expression with several meanings: concepts by their English names, empty if the original must stay. */
export type ChosenSenses = readonly string[];

const KEEPS_ORIGINAL = '-';
const MIN_JAPANESE_COMPOUND = 5;
const choices = readChoices(DECIDING_WORDS);
/** Text in capitals is often printed without accents. */
const bareChoices = new Map([...choices].reverse().map(([key, choice]) => [withoutAccents(key), choice]));
const untranslatedWords = [...choices].flatMap(([key, senses]) => {
  const [locale, ...words] = key.split(' ');
  const isKept = words.length > 1 && senses.every((choice) => choice.senses.length === 0);
  return isKept ? [{ locale, folded: withoutAccents(words.join(' ')) }] : [];
});
const expressions = [...choices.keys()].flatMap((key) => {
  const [locale, ...words] = key.split(' ');
  const joined = words.join(' ');
  return words.length > 1 || canBeTakenApart(locale, joined)
    ? [{ locale, words: joined, folded: withoutAccents(joined) }]
    : [];
});
/** "Häferlkaffee", "バナナジュース": a word without a meaning in its place would be read as its parts. */
function canBeTakenApart(locale: string | undefined, word: string): boolean {
  return locale === 'de' || (locale === 'ja' && word.length >= MIN_JAPANESE_COMPOUND);
}

const namedDishes = new Map(
  Object.entries(NAMED_DISHES).map(([locale, names]) => [locale, names.split(',').map(foldedWords)]),
);

/**
 * The meanings that an expression has in its place; undefined if it is no word that needs a decision. If the lexicon lists it
 * in this spelling, rules for words that differ by accents don't count: "glace" is not "glacé".
 */
export function sensesOf(words: string, place: SensePlace, isListed: boolean): ChosenSenses | undefined {
  const key = `${place.locale} ${words}`;
  const choice = choices.get(key) ?? (isListed ? undefined : bareChoices.get(key));
  if (!choice) return undefined;
  return choice.find(({ conditions }) => conditions.every((condition) => isMet(condition, words, place)))?.senses ?? [];
}

/** Whether a text has a word whose meaning its place decides. */
export const hasDecidedWord = (text: string, locale: MenuLocale): boolean =>
  splitWords(text.replace(/[^\p{L}\p{N}\p{M}'’ -]+/gu, ' ')).some((word) => choices.has(`${locale} ${word}`));

/** Names of dishes in a text that mean something else than their words: "toad in the hole". */
export function namedDishesIn(text: string, locale: MenuLocale): string[] {
  const foldedText = ` ${foldedWords(text)} `;
  return (namedDishes.get(locale) ?? []).filter((name) => foldedText.includes(` ${name} `));
}

/**
 * Whether a text has an expression of several words that always stays in the original, although the lexicon understands it:
 * its words would say less than the dish usually contains ("kebab en pan").
 */
export function hasUntranslatedWords(text: string, locale: MenuLocale): boolean {
  const foldedText = ` ${foldedWords(text)} `;
  return untranslatedWords.some((words) => words.locale === locale && foldedText.includes(` ${words.folded} `));
}

/** The expressions of several words or parts in a text that have, in their place, none of their meanings: their parts don't say it. */
export function undecidedExpressionsIn(text: string, place: SensePlace): string[] {
  const foldedText = ` ${foldedWords(text)} `;
  return expressions
    .filter(
      ({ locale, folded }) => locale === place.locale && foldedText.includes(locale === 'ja' ? folded : ` ${folded} `),
    )
    .filter(({ words }) => sensesOf(words, place, true)?.length === 0)
    .map(({ folded }) => folded);
}

/** Every sense that the rules name, for the tests of the knowledge. */
export const namedSenses = (): string[] =>
  [...choices.values()].flatMap((each) => each.flatMap(({ senses }) => senses));

function isMet({ test, values }: Condition, words: string, place: SensePlace): boolean {
  switch (test) {
    case 'in':
      return values.some((kind) => place.section_kinds.has(kind));
    case 'near': {
      const kinds = place.kindsBeside(words);
      return values.some((kind) => kinds.has(kind));
    }
    case 'by':
      return values.some((value) => ` ${place.text} `.includes(` ${value} `));
    case 'only':
      return values.some((value) => value === place.source);
    case 'at':
      return values.some((region) => region === place.region);
    case 'as':
      return values.some((kind) => kind === place.kind);
  }
}

function foldedWords(text: string): string {
  const words = splitWords(text.replace(/[^\p{L}\p{N}\p{M}'’ -]+/gu, ' '));
  return withoutAccents(words.join(' '));
}

function readChoices(lines: string): Map<string, Choice[]> {
  const rules = new Map<string, Choice[]>();
  for (const line of lines.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [locale = '', words = '', choice = ''] = line.split('|').map((cell) => cell.trim());
    const read = choice.split(';').map(readChoice);
    for (const word of words.split(',')) rules.set(`${locale} ${splitWords(word).join(' ')}`, read);
  }
  return rules;
}

function readChoice(text: string): Choice {
  const parts = text.split('>').map((part) => part.trim());
  const [senses = '', conditions = ''] = parts.length > 1 ? [parts[1], parts[0]] : parts;
  return {
    conditions: conditions === '' ? [] : conditions.split('&').map((part) => readCondition(part.trim())),
    senses: senses === KEEPS_ORIGINAL ? [] : senses.split(',').map((sense) => sense.trim()),
  };
}

function readCondition(text: string): Condition {
  const test = TESTS.find((name) => text.startsWith(`${name} `));
  if (!test) throw new Error(`No condition of a sense: "${text}"`);
  return {
    test,
    values: text
      .slice(test.length + 1)
      .split(',')
      .map((value) => value.trim()),
  };
}
