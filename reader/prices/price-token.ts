/** A word, or a part of one, that can be a price. Amounts are decimal text with a point. */
export type PriceToken = {
  amount: string;
  amount_max: string | null;
  /** `signed` with a currency, `decimal` with two decimals, `bare` for a number alone, which may mean anything. */
  kind: 'signed' | 'decimal' | 'bare';
};

/**
 * Currencies as printed. Of the codes only those that are no word in capitals ("TRY", "COP"): they stand beside numbers
 * in titles, too.
 */
const CODES = 'CHF|EUR|CAD|USD|GBP|AUD|NZD|MXN|BRL|ARS|CLP|JPY|CNY|KRW|HKD|SGD|TWD|INR|AED|SEK|NOK|DKK|PLN|CZK|HUF';
const SIGN = String.raw`(?:[A-Z]{0,3}\$|[€£¥￥₩₹₽₺₪฿₫₱₴]|S/\.|${CODES}|Fr\.?|kr\.?|zł|Kč|Rs\.?)`;
/** `1250`, `12,50`, `12.-`, `1 250`, `1.250,00`. Spaces only where they were joined to it. */
const NUMBER = String.raw`(?:\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?:[.,]\d{2})?|\d{1,6}(?:[.,]\d{1,2}|[.,][-–—])?)`;
const PRICE = new RegExp(`^(${SIGN})?(${NUMBER})(?:[-–](${SIGN})?(${NUMBER}))?(${SIGN})?$`, 'i');
/** `8€50`, `12$50`. */
const SIGN_INSIDE = /^(\d{1,4})[€$£](\d{2})$/;
/** `$.75`. */
const NO_WHOLE = /(?<=^[$€£])(?=\.\d{2}$)/;
/** What parts thousands from hundreds. */
const THOUSANDS = /[.,'’\u00a0\u202f](?=\d{3}(?:\D|$))/g;
/** OCR takes the dollar sign for an S or a section sign where decimals follow. */
const MISREAD_SIGN = /^[S§](?=\d{1,3}[.,]\d{2}$)/;
/** OCR takes the euro sign for an E, or sees both. */
const MISREAD_EURO = /(?<=^\d{1,3}[.,]\d{2})E$|(?<=^\d{1,3}(?:[.,]\d{2})?)E€$/;
/** What stands around a price: brackets, the star of a footnote, the plus of "and up". One before it is an addition's. */
const WRAPPING = /^[([{*]+|[)\]}*;:+]+$|[.,]+$/g;

export const isSign = (text: string): boolean => new RegExp(`^${SIGN}$`, 'i').test(text);

/** Reads `12`, `12.5`, `12,50`, `$4.5`, `12€50`, `12.-`, `3-5`; undefined for all else. */
export function parsePriceToken(printed: string): PriceToken | undefined {
  // "(3)" counts pieces.
  if (/^\(\d{1,2}\)$/.test(printed)) return undefined;
  const text = printed
    .replace(WRAPPING, '')
    .replace(MISREAD_SIGN, '$')
    .replace(MISREAD_EURO, '€')
    .replace(NO_WHOLE, '0');
  const inside = SIGN_INSIDE.exec(text);
  if (inside) return { amount: `${Number(inside[1])}.${inside[2]}`, amount_max: null, kind: 'signed' };
  const match = PRICE.exec(text);
  if (!match) return undefined;
  const [, before, low, between, high, after] = match;
  const amount = normalise(low);
  if (amount === undefined) return undefined;
  const upper = high === undefined ? null : (normalise(high) ?? null);
  // A range runs upwards; "6-4" is something else.
  if (upper !== null && Number(upper) <= Number(amount)) return undefined;
  const isSigned = Boolean(before || between || after);
  const isDecimal = /[.,](\d{2}|[-–—])$/.test(low ?? '');
  return { amount, amount_max: upper, kind: isSigned ? 'signed' : isDecimal ? 'decimal' : 'bare' };
}

/** `11/52`, `$7/$8/$9`, `7|8` → each price; undefined where a part is none. */
export function parsePriceTokens(printed: string): PriceToken[] | undefined {
  const parts = printed.split(/[/|]/).filter((part) => part !== '');
  const tokens = parts.map(parsePriceToken).filter((token) => token !== undefined);
  return tokens.length > 0 && tokens.length === parts.length ? tokens : undefined;
}

/** A number alone may be a price up to here; above, it is a year, a postcode or a house's number. */
export const MAX_BARE_AMOUNT = 999;

/** Whether a word alone can be one price or several. */
export const canBePrice = (printed: string): boolean =>
  parsePriceTokens(printed)?.every(({ kind, amount }) => kind !== 'bare' || Number(amount) <= MAX_BARE_AMOUNT) ?? false;

function normalise(printed: string | undefined): string | undefined {
  if (printed === undefined) return undefined;
  const plain = printed.replace(/[-–—]$/, '').replace(THOUSANDS, '');
  const [whole = '', decimals = ''] = plain.split(/[.,]/);
  if (whole.length > 1 && whole.startsWith('0')) return undefined;
  if (Number(`${whole}.${decimals || 0}`) === 0) return undefined;
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
