import { isFromOcr, type PlacedWord } from '../geometry/placed-word.ts';
import { textOf } from '../geometry/run.ts';
import { textBeforeDateRange } from '../words/date-ranges.ts';
import { PRICE_IN_WORDS, PRICE_WORD } from '../words/vocabulary.ts';
import { otherAmounts } from './other-readings.ts';
import { hasBareAmounts, isApart, isLabel, isQuantity, kindsOf, measuresFrom, type PartKind } from './part-kind.ts';
import type { PriceHabits } from './price-habits.ts';
import { joinSigns, type Part } from './price-parts.ts';
import type { PriceToken } from './price-token.ts';
import { areRepeated } from './repeated-labels.ts';

export type LinePrice = PriceToken & {
  words: PlacedWord[];
  label: PlacedWord[];
  /** Other amounts that the same ink may show. A price with any, or one that was mended, is in doubt. */
  alternatives: string[];
  is_mended: boolean;
};

export type Tail = {
  text: PlacedWord[];
  prices: LinePrice[];
  /** A price in words: "MP". */
  priceWords: PlacedWord[];
  /** Words after a price in the middle of a line. */
  rest: PlacedWord[];
  /** Diet marks and signs of footnotes. */
  marks: PlacedWord[];
  /** Measures beside the prices: calories, alcohol, years. */
  measures: PlacedWord[];
};

/** White space, in type sizes, that separates a number from the title before it. */
const SET_APART = 1.1;

/** Maximum distance, in type sizes, between the right edges of prices of one column, and how many there must be. */
const SAME_EDGE = 0.35;
const MIN_EDGES = 2;

const NOTHING: Tail = { text: [], prices: [], priceWords: [], rest: [], marks: [], measures: [] };

/** Splits a line into its text and the prices at its end, at its start or, with a currency, within it. */
export function findTail(words: PlacedWord[], habits: PriceHabits): Tail {
  const inWords = PRICE_IN_WORDS.exec(textOf(words));
  if (inWords?.[1]) {
    const count = inWords[1].split(' ').length;
    return { ...NOTHING, text: words.slice(0, -count), priceWords: words.slice(-count) };
  }
  const textBeforeDates = textBeforeDateRange(textOf(words));
  if (textBeforeDates !== undefined) return beforeDates(words, textBeforeDates.split(' ').length - 1, habits);
  const [before, lastWord] = words.slice(-2);
  if (before && lastWord && PRICE_WORD.test(lastWord.text) && lastWord.x0 - before.x1 > SET_APART * lastWord.size)
    return { ...NOTHING, text: words.slice(0, -1), priceWords: [lastWord] };
  const joinedParts = joinSigns(words, habits.sign_side);
  return (
    (habits.leading && !hasSizesOnly(joinedParts) && !isNumbered(joinedParts)
      ? atStart(joinedParts, habits.bare)
      : undefined) ??
    atEnd(joinedParts, habits) ??
    atStart(joinedParts, false) ??
    within(joinedParts) ??
    withoutPrice(joinedParts)
  );
}

/** "Menu $85 Dec 31 – Jan 1": a price before dates, unless it is a bare number, which may be anything: "Week 2". */
function beforeDates(words: PlacedWord[], count: number, habits: PriceHabits): Tail {
  const tail = count > 0 ? findTail(words.slice(0, count), habits) : NOTHING;
  const isPriced = tail.prices.length > 0 && tail.prices.every(({ kind }) => kind !== 'bare');
  return isPriced ? { ...tail, rest: [...tail.rest, ...words.slice(count)] } : { ...NOTHING, text: words };
}

/** "270 Sm. 420 Med. 665 Lg.": a line that begins with a price and has no name. */
function hasSizesOnly(parts: Part[]): boolean {
  const kinds = kindsOf(parts);
  return !kinds.includes('text') && kinds.filter((kind) => kind === 'amount').length > 1;
}

/** "50 Rump steak 24.40": the bare number before a dish with a price in full is the dish's own. */
const isNumbered = (parts: Part[]): boolean =>
  parts[0]?.tokens?.every(({ kind }) => kind === 'bare') === true &&
  parts.at(-1)?.tokens?.some(({ kind }) => kind !== 'bare') === true;

const flat = (parts: Part[]) => parts.flatMap((part) => part.words);

