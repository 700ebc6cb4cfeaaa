import type { AppLocale } from '../../shared/locales.ts';

/** "November 21, 2026 at 2:05 PM", "21 novembre 2026 à 14:05": the time of publication in the restaurant's timezone. */
export const publicationDate = (instant: string, locale: AppLocale, timezone: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: timezone }).format(
    new Date(instant),
  );
