import { formatBilledAmount } from '../../shared/billed-amount.ts';
import type { Currency } from '../../shared/money.ts';
import { currentLocale } from '../i18n/i18n.ts';

/** In the interface's language. `amount` in minor units. */
export const billedAmount = (amount: number, currency: Currency): string =>
  formatBilledAmount(amount, currency, currentLocale());

/** "9.975", "9,975": a rate in thousandths of a percent, without its sign. */
export const ratePercent = (rate: number): string =>
  new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 3 }).format(rate / 1_000);

/** "December 3, 2026", in the restaurant's timezone. */
export const billedDay = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone }).format(Date.parse(instant));
