import { MENU_LOCALES, type MenuLocale } from '../../../shared/locales.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import { splitWords } from '../../food/words.ts';
import { withOf } from './romance-nouns.ts';
import { DAY_NOTES } from './sentences/day-notes.ts';
import { HEADINGS } from './sentences/headings.ts';
import { HEADINGS_APART } from './sentences/headings-apart.ts';
import { HEADINGS_BY_KIND } from './sentences/headings-by-kind.ts';
import { HEADINGS_BY_PLACE } from './sentences/headings-by-place.ts';
import { HEADINGS_OF_BOARDS } from './sentences/headings-of-boards.ts';
import { HEADINGS_OF_FIRES_AND_SPOONS } from './sentences/headings-of-fires-and-spoons.ts';
import { HEADINGS_OF_HOUSES } from './sentences/headings-of-houses.ts';
import { HEADINGS_OF_HUTS_AND_BEACHES } from './sentences/headings-of-huts-and-beaches.ts';
import { HEADINGS_OF_REGIONS } from './sentences/headings-of-regions.ts';
import { HEADINGS_OF_SEASON_AND_HOUSE } from './sentences/headings-of-season-and-house.ts';
import { HEADINGS_OF_TAVERNS } from './sentences/headings-of-taverns.ts';
import { HEADINGS_PLAINLY_SAID } from './sentences/headings-plainly-said.ts';
import { HOUSE_NOTES } from './sentences/house-notes.ts';
import { KITCHEN_NOTES } from './sentences/kitchen-notes.ts';
import { NOTE_SENTENCES } from './sentences/notes.ts';
import { QUANTITY_SENTENCES } from './sentences/quantities.ts';
import { isAmount } from './split-text.ts';

/**
 * What menus say about dishes in whole sentences with gaps: one per line, in the order of the languages of the lexicon,
 * cells separated by " | ", ways to say it by " ~ ", of which the first is written. `#` is a number, `$` an amount
 * with its currency if it has one, `…` any words that the lexicon knows, `@` a place. They have no words of food, since the check of a translation doesn't read them.
 */
const SENTENCES = `${QUANTITY_SENTENCES}\n${NOTE_SENTENCES}\n${HOUSE_NOTES}\n${KITCHEN_NOTES}\n${DAY_NOTES}`;

const NUMBER = '#';
const AMOUNT = '$';
const FOOD = '…';
const PLACE = '@';
const isGap = (token: string): boolean => token === FOOD || token === PLACE;
const isNumber = (token: string): boolean => token === NUMBER || token === AMOUNT;

type Wording = { written: string; templates: readonly (readonly string[])[] };
export type MenuSentence = Readonly<Record<MenuLocale, Wording>>;

/** A sentence with the contents of its gaps: printed numbers, and the words of the food if it has any. */
export type SentenceMatch = { sentence: MenuSentence; numbers: readonly string[]; food: readonly string[] | null };

const lists = new Map<MenuLocale, readonly { sentence: MenuSentence; template: readonly string[] }[]>();
let all: readonly MenuSentence[] | undefined;
let headings: readonly MenuSentence[] | undefined;

export function menuSentences(): readonly MenuSentence[] {
  all ??= readSentences(SENTENCES);
  return all;
}

export function menuHeadings(): readonly MenuSentence[] {
  headings ??= readSentences(
    `${HEADINGS_OF_HUTS_AND_BEACHES}\n${HEADINGS_PLAINLY_SAID}\n${HEADINGS_OF_BOARDS}\n${HEADINGS_OF_REGIONS}\n${HEADINGS}\n${HEADINGS_BY_KIND}\n${HEADINGS_BY_PLACE}\n${HEADINGS_APART}\n${HEADINGS_OF_HOUSES}\n${HEADINGS_OF_TAVERNS}\n${HEADINGS_OF_FIRES_AND_SPOONS}\n${HEADINGS_OF_SEASON_AND_HOUSE}`,
  );
  return headings;
}

const readSentences = (text: string): MenuSentence[] =>
  text
    .split('\n')
    .filter((line) => line.includes('|'))
    .map(readSentence);

function readSentence(line: string): MenuSentence {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length !== MENU_LOCALES.length) throw new Error(`${cells.length} languages instead of ten: "${line}"`);
  const wordings = MENU_LOCALES.map((locale, localeIndex) => {
    const templates = (cells[localeIndex] ?? '').split('~').map((way) => way.trim());
    return [locale, { written: templates[0] ?? '', templates: templates.map(tokensOf) }] as const;
  });
  const byLocale: Record<string, Wording> = Object.fromEntries(wordings);
  // Built from every locale in the list.
  return byLocale as MenuSentence;
}

