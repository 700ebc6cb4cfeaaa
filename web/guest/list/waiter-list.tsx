import type { GuestWords } from '../../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { LANGUAGE_TAGS, textDirection } from '../../../shared/locales.ts';
import type { GuestPage } from '../../../shared/render.ts';
import { LIST_SCRIPT } from '../guest-script.ts';
import { guestWords } from '../guest-words.ts';

type Props = { page: GuestPage; words: GuestWords };

/** The buttons that collect dishes and show them: both wait for the script (collect-dishes.ts), which the first press loads. */
export function ListButtons({ words }: Pick<Props, 'words'>) {
  return (
    <>
      <button
        type="button"
        className="main-button list-button"
        data-script={LIST_SCRIPT}
        data-add={interpolate(words.list_add, { dish: '{dish}' })}
        data-remove={interpolate(words.list_remove, { dish: '{dish}' })}
        data-show={interpolate(words.list_show, { count: '{count}' })}
        aria-label={words.list_begin}
        title={words.list_begin}
        aria-pressed={false}
        hidden={true}
      >
        <ListIcon />
      </button>
      <button type="button" className="main-button list-show" hidden={true} />
    </>
  );
}

/** The list over the whole screen: for the waiter in the restaurant's language, beneath it in the guest's. */
export function WaiterList({ page: { restaurant, locale }, words }: Props) {
  const main = restaurant.main_locale;
  const heading = guestWords(main).list_title;
  const isOther = main !== locale;
  return (
    <dialog className="waiter" aria-labelledby="waiter-title" data-main={LANGUAGE_TAGS[main]} data-id={restaurant.id}>
      <h2
        id="waiter-title"
        lang={isOther ? LANGUAGE_TAGS[main] : undefined}
        dir={isOther ? textDirection(main) : undefined}
      >
        {heading}
      </h2>
      {isOther && <p>{words.list_title}</p>}
      <ul />
      <div className="waiter-end">
        <button type="button" className="quiet waiter-clear">
          {words.clear}
        </button>
        <button type="button" className="main-button waiter-close">
          {words.close}
        </button>
      </div>
    </dialog>
  );
}

function ListIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 4.5h12v16H6zM9.5 9h5M9.5 12.5h5M9.5 16h5M10 3h4v3h-4z" />
    </svg>
  );
}
