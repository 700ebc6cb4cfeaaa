import i18next from 'i18next';
import type { AppLocale } from '../../shared/locales.ts';

/**
 * Adds the words of a part that few come to. They come with the part's own file, in both languages, so that the first
 * screens don't wait for them. The part asks for them by `useTranslation(name)`, and names each as everywhere, `name.key`.
 */
export function addWords(name: string, words: Record<AppLocale, object>): void {
  for (const [locale, texts] of Object.entries(words)) i18next.addResourceBundle(locale, name, { [name]: texts });
}

/** The same for a part whose words are asked for like those of every screen, by `useTranslation()`. */
export function addOwnWords(words: Record<AppLocale, object>): void {
  for (const [locale, texts] of Object.entries(words)) i18next.addResourceBundle(locale, 'translation', texts, true);
}