const tokensOf = (template: string): string[] =>
  template.split(' ').flatMap((token) => (isNumber(token) || isGap(token) ? [token] : bareWords(token)));

const bareWords = (text: string): string[] => splitWords(text).map(withoutAccents);

/** Of a language's templates those with more words of their own first. */
function templatesOf(locale: MenuLocale) {
  const cachedTemplates = lists.get(locale);
  if (cachedTemplates) return cachedTemplates;
  const sortedTemplates = menuSentences()
    .flatMap((sentence) => sentence[locale].templates.map((template) => ({ sentence, template })))
    .sort((first, second) => literalsOf(second.template) - literalsOf(first.template));
  lists.set(locale, sortedTemplates);
  return sortedTemplates;
}

const headingsByWords = new Map<MenuLocale, ReadonlyMap<string, MenuSentence>>();

let headingsUnlikeWords: ReadonlySet<string> | undefined;

/** Whether a heading means something else than its words, so that it is read before them: "côté végé". */
export function isUnlikeItsWords(heading: MenuSentence): boolean {
  headingsUnlikeWords ??= new Set(
    readSentences(`${HEADINGS_OF_FIRES_AND_SPOONS}\n${HEADINGS_OF_SEASON_AND_HOUSE}`).map(({ en }) => en.written),
  );
  return headingsUnlikeWords.has(heading.en.written);
}

/** The heading that these words are. */
export function headingOf(locale: MenuLocale, words: readonly string[]): MenuSentence | undefined {
  const headings =
    headingsByWords.get(locale) ??
    new Map(
      menuHeadings().flatMap((sentence) =>
        sentence[locale].templates.map((template) => [template.join(' '), sentence] as const),
      ),
    );
  headingsByWords.set(locale, headings);
  return headings.get(words.map(withoutAccents).join(' '));
}

const literalsOf = (template: readonly string[]): number =>
  template.filter((token) => !isNumber(token) && !isGap(token)).length;

/** The sentence without food that these words are. */
export function noteOf(locale: MenuLocale, words: readonly string[]): SentenceMatch | undefined {
  for (const match of sentencesOf(locale, words)) if (match.food === null && match.numbers.length > 0) return match;
  return undefined;
}

/** Sentences whose number counts what is many. */
const COUNTED = /# (?:people|\p{L}{3,}s)\b/u;

/** Every sentence that these words may be. */
export function* sentencesOf(locale: MenuLocale, words: readonly string[]): Generator<SentenceMatch> {
  const tokens = words.flatMap(withUnitApart);
  for (const { sentence, template } of templatesOf(locale)) {
    const match = matchOf(template, tokens);
    // "From 1 pieces": one thing has a sentence of its own, or none.
    if (match && !(match.numbers.includes('1') && COUNTED.test(sentence.en.written))) yield { sentence, ...match };
  }
}

let unspaced: readonly { sentence: MenuSentence; pattern: RegExp }[] | undefined;

/** The sentence that a Japanese text without spaces is, and what its gap holds. */
export function unspacedSentenceOf(text: string): SentenceMatch | undefined {
  unspaced ??= templatesOf('ja').map(({ sentence, template }) => ({ sentence, pattern: unspacedPattern(template) }));
  for (const { sentence, pattern } of unspaced) {
    const { food, ...numbers } = pattern.exec(text)?.groups ?? {};
    if (food === undefined && !pattern.test(text)) continue;
    const counts = Object.values(numbers).filter((each) => each !== undefined);
    if (counts.includes('1') && COUNTED.test(sentence.en.written)) continue;
    return { sentence, numbers: counts, food: food ? [food] : null };
  }
  return undefined;
}

