import type { MenuLocale } from '../../../../shared/locales.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { GuestLanguage } from './guest-language.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { MORE_CANNOT, MORE_LEFT_ASIDE, MORE_MILD } from './refusing-food.ts';
import { zh } from './zh.ts';

const withRefusals = (locale: MenuLocale, language: GuestLanguage): GuestLanguage => ({
  ...language,
  cannot: `${language.cannot}, ${MORE_CANNOT[locale]}`,
  mild: `${language.mild}, ${MORE_MILD[locale]}`,
  ways: { ...language.ways, left_aside: `${language.ways.left_aside}, ${MORE_LEFT_ASIDE[locale]}` },
});

/** How guests say things, in each language. */
export const GUEST_LANGUAGES: Record<MenuLocale, GuestLanguage> = {
  en: withRefusals('en', en),
  fr: withRefusals('fr', fr),
  es: withRefusals('es', es),
  de: withRefusals('de', de),
  it: withRefusals('it', it),
  pt: withRefusals('pt', pt),
  zh: withRefusals('zh', zh),
  ja: withRefusals('ja', ja),
  ko: withRefusals('ko', ko),
  ar: withRefusals('ar', ar),
};
