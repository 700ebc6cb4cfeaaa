import { type Lexeme, scanLexemes } from './lexemes.ts';

/** A word, or part of one, that can be a price. Amounts are decimal text with a point. */
export type PriceToken = {
  amount: string;
  amount_max: string | null;
  /** `signed` with a currency, `decimal` with two decimals, `bare` for a number alone, which is ambiguous. */
  kind: 'signed' | 'decimal' | 'bare';
};

/** OCR reads the dollar sign as an S or a section sign before decimals. */
const MISREAD_SIGN = /^[S§](?=\d{1,3}[.,]\d{2}$)/;
/** OCR reads the euro sign as an E, or as both. */
const MISREAD_EURO = /(?<=^\d{1,3}[.,]\d{2})E$|(?<=^\d{1,3}(?:[.,]\d{2})?)E€$/;
/** "(3)" is a number of pieces. */
const COUNT = /^\(\d{1,2}\)$/;

/** Characters around a price that don't belong to it: brackets, footnote signs, the plus of "and up". */
const BEFORE = '([{*~«<';
const AFTER = ')]}*~»>†‡¹²³⁴;:+.,';
/** The same sign on both sides of a price: "-$11-". A single leading one marks an addition or a range. */
const PAIRED = '-–—=_·•+"';

/** OCR confuses dashes. */
const isPair = (start = '', end = ''): boolean => start === end || [start, end].every((sign) => DASHES.includes(sign));
const DASHES = '-–—';

function unwrap(printedText: string): string {
  let text = printedText;
  while (text.length > 2 && PAIRED.includes(text[0] ?? ' ') && isPair(text[0], text.at(-1))) text = text.slice(1, -1);
  let start = 0;
  while (BEFORE.includes(text[start] ?? ' ')) start += 1;
  let end = text.length;
  while (end > start && AFTER.includes(text[end - 1] ?? ' ')) end -= 1;
  return text.slice(start, end);
}

/** Parses `12`, `12.5`, `12,50`, `$4.5`, `12€50`, `12.-`, `.50`, `3-5`, `RM12`. Returns undefined for anything else. */
export function parsePriceToken(printedText: string): PriceToken | undefined {
  const lexemes = lexemesOf(printedText);
  return lexemes && readPrice(lexemes);
}

function lexemesOf(printedText: string): Lexeme[] | undefined {
  if (COUNT.test(printedText)) return undefined;
  return scanLexemes(unwrap(printedText).replace(MISREAD_SIGN, '$').replace(MISREAD_EURO, '€'));
}

/** `11/52`, `$7/$8/$9`, `7|8` → each price. Returns undefined if a part is none. */
export function parsePriceTokens(printedText: string): PriceToken[] | undefined {
  const parts: Lexeme[][] = [[]];
  for (const lexeme of lexemesOf(printedText) ?? [])
    if (lexeme.kind === 'bar') parts.push([]);
    else parts.at(-1)?.push(lexeme);
  const tokens = parts.filter((part) => part.length > 0).map(readPrice);
  return tokens.length > 0 && tokens.every((token) => token !== undefined) ? tokens : undefined;
}

/** Parser state: a sign may lead, a range continues after its dash, a sign may close or replace the point. */
type ParserState = {
  low: string | undefined;
  high: string | undefined;
  is_range: boolean;
  signs: number;
  is_closed: boolean;
};

function readPrice(lexemes: Lexeme[]): PriceToken | undefined {
  const open: ParserState = { low: undefined, high: undefined, is_range: false, signs: 0, is_closed: false };
  for (const [index, lexeme] of lexemes.entries()) if (!canTake(open, lexeme, lexemes[index + 1])) return undefined;
  const { low, high, is_range, signs } = open;
  // "$02": beside a currency a leading zero only fills a column.
  const amount = low === undefined ? undefined : normalise(signs > 0 ? low.replace(/^0(?=[1-9])/, '') : low);
  if (low === undefined || amount === undefined || is_range !== (high !== undefined)) return undefined;
  const upper = high === undefined ? null : (normalise(high) ?? null);
  // Ranges ascend; "6-4" is something else.
  if (upper !== null && Number(upper) <= Number(amount)) return undefined;
  const isDecimal = /[.,](?:\d{2}|[-–—])$/.test(low);
  return { amount, amount_max: upper, kind: signs > 0 ? 'signed' : isDecimal ? 'decimal' : 'bare' };
}

/** Consumes one lexeme. Returns false if it can't follow here. */
function canTake(open: ParserState, lexeme: Lexeme, next: Lexeme | undefined): boolean {
  const isWaiting = open.low === undefined || (open.is_range && open.high === undefined);
  if (lexeme.kind === 'number') return hasTakenNumber(open, lexeme.text, isWaiting);
  if (lexeme.kind === 'sign') {
    open.signs += 1;
    // "8€50": it replaces the point.
    if (!isWaiting) open.is_closed = next?.kind !== 'number';
    return open.signs <= 2;
  }
  if (lexeme.kind === 'bar' || isWaiting || open.is_range) return false;
  open.is_range = true;
  open.is_closed = false;
  return true;
}

function hasTakenNumber(open: ParserState, text: string, isWaiting: boolean): boolean {
  if (open.is_closed) return false;
  if (!isWaiting) {
    // The cents after the sign in "8€50".
    if (open.signs !== 1 || open.is_range || !/^\d{2}$/.test(text) || !/^\d{1,4}$/.test(open.low ?? '')) return false;
    open.low = `${open.low}.${text}`;
    open.is_closed = true;
  } else if (open.is_range) open.high = text;
  else open.low = text;
  return true;
}

/** A bare number may be a price up to this; above, it is a year, a postcode or a house number. */
export const MAX_BARE_AMOUNT = 999;

/** Whether a word alone can be one or several prices. */
export const canBePrice = (printedText: string): boolean =>
  parsePriceTokens(printedText)?.every(
    ({ kind, amount }) => kind !== 'bare' || Number(amount) <= MAX_BARE_AMOUNT || isGrouped(printedText),
  ) ?? false;

/** Thousands with a separator: not a year or a postcode. */
export const isGrouped = (printedText: string): boolean => /\d[.,'’]\d{3}(?:\D|$)/.test(printedText);

/** Strips thousands separators and sets a decimal point. Returns undefined for "012" and for an empty number. */
function normalise(printedText: string): string | undefined {
  const plain = printedText.replace(/[-–—]$/, '').replace(/[.,'’\u00a0\u202f](?=\d{3}(?:\D|$))/g, '');
  const [wholeDigits = '', decimals = ''] = plain.split(/[.,]/);
  if (wholeDigits.length > 1 && wholeDigits.startsWith('0')) return undefined;
  if (Number(`${wholeDigits}.${decimals || 0}`) === 0) return undefined;
  return decimals === '' ? wholeDigits : `${wholeDigits || 0}.${decimals}`;
}
