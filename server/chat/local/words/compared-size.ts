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