/** The end of a line: prices with their labels and marks. */
function atEnd(parts: Part[], habits: PriceHabits): Tail | undefined {
  const repeated = areRepeated(parts, habits.labels);
  const kinds = kindsOf(parts).map((kind, index) => (kind === 'text' && repeated[index] ? 'label' : kind));
  const isAmount = (index: number) => kinds[index] === 'amount';
  let start = parts.length;
  while (start > 0 && kinds[start - 1] !== 'text') start -= 1;
  if (!parts.some((_, index) => index >= start && isAmount(index))) return undefined;
  start = takeUnknownLabels(parts, kinds, start);
  // Parts at the start of the tail that are neither a price nor its label are text.
  while (kinds[start] === 'separator') start += 1;
  const amounts = parts.filter(
    (_, index) => index >= start && isAmount(index) && isPriceLike(index, parts, kinds, habits),
  );
  const first = parts.findIndex((part) => amounts.includes(part));
  if (first < 0) return undefined;
  const from = labelsFrom(parts, kinds, start, first, amounts.length);
  const measured = measuresFrom(parts, kinds, from);
  const priceMarks = marksFrom(parts, kinds, measured);
  const tail = parts.slice(from);
  const partsOf = (kind: PartKind) => tail.filter((_, index) => kinds[from + index] === kind);
  const labelled = tail.filter((_, index) => kinds[from + index] !== 'mark' && kinds[from + index] !== 'measure');
  return {
    ...NOTHING,
    text: flat(trimSeparators(parts.slice(0, priceMarks))),
    prices: toPrices(labelled, amounts),
    marks: flat([...parts.slice(priceMarks, measured), ...partsOf('mark')]),
    measures: flat([...parts.slice(measured, from), ...partsOf('measure')]),
  };
}

/** Labels of several prices begin the tail; of one price, only a measure in a column of its own: "0,75 l   24". */
function labelsFrom(parts: Part[], kinds: PartKind[], start: number, first: number, amounts: number): number {
  if (amounts > 1) return start;
  let from = first;
  while (from > Math.max(1, start) && kinds[from - 1] === 'label') from -= 1;
  const isMeasured = from < first && /^\d/.test(parts[from]?.text ?? '');
  return isMeasured && isApart(parts, from) ? from : first;
}

/** The index of the marks at a text's end. A mark in brackets is printed as part of the name and stays there. */
function marksFrom(parts: Part[], kinds: PartKind[], end: number): number {
  let start = end;
  while (start > 1 && kinds[start - 1] === 'mark' && !parts[start - 1]?.text.startsWith('(')) start -= 1;
  return start;
}

/** A line without prices: its text without trailing marks and calories. */
function withoutPrice(parts: Part[]): Tail {
  const kinds = kindsOf(parts);
  const measured = measuresFrom(parts, kinds, parts.length);
  const priceMarks = marksFrom(parts, kinds, measured);
  return {
    ...NOTHING,
    text: flat(parts.slice(0, priceMarks)),
    marks: flat(parts.slice(priceMarks, measured)),
    measures: flat(parts.slice(measured)),
  };
}

const MAX_UNKNOWN_WORDS = 3;

/** "small 2.50 large 3.50 juice box 1.50": a few short words between two prices label the second. */
function takeUnknownLabels(parts: Part[], kinds: PartKind[], start: number): number {
  for (let index = start - 1; index >= Math.max(1, start - MAX_UNKNOWN_WORDS); index -= 1) {
    const part = parts[index];
    if (!part) return start;
    if (kinds[index] === 'amount') {
      let from = index;
      while (from > 1 && kinds[from - 1] === 'label') from -= 1;
      return from < index ? takeAllLabelled(parts, from) : start;
    }
    if (!/^\p{Ll}/u.test(part.text)) return start;
  }
  return start;
}

/** Finds further pairs of label and price before those already found. */
function takeAllLabelled(parts: Part[], start: number): number {
  let from = start;
  while (from > 1 && parts[from - 1]?.tokens && isLabel(parts[from - 2]?.text ?? '')) from -= 2;
  return from;
}

const isSeparator = (part: Part | undefined) => part !== undefined && kindsOf([part])[0] === 'separator';

function trimSeparators(parts: Part[]): Part[] {
  const end = parts.findLastIndex((part) => !isSeparator(part));
  return parts.slice(0, end + 1);
}

function isPriceLike(index: number, parts: Part[], kinds: PartKind[], habits: PriceHabits): boolean {
  const part = parts[index];
  if (!part) return false;
  if (part.tokens?.some((token) => token.kind !== 'bare')) return true;
  if (!hasBareAmounts(part)) return false;
  const before = parts[index - 1]?.words.at(-1);
  const word = part.words[0];
  if (!before || !word) return habits.bare;
  const gap = (word.x0 - before.x1) / word.size;
  const isAfterAmount = kinds[index - 1] === 'amount' || kinds[index - 1] === 'separator';
  if (habits.bare || ((gap > SET_APART || isAfterAmount) && (part.tokens?.length ?? 0) > 1)) return true;
  if (gap <= SET_APART && !isAfterAmount) return false;
  return isAlignedWithPrices(part, habits) || isBeforePrices(parts.slice(index + 1), habits);
}

