import type { AppLocale } from '../../../shared/locales.ts';

/** Days of the calendar in words: `short` "22 Nov", `long` "Sun, 22 Nov". */
export function dayFormat(locale: AppLocale): { short(day: string): string; long(day: string): string } {
  const shortFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const longFormat = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const dayDate = (day: string) => new Date(`${day}T00:00:00Z`);
  return { short: (day) => shortFormat.format(dayDate(day)), long: (day) => longFormat.format(dayDate(day)) };
}
