import type { MenuLocale } from '../../../../shared/locales.ts';

/** How guests ask for what they don't see: "no takoyaki?", "たこ焼きないの?". Folded as messages are. */
const NONE: Record<MenuLocale, RegExp> = {
  en: /^ (?:(?:so|oh|ok|and|but|hey|hi|what) )*(?:no|not any) | (?:you|u|yall|guys|they) (?:don t|dont|haven t|havent)(?: (?:have|do|serve|sell|got))? | (?:don t|haven t) you (?:have|do|serve|sell|got) | (?:isn|aren) t there | there (?:s|is|are) no /u,
  fr: / (?:pas|plus) (?:de|d|du|des) | aucun\p{L}* /u,
  es: / (?:no (?:tienen?|tienes|teneis|tenes|hay|os quedan?|les quedan?|quedan?|hacen|haceis|venden|sirven)|ningun\p{L}*) /u,
  de: / (?:kein\p{L}*|koa|keene) /u,
  it: / (?:non (?:avete|hai|c e|ci sono|ce l avete|fate|servite)|niente|nessun\p{L}*) /u,
  pt: / (?:n|nao) (?:tem|teem|tens|ha|fazem|servem|vendem) | nenhum\p{L}* /u,
  zh: /(?<!有)[没沒]有?|不卖|不賣|冇|^(?:请问|你们|这里|店里|老板){0,2}有[没沒]有/u,
  ja: /ナイ(?:ノ|ン|デス|カ|ヨネ|[?？]|$)|アリマセン|(?:置イテ|ヤッテ)ナイ/u,
  ko: /없|안 ?(?:파|팔|하)/u,
  ar: / (?:ما (?:في|عندكم|عندك|عندكو|فيش?|فيه|يوجد|بقي)|ماعندكم|مافي|مفيش|ماكو|معندكوش|لا يوجد|ليس (?:لديكم|عندكم)) /u,
};

const ASKS = /[?？؟]/u;
/** Endings that ask, in languages that need no mark for it. Folded. */
const ENDS_ASKING: Partial<Record<MenuLocale, RegExp>> = {
  zh: /[吗嗎么麽][\s\p{P}]*$|^(?:请问|你们|这里|店里|老板){0,2}有[没沒]有/u,
  ja: /(?:カ|ノ|カナ|カシラ)[\s\p{P}]*$/u,
  ko: /(?:요|까|나|니)[\s\p{P}]*$/u,
};

/** A folded text without what says nothing of the guest: "you don't have takoyaki?", "有没有章鱼烧". */
export const withoutNone = (locale: MenuLocale, foldedText: string): string =>
  locale === 'en' || locale === 'zh' ? foldedText.replace(NONE[locale], ' ') : foldedText;

export const isAskingWhetherNone = (locale: MenuLocale, text: string, foldedText: string): boolean =>
  NONE[locale].test(foldedText) && (ASKS.test(text) || (ENDS_ASKING[locale]?.test(foldedText) ?? false));