function unspacedPattern(template: readonly string[]): RegExp {
  const parts = template.map((token, at) => {
    if (isGap(token)) return '(?<food>.+)';
    return isNumber(token) ? `(?<number${at}>\\d+)` : token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}

/** "12h", "10s", "28-day" and "48std" are a number and a word. */
function withUnitApart(word: string): string[] {
  const [, amount, unit] = /^(\d+(?:[.,]\d+)?)-?(\p{L}+|%)$/u.exec(word) ?? [];
  return amount !== undefined && unit !== undefined ? [amount, unit] : [word];
}

const CURRENCY = /^(?:[€$£]|eur|euros?|chf|us\$|ca\$|r\$)$/;
const PRICED = /^(?:[€$£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[€$£])$/;

/** How many words from `at` on are an amount with its currency, if it has one. */
function amountAt(words: readonly string[], wordIndex: number): number {
  const [word = '', next = ''] = words.slice(wordIndex, wordIndex + 2);
  if (PRICED.test(word)) return 1;
  if (CURRENCY.test(word) && isAmount(next)) return 2;
  if (!isAmount(word)) return 0;
  return CURRENCY.test(next) ? 2 : 1;
}

function matchOf(
  template: readonly string[],
  words: readonly string[],
): { numbers: string[]; food: readonly string[] | null } | undefined {
  const gap = template.findIndex(isGap);
  const [before, after] = gap < 0 ? [template, []] : [template.slice(0, gap), template.slice(gap + 1)];
  const head = matchTokens(before, words);
  if (!head) return undefined;
  const restWords = words.slice(head.length);
  if (gap < 0) return restWords.length === 0 ? { numbers: head.numbers, food: null } : undefined;
  // A number with its currency makes what follows the food longer than its template.
  for (let length = after.length; length <= Math.min(after.length + 2, restWords.length - 1); length += 1) {
    const tail = matchTokens(after, restWords.slice(restWords.length - length));
    if (tail && tail.length === length && restWords.length > length)
      return { numbers: [...head.numbers, ...tail.numbers], food: restWords.slice(0, restWords.length - length) };
  }
  return undefined;
}

function matchTokens(
  template: readonly string[],
  words: readonly string[],
): { numbers: string[]; length: number } | undefined {
  const numbers: string[] = [];
  let wordIndex = 0;
  for (const token of template) {
    const length = lengthOf(token, words, wordIndex);
    if (length === 0) return undefined;
    if (isNumber(token)) numbers.push(words.slice(wordIndex, wordIndex + length).join(' '));
    wordIndex += length;
  }
  return { numbers, length: wordIndex };
}

/** How many words from `at` on a token of a template matches; people, ages and hours have no currency. */
function lengthOf(token: string, words: readonly string[], wordIndex: number): number {
  const word = words[wordIndex] ?? '';
  if (token === AMOUNT) return amountAt(words, wordIndex);
  return (token === NUMBER ? isAmount(word) : unitOf(withoutAccents(word)) === unitOf(token)) ? 1 : 0;
}

const MINUTES = /^(?:min|mins|minutes?|minut[io]|minutos?|minuten)$/;
const HOURS = /^(?:hrs?|hours?)$/;
const PEOPLE = /^(?:pers|persons?|personas?|personen|persone|personnes?)$/;

/** A unit in one spelling: "30 min. de espera" waits as long as "30 minutos de espera". */
const unitOf = (word: string): string => {
  if (MINUTES.test(word)) return 'min';
  if (HOURS.test(word)) return 'hours';
  return PEOPLE.test(word) ? 'pers' : word;
};

/** German prepositions that take the dative. */
const DATIVE = /(?:mit|von|aus|zu|bei)$/i;

export const isDativeGap = (sentence: MenuSentence): boolean =>
  DATIVE.test((sentence.de.written.split(/[…@]/)[0] ?? '').trim());

/** A gap is a word of its own in a template; languages without spaces, and Korean units, follow it at once. */
function spacedAs(to: MenuLocale, template: string): string {
  if (to === 'zh' || to === 'ja') return template.replaceAll(' ', '');
  return to === 'ko' ? template.replace(/# (?=\p{Script=Hangul})/gu, '#').replace('( ', '(') : template;
}

export const isAboutPlace = (sentence: MenuSentence): boolean => sentence.en.written.includes(PLACE);

/** "2/3 pers." are two or three people. */
const withEither = (amount: string): string =>
  amount.replace(/^(\d+)\/(\d+)$/, (fraction, first: string, second: string) =>
    Number(first) > 1 && Number(second) === Number(first) + 1 ? `${first}–${second}` : fraction,
  );

/** The sentence in a language with its numbers and its food. */
export function writeSentence(
  { sentence, numbers }: Pick<SentenceMatch, 'sentence' | 'numbers'>,
  to: MenuLocale,
  food: string | null,
): string {
  let numberIndex = 0;
  const template = spacedAs(to, sentence[to].written);
  const countedText = template.replaceAll(/[#$]/g, () => withEither(numbers[numberIndex++] ?? ''));
  if (food === null) return countedText;
  const filled = to === 'fr' ? countedText.replace(/(?<= )de …/, () => withOf(to, food)) : countedText;
  return filled.replace(/[…@]/, () => food);
}
