import type { AllergenChoice } from '../../../shared/allergens.ts';
import * as ar from '../../../shared/i18n/guest/ar.ts';
import * as de from '../../../shared/i18n/guest/de.ts';
import * as en from '../../../shared/i18n/guest/en.ts';
import * as es from '../../../shared/i18n/guest/es.ts';
import * as fr from '../../../shared/i18n/guest/fr.ts';
import type { GuestWords } from '../../../shared/i18n/guest/guest-words.ts';
import * as it from '../../../shared/i18n/guest/it.ts';
import * as ja from '../../../shared/i18n/guest/ja.ts';
import * as ko from '../../../shared/i18n/guest/ko.ts';
import * as pt from '../../../shared/i18n/guest/pt.ts';
import * as zh from '../../../shared/i18n/guest/zh.ts';
import { joinWords } from '../../../shared/list-words.ts';
import { isMenuLocale, LANGUAGE_TAGS, type MenuLocale, textDirection } from '../../../shared/locales.ts';

/** The words of one language, and how its texts are marked up. */
export type AvoidWords = {
  locale: MenuLocale;
  tag: string;
  direction: 'ltr' | 'rtl';
  names: GuestWords['allergens'];
  avoiding: GuestWords['avoiding'];
};

// Each by its own name, so that the script holds no other words of the page.
const ALLERGEN_NAMES: Record<MenuLocale, GuestWords['allergens']> = {
  en: en.allergens,
  fr: fr.allergens,
  es: es.allergens,
  de: de.allergens,
  it: it.allergens,
  pt: pt.allergens,
  zh: zh.allergens,
  ja: ja.allergens,
  ko: ko.allergens,
  ar: ar.allergens,
};
const AVOIDING_WORDS: Record<MenuLocale, GuestWords['avoiding']> = {
  en: en.avoiding,
  fr: fr.avoiding,
  es: es.avoiding,
  de: de.avoiding,
  it: it.avoiding,
  pt: pt.avoiding,
  zh: zh.avoiding,
  ja: ja.avoiding,
  ko: ko.avoiding,
  ar: ar.avoiding,
};

/** @param tag A language tag, for example "zh-Hans"; English for one that menus don't have. */
export function avoidWords(tag: string): AvoidWords {
  const [language] = tag.split('-');
  const locale = isMenuLocale(language) ? language : 'en';
  return {
    locale,
    tag: LANGUAGE_TAGS[locale],
    direction: textDirection(locale),
    names: ALLERGEN_NAMES[locale],
    avoiding: AVOIDING_WORDS[locale],
  };
}

/** "milk, eggs", with the comma of the language. */
export function namesOf(codes: readonly AllergenChoice[], { names, locale }: AvoidWords): string {
  return joinWords(
    codes.map((code) => names[code]),
    locale,
  );
}
