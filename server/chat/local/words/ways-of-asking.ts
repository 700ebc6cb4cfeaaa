import type { MenuLocale } from '../../../../shared/locales.ts';
import { GUEST_LANGUAGES } from './all-languages.ts';
import type { WayOfAsking } from './guest-language.ts';
import { hasPhrase } from './phrases.ts';

/** What a folded message asks or says besides its intent, by the phrases of its language. */

export const says = (locale: MenuLocale, way: WayOfAsking, foldedText: string): boolean =>
  hasPhrase(locale, GUEST_LANGUAGES[locale].ways[way], foldedText);

/** Whether a folded message asks for a part of a dish beside it: "can I have the sauce on the side?". */
export const isAsideQuestion = (locale: MenuLocale, foldedText: string): boolean =>
  says(locale, 'change', foldedText) && says(locale, 'aside', foldedText);

/** Which of two sizes a folded message means, by comparison: "the bigger one". */
export function comparedSize(locale: MenuLocale, foldedText: string): 'larger' | 'smaller' | undefined {
  const isLarger = says(locale, 'larger', foldedText);
  if (isLarger === says(locale, 'smaller', foldedText)) return undefined;
  return isLarger ? 'larger' : 'smaller';
}

/** How many of the dishes just named a folded message points to: "both"; undefined if to none. */
export function justNamed(locale: MenuLocale, foldedText: string): 2 | 3 | 'all' | undefined {
  if (says(locale, 'three_of_them', foldedText)) return 3;
  if (says(locale, 'two_of_them', foldedText)) return 2;
  return says(locale, 'all_of_them', foldedText) ? 'all' : undefined;
}
