import type { MenuLocale } from '../../locales.ts';
import { chat as chatAr } from './ar/chat.ts';
import { ar } from './ar.ts';
import { chat as chatDe } from './de/chat.ts';
import { de } from './de.ts';
import { chat as chatEn } from './en/chat.ts';
import { en } from './en.ts';
import { chat as chatEs } from './es/chat.ts';
import { es } from './es.ts';
import { chat as chatFr } from './fr/chat.ts';
import { fr } from './fr.ts';
import { chat as chatIt } from './it/chat.ts';
import { it } from './it.ts';
import { chat as chatJa } from './ja/chat.ts';
import { ja } from './ja.ts';
import { chat as chatKo } from './ko/chat.ts';
import { ko } from './ko.ts';
import { chat as chatPt } from './pt/chat.ts';
import { pt } from './pt.ts';
import { chat as chatZh } from './zh/chat.ts';
import { zh } from './zh.ts';

export type ChatWords = { readonly [key in keyof typeof chatEn]: string };

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
