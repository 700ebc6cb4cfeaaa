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

// Intl formats are slow to create, and a menu formats each of its amounts.
const DECIMALS = new Map<Currency, number>();

export function currencyDecimals(currency: Currency): number {
  const cachedDecimals = DECIMALS.get(currency);
  if (cachedDecimals !== undefined) return cachedDecimals;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  DECIMALS.set(currency, decimals);
  return decimals;
}

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

// Intl formats are slow to create.
const DECIMAL_SIGNS = new Map<MenuLocale, string>();

function decimalSign(locale: MenuLocale): string {
  const cachedSign = DECIMAL_SIGNS.get(locale);
  if (cachedSign !== undefined) return cachedSign;
  const parts = new Intl.NumberFormat(LANGUAGE_TAGS[locale]).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  DECIMAL_SIGNS.set(locale, sign);
  return sign;
}

/** Decimal text as it is typed in a language: "12.50", "12,50". */
export const typedDecimal = (decimal: string, locale: MenuLocale): string =>
  decimalSign(locale) === ',' ? decimal.replace('.', ',') : decimal;

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