/** "3" under "2.75" and over "4.25": a separate number right-aligned with prices. */
function isAlignedWithPrices({ words }: Part, { edges }: PriceHabits): boolean {
  const lastWord = words.at(-1);
  if (!lastWord) return false;
  // OCR reads the edge of a box as a digit, but never as wide as a price with its sign.
  const isDoubtful = isFromOcr(lastWord) && /^\d$/.test(lastWord.text);
  const isSame = (a: number, b: number) => Math.abs(a - b) < SAME_EDGE * lastWord.size;
  const sameEdges = edges.filter(({ x0, x1 }) => isSame(x1, lastWord.x1) && (!isDoubtful || isSame(x0, lastWord.x0)));
  return sameEdges.length >= MIN_EDGES;
}

/** The first amount of "3 / 3.5" whose last amount is right-aligned with prices. */
const isBeforePrices = (after: Part[], habits: PriceHabits): boolean =>
  after.length >= 2 &&
  after.every((part, index) => (index % 2 === 0 ? isSeparator(part) : part.tokens !== undefined)) &&
  after.slice(-1).some((part) => isAlignedWithPrices(part, habits));

/**
 * Labels are either all before or all after their prices, as the first part of the tail shows; or all labels are
 * together: "half / whole 12 / 18".
 */
function toPrices(tail: Part[], amounts: Part[]): LinePrice[] {
  const prices: LinePrice[] = [];
  const hasLeadingLabels = tail[0] !== amounts[0];
  const together = labelsTogether(tail, amounts);
  let label: PlacedWord[] = [];
  for (const part of tail) {
    if (amounts.includes(part)) {
      for (const [index, token] of part.tokens?.entries() ?? [])
        prices.push({
          ...token,
          words: part.words,
          label: together ? (together[prices.length] ?? []) : hasLeadingLabels ? label : [],
          alternatives: otherAmounts(part.words, index),
          is_mended: part.is_mended,
        });
      label = [];
    } else if (!isSeparator(part) && !together) {
      const words = part.words.map(plainLabel);
      if (hasLeadingLabels) label = [...label, ...words];
      else prices.at(-1)?.label.push(...words);
    }
  }
  return prices;
}

/** Strips the punctuation around a label: "(half)", "small:". */
function plainLabel(word: PlacedWord): PlacedWord {
  const text = word.text.replace(/^\(|(?<![:,;)])[:,;)]+$/g, '');
  return text === '' || text === word.text ? word : { ...word, text };
}

/** As many labels as amounts, with all amounts on one side of them and a separator between each two of them. */
function labelsTogether(tail: Part[], amounts: Part[]): PlacedWord[][] | undefined {
  const count = amounts.reduce((sum, { tokens }) => sum + (tokens?.length ?? 0), 0);
  const order = tail.filter((part) => !isSeparator(part)).map((part) => amounts.includes(part));
  const changes = order.slice(1).filter((isAmount, index) => isAmount !== order[index]).length;
  if (count < 2 || changes !== 1) return undefined;
  const labels = tail.reduce<PlacedWord[][]>(
    (groups, part) => {
      if (isSeparator(part) || amounts.includes(part)) groups.push([]);
      else groups.at(-1)?.push(...part.words.map(plainLabel));
      return groups;
    },
    [[]],
  );
  const filled = labels.filter((words) => words.length > 0);
  return filled.length === count ? filled : undefined;
}

/** "€ 12.50 Margherita". */
function atStart(parts: Part[], canBeBare: boolean): Tail | undefined {
  const [first, ...laterParts] = parts;
  if (!first?.tokens || laterParts.length === 0 || isQuantity(parts, 0)) return undefined;
  if (!canBeBare && first.tokens.some((token) => token.kind === 'bare')) return undefined;
  const { text, marks, measures } = withoutPrice(laterParts);
  return { ...NOTHING, text, marks, measures, prices: toPrices([first], [first]) };
}

/** "A charge of $5 applies" mentions an amount, but is no price. */
const OF_A_PRICE = /^(?:of|for|by|de|du|des|par|von|um|für|por|di|per|over|above|under|dès|ab)$/i;

/** "Each topping 0,80 €. Please ask": a notice that mentions an amount. */
const endsSentence = ({ words }: Part) => /[^\p{L}]\.$/u.test(words.at(-1)?.text ?? '');

/** "Margherita $12.50 tomato, basil": a price with a currency separates title and description. */
function within(parts: Part[]): Tail | undefined {
  const index = parts.findIndex((part) => part.tokens?.every((token) => token.kind === 'signed'));
  const part = parts[index];
  if (!part || index === 0 || OF_A_PRICE.test(parts[index - 1]?.text ?? '') || endsSentence(part)) return undefined;
  const { text, marks, measures } = withoutPrice(trimSeparators(parts.slice(0, index)));
  return { ...NOTHING, text, marks, measures, prices: toPrices([part], [part]), rest: flat(parts.slice(index + 1)) };
}
