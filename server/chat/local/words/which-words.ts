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

const WHICH_THERE =
  /^ (?:what|which|quels?|quelles?|que|cuales|was|welche\p{L}*|che|quali|quais) (?:\p{L}+ ){1,2}(?:is there|are there|have|y a|avez|hay|teneis|tienen|habt|haben|gibt|c e|ci sono|avete|ha|tem|temos|existem) /u;

/** "Que carnes há?", whose verb begins another clause. */
const WHICH_KIND = /^ (?:what|which|quels?|quelles?|que|cuales|welche\p{L}*|che|quali|quais) \p{L}+ $/u;

/** "Which meats are there?": whether a folded clause of a text asks what there is of a kind. */
export const isAskingWhichThere = (clause: string, text: string): boolean =>
  WHICH_THERE.test(clause) || (WHICH_KIND.test(clause) && /[?？]/u.test(text));
