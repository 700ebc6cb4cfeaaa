import type { MenuLocale } from '../../locales.ts';
import { ar, chat as chatAr } from './ar.ts';
import { chat as chatDe, de } from './de.ts';
import { chat as chatEn, en } from './en.ts';
import { chat as chatEs, es } from './es.ts';
import { chat as chatFr, fr } from './fr.ts';
import type { ChatWords } from './guest-words.ts';
import { chat as chatIt, it } from './it.ts';
import { chat as chatJa, ja } from './ja.ts';
import { chat as chatKo, ko } from './ko.ts';
import { chat as chatPt, pt } from './pt.ts';
import { chat as chatZh, zh } from './zh.ts';

/** The assistant's sentences in a guest's language. */
export const CHAT_WORDS: Record<MenuLocale, ChatWords> = {
  en: chatEn,
  fr: chatFr,
  es: chatEs,
  de: chatDe,
  it: chatIt,
  pt: chatPt,
  zh: chatZh,
  ja: chatJa,
  ko: chatKo,
  ar: chatAr,
};

/** The allergens' names. */
export const ALLERGEN_WORDS = Object.fromEntries(
  Object.entries({ en, fr, es, de, it, pt, zh, ja, ko, ar }).map(([locale, { allergens }]) => [locale, allergens]),
  // Made of every locale.
) as Record<MenuLocale, typeof en.allergens>;

/** The question that the page makes of a guest's choice. */
export const READY_QUESTIONS = Object.fromEntries(
  Object.entries({ en, fr, es, de, it, pt, zh, ja, ko, ar }).map(([locale, { avoiding }]) => [
    locale,
    avoiding.chat_question,
  ]),
  // Made of every locale.
) as Record<MenuLocale, string>;

type PageWords = Pick<
  typeof en,
  'taxes_included' | 'before_tax' | 'service_included' | 'service_not_included' | 'closed_day'
>;

/** What the page says of prices and hours, which the assistant repeats. */
export const PAGE_WORDS: Record<MenuLocale, PageWords> = { en, fr, es, de, it, pt, zh, ja, ko, ar };
