import type { AppLocale } from './locales.ts';
import { type Currency, currencyDecimals } from './money.ts';

/**
 * "CA$29.00", "29,00 $CA": what an owner pays, `amount` in minor units, with the currency named because the menu's may be
 * another.
 */
export const formatBilledAmount = (amount: number, currency: Currency, locale: AppLocale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** currencyDecimals(currency));
