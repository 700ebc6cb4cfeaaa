/** The ten languages a menu can be written in and translated into (specification §1, design §4). */
export const MENU_LOCALES = ['en', 'fr', 'es', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'] as const;
export type MenuLocale = (typeof MENU_LOCALES)[number];

/** The languages of the owner's interface (specification §1): the first is default and fallback. */
export const APP_LOCALES = ['en', 'fr'] as const;
export type AppLocale = (typeof APP_LOCALES)[number];
export const DEFAULT_APP_LOCALE: AppLocale = 'en';

/** The interface's language to switch to. */
export const otherAppLocale = (locale: AppLocale): AppLocale => (locale === 'en' ? 'fr' : 'en');

export const isMenuLocale = (value: unknown): value is MenuLocale =>
  (MENU_LOCALES as readonly unknown[]).includes(value);
export const isAppLocale = (value: unknown): value is AppLocale => (APP_LOCALES as readonly unknown[]).includes(value);

/** BCP 47 tags for Intl and the `lang` attribute: Chinese is the simplified script. */
export const LANGUAGE_TAGS: Record<MenuLocale, string> = {
  en: 'en',
  fr: 'fr',
  es: 'es',
  de: 'de',
  it: 'it',
  pt: 'pt',
  zh: 'zh-Hans',
  ja: 'ja',
  ko: 'ko',
  ar: 'ar',
};

export const textDirection = (locale: MenuLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** The name of a language in another, for example `languageName('de', 'fr')` → "allemand". */
export function languageName(locale: MenuLocale, inLocale: MenuLocale): string {
  const names = new Intl.DisplayNames([LANGUAGE_TAGS[inLocale]], { type: 'language' });
  return names.of(LANGUAGE_TAGS[locale]) ?? locale;
}
