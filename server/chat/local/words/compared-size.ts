import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests compare sizes: "the bigger one"; phrases as in guest-language.ts. */
type ComparedSizes = { larger: string; smaller: string };

const COMPARED: Partial<Record<MenuLocale, ComparedSizes>> = {
  en: { larger: 'bigger, larger, biggest, largest', smaller: 'smaller, smallest, littler' },
  fr: {
    larger: 'plus grand, plus grande, plus grands, plus grandes, plus gros, plus grosse, plus grosses',
    smaller: 'plus petit, plus petite, plus petits, plus petites',
  },
  es: { larger: 'mas grande, mas grandes, mayor', smaller: 'mas pequen*, mas chico, mas chica, menor' },
  de: { larger: 'grosser, grossere*, grosste*', smaller: 'kleiner, kleinere*, kleinste*' },
  it: { larger: 'piu grande, piu grandi, piu grosso, piu grossa, maggiore', smaller: 'piu piccol*, minore' },
  zh: { larger: '大的, 大份, 大杯, 大一点, 更大, 大号', smaller: '小的, 小份, 小杯, 小一点, 更小, 小号' },
  ja: {
    larger: '大きい方, 大きいほう, 大きいの, 大きめ, 大きな方, 大の方, 多い方, 多いほう',
    smaller: '小さい方, 小さいほう, 小さいの, 小さめ, 小さな方, 小の方, 少ない方, 少ないほう',
  },
  ko: {
    larger: '큰거, 큰걸, 큰것, 더큰, 큰사이즈, 큰쪽',
    smaller: '작은거, 작은걸, 작은것, 더작은, 작은사이즈, 작은쪽',
  },
  ar: {
    larger: 'الكبير, الكبيره, الاكبر, اكبر, كبير, كبيره, كبيرين',
    smaller: 'الصغير, الصغيره, الاصغر, اصغر, صغير, صغيره, صغيرين',
  },
  pt: { larger: 'maior, maiores, mais grande', smaller: 'menor, menores, mais pequen*' },
};

/** Which of two sizes a folded message means, by comparison. */
export function comparedSize(locale: MenuLocale, folded: string): 'larger' | 'smaller' | undefined {
  const phrases = COMPARED[locale];
  if (!phrases) return undefined;
  const isLarger = hasPhrase(locale, phrases.larger, folded);
  if (isLarger === hasPhrase(locale, phrases.smaller, folded)) return undefined;
  return isLarger ? 'larger' : 'smaller';
}
