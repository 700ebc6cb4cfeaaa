import type { MenuLocale } from '../../../../shared/locales.ts';

/** "Anything raw, like sashimi?": what is named to compare with is no more than an example. Folded as messages are. */
const LIKE: Record<MenuLocale, RegExp> = {
  en: /(?<= (?:like|such as|similar to|along the lines of|kind of|sort of) (?:(?:a|an|the|some) )?)/gu,
  fr: /(?<= (?:genre|comme|style|type|facon) (?:(?:un|une|du|de|des|le|la|les) )?)/gu,
  es: /(?<= (?:tipo|como|estilo|parecido a|en plan) (?:(?:un|una|el|la|los|las) )?)/gu,
  de: /(?<= (?:wie|so wie|ahnlich wie|art|so was wie) (?:(?:ein|eine|einen|das|die|der|beim) )?)/gu,
  it: /(?<= (?:tipo|come|stile|simile a) (?:(?:un|una|il|la|lo|i|le) )?)/gu,
  pt: /(?<= (?:tipo|como|estilo|parecido com|genero) (?:(?:um|uma|o|a|os|as) )?)/gu,
  zh: /(?<=(?:像|象|类似于?|比如|好比))/gu,
  ja: /(?=(?:ミタイ|ノヨウ|ッポイ|的ナ))/gu,
  ko: /(?=(?:처럼|같은|같이|같은거|스러운))/gu,
  ar: /(?<= (?:مثل|زي|متل|كانه|شبيه ب) )/gu,
};

/** The places of a folded message at which an example begins; in Japanese and Korean those at which it ends. */
export const placesOfExamples = (locale: MenuLocale, foldedText: string): number[] =>
  Array.from(foldedText.matchAll(LIKE[locale]), ({ index }) => index);

export const isExampleBehind = (locale: MenuLocale): boolean => locale === 'ja' || locale === 'ko';
