import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { foldArabic, withoutAccents } from '../../../food/fold-words.ts';
import { asSimplified } from '../../../food/traditional-characters.ts';

const IS_ARABIC = /\p{Script=Arabic}/u;
/** The article, with what may be joined before it: "الكباب", "بالكباب". */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|ول?لل?(?=ل)|لل)(?=.{3})/u;

/** Light stems: plurals and feminine endings, without accents; Arabic words without the article. */
export function stem(word: string): string {
  const bare = withoutAccents(word);
  if (IS_ARABIC.test(bare)) return foldArabic(bare).replace(ARABIC_ARTICLE, '');
  if (bare.length <= 3 || /\d/.test(bare)) return bare;
  return bare
    .replace(/ies$/, 'y')
    .replace(/(ss|us|is)$/, '$1_')
    .replace(/(ches|shes|xes|sses)$/, (end) => end.slice(0, -2))
    .replace(/(eaux)$/, 'eau')
    .replace(/[sx]$/, '')
    .replace(/_$/, '')
    .replace(/(?<=..)ee?$/, '');
}

export const stemsIn = (text: string): string[] => wordsOf(text).map(stem);

/** A title as it is looked for in a message that is read by characters. */
const titleKey = (locale: MenuLocale, title: string): string => {
  const key = title.toLowerCase().replace(/[\s\p{P}]+/gu, '');
  return locale === 'zh' ? asSimplified(key) : key;
};

/** Whether a message has all of a title, word for word; one word alone may be a kind of dish. */
export function namesTitle(locale: MenuLocale, message: string, title: string): boolean {
  if (isReadByCharacters(locale)) {
    const key = titleKey(locale, title);
    return key.length > 1 && titleKey(locale, message).includes(key);
  }
  const words = wordsOf(title);
  return words.length > 1 && ` ${stemsIn(message).join(' ')} `.includes(` ${words.map(stem).join(' ')} `);
}
