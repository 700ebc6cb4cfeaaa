import type { MenuLocale } from '../../../../shared/locales.ts';

/** How guests ask for some of a kind: "which tarts". Folded as messages are. */
const WHICH =
  / (?:which|welche[rsnm]?|lesquel(?:le)?s|quel(?:le)?s|cuales|quali|quais|ايها|ايهم|اي نوع) |哪(?:个|個|些|种|種|款|道)|어느|어떤/u;
/** Not folded: a "ドレッシング" and "ナッツなどの" ask for nothing. */
const WHICH_IN_JAPANESE = /(?<!な)(?:どれ|どの)/u;

/** @param asked Folded, but for Japanese. */
export const whichIn = (locale: MenuLocale, asked: string): RegExpExecArray | null =>
  (locale === 'ja' ? WHICH_IN_JAPANESE : WHICH).exec(asked);

export const isWhichQuestion = (locale: MenuLocale, text: string, foldedText: string): boolean =>
  whichIn(locale, locale === 'ja' ? text : foldedText) !== null;
