import { DEFAULT_TEXT_FONT, DEFAULT_TITLE_FONT } from '../../shared/fonts.ts';
import { guestWords } from '../../shared/i18n/guest/words-by-locale.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import type { GuestError } from '../../shared/render.ts';
import { CallLink } from './call-link.tsx';
import { guestDocument } from './guest-document.tsx';

/**
 * "Oops": menus that are unavailable (400, 403) or suspended (410), don't exist (404) or can't be looked up now (503), and the number to
 * call if it is known.
 */
export function errorPage({ status, locale, restaurant }: GuestError): string {
  const words = guestWords(locale);
  const unavailableText = restaurant ? interpolate(words.unavailable_of, { name: restaurant.name }) : words.unavailable;
  const reasonText = {
    400: unavailableText,
    403: unavailableText,
    404: words.missing,
    410: words.suspended,
    503: words.unreachable,
  }[status];
  return guestDocument({
    locale,
    title: words.oops,
    description: reasonText,
    title_font: DEFAULT_TITLE_FONT,
    text_font: DEFAULT_TEXT_FONT,
    is_hidden: true,
    children: (
      <main className="notice">
        <h1>{words.oops}</h1>
        <p className="notice-reason">{reasonText}</p>
        {restaurant?.menu_path && (
          <p>
            <a href={restaurant.menu_path}>{interpolate(words.menu_of, { name: restaurant.name })}</a>
          </p>
        )}
        {restaurant?.phone && <CallLink phone={restaurant.phone} words={words} />}
      </main>
    ),
  });
}
