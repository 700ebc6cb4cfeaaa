import type { GuestWords } from '../../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { languageName, type MenuLocale } from '../../../shared/locales.ts';
import { OFFLINE_ID } from './messages.ts';

// Slow to make, and the same on every page of a language.
const LANGUAGE_NAMES = new Map<MenuLocale, string>();

function nameOf(locale: MenuLocale): string {
  const name = LANGUAGE_NAMES.get(locale) ?? languageName(locale, locale);
  LANGUAGE_NAMES.set(locale, name);
  return name;
}

/**
 * Hidden until the service worker shows the page without a network; it then fills in the date. The last part is for a guest
 * who asked for another language.
 */
export function OfflineLine({ words, locale }: { words: GuestWords; locale: MenuLocale }) {
  const [before, after] = words.offline.split('{{date}}');
  return (
    <template id={OFFLINE_ID}>
      {before}
      <time />
      {after}
      <i>{` ${interpolate(words.offline_only_in, { language: nameOf(locale) })}`}</i>
    </template>
  );
}
