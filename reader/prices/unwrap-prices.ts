import type { PlacedWord } from '../words/placed-word.ts';
import { isSign } from './lexemes.ts';
import { parsePriceTokens } from './price-token.ts';
import { verticalOverlap } from './runs.ts';

/** What is set around prices: the same sign on both sides, or a pair of brackets. */
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>', '«': '»', '‹': '›' };
const SAME_ON_BOTH_SIDES = '-–—~*·•=_|:°"';
/** OCR hardly tells dashes apart. */
const DASHES = '-–—';
/** So many prices of a page are wrapped before brackets are no count of pieces, and signs beside them no ornament. */
const MIN_WRAPPED = 4;
/** Of all the page's prices. */
const MIN_SHARE = 0.5;
/** White space, in type sizes, between a price and what is set around it. */
const MAX_GAP = 1.5;

/** A wrapped price: what remains of its first and last word without what is around it. */
type Wrapped = { words: PlacedWord[]; first: PlacedWord; last: PlacedWord };

/**
 * Takes what a page sets around its prices off them: "(11)", "- 11 -", "(7 €)", if it does so as a rule. What OCR then saw on
 * one side alone goes, too.
 */
export function unwrapPrices(words: PlacedWord[]): PlacedWord[] {
  const found = words.flatMap((word) => wrappedFrom(word, words) ?? []);
  const wrapped = new Set(found.flatMap((one) => one.words));
  const others = words.filter((word) => !wrapped.has(word) && parsePriceTokens(word.text)).length;
  if (found.length < MIN_WRAPPED || found.length < MIN_SHARE * (found.length + others)) return words;
  const [openings, closings] = [new Set(found.map(({ first }) => first)), new Set(found.map(({ last }) => last))];
  const signs = new Set(found.map(({ first }) => plainSign(openingOf(first.text))));
  for (const word of words) {
    if (wrapped.has(word) || word.word.confidence === 1) continue;
    if (signs.has(plainSign(openingOf(word.text))) && isBeforePrice(word, words)) openings.add(word);
    if ([...signs].some((sign) => closesLike(sign, word.text)) && isAfterPrice(word, words)) closings.add(word);
  }
  return words.flatMap((word) => {
    const from = openings.has(word) ? openingOf(word.text).length : 0;
    const text = word.text.slice(from, closings.has(word) ? -closingOf(word.text).length : undefined);
    return text === '' ? [] : [{ ...word, text }];
  });
}

const isDash = (sign: string): boolean => sign !== '' && DASHES.includes(sign.charAt(0));

/** What a text begins and ends with; dashes in a row are one, which two readings of OCR hold. */
const openingOf = (text: string): string => /^[-–—]+/.exec(text)?.[0] ?? text.charAt(0);
const closingOf = (text: string): string => /[-–—]+$/.exec(text)?.[0] ?? text.slice(-1);
const plainSign = (sign: string): string => (isDash(sign) ? '-' : sign);

function closesLike(opening: string, text: string): boolean {
  const closing = CLOSING[opening] ?? (opening !== '' && SAME_ON_BOTH_SIDES.includes(opening) ? opening : undefined);
  return closing !== undefined && plainSign(closingOf(text)) === closing;
}

const MAX_WORDS = 5;

/** "~ 11 ~", "(€ 7)": a price whose first word begins with a sign and whose last ends with its like. */
function wrappedFrom(first: PlacedWord, words: PlacedWord[]): Wrapped | undefined {
  const opening = openingOf(first.text);
  const sign = plainSign(opening);
  const taken: PlacedWord[] = [];
  for (
    let [last, count]: [PlacedWord | undefined, number] = [first, 1];
    last && count <= MAX_WORDS;
    last = after(last, words), count += 1
  ) {
    taken.push(last);
    const text = taken.map((word) => word.text).join('');
    if (text.length <= opening.length + 1 || !closesLike(sign, text)) continue;
    return parsePriceTokens(text.slice(opening.length, -closingOf(text).length))
      ? { words: taken, first, last }
      : undefined;
  }
  return undefined;
}

/** Whether a price, or figures and their sign in the next word, follow what a word begins with. */
function isBeforePrice(word: PlacedWord, words: PlacedWord[]): boolean {
  const rest = word.text.slice(openingOf(word.text).length);
  return parsePriceTokens(rest) !== undefined || isPriceOf(rest, after(word, words)?.text ?? '');
}

/** Whether what a word ends with stands behind a price, or behind a sign with its figures in the word before. */
function isAfterPrice(word: PlacedWord, words: PlacedWord[]): boolean {
  const rest = word.text.slice(0, -closingOf(word.text).length);
  if (parsePriceTokens(rest)) return true;
  const before = words.find(
    (other) => other !== word && verticalOverlap(word, other) > 0.3 && after(other, words) === word,
  );
  return (
    before !== undefined && isPriceOf(before.text.slice(isDash(before.text) ? openingOf(before.text).length : 0), rest)
  );
}

/** A price in two words, of which one is a currency; either may be empty. */
const isPriceOf = (left: string, right: string): boolean =>
  (left === '' || right === '' || isSign(left) || isSign(right)) && parsePriceTokens(left + right) !== undefined;

function after(word: PlacedWord, words: PlacedWord[]): PlacedWord | undefined {
  return words
    .filter(
      (other) =>
        other !== word &&
        other.x0 >= word.x1 - 0.2 * word.size &&
        other.x0 - word.x1 < MAX_GAP * Math.max(word.size, other.size),
    )
    .filter((other) => verticalOverlap(word, other) > 0.3)
    .toSorted((a, b) => a.x0 - b.x0)[0];
}
