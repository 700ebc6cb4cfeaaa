import type { MenuLocale } from '../../../../shared/locales.ts';
import { GUEST_LANGUAGES } from './all-languages.ts';
import type { WayOfAsking } from './guest-language.ts';
import { hasPhrase } from './phrases.ts';

/** What a folded message asks or says besides its intent, by the phrases of its language. */

export const says = (locale: MenuLocale, way: WayOfAsking, folded: string): boolean =>
  hasPhrase(locale, GUEST_LANGUAGES[locale].ways[way], folded);

/** Whether a folded message asks for a part of a dish beside it: "can I have the sauce on the side?". */
export const asksAside = (locale: MenuLocale, folded: string): boolean =>
  says(locale, 'change', folded) && says(locale, 'aside', folded);

/** Which of two sizes a folded message means, by comparison: "the bigger one". */
export function comparedSize(locale: MenuLocale, folded: string): 'larger' | 'smaller' | undefined {
  const isLarger = says(locale, 'larger', folded);
  if (isLarger === says(locale, 'smaller', folded)) return undefined;
  return isLarger ? 'larger' : 'smaller';
}

/** How many of the dishes just named a folded message points to: "both"; undefined if to none. */
export function justNamed(locale: MenuLocale, folded: string): 2 | 3 | 'all' | undefined {
  if (says(locale, 'three_of_them', folded)) return 3;
  if (says(locale, 'two_of_them', folded)) return 2;
  return says(locale, 'all_of_them', folded) ? 'all' : undefined;
}
