import { priceFootnote } from '../../shared/guest-sentences/tax-words.ts';
import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { LANGUAGE_TAGS, type MenuLocale } from '../../shared/locales.ts';
import type { PublicMenu } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { CallLink } from './call-link.tsx';
import { OpeningTimes } from './open-now.tsx';

// A format is slow to make. Most restaurants of a server are in few timezones.
const DATE_FORMATS = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 200;

function dateFormat(locale: MenuLocale, timeZone: string): Intl.DateTimeFormat {
  const name = `${locale} ${timeZone}`;
  const cachedFormat = DATE_FORMATS.get(name);
  if (cachedFormat) return cachedFormat;
  if (DATE_FORMATS.size === MAX_FORMATS) DATE_FORMATS.clear();
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone });
  DATE_FORMATS.set(name, format);
  return format;
}

type Props = {
  page: GuestPage;
  menu: PublicMenu | undefined;
  words: GuestWords;
  isWide: boolean;
  /** The menu's own page, to which a frame leads. */
  address: string;
};

/** The restaurant's contact and hours, the taxes in its prices, and the date of the menu. */
export function MenuFoot({ page, menu, words, isWide, address }: Props) {
  const { restaurant, locale } = page;
  const date = dateFormat(locale, restaurant.timezone).format(new Date(page.published_at));
  const updatedText = interpolate(words.updated_on, { date });
  return (
    <footer className={isWide ? 'foot wide' : 'foot'}>
      {(restaurant.address || restaurant.hours || restaurant.opening_hours || restaurant.phone) && (
        <div className="contact">
          {restaurant.address && <p>{restaurant.address}</p>}
          {restaurant.hours && (
            <p lang={restaurant.main_locale === locale ? undefined : LANGUAGE_TAGS[restaurant.main_locale]}>
              {restaurant.hours}
            </p>
          )}
          <OpeningTimes page={page} words={words} />
          {restaurant.phone && <CallLink phone={restaurant.phone} words={words} />}
        </div>
      )}
      <p className="allergy">{words.allergy}</p>
      <p>{priceFootnote(restaurant, menu, locale, words)}</p>
      <p>{`${updatedText} ${words.tracks_nobody}`}</p>
      {page.is_embedded && (
        <p>
          <a href={address} target="_blank" rel="noopener">
            {interpolate(words.menu_of, { name: restaurant.name })}
          </a>
        </p>
      )}
    </footer>
  );
}
