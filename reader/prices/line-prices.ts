import type { PlacedWord } from '../words/placed-word.ts';
import { PRICE_IN_WORDS, PRICE_LABELS, QUANTITY, QUANTITY_UNIT, VOLUME_UNIT } from '../words/vocabulary.ts';
import { otherAmounts } from './other-readings.ts';
import type { PriceHabits } from './price-habits.ts';
import { joinSigns, type Part } from './price-parts.ts';
import { MAX_BARE_AMOUNT, type PriceToken } from './price-token.ts';
import { textOf } from './runs.ts';

export type LinePrice = PriceToken & {
  words: PlacedWord[];
  label: PlacedWord[];
  /** Other amounts that the same ink may be; where there are some, or it was mended, the price is doubtful. */
  alternatives: string[];
  is_mended: boolean;
};

export type Tail = { text: PlacedWord[]; prices: LinePrice[]; priceWords: PlacedWord[]; rest: PlacedWord[] };

/** White space, in type sizes, that sets a number apart from the title before it. */
const SET_APART = 1.1;

/** How near, in type sizes, a price ends to others of its column, and how many there must be. */
const SAME_EDGE = 0.35;
const MIN_EDGES = 2;

/** Parts a line into its text and the prices at its end, at its start or, with a currency, within it. */
export function findTail(words: PlacedWord[], habits: PriceHabits): Tail {
  const inWords = PRICE_IN_WORDS.exec(textOf(words));
  if (inWords?.[1]) {
    const count = inWords[1].split(' ').length;
    return { text: words.slice(0, -count), prices: [], priceWords: words.slice(-count), rest: [] };
  }
  const joined = joinSigns(words, habits.sign_side);
  return (
    (habits.leading ? atStart(joined, habits.bare) : undefined) ??
    atEnd(joined, habits) ??
    atStart(joined, false) ??
    within(joined) ?? { text: words, prices: [], priceWords: [], rest: [] }
  );
}

const flat = (parts: Part[]) => parts.flatMap((part) => part.words);
const isSeparator = (text: string) => /^[/|•·–—~=,;-]$/.test(text);
const isLabel = (text: string) => {
  const plain = text.toLowerCase().replace(/[.:,()]/g, '');
  return PRICE_LABELS.has(plain) || QUANTITY.test(plain);
};

function atEnd(parts: Part[], habits: PriceHabits): Tail | undefined {
  let start = parts.length;
  let signs = 0;
  while (start > 0) {
    const part = parts[start - 1];
    if (!part) break;
    const isAmount = part.tokens !== undefined && !isQuantity(parts, start - 1);
    if (!isAmount && !isSeparator(part.text) && !isLabel(part.text) && !isLabelPair(parts, start - 1)) break;
    if (isAmount) signs += 1;
    start -= 1;
  }
  if (signs === 0) return undefined;
  start = takeUnknownLabels(parts, start);
  // What leads the tail without being a price or a label of one is text.
  while (isSeparator(parts[start]?.text ?? '')) start += 1;
  const amounts = parts.slice(start).filter((part) => part.tokens !== undefined && isPriceLike(part, parts, habits));
  if (amounts.length === 0) return undefined;
  const first = parts.indexOf(amounts[0] ?? parts[start] ?? (parts[0] as Part));
  const labelled = amounts.length > 1 ? start : first;
  const prices = toPrices(parts.slice(labelled), amounts);
  const trailing =
    amounts.length === 1
      ? flat(parts.slice(parts.indexOf(amounts[0] as Part) + 1).filter((p) => !isSeparator(p.text)))
      : [];
  return {
    text: flat(trimSeparators(parts.slice(0, labelled))),
    prices,
    priceWords: [],
    rest: prices[0]?.label.length ? [] : trailing,
  };
}

/** "small 2.50 large 3.50 juice box 1.50": a few small words between two prices label the second. */
function takeUnknownLabels(parts: Part[], start: number): number {
  for (let index = start - 1; index >= Math.max(1, start - 3); index -= 1) {
    const part = parts[index];
    if (!part) return start;
    if (part.tokens && !isQuantity(parts, index)) {
      let from = index;
      while (from > 1 && isLabel(parts[from - 1]?.text ?? '')) from -= 1;
      return from < index ? takeAllLabelled(parts, from) : start;
    }
    if (!/^\p{Ll}/u.test(part.text)) return start;
  }
  return start;
}

/** More pairs of label and price before those found. */
function takeAllLabelled(parts: Part[], start: number): number {
  let from = start;
  while (from > 1 && parts[from - 1]?.tokens && isLabel(parts[from - 2]?.text ?? '')) from -= 2;
  return from;
}

