import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type * as en from '../../shared/i18n/app/en.ts';
import { type AppLocale, DEFAULT_APP_LOCALE, isAppLocale } from '../../shared/locales.ts';
import { importPart } from './import-part.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** `t('auth.email')` is `email` of the part `auth`. */
    resources: { translation: typeof en };
  }
}

const STORAGE_KEY = 'locale';

/** Each language, and the messages of later screens, are loaded separately (scripts/split-words.ts). */
const MESSAGE_LOADERS: Record<AppLocale, Record<'first' | 'later', () => Promise<{ words: object }>>> = {
  en: {
    first: () => import('../../shared/i18n/app/en.ts?first'),
    later: () => import('../../shared/i18n/app/en.ts?later'),
  },
  fr: {
    first: () => import('../../shared/i18n/app/fr.ts?first'),
    later: () => import('../../shared/i18n/app/fr.ts?later'),
  },
};

/** The language chosen in this browser before, else that of the document: the address's or the browser's, as the server reads them. */
export function browserLocale(): AppLocale {
  const languages = [localStorage.getItem(STORAGE_KEY), document.documentElement.lang];
  return languages.find(isAppLocale) ?? DEFAULT_APP_LOCALE;
}

/** Starts with the messages of the first screens. */
export async function startI18n(locale: AppLocale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: (await MESSAGE_LOADERS[locale].first()).words } },
    // React escapes.
    interpolation: { escapeValue: false },
  });
  document.documentElement.lang = locale;
}

async function addWords(locale: AppLocale, step: 'first' | 'later'): Promise<void> {
  const { words } = await importPart(MESSAGE_LOADERS[locale][step]);
  i18next.addResourceBundle(locale, 'translation', words, true);
}

/** The messages of all screens, for a part of the app that needs more than FIRST_PARTS. */
export const loadAllWords = (): Promise<void> => addWords(currentLocale(), 'later');

/** Imports a part of the app that needs more than FIRST_PARTS, together with the messages of all screens. */
export async function withAllWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const [loadedModule] = await Promise.all([importPart(load), loadAllWords()]);
  return loadedModule;
}

/** Changes the interface's language, and stores the choice in this browser. */
export async function changeLocale(locale: AppLocale): Promise<void> {
  localStorage.setItem(STORAGE_KEY, locale);
  await Promise.all([addWords(locale, 'first'), addWords(locale, 'later')]);
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
}

/** The interface's current language. */
export const currentLocale = (): AppLocale => (isAppLocale(i18next.language) ? i18next.language : DEFAULT_APP_LOCALE);

/** Messages outside of components; inside, use `useTranslation`. */
export const { t } = i18next;
