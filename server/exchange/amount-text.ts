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

/** "$ 1 234,50" → "1234,50"; undefined if there is anything else than an amount. */
const amountDigits = (text: string): string | undefined => {
  const digits = text
    .trim()
    .replace(/^[\p{Sc}\p{L}]{1,4}\.?\s*|\s*[\p{Sc}\p{L}]{1,4}$/gu, '')
    .replace(/(?<=\d)[\s'’](?=\d{3})/gu, '');
  return /^\d[\d.,]*$/.test(digits) ? digits : undefined;
};

/** A sign that is the only one of its kind, and the last, and not before three digits: it can only be the decimal one. */
const SURE_PATTERN = /^\d+(?:([.,])\d{3})*([.,])(?:\d{1,2}|\d{4,6})$/;
const UNSURE_PATTERN = /^\d{1,3}[.,]\d{3}$/;

/**
 * The decimal sign of a file's amounts: the one that some amount shows beyond doubt. Undefined if amounts contradict each
 * other, or if none is sure and some could be read both ways.
 */
export function findDecimalSign(texts: readonly string[], usualSign: DecimalSign): DecimalSign | undefined {
  const digits = texts.flatMap((text) => amountDigits(text) ?? []);
  const sureSigns = new Set(digits.flatMap((amount) => SURE_PATTERN.exec(amount)?.[2] ?? groupedSign(amount) ?? []));
  if (sureSigns.size > 1) return undefined;
  const [sureSign] = sureSigns;
  if (sureSign === '.' || sureSign === ',') return sureSign;
  return digits.some((amount) => UNSURE_PATTERN.test(amount)) ? undefined : usualSign;
}

/** "1,234,567": what occurs more than once groups thousands, so the other one is the decimal sign. */
function groupedSign(amount: string): DecimalSign | undefined {
  const group = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.exec(amount)?.[1];
  return group === undefined ? undefined : group === ',' ? '.' : ',';
}

/** Decimal text with a point; undefined if the text is no amount with this decimal sign. */
export function readAmount(text: string, sign: DecimalSign): string | undefined {
  const digits = amountDigits(text);
  if (digits === undefined) return undefined;
  const group = sign === '.' ? ',' : '.';
  const [whole = '', fraction, ...more] = digits.split(sign);
  const isGrouped = whole.includes(group);
  if (more.length > 0 || fraction?.includes(group) || fraction === '') return undefined;
  if (isGrouped && !(sign === '.' ? /^\d{1,3}(,\d{3})+$/ : /^\d{1,3}(\.\d{3})+$/).test(whole)) return undefined;
  const wholeDigits = whole.replaceAll(group, '');
  return fraction === undefined ? wholeDigits : `${wholeDigits}.${fraction}`;
}
