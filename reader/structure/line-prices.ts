import { mendPrice } from './mend-price.ts';
import { otherAmounts } from './other-readings.ts';
import type { PlacedWord } from './placed-word.ts';
import type { PriceHabits } from './price-habits.ts';
import { isSign, MAX_BARE_AMOUNT, type PriceToken, parsePriceToken, parsePriceTokens } from './price-token.ts';
import { textOf } from './runs.ts';
import { PRICE_IN_WORDS, PRICE_LABELS, QUANTITY, QUANTITY_UNIT, VOLUME_UNIT } from './vocabulary.ts';

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

/** Parts a line into its text and the prices at its end, at its start or, with a currency, within it. */
export function findTail(words: PlacedWord[], { bare, leading }: PriceHabits): Tail {
  const inWords = PRICE_IN_WORDS.exec(textOf(words));
  if (inWords?.[1]) {
    const count = inWords[1].split(' ').length;
    return { text: words.slice(0, -count), prices: [], priceWords: words.slice(-count), rest: [] };
  }
  const joined = joinSigns(words);
  return (
    (leading ? atStart(joined, bare) : undefined) ??
    atEnd(joined, bare) ??
    atStart(joined, false) ??
    within(joined) ?? { text: words, prices: [], priceWords: [], rest: [] }
  );
}

/** A word of the line with the amounts it holds; a lone currency sign has joined its number. */
type Part = { words: PlacedWord[]; text: string; tokens: PriceToken[] | undefined; is_mended: boolean };

function joinSigns(words: PlacedWord[]): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const next = words[index + 1];
    if (!word) continue;
    const before = parts.at(-1);
    if (next && isParted(word, next, words[index + 2])) {
      parts.push(toPart([word, next], `${word.text}\u202f${next.text}`));
      index += 1;
    } else if (next && isBrokenNumber(word, next)) {
      parts.push(toPart([word, next], word.text + next.text));
      index += 1;
    } else if (next && isBrokenPrice(word, next)) {
      parts.push(toPart([word, next], `${word.text.replace(/[.,]$/, '')}.${next.text}`));
      index += 1;
    } else if (
      isSign(word.text) &&
      next &&
      parsePriceTokens(next.text)?.[0]?.kind !== 'signed' &&
      parsePriceTokens(word.text + next.text)
    ) {
      parts.push(toPart([word, next], word.text + next.text));
      index += 1;
    } else if (isSign(word.text) && before?.tokens && before.tokens.at(-1)?.kind !== 'signed') {
      parts[parts.length - 1] = toPart([...before.words, word], before.text + word.text);
    } else parts.push(toPart([word], word.text));
  }
  return parts;
}

/** "1 250 ¥", "$1 250": a space between thousands and hundreds, beside a currency. */
const isParted = (word: PlacedWord, next: PlacedWord, after: PlacedWord | undefined): boolean =>
  /^[^\d.,]{0,3}\d{1,3}$/.test(word.text) &&
  /^\d{3}(?:[.,]\d{2})?[^\d.,]{0,3}$/.test(next.text) &&
  next.x0 - word.x1 < 0.5 * word.size &&
  [`${word.text}\u202f${next.text}`, `${word.text}\u202f${next.text}${after?.text ?? ''}`].some(
    (text) => parsePriceToken(text)?.kind === 'signed',
  );

/** OCR parts "4" and "2" without a space between them. */
const isBrokenNumber = (word: PlacedWord, next: PlacedWord) =>
  word.word.confidence < 1 &&
  /^[$€£]?\d$/.test(word.text) &&
  /^\d$/.test(next.text) &&
  next.x0 - word.x1 < 0.15 * Math.max(word.size, next.size);

/** OCR parts "$6. 75" and "$3 99" where the point is faint. */
const isBrokenPrice = (word: PlacedWord, next: PlacedWord) =>
  word.word.confidence < 1 &&
  /^(?:[$€£]\d{1,3}[.,]?|\d{1,3}[.,])$/.test(word.text) &&
  /^\d{2}$/.test(next.text) &&
  next.x0 - word.x1 < 0.5 * word.size;

function toPart(words: PlacedWord[], text: string): Part {
  const tokens = parsePriceTokens(text);
  const mended = tokens || words.some(({ word }) => word.confidence === 1) ? undefined : mendPrice(text);
  return { words, text, tokens: tokens ?? parsePriceTokens(mended ?? ''), is_mended: mended !== undefined };
}
const flat = (parts: Part[]) => parts.flatMap((part) => part.words);
const isSeparator = (text: string) => /^[/|•·–—-]$/.test(text);
const isLabel = (text: string) => {
  const plain = text.toLowerCase().replace(/[.:,()]/g, '');
  return PRICE_LABELS.has(plain) || QUANTITY.test(plain);
};

function atEnd(parts: Part[], acceptsBare: boolean): Tail | undefined {
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
  const amounts = parts
    .slice(start)
    .filter((part) => part.tokens !== undefined && isPriceLike(part, parts, acceptsBare));
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

function isPriceLike(part: Part, parts: Part[], acceptsBare: boolean): boolean {
  const index = parts.indexOf(part);
  if (isQuantity(parts, index)) return false;
  if (part.tokens?.some((token) => token.kind !== 'bare')) return true;
  if (part.tokens?.some((token) => Number(token.amount) > MAX_BARE_AMOUNT || Number(token.amount) < 1)) return false;
  const before = parts[index - 1]?.words.at(-1);
  const word = part.words[0];
  if (!before || !word) return acceptsBare;
  const gap = (word.x0 - before.x1) / word.size;
  const follows = parts[index - 1]?.tokens !== undefined || isSeparator(parts[index - 1]?.text ?? '');
  return acceptsBare || ((gap > SET_APART || follows) && (part.tokens?.length ?? 0) > 1);
}

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
