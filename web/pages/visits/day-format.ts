import type { AppLocale } from '../../../shared/locales.ts';

/** Days of the calendar in words: `short` "22 Nov", `long` "Sun, 22 Nov". */
export function dayFormat(locale: AppLocale): { short(day: string): string; long(day: string): string } {
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return { short: (day) => short.format(at(day)), long: (day) => long.format(at(day)) };
}
