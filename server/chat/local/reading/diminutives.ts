import type { MenuLocale } from '../../../../shared/locales.ts';
import { conceptsIn } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { isCommonWord } from '../words/common-words.ts';
import { isEdible } from './edible.ts';

/** Endings of small and dear things: "franguinho", "cervecita", "zuppetta". */
const ENDINGS: Partial<Record<MenuLocale, RegExp>> = {
  pt: /^(\p{L}{3,12})(?:zinh|inh)([oa]s?)$/u,
  es: /^(\p{L}{3,12})(?:cit|it|ill)([oa]s?)$/u,
  it: /^(\p{L}{3,12})(?:in|ett|ell)([oaie])$/u,
};

/** A text with the plain names of food that it names fondly, where the lexicon and the menu have no such word. */
export function withoutDiminutives(text: string, locale: MenuLocale, isOfMenu: (word: string) => boolean): string {
  const ending = ENDINGS[locale];
  if (!ending) return text;
  return text.replace(/[\p{L}\p{M}]{6,}/gu, (word) => {
    const match = ending.exec(withoutAccents(word.toLowerCase()));
    if (!match || isCommonWord(word, [locale]) || isOfMenu(word.toLowerCase())) return word;
    if (conceptsIn(locale, word).length > 0) return word;
    const [, stem = '', last = ''] = match;
    return plainForms(stem, last).find((form) => isFood(locale, form)) ?? word;
  });
}

/** "Franguinho" is of "frango", "cervecita" of "cerveza", "pãezinhos" of "pães". */
function plainForms(stem: string, last: string): string[] {
  const stems = [stem, stem.replace(/gu$/, 'g'), stem.replace(/qu$/, 'c'), stem.replace(/c$/, 'z')];
  return [...new Set(stems)].flatMap((one) => [one + last, one, `${one}e`, `${one}o`, `${one}a`]);
}

const isFood = (locale: MenuLocale, form: string): boolean =>
  conceptsIn(locale, form).some(({ concept }) => isEdible(concept));
