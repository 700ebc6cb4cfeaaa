import type { MenuLocale } from '../../../../shared/locales.ts';
import { type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { isCommonWord, isIntentWord } from '../words/common-words.ts';
import { foldMessage } from '../words/phrases.ts';
import { isEdible } from './edible.ts';

/** Whether a word of a message is in a dish's title: "the £16 pie" is no budget. */
export const hasTitleWord = (text: string, locale: MenuLocale, isOfTitle: (word: string) => boolean): boolean =>
  wordsOf(text).some((word) => isOfTitle(word) && !isCommonWord(word, [locale]) && !isIntentWord(word, locale));

/** A folded text without the names of dishes: "chicha morada" asks for no address. */
export const withoutNames = (foldedText: string, names: readonly string[]): string =>
  names.reduce((text, name) => (text.includes(name) ? text.replace(name, ' · ') : text), foldedText);

type Place = { from: number; to: number };

export const isWithin = ({ from, to }: Place, places: readonly Place[]): boolean =>
  places.some((place) => place.from <= from && to <= place.to);

/** Where a folded text names food or dishes. */
export function placesOfNames(
  foldedText: string,
  concepts: readonly NamedConcept[],
  locale: MenuLocale,
  titles: readonly string[],
): Place[] {
  const foods = concepts.filter(({ concept, from, to }) => to - from > 1 && isEdible(concept));
  const dishes = titles.flatMap((title) => {
    const name = foldMessage(locale, title);
    const from = foldedText.indexOf(name);
    return from < 0 ? [] : [{ from, to: from + name.length }];
  });
  return [...foods, ...dishes];
}
