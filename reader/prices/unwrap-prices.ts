import { isFromOcr, type PlacedWord } from '../geometry/placed-word.ts';
import { verticalOverlap } from '../geometry/run.ts';
import { isSign } from './lexemes.ts';
import { parsePriceTokens } from './price-token.ts';

/** Wrapping around prices: the same sign on both sides, or a pair of brackets. */
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>', '«': '»', '‹': '›' };
const SAME_ON_BOTH_SIDES = '-–—~*·•=_|:°"';
/** OCR barely distinguishes dashes. */
const DASHES = '-–—';
/** With so many wrapped prices on a page, brackets are no count of pieces and signs no ornament. */
const MIN_WRAPPED = 4;
/** Minimum share of the page's prices. */
const MIN_SHARE = 0.5;
/** Maximum white space, in type sizes, between a price and its wrapping. */
const MAX_GAP = 1.5;

/** A wrapped price: its first and last word without the wrapping. */
type Wrapped = { words: PlacedWord[]; first: PlacedWord; last: PlacedWord };

/**
 * Strips the wrapping that a page regularly sets around its prices: "(11)", "- 11 -", "(7 €)". Then also strips it if
 * OCR saw only one side.
 */
export function unwrapPrices(words: PlacedWord[]): PlacedWord[] {
  const wrappedPrices = words.flatMap((word) => wrappedFrom(word, words) ?? []);
  const wrapped = new Set(wrappedPrices.flatMap((one) => one.words));
  const unwrappedCount = words.filter((word) => !wrapped.has(word) && parsePriceTokens(word.text)).length;
  if (wrappedPrices.length < MIN_WRAPPED || wrappedPrices.length < MIN_SHARE * (wrappedPrices.length + unwrappedCount))
    return words;
  const [openings, closings] = [
    new Set(wrappedPrices.map(({ first }) => first)),
    new Set(wrappedPrices.map(({ last }) => last)),
  ];
  const signs = new Set(wrappedPrices.map(({ first }) => plainSign(openingOf(first.text))));
  for (const word of words) {
    if (wrapped.has(word) || !isFromOcr(word)) continue;
    if (signs.has(plainSign(openingOf(word.text))) && isBeforePrice(word, words)) openings.add(word);
    if ([...signs].some((sign) => isClosedLike(sign, word.text)) && isAfterPrice(word, words)) closings.add(word);
  }
  return words.flatMap((word) => {
    const from = openings.has(word) ? openingOf(word.text).length : 0;
    const text = word.text.slice(from, closings.has(word) ? -closingOf(word.text).length : undefined);
    return text === '' ? [] : [{ ...word, text }];
  });
}

const isDash = (sign: string): boolean => sign !== '' && DASHES.includes(sign.charAt(0));

/** The first and last sign of a text; consecutive dashes count as one, since two OCR readings can double them. */
const openingOf = (text: string): string => /^[-–—]+/.exec(text)?.[0] ?? text.charAt(0);
const closingOf = (text: string): string => /(?<![-–—])[-–—]+$/.exec(text)?.[0] ?? text.slice(-1);
const plainSign = (sign: string): string => (isDash(sign) ? '-' : sign);

function isClosedLike(opening: string, text: string): boolean {
  const closing = CLOSING[opening] ?? (opening !== '' && SAME_ON_BOTH_SIDES.includes(opening) ? opening : undefined);
  return closing !== undefined && plainSign(closingOf(text)) === closing;
}

const MAX_WORDS = 5;

/** "~ 11 ~", "(€ 7)": a price whose first word begins with a sign and whose last word ends with its counterpart. */
function wrappedFrom(first: PlacedWord, words: PlacedWord[]): Wrapped | undefined {
  const opening = openingOf(first.text);
  const sign = plainSign(opening);
  const wrappedWords: PlacedWord[] = [];
  for (
    let [lastWord, count]: [PlacedWord | undefined, number] = [first, 1];
    lastWord && count <= MAX_WORDS;
    lastWord = after(lastWord, words), count += 1
  ) {
    wrappedWords.push(lastWord);
    const text = wrappedWords.map((word) => word.text).join('');
    if (text.length <= opening.length + 1 || !isClosedLike(sign, text)) continue;
    return parsePriceTokens(text.slice(opening.length, -closingOf(text).length))
      ? { words: wrappedWords, first, last: lastWord }
      : undefined;
  }
  return undefined;
}

/** Whether a word's opening sign is followed by a price, or by digits with their currency in the next word. */
function isBeforePrice(word: PlacedWord, words: PlacedWord[]): boolean {
  const unwrappedText = word.text.slice(openingOf(word.text).length);
  return parsePriceTokens(unwrappedText) !== undefined || isPriceOf(unwrappedText, after(word, words)?.text ?? '');
}

/** Whether a word's closing sign follows a price, or a currency with its digits in the word before. */
function isAfterPrice(word: PlacedWord, words: PlacedWord[]): boolean {
  const unwrappedText = word.text.slice(0, -closingOf(word.text).length);
  if (parsePriceTokens(unwrappedText)) return true;
  const before = words.find(
    (other) => other !== word && verticalOverlap(word, other) > 0.3 && after(other, words) === word,
  );
  return (
    before !== undefined &&
    isPriceOf(before.text.slice(isDash(before.text) ? openingOf(before.text).length : 0), unwrappedText)
  );
}

/** A price in two words, one of which is a currency; either may be empty. */
const isPriceOf = (left: string, right: string): boolean =>
  (left === '' || right === '' || isSign(left) || isSign(right)) && parsePriceTokens(left + right) !== undefined;

function after(word: PlacedWord, words: PlacedWord[]): PlacedWord | undefined {
  return words
    .filter(
      (otherLine) =>
        otherLine !== word &&
        otherLine.x0 >= word.x1 - 0.2 * word.size &&
        otherLine.x0 - word.x1 < MAX_GAP * Math.max(word.size, otherLine.size),
    )
    .filter((other) => verticalOverlap(word, other) > 0.3)
    .toSorted((a, b) => a.x0 - b.x0)[0];
}
