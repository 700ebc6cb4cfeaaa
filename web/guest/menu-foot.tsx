import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { LANGUAGE_TAGS } from '../../shared/locales.ts';
import type { GuestPage } from '../../shared/render.ts';
import { CallLink } from './call-link.tsx';
import { taxFootnote } from './tax-words.ts';

/** Where the restaurant is, what its prices hold, and of when the menu is. */
export function MenuFoot({ page, words, isWide }: { page: GuestPage; words: GuestWords; isWide: boolean }) {
  const { restaurant, locale } = page;
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: restaurant.timezone });
  const updated = interpolate(words.updated_on, { date: date.format(new Date(page.published_at)) });
  return (
    <footer className={isWide ? 'foot wide' : 'foot'}>
      {(restaurant.address || restaurant.hours || restaurant.phone) && (
        <div className="contact">
          {restaurant.address && <p>{restaurant.address}</p>}
          {restaurant.hours && <p>{restaurant.hours}</p>}
          {restaurant.phone && <CallLink phone={restaurant.phone} words={words} />}
        </div>
      )}
      <p>{`${taxFootnote(restaurant, locale, words)} ${words.allergy}`}</p>
      <p>{`${updated} ${words.tracks_nobody}`}</p>
    </footer>
  );
}
