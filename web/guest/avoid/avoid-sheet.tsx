import type { GuestWords } from '../../../shared/i18n/guest/guest-words.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import { AVOID_SCRIPT } from '../shell/guest-script.ts';
import { Sheet } from '../shell/sheet.tsx';

const AVOID_SHEET = 'avoid';

type ButtonProps = { main_locale: MenuLocale; words: GuestWords };

/**
 * Opens what a guest can't eat. It waits for the script (offer-choice.ts); the card for the kitchen is in the
 * restaurant's language.
 */
export function AvoidButton({ main_locale, words }: ButtonProps) {
  return (
    <p className="cant-eat-line">
      <button
        type="button"
        className="quiet cant-eat"
        popoverTarget={AVOID_SHEET}
        data-script={AVOID_SCRIPT}
        data-main={main_locale}
        hidden={true}
      >
        {words.avoiding.cant_eat}
      </button>
    </p>
  );
}

/** Filled by avoid.ts. */
export function AvoidSheet({ words }: { words: GuestWords }) {
  return (
    <Sheet id={AVOID_SHEET} title={words.avoiding.choose} words={words}>
      <div className="avoid-choice" />
    </Sheet>
  );
}
