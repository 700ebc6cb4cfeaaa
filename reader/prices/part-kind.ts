import {
  MARK,
  MEASURE,
  MEASURE_UNIT,
  PRICE_LABELS,
  QUANTITY,
  QUANTITY_UNIT,
  VOLUME_UNIT,
} from '../words/vocabulary.ts';
import { isSign } from './lexemes.ts';
import type { Part } from './price-parts.ts';
import { isGrouped, MAX_BARE_AMOUNT } from './price-token.ts';

/**
 * The kind of a part beside prices: an amount; a price label such as "large", "25 cl", "3 for"; a measure without a
 * price, such as "450 kcal", "5 %"; a diet mark or footnote sign; a separator; or a word of the text.
 */
export type PartKind = 'amount' | 'label' | 'measure' | 'mark' | 'separator' | 'text';

export function kindsOf(parts: Part[]): PartKind[] {
  const allergenParts = findAllergenList(parts);
  return parts.map((part, index) => (allergenParts.has(part) ? 'mark' : kindOf(part, index, parts)));
}

/** One or more allergens of a list, by number or capital letter: "3,6,7,8", "C,". */
export const ALLERGENS = /^(?:\d{1,2}|[A-R])(?:,(?:\d{1,2}|[A-R]))*,?$/;

/** Behind "A, C," an amount with two decimals is the price. */
const AMOUNT = /^\d{1,3},\d{2}$/;
const isAllergens = (text: string): boolean => ALLERGENS.test(text) && !AMOUNT.test(text);

/**
 * The allergens behind a name, separated by commas: "Soup 1, 5, C, G", "Stew 3,6,7,8". Numbers alone may be prices, unless
 * more than two are printed without a space.
 */
function findAllergenList(parts: Part[]): ReadonlySet<Part> {
  const nameEnd = parts.findLastIndex(({ text }) => /\p{L}{2}/u.test(text) && !isSign(text));
  let start = nameEnd + 1;
  while (nameEnd >= 0 && start < parts.length) {
    let end = start;
    while (isAllergens(parts[end]?.text ?? '') && (end === start || parts[end - 1]?.text.endsWith(','))) end += 1;
    const text = parts
      .slice(start, end)
      .map((part) => part.text)
      .join(' ');
    const isNumbered = end === start + 1 && text.split(',').length > 2;
    if (isNumbered || (/[A-R]/.test(text) && text.includes(','))) return new Set(parts.slice(start, end));
    start = Math.max(end, start + 1);
  }
  return new Set();
}

/** Strips brackets around it and a colon or comma after it. */
const plainOf = (text: string): string => text.replace(/^[([]+|(?<![.:,;)\]])[.:,;)\]]+$/g, '');

const FOR = /^(?:for|pour|für|por|per|x|×)$/i;
const SMALLER = 0.75;

function kindOf(part: Part, index: number, parts: Part[]): PartKind {
  const { text } = part;
  if (/^[/|•·–—~=,;-]$/.test(text)) return 'separator';
  if (MEASURE.test(text) || isCounted(parts, index, MEASURE_UNIT)) return 'measure';
  if (isLabel(text) || isQuantity(parts, index) || (index > 0 && isQuantity(parts, index - 1))) return 'label';
  if (isMark(part, index, parts)) return 'mark';
  return part.tokens === undefined ? 'text' : 'amount';
}

export function isLabel(text: string): boolean {
  const plain = plainOf(text).toLowerCase();
  return PRICE_LABELS.has(plain) || QUANTITY.test(plain);
}

/** Whether the part is a number followed by such a unit, or that unit. */
function isCounted(parts: Part[], index: number, unit: RegExp): boolean {
  const isPair = (at: number) => parts[at]?.tokens !== undefined && unit.test(plainOf(parts[at + 1]?.text ?? ''));
  return isPair(index) || isPair(index - 1);
}

/** "12 oz" and "6 pieces" are quantities; "0,33 l" is a measure; "3 for 5.00" has the quantity of an amount. */
export function isQuantity(parts: Part[], index: number): boolean {
  const next = plainOf(parts[index + 1]?.text ?? '');
  const kind = parts[index]?.tokens?.[0]?.kind;
  if (kind === 'bare') return QUANTITY_UNIT.test(next) || (FOR.test(next) && parts[index + 2]?.tokens !== undefined);
  return kind === 'decimal' && VOLUME_UNIT.test(next);
}

/** "V", "(GF)", "**", "ⓥ"; beside an amount also allergen numbers: "12,50 1,3", "12.50 2" in smaller type. */
function isMark(part: Part, index: number, parts: Part[]): boolean {
  if (MARK.test(part.text) || isSmallBeforeAmount(part, index, parts)) return true;
  const price = parts[index - 1];
  const [word, priced] = [part.words[0], price?.words.at(-1)];
  if (!price?.tokens || !word || !priced || price.tokens.some(({ kind }) => kind === 'bare')) return false;
  if (/^\d{1,2}$/.test(part.text)) return word.size < SMALLER * priced.size;
  return (
    /^(?:\d{1,2}(?:,\d{1,2})+|[a-p](?:,[a-p])+)$/i.test(part.text) &&
    part.tokens?.some(({ kind }) => kind === 'bare') !== false
  );
}

const ALLERGEN_NUMBERS = /^\d{1,2}[a-z]?(?:,\d{1,2}[a-z]?)*,?$/i;
/** Allergen numbers are set smaller than this share of the type of the amount behind them. */
const MUCH_SMALLER = 0.7;

/** Allergen numbers between a name and its amount: "Amatriciana 1 4 15 12", the last one in larger type. */
function isSmallBeforeAmount({ text, words: [word] }: Part, index: number, parts: Part[]): boolean {
  if (!word || !ALLERGEN_NUMBERS.test(text)) return false;
  const isNamed = parts.slice(0, index).some((before) => /\p{L}{2}/u.test(before.text));
  const isLarger = ({ tokens, words: [first] }: Part) =>
    tokens !== undefined && first !== undefined && word.size < MUCH_SMALLER * first.size;
  return isNamed && parts.slice(index + 1).some(isLarger);
}

const isYear = ({ tokens, text }: Part) => tokens !== undefined && /^(?:19[5-9]|20[0-3])\d$/.test(text);

/** White space, in type sizes, that sets a column of its own apart from the text before it. */
const SET_APART = 1.1;

/** The start of the measures and years between a line's text and its prices, in a column of their own. */
export function measuresFrom(parts: Part[], kinds: PartKind[], end: number): number {
  let start = end;
  while (start > 1) {
    const part = parts[start - 1];
    if (!part || !(kinds[start - 1] === 'measure' || isYear(part))) break;
    start -= 1;
  }
  while (start < end && !isApart(parts, start) && !isCalories(parts.slice(start, end))) start += 1;
  return start;
}

/** Calories never name a dish, wherever they are. */
const isCalories = (parts: Part[]) => parts.some(({ text }) => /k?cal|kj/i.test(text));

export function isApart(parts: Part[], index: number): boolean {
  const [word, before] = [parts[index]?.words[0], parts[index - 1]?.words.at(-1)];
  return word !== undefined && before !== undefined && word.x0 - before.x1 > SET_APART * word.size;
}

/** Whether numbers without a currency can be prices. */
export const hasBareAmounts = ({ text, tokens = [] }: Part): boolean =>
  tokens.every(({ amount }) => Number(amount) >= 1 && (Number(amount) <= MAX_BARE_AMOUNT || isGrouped(text)));
