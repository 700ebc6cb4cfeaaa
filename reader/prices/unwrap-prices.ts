import type { PlacedWord } from '../words/placed-word.ts';
import { parsePriceTokens } from './price-token.ts';
import { verticalOverlap } from './runs.ts';

/** What is set around prices: the same sign on both sides, or a pair of brackets. */
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>', '«': '»', '‹': '›' };
const SAME_ON_BOTH_SIDES = '-–—~*·•=_|:°"';
/** So many prices of a page are wrapped before brackets are no count of pieces, and signs beside them no ornament. */
const MIN_WRAPPED = 4;
/** Of all the page's prices. */
const MIN_SHARE = 0.5;
/** White space, in type sizes, between a price and what is set around it. */
const MAX_GAP = 1.5;

/** A wrapped price: what remains of its first and last word without what is around it. */
type Wrapped = { words: PlacedWord[]; first: PlacedWord; last: PlacedWord };

/** Takes what a page sets around its prices off them: "(11)", "- 11 -", "(7 €)", if it does so as a rule. */
export function unwrapPrices(words: PlacedWord[]): PlacedWord[] {
  const found = words.flatMap((word) => wrappedFrom(word, words) ?? []);
  const wrapped = new Set(found.flatMap((one) => one.words));
  const others = words.filter((word) => !wrapped.has(word) && parsePriceTokens(word.text)).length;
  if (found.length < MIN_WRAPPED || found.length < MIN_SHARE * (found.length + others)) return words;
  const [openings, closings] = [new Set(found.map(({ first }) => first)), new Set(found.map(({ last }) => last))];
  return words.flatMap((word) => {
    const text = word.text.slice(openings.has(word) ? 1 : 0, closings.has(word) ? -1 : undefined);
    return text === '' || (openings.has(word) && closings.has(word) && word.text.length === 1)
      ? []
      : [{ ...word, text }];
  });
}

const closingOf = (opening: string): string | undefined =>
  CLOSING[opening] ?? (opening !== '' && SAME_ON_BOTH_SIDES.includes(opening) ? opening : undefined);

const MAX_WORDS = 5;

/** "~ 11 ~", "(€ 7)": a price whose first word begins with a sign and whose last ends with its like. */
function wrappedFrom(first: PlacedWord, words: PlacedWord[]): Wrapped | undefined {
  const opening = first.text[0] ?? '';
  const closing = closingOf(opening);
  if (closing === undefined) return undefined;
  const taken: PlacedWord[] = [];
  for (
    let [last, count]: [PlacedWord | undefined, number] = [first, 1];
    last && count <= MAX_WORDS;
    last = after(last, words), count += 1
  ) {
    taken.push(last);
    const text = taken.map((word) => word.text).join('');
    if (text.length > 2 && text.endsWith(closing))
      return parsePriceTokens(text.slice(1, -1)) ? { words: taken, first, last } : undefined;
  }
  return undefined;
}

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
