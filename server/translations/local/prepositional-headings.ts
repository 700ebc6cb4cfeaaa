import type { MenuLocale } from '../../../shared/locales.ts';

/** Words by which a heading says where dishes are from or for whom: "Fisch & Meer" is no "fish and from the sea". */
const PREPOSITIONS: Partial<Record<MenuLocale, RegExp>> = {
  en: /^(?:from|for|to|in|on|with|by|off) /i,
  fr: /^(?:d’|(?:du|de|des|à|au|aux|pour|en|côté) )/i,
  es: /^(?:de|del|para|a|al|en) /i,
  de: /^(?:aus|vom|von|zum|zur|für|im|in|auf|mit) /i,
  it: /^(?:dall’|(?:dal|dalla|dai|dalle|di|del|per|al|alla|in) )/i,
  pt: /^(?:do|da|dos|das|de|para|ao|à|em|no|na) /i,
  zh: /^(?:按|来自)/u,
  ja: /(?:から|で)$/u,
  ko: /(?:에서|으로|로)$/u,
  ar: /^(?:من|في|على) /u,
};

export const isPrepositional = (text: string, locale: MenuLocale): boolean => PREPOSITIONS[locale]?.test(text) === true;