function trimSeparators(parts: Part[]): Part[] {
  const end = parts.findLastIndex((part) => !isSeparator(part.text));
  return parts.slice(0, end + 1);
}

/** "12 oz" and "6 pieces" count things; "0,33 l" measures them. */
function isQuantity(parts: Part[], index: number): boolean {
  const next = (parts[index + 1]?.text ?? '').replace(/[.,)]+$/, '');
  const kind = parts[index]?.tokens?.[0]?.kind;
  return kind === 'bare' ? QUANTITY_UNIT.test(next) : kind === 'decimal' && VOLUME_UNIT.test(next);
}
const isLabelPair = (parts: Part[], index: number) =>
  (QUANTITY_UNIT.test(parts[index]?.text ?? '') && parts[index - 1]?.tokens !== undefined) ||
  (parts[index]?.tokens !== undefined && isQuantity(parts, index));

function isPriceLike(part: Part, parts: Part[], habits: PriceHabits): boolean {
  const index = parts.indexOf(part);
  if (isQuantity(parts, index)) return false;
  if (part.tokens?.some((token) => token.kind !== 'bare')) return true;
  if (part.tokens?.some((token) => Number(token.amount) > MAX_BARE_AMOUNT || Number(token.amount) < 1)) return false;
  const before = parts[index - 1]?.words.at(-1);
  const word = part.words[0];
  if (!before || !word) return habits.bare;
  const gap = (word.x0 - before.x1) / word.size;
  const follows = parts[index - 1]?.tokens !== undefined || isSeparator(parts[index - 1]?.text ?? '');
  if (habits.bare || ((gap > SET_APART || follows) && (part.tokens?.length ?? 0) > 1)) return true;
  if (gap <= SET_APART && !follows) return false;
  return endsAtPrices(part, habits) || leadsToPrices(parts.slice(index + 1), habits);
}

/** "3" under "2.75" and over "4.25": where prices end, set apart. */
function endsAtPrices({ words }: Part, { edges }: PriceHabits): boolean {
  const last = words.at(-1);
  // OCR takes the edge of a box for a digit.
  if (!last || (last.word.confidence < 1 && /^\d$/.test(last.text))) return false;
  return edges.filter((edge) => Math.abs(edge - last.x1) < SAME_EDGE * last.size).length >= MIN_EDGES;
}

/** The first of "3 / 3.5", the last of which ends where prices end. */
const leadsToPrices = (after: Part[], habits: PriceHabits): boolean =>
  after.length >= 2 &&
  after.every((part, index) => (index % 2 === 0 ? isSeparator(part.text) : part.tokens !== undefined)) &&
  after.slice(-1).some((part) => endsAtPrices(part, habits));

/** Labels stand all before or all after their prices; the first part of the tail says which. */
function toPrices(tail: Part[], amounts: Part[]): LinePrice[] {
  const prices: LinePrice[] = [];
  const labelsLead = tail[0] !== amounts[0];
  let label: PlacedWord[] = [];
  for (const part of tail) {
    if (amounts.includes(part)) {
      for (const [index, token] of part.tokens?.entries() ?? [])
        prices.push({
          ...token,
          words: part.words,
          label: labelsLead ? label : [],
          alternatives: otherAmounts(part.words, index),
          is_mended: part.is_mended,
        });
      label = [];
    } else if (!isSeparator(part.text)) {
      if (labelsLead) label = [...label, ...part.words];
      else prices.at(-1)?.label.push(...part.words);
    }
  }
  return prices;
}

/** "€ 12.50 Margherita". */
function atStart(parts: Part[], acceptsBare: boolean): Tail | undefined {
  const [first, ...others] = parts;
  if (!first?.tokens || others.length === 0 || isQuantity(parts, 0)) return undefined;
  if (!acceptsBare && first.tokens.some((token) => token.kind === 'bare')) return undefined;
  return { text: flat(others), prices: toPrices([first], [first]), priceWords: [], rest: [] };
}

/** "A charge of $5 applies" names an amount, and prices nothing. */
const OF_A_PRICE = /^(?:of|for|by|de|du|des|par|von|um|für|por|di|per|over|above|under|dès|ab)$/i;

/** "Margherita $12.50 tomato, basil": a price with a currency parts title and description. */
function within(parts: Part[]): Tail | undefined {
  const index = parts.findIndex((part) => part.tokens?.every((token) => token.kind === 'signed'));
  const part = parts[index];
  if (!part || index === 0 || OF_A_PRICE.test(parts[index - 1]?.text ?? '')) return undefined;
  return {
    text: flat(trimSeparators(parts.slice(0, index))),
    prices: toPrices([part], [part]),
    priceWords: [],
    rest: flat(parts.slice(index + 1)),
  };
}
