import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { LANGUAGE_TAGS } from '../../shared/locales.ts';
import type { GuestPage } from '../../shared/render.ts';

type Props = { as_of: string; page: Pick<GuestPage, 'locale' | 'restaurant'>; words: GuestWords };

/** The time of the page's data, shown if it may be out of date: prices and what is sold out may have changed. */
export function AsOf({ as_of, page: { locale, restaurant }, words }: Props) {
  const { timezone: timeZone } = restaurant;
  const dateFormat = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <p className="as-of">
      <time dateTime={as_of}>{interpolate(words.as_of, { date: dateFormat.format(new Date(as_of)) })}</time>
    </p>
  );
}
