import { LANGUAGE_TAGS, type MenuLocale, textDirection } from './locales.ts';

/**
 * Currencies offered to a restaurant, as ISO 4217 codes. Amounts are integers in the currency's minor unit
 * with its own number of decimals (JPY 0, CAD 2), so nothing is ever rounded by a float.
 */
export const CURRENCIES = [
  'CAD',
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'AUD',
  'NZD',
  'MXN',
  'BRL',
  'ARS',
  'CLP',
  'COP',
  'PEN',
  'UYU',
  'BOB',
  'CRC',
  'DOP',
  'JPY',
  'CNY',
  'KRW',
  'HKD',
  'SGD',
  'TWD',
  'THB',
  'VND',
  'INR',
  'IDR',
  'MYR',
  'PHP',
  'AED',
  'SAR',
  'KWD',
  'QAR',
  'ILS',
  'TRY',
  'MAD',
  'TND',
  'EGP',
  'ZAR',
  'DZD',
  'XOF',
  'MUR',
  'KES',
  'NGN',
  'JOD',
  'LBP',
  'SEK',
  'NOK',
  'DKK',
  'ISK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'BGN',
  'UAH',
  'RSD',
  'GEL',
  'PKR',
  'LKR',
  'MOP',
  'XPF',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The largest amount a menu may show, in minor units: it fits PostgreSQL's integer. */
export const MAX_MINOR_UNITS = 2_000_000_000;

/**
 * The decimals of amounts on menus where they aren't 2, by Unicode's CLDR 48. Not asked of Intl: stored amounts mustn't mean
 * something else in a browser or a server with other data, and the question is slow on a phone.
 */
const DECIMALS: Partial<Record<Currency, number>> = {
  CLP: 0,
  COP: 0,
  HUF: 0,
  IDR: 0,
  ISK: 0,
  JPY: 0,
  KRW: 0,
  LBP: 0,
  PKR: 0,
  VND: 0,
  XOF: 0,
  XPF: 0,
  JOD: 3,
  KWD: 3,
  TND: 3,
};

export const currencyDecimals = (currency: Currency): number => DECIMALS[currency] ?? 2;

/**
 * Decimal text with a point ("12.50") → integer minor units, or null if it is not an amount the currency can
 * express (more decimals than it has, other than zeros) or is out of range.
 */
export function minorUnits(decimal: string, currency: Currency): number | null {
  const parts = /^(\d{1,10})(?:\.(\d{1,6}))?$/.exec(decimal);
  if (!parts) return null;
  const decimals = currencyDecimals(currency);
  const fraction = parts[2] ?? '';
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const amount = Number(`${parts[1]}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  return amount <= MAX_MINOR_UNITS ? amount : null;
}

/** Integer minor units → decimal text with a point and the currency's own number of decimals. */
export function decimalText(amount: number, currency: Currency): string {
  const decimals = currencyDecimals(currency);
  if (decimals === 0) return String(amount);
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The menu's languages that write a decimal comma, as in CLDR. */
const DECIMAL_COMMA: ReadonlySet<MenuLocale> = new Set<MenuLocale>(['fr', 'es', 'de', 'it', 'pt']);

/** Decimal text as it is typed in a language: "12.50", "12,50". */
export const typedDecimal = (decimal: string, locale: MenuLocale): string =>
  DECIMAL_COMMA.has(locale) ? decimal.replace('.', ',') : decimal;

/** An amount formatted for a field, without its symbol, so that it can be typed again; null is "". */
export const typedAmount = (amount: number | null, currency: Currency, locale: MenuLocale): string =>
  amount === null ? '' : typedDecimal(decimalText(amount, currency), locale);

export type MoneyStyle = {
  locale: MenuLocale;
  currency: Currency;
  /** True if every amount of the menu is whole: only then are the decimals dropped (design §4). */
  whole: boolean;
};

/** "$12.50", "12,50 $": an amount with its symbol in the language's format. */
export const formatMoney = (amount: number, style: MoneyStyle): string =>
  keptTogether(moneyFormat(style).format(amount / 10 ** currencyDecimals(style.currency)), style);

/** "$3.00 – $5.00", "3,00–5,00 €": from one amount to another. */
export function formatMoneyRange(from: number, to: number, style: MoneyStyle): string {
  const unit = 10 ** currencyDecimals(style.currency);
  return keptTogether(moneyFormat(style).formatRange(from / unit, to / unit), style);
}

/** From right to left the last sign of "CA$" would be shown before its letters without a trailing mark (UAX #9, LRM). */
const keptTogether = (text: string, { locale }: MoneyStyle): string =>
  textDirection(locale) === 'rtl' ? text.replace(/(?<=[A-Z])\p{Sc}/gu, '$&\u200e') : text;

// One for each combination of currency, language and style: at most a few hundred.
const FORMATS = new Map<string, Intl.NumberFormat>();

function moneyFormat({ locale, currency, whole: isWhole }: MoneyStyle): Intl.NumberFormat {
  const name = `${locale} ${currency} ${isWhole}`;
  const cachedFormat = FORMATS.get(name);
  if (cachedFormat) return cachedFormat;
  const decimals = currencyDecimals(currency);
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
  FORMATS.set(name, format);
  return format;
}

/** Whether all amounts are whole units of the currency, so that ",00" may be left out everywhere. */
export function hasWholeAmounts(amounts: Iterable<number>, currency: Currency): boolean {
  const unit = 10 ** currencyDecimals(currency);
  for (const amount of amounts) if (amount % unit !== 0) return false;
  return true;
}
