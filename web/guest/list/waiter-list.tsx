import type { GuestWords } from '../../../shared/i18n/guest/guest-words.ts';
import { guestWords } from '../../../shared/i18n/guest/words-by-locale.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { LANGUAGE_TAGS } from '../../../shared/locales.ts';
import type { GuestPage } from '../../../shared/render.ts';
import { LIST_SCRIPT } from '../shell/guest-script.ts';

type Props = { page: GuestPage; words: GuestWords };

/**
 * The buttons that collect dishes and show them to the waiter: both wait for the script (collect-dishes.ts), which the first
 * press loads, and which makes the list itself of these words.
 */
export function ListButtons({ page: { restaurant }, words }: Props) {
  const mainLocale = restaurant.main_locale;
  return (
    <>
      <button
        type="button"
        className="main-button list-button"
        data-script={LIST_SCRIPT}
        data-id={restaurant.id}
        data-main={LANGUAGE_TAGS[mainLocale]}
        data-heading={guestWords(mainLocale).list_title}
        data-title={words.list_title}
        data-clear={words.clear}
        data-close={words.close}
        data-add={interpolate(words.list_add, { dish: '{dish}' })}
        data-remove={interpolate(words.list_remove, { dish: '{dish}' })}
        data-show={interpolate(words.list_show, { count: '{count}' })}
        aria-label={words.list_begin}
        hidden={true}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 4.5h12v16H6zM9.5 9h5M9.5 12.5h5M9.5 16h5M10 3h4v3h-4z" />
        </svg>
      </button>
      <button type="button" className="main-button list-show" hidden={true} />
    </>
  );
}
