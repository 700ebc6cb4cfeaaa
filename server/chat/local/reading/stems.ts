import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';

/** Light stems: plurals and feminine endings, without accents. */
export function stem(word: string): string {
  const bare = withoutAccents(word);
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
const titleKey = (title: string): string => title.toLowerCase().replace(/[\s\p{P}]+/gu, '');

/** Whether a message has all of a title, word for word; one word alone may be a kind of dish. */
export function namesTitle(locale: MenuLocale, message: string, title: string): boolean {
  if (isReadByCharacters(locale)) return titleKey(title).length > 1 && titleKey(message).includes(titleKey(title));
  const words = wordsOf(title);
  return words.length > 1 && ` ${stemsIn(message).join(' ')} `.includes(` ${words.map(stem).join(' ')} `);
}
