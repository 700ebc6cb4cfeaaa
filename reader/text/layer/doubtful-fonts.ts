import { fold } from '../../words/fold.ts';
import { hasStrangeWords, latinWords } from '../../words/letter-pairs.ts';

/**
 * A file may show "Soup" and name it "6RXS": its fonts number their letters in their own way, and have no map or a
 * wrong one. Only the text shows it: its pairs of letters are those of no language, or its words mix figures and signs.
 */

/**
 * The fonts whose texts can't be what they show, each with its different words, as `comparableWords` returns them. `texts`
 * are those of a page by their font. A font with fewer words than the picture of the page must show is believed.
 */
export function findDoubtfulFonts(texts: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  return new Map(
    texts.entries().flatMap(([font, printedTexts]) => {
      const claimedWords = [...new Set(printedTexts.flatMap(comparableWords))];
      return canBeCompared(claimedWords) && isDoubtful(printedTexts) ? [[font, claimedWords] as const] : [];
    }),
  );
}

/** Fewer different words say nothing about a font, unless all are of one letter, as no language has them. */
const MIN_CLAIMED = 8;

/** Whether the words that a font claims are enough to compare them with the picture of the page. */
export const canBeCompared = (claimedWords: readonly string[]): boolean =>
  claimedWords.length >= MIN_CLAIMED || new Set(claimedWords.join('')).size === 1;

function isDoubtful(printedTexts: readonly string[]): boolean {
  return hasStrangeWords(printedTexts) || hasOneLetter(printedTexts) || hasMixedSigns(printedTexts);
}

/** So many letters of a text that are all the same are of no language. */
const ENOUGH_LETTERS = 40;

function hasOneLetter(printedTexts: readonly string[]): boolean {
  const letters = fold(printedTexts.join('')).replace(/[^a-z]/g, '');
  return letters.length >= ENOUGH_LETTERS && new Set(letters).size === 1;
}

/**
 * Capitals that are named by their number in the font are figures and signs, without a letter: "3,==$" is PIZZA. Amounts,
 * numbers of allergens and of telephones are not mixed, however they are joined. A longer word is a row of something.
 */
const MIXED_WORD = /\p{N}[^\p{L}\p{N}\s]*[$%*+<=>@\\_"#&(][^\p{L}\p{N}\s]*\p{N}/u;
const FIGURES_ONLY = /^\P{L}*\p{N}\P{L}*$/u;
const FIGURES_IN_BRACKETS = /\([\p{N}\p{Sc}.,:;/&+*%x×–-]+\)/gu;
const AMOUNT = /[\p{Sc}#*+~-]*\p{N}+(?:[.,:'’]\p{N}+)*[\p{Sc}%*,+.-]*/gu;
const BETWEEN_AMOUNTS = /^[/&+*|;=x×–-]?$/u;
const MIN_MIXED_LENGTH = 4;
const MAX_MIXED_LENGTH = 40;
const MIN_MIXED_WORDS = 4;
const MIN_MIXED_SHARE = 0.2;

function hasMixedSigns(printedTexts: readonly string[]): boolean {
  const words = [...new Set(printedTexts.flatMap(spacedWords))].filter(({ length }) => length >= MIN_MIXED_LENGTH);
  const mixedCount = words.filter(isMixed).length;
  return mixedCount >= MIN_MIXED_WORDS && mixedCount >= MIN_MIXED_SHARE * words.length;
}

const isMixed = (word: string): boolean => isOfFiguresAndSigns(word) && MIXED_WORD.test(word);

/** Whether a word has no letter, and isn't made of amounts. */
function isOfFiguresAndSigns(word: string): boolean {
  if (word.length < MIN_MIXED_LENGTH || word.length > MAX_MIXED_LENGTH || !FIGURES_ONLY.test(word)) return false;
  const withoutBrackets = word.replace(/([.·…_-])\1+/gu, '').replace(FIGURES_IN_BRACKETS, '');
  return !withoutBrackets.split(AMOUNT).every((sign) => BETWEEN_AMOUNTS.test(sign));
}

const spacedWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * A text's words in a form in which they equal those of another reading: letters folded, and figures among signs without
 * their signs, of which OCR reads one as another.
 */
export const comparableWords = (text: string): string[] => [
  ...latinWords(text),
  ...spacedWords(text).filter(isOfFiguresAndSigns).map(figuresOf),
];

/** The figures of a text, or its signs if they are too few to be recognised. */
export function figuresOf(word: string): string {
  const figures = word.replace(/[^\p{L}\p{N}]/gu, '');
  return figures.length >= MIN_FIGURES ? figures : word;
}
const MIN_FIGURES = 3;

/** All forms in which a text's words may be claimed by a font. */
export const seenForms = (text: string): string[] => [
  ...latinWords(text),
  ...spacedWords(text).flatMap((word) => [word, figuresOf(word)]),
];
