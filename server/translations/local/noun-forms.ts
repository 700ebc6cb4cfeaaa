import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept, Gender } from '../../food/concept.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { Noun } from './menu-phrase.ts';

/** German menus need two: "gegrillter Lachs", but "mit gegrilltem Lachs". */
export type NounCase = 'nominative' | 'dative';

export type Agreement = { gender: Gender; is_plural: boolean; case: NounCase };

export const isSpaced = (locale: MenuLocale): boolean => locale !== 'zh' && locale !== 'ja';

/** An adjective without a noun, as in "white or chocolate". */
export function writeAdjective(locale: MenuLocale, concept: Concept): string {
  const [form = ''] = concept.words[locale].forms;
  return form;
}

export function nounForm(locale: MenuLocale, { concept, is_plural }: Noun): string {
  const { forms } = concept.words[locale];
  return (is_plural ? forms[1] : undefined) ?? forms[0] ?? '';
}

/** French words in s, x and z are written alike in both numbers, and agree in both. */
export const isPluralIn = (locale: MenuLocale, { concept, is_plural }: Noun): boolean => {
  const { forms, has_plural_only } = concept.words[locale];
  // Italian loanwords and words in an accent are invariable and agree in both: "hamburger fatti in casa", "specialità alsaziane".
  const isInvariable = locale === 'it' && /^[^ ]*[bcdfghjklmnpqrstvwxyzàèéìòù]$/.test(forms[0] ?? '');
  const hasPlural = forms.length > 1 || isInvariable || (locale === 'fr' && /[sxz]$/.test(forms[0] ?? ''));
  return has_plural_only || (is_plural && hasPlural);
};

export const spaced = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** A wine that a dish is cooked in, by its kind or by its name: "brasato al Barolo". */
export const isInAlcohol = ({ concept, adjectives, is_beside }: Noun): boolean =>
  (concept.class === 'noun' || (concept.class === 'name' && is_beside === true)) &&
  adjectives.length === 0 &&
  isKindOf(concept.words.en.forms[0] ?? '', 'alcoholic drink');
