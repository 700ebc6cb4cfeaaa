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

type Wrapped = { words: PlacedWord[]; marks: PlacedWord[] };

/** Takes what a page sets around its prices off them: "(11)", "- 11 -", "~ 11 ~", if it does so as a rule. */
export function unwrapPrices(words: PlacedWord[]): PlacedWord[] {
  const found = [...words.flatMap(wrappedWord), ...wrappedBetween(words)];
  const prices = words.filter(({ text }) => parsePriceTokens(text)).length;
  const inBrackets = found.filter(({ marks }) => marks.length === 0).length;
  if (found.length < MIN_WRAPPED || found.length < MIN_SHARE * (prices + inBrackets)) return words;
  const marks = new Set(found.flatMap((one) => one.marks));
  const bare = new Map(
    found.filter((one) => one.marks.length === 0).flatMap(({ words: [word] }) => (word ? [[word.word, word]] : [])),
  );
  return words.flatMap((word) => (marks.has(word) ? [] : [bare.get(word.word) ?? word]));
}

const closingOf = (opening: string): string | undefined =>
  CLOSING[opening] ?? (SAME_ON_BOTH_SIDES.includes(opening) ? opening : undefined);

/** "(11)" in one word. */
function wrappedWord(word: PlacedWord): Wrapped[] {
  const { text } = word;
  const inner = text.slice(1, -1);
  const isWrapped = text.length > 2 && closingOf(text[0] ?? '') === text.at(-1) && parsePriceTokens(inner);
  return isWrapped ? [{ words: [{ ...word, text: inner }], marks: [] }] : [];
}

/** "~ 11 ~": one sign before the price, its like behind it. */
function wrappedBetween(words: PlacedWord[]): Wrapped[] {
  return words.flatMap((opening) => {
    const closing = opening.text.length === 1 ? closingOf(opening.text) : undefined;
    if (closing === undefined) return [];
    const inside: PlacedWord[] = [];
    for (let last = opening, next = after(last, words); next; last = next, next = after(last, words)) {
      if (next.text === closing)
        return parsePriceTokens(inside.map(({ text }) => text).join(''))
          ? [{ words: inside, marks: [opening, next] }]
          : [];
      inside.push(next);
      if (inside.length > 2) return [];
    }
    return [];
  });
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
