import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { account } from '../../shared/i18n/app/en/account.ts';
import type { assistant } from '../../shared/i18n/app/en/assistant.ts';
import type { drawing } from '../../shared/i18n/app/en/drawing.ts';
import type { languages } from '../../shared/i18n/app/en/languages.ts';
import type { passkey_sign_in } from '../../shared/i18n/app/en/passkey-sign-in.ts';
import type { passkeys } from '../../shared/i18n/app/en/passkeys.ts';
import type { premium } from '../../shared/i18n/app/en/premium.ts';
import type { refused_edit } from '../../shared/i18n/app/en/refused-edit.ts';
import type { review } from '../../shared/i18n/app/en/review.ts';
import type { second_language } from '../../shared/i18n/app/en/second-language.ts';
import type { service } from '../../shared/i18n/app/en/service.ts';
import type { service_link } from '../../shared/i18n/app/en/service-link.ts';
import type { settings } from '../../shared/i18n/app/en/settings.ts';
import type { subscription } from '../../shared/i18n/app/en/subscription.ts';
import type { terms } from '../../shared/i18n/app/en/terms.ts';
import type { usage } from '../../shared/i18n/app/en/usage.ts';
import type { visits } from '../../shared/i18n/app/en/visits.ts';
import { type AppLocale, DEFAULT_APP_LOCALE, isAppLocale } from '../../shared/locales.ts';
import type { en } from './en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      // With those that a screen brings, as by add-words.ts.
      translation: typeof en & { review: typeof review };
      // Those of add-words.ts that have a name of their own.
      account: { account: typeof account };
      assistant: { assistant: typeof assistant };
      refused_edit: { refused_edit: typeof refused_edit };
      second_language: { second_language: typeof second_language };
      drawing: { drawing: typeof drawing };
      languages: { languages: typeof languages };
      premium: { premium: typeof premium };
      subscription: { subscription: typeof subscription };
      settings: { settings: typeof settings };
      terms: { terms: typeof terms };
      passkey_sign_in: { passkey_sign_in: typeof passkey_sign_in };
      passkeys: { passkeys: typeof passkeys };
      service: { service: typeof service };
      service_link: { service_link: typeof service_link };
      usage: { usage: typeof usage };
      visits: { visits: typeof visits };
    };
  }
}

const STORAGE_KEY = 'locale';

/** The words of a language come in a file of their own: nobody loads both. */
const LOADERS: Record<AppLocale, () => Promise<object>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
};

/** The language chosen in this browser before, else the first of the browser's own that the app speaks, else English. */
export function browserLocale(): AppLocale {
  const chosen = localStorage.getItem(STORAGE_KEY);
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find(isAppLocale) ?? DEFAULT_APP_LOCALE;
}

export async function startI18n(locale: AppLocale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: await LOADERS[locale]() } },
    // React escapes.
    interpolation: { escapeValue: false },
  });
  document.documentElement.lang = locale;
}

/** Changes the interface's language, and keeps the choice in this browser. */
export async function changeLocale(locale: AppLocale): Promise<void> {
  localStorage.setItem(STORAGE_KEY, locale);
  // Some words may have come with their screen.
  if (!i18next.getResource(locale, 'translation', 'frame'))
    i18next.addResourceBundle(locale, 'translation', await LOADERS[locale](), true);
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
}

/** The language that the interface speaks now. */
export const currentLocale = (): AppLocale => (isAppLocale(i18next.language) ? i18next.language : DEFAULT_APP_LOCALE);

/** Words outside of components; inside, `useTranslation`. */
export const { t } = i18next;
