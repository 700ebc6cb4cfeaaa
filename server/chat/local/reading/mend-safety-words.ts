import type { MenuLocale } from '../../../../shared/locales.ts';
import { conceptsIn, isReadByCharacters } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { isCommonWord, isIntentWord, safetyWordsOf } from '../words/common-words.ts';

/** Words of allergies and diets with one wrong letter are corrected, unless they are words of the menu or of the language. */
export function mendSafetyWords(text: string, locale: MenuLocale, isOfMenu: (word: string) => boolean): string {
  if (isReadByCharacters(locale) || locale === 'ar') return text;
  const { words, near } = safetyWordsOf(locale);
  return text.replace(/[\p{L}\p{M}]{5,}/gu, (word) => {
    const bare = withoutAccents(word.toLowerCase());
    if (words.has(bare) || isCommonWord(bare, [locale]) || isOfMenu(word.toLowerCase())) return word;
    if (isIntentWord(bare, locale)) return word;
    if (conceptsIn(locale, word).length > 0) return word;
    return near.near(bare).find((other) => other[0] === bare[0]) ?? word;
  });
}
