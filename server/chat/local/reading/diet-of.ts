import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { LATIN_LOCALES } from '../words/common-words.ts';
import type { GuestLanguage } from '../words/guest-language.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import type { Diet, GuestMessage, Religion } from './guest-message.ts';

const RELIGIONS: readonly Religion[] = ['halal', 'kosher', 'hindu'];

/** Diets whose names have food in them: "蛋奶素" is vegetarian with eggs and milk. */
export const NAMED_DIETS = /(?:蛋奶|奶蛋|蛋|奶|锅边|鱼)素/g;

export function religionOf(foldedText: string, locale: MenuLocale, language: GuestLanguage): Religion | null {
  return RELIGIONS.find((religion) => hasPhrase(locale, language[religion], foldedText)) ?? null;
}

/** A folded text without the food in it. */
export function withoutConcepts(
  { text, folded_text, locale }: Pick<GuestMessage, 'text' | 'folded_text' | 'locale'>,
  concepts: readonly NamedConcept[],
): string {
  if (isReadByCharacters(locale))
    return concepts.reduce(
      (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
      folded_text,
    );
  const words = wordsOf(text);
  return concepts.reduce(
    (rest, { from, to }) => rest.replace(foldMessage(locale, words.slice(from, to).join(' ')), ' · '),
    folded_text,
  );
}

export function dietOf(foldedText: string, locale: MenuLocale, language: GuestLanguage): Diet | null {
  const has = (key: 'vegan' | 'vegetarian' | 'pescatarian') =>
    [...new Set([locale, ...(isReadByCharacters(locale) || locale === 'ar' ? [] : LATIN_LOCALES)])].some((other) =>
      hasPhrase(other, (other === locale ? language : GUEST_LANGUAGES[other])[key], foldedText),
    );
  if (has('vegan')) return 'vegan';
  if (has('pescatarian')) return 'pescatarian';
  return has('vegetarian') ? 'vegetarian' : null;
}
