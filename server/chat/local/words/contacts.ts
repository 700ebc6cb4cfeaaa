import type { MenuLocale } from '../../../../shared/locales.ts';

/** How guests ask whom to speak to. Folded as messages are. */
const CONTACTS: Record<MenuLocale, RegExp> = {
  en: / (?:who|whom|call|ring|phone|contact|speak|get in touch|email) /u,
  fr: / (?:qui|appel\p{L}*|contact\p{L}*|adress\p{L}*|joindre|telephon\p{L}*) /u,
  es: / (?:quien|llam\p{L}*|contact\p{L}*|hablo|dirijo|comunico) /u,
  de: / (?:wen|wem|anruf\p{L}*|meld\p{L}*|wende\p{L}*|kontakt\p{L}*|ruf\p{L}*) /u,
  it: / (?:chi|chiam\p{L}*|contatt\p{L}*|rivolg\p{L}*|telefon\p{L}*) /u,
  pt: / (?:quem|ligo|ligar|contact\p{L}*|falo|falar|telefon\p{L}*) /u,
  zh: /找谁|联系|打电话|打哪|跟谁|找誰|聯繫/u,
  ja: /連絡|電話|誰|ダレ/u,
  ko: /연락|전화|누구|어디로/u,
  ar: / (?:مين|اتصل|نتصل|احكي|اكلم|اتكلم|تواصل|اتواصل|رقم) /u,
};
export const isAskingForContact = (locale: MenuLocale, foldedText: string): boolean =>
  CONTACTS[locale].test(foldedText);
