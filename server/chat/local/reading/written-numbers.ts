import type { MenuLocale } from '../../../../shared/locales.ts';
import { conceptsIn } from '../../../food/concepts-in.ts';
import { foldArabic } from '../../../food/fold-words.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { isCommonWord } from '../words/common-words.ts';
import { isEdible } from './edible.ts';

/** Digits and numbers that are written in other ways than in the rest of the answerer's data. */

const FULLWIDTH_ZERO = 0xff10;
const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;

/** "２份" as "2份", "٣" as "3". */
export const withPlainDigits = (text: string): string =>
  text.replace(/[０-９٠-٩۰-۹]/g, (digit) => {
    const code = digit.codePointAt(0) ?? ARABIC_ZERO;
    const zero = [FULLWIDTH_ZERO, PERSIAN_ZERO, ARABIC_ZERO].find((first) => first <= code && code < first + 10);
    return String(code - (zero ?? code));
  });

/** Words that end like a dual and count nothing, folded. */
const NO_DUALS = new Set(
  'بروتين سكرين كافيين كافين جلوتين غلوتين غلوتيين كازين جيلاتين فيتامين سردين كلمنتين ياسمين مارتين بنزين طحين عجين سكين سكاكين مسكين مساكين تمرين نباتيين نباتين مسلمين صايمين حلوين عشرين ثلاثين تلاتين اربعين خمسين ستين سبعين ثمانين تمانين تسعين لاكتوزين نيكوتين مرجرين مارجرين'.split(
    ' ',
  ),
);

const DUAL = /^(و?)(?:ال)?(\p{L}{2,})ين$/u;

/** "قهوتين" as "two coffees": the ending counts if the word is food without it and the menu has no such word. */
export function withoutDuals(text: string, locale: MenuLocale, isOfMenu: (word: string) => boolean): string {
  if (locale !== 'ar') return text;
  return text.replace(/[\p{L}\p{M}]{5,}/gu, (word) => {
    const match = DUAL.exec(foldArabic(word));
    if (!match || NO_DUALS.has(foldArabic(word).replace(/^(?:و?ال|و|بال|ب|ل)(?=.{5})/u, ''))) return word;
    if (isCommonWord(word, [locale]) || isOfMenu(word) || conceptsIn(locale, word).length > 0) return word;
    const [, and = '', stem = ''] = match;
    const bases = stem.endsWith('ت') ? [`${stem.slice(0, -1)}ة`, `${stem.slice(0, -1)}ا`, stem] : [stem];
    const single = bases.find(
      (base) =>
        isOfMenu(base) ||
        conceptsIn(locale, base).some(({ concept }) => isEdible(concept) || isKindOf(concept, 'measure')),
    );
    return single === undefined ? word : `${and}اثنين ${single}`;
  });
}
