import { CURRENCIES, type Currency, currencyDecimals } from '../../shared/money.ts';

/**
 * Amounts in cells. A number of a spreadsheet is read by its value. A text is read with one decimal sign for the whole file:
 * "1.234" is a thousand or one and a bit, and no single cell says which.
 */

export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** As many digits as spreadsheets calculate with: 3 × 4.10 is stored as 12.299999999999999. */
const SPREADSHEET_DIGITS = 15;

/** Decimal text with a point; not always an amount that a currency can express. */
export const numberText = (value: number): string => String(Number(value.toPrecision(SPREADSHEET_DIGITS)));

/** Signs and codes of currencies, and what people write for them. Any other word says something else: "35K", "12 cl". */
const CURRENCY_WORDS = [
  ...CURRENCIES,
  ...['euros?', 'dollars?', 'kr', 'rp', 's?fr', 'zł', 'kč', 'ft', 'lei', 'leu', 'rm', 'bs', 'дин', 'лв', 'руб'],
].join('|');
const CURRENCY = `(?:[A-Z]{0,3}\\p{Sc}|(?:${CURRENCY_WORDS})\\.?)`;
const CURRENCY_BEFORE = new RegExp(`^${CURRENCY}`, 'iu');
const CURRENCY_BEHIND = new RegExp(`${CURRENCY}$`, 'iu');

/** "$ 1 234,50" → "1234,50"; undefined if there is anything else than an amount. */
const amountDigits = (text: string): string | undefined => {
  const digits = text
    .trim()
    .replace(CURRENCY_BEFORE, '')
    .replace(CURRENCY_BEHIND, '')
    .trim()
    .replace(/(?<=\d)[\s'’](?=\d{3})/gu, '');
  return /^\d[\d.,]*$/.test(digits) ? digits : undefined;
};

/** A sign that is the only one of its kind, and the last, and not before three digits: it can only be the decimal one. */
const SURE_PATTERN = /^\d+(?:([.,])\d{3})*([.,])(?:\d{1,2}|\d{4,6})$/;
const UNSURE_PATTERN = /^\d{1,3}[.,]\d{3}$/;
/** Of a currency without decimals: whatever the sign is, it groups thousands. */
const GROUPED_PATTERN = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * The decimal sign of a file's amounts: the one that some amount shows beyond doubt. Undefined if amounts contradict each
 * other, or if none is sure and some could be read both ways.
 */
export function findDecimalSign(
  texts: readonly string[],
  usualSign: DecimalSign,
  currency: Currency,
): DecimalSign | undefined {
  const digits = texts.flatMap((text) => amountDigits(text) ?? []).filter((amount) => !isWholeAmount(amount, currency));
  const sureSigns = new Set(digits.flatMap((amount) => SURE_PATTERN.exec(amount)?.[2] ?? groupedSign(amount) ?? []));
  if (sureSigns.size > 1) return undefined;
  const [sureSign] = sureSigns;
  if (sureSign === '.' || sureSign === ',') return sureSign;
  return digits.some((amount) => UNSURE_PATTERN.test(amount)) ? undefined : usualSign;
}

const isWholeAmount = (digits: string, currency: Currency): boolean =>
  currencyDecimals(currency) === 0 && GROUPED_PATTERN.test(digits);

/** "1,234,567": what occurs more than once groups thousands, so the other one is the decimal sign. */
function groupedSign(amount: string): DecimalSign | undefined {
  const group = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.exec(amount)?.[1];
  return group === undefined ? undefined : group === ',' ? '.' : ',';
}

/** Whether a text could be an amount with a sign in it, which says something about the file's. */
export const hasAmountSign = (text: string): boolean => /[.,]/.test(amountDigits(text) ?? '');

/** Decimal text with a point; undefined if the text is no amount with this decimal sign. */
export function readAmount(text: string, sign: DecimalSign, currency: Currency): string | undefined {
  const digits = amountDigits(text);
  if (digits === undefined) return undefined;
  if (isWholeAmount(digits, currency)) return digits.replace(/[.,]/g, '');
  const group = sign === '.' ? ',' : '.';
  const [whole = '', fraction, ...more] = digits.split(sign);
  const isGrouped = whole.includes(group);
  if (more.length > 0 || fraction?.includes(group) || fraction === '') return undefined;
  if (isGrouped && !(sign === '.' ? /^\d{1,3}(,\d{3})+$/ : /^\d{1,3}(\.\d{3})+$/).test(whole)) return undefined;
  const wholeDigits = whole.replaceAll(group, '');
  return fraction === undefined ? wholeDigits : `${wholeDigits}.${fraction}`;
}
