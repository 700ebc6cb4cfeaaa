import { type AppLocale, isAppLocale, isMenuLocale, type MenuLocale } from '../../shared/locales.ts';

/**
 * The first of the browser's languages that a menu can be written in. If the app has it, the owner could choose: the app's
 * language says more.
 */
export function guessMenuLocale(languages: readonly string[], appLocale: AppLocale): MenuLocale {
  const browserLocale = languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isMenuLocale);
  return browserLocale === undefined || isAppLocale(browserLocale) ? appLocale : browserLocale;
}
