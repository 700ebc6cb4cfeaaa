import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import type { Meaning } from '../../food/lexicon.ts';
import { splitWords } from '../../food/words.ts';

/** Whether a word is said of one thing or of many; null if its form is the same for both. */
export type GrammaticalNumber = 'one' | 'many' | null;

const AGREEING: readonly MenuLocale[] = ['fr', 'es', 'it', 'pt'];

const keyOf = (text: string): string => withoutAccents(splitWords(text).join(' '));

/** The number that the form of a Romance adjective has. */
export function numberOfAdjective({ words }: Concept, locale: MenuLocale, text: string): GrammaticalNumber {
  // "Comté 18 mois" is one cheese.
  if (!AGREEING.includes(locale) || /\d/.test(text)) return null;
  const { forms, synonyms } = words[locale];
  const key = keyOf(text);
  const numbers = [forms, ...synonyms].flatMap((each) =>
    each.flatMap((form, formIndex): GrammaticalNumber[] =>
      keyOf(form) === key && each.length > 1 ? [formIndex < each.length / 2 ? 'one' : 'many'] : [],
    ),
  );
  const [number = null, ...otherNumbers] = new Set(numbers);
  return otherNumbers.length === 0 ? number : null;
}

function numberOfNoun({ concept, is_plural: isPlural }: Meaning, locale: MenuLocale): GrammaticalNumber {
  const { forms, has_plural_only: hasPluralOnly } = concept.words[locale];
  const [singular, plural] = forms;
  // "Agneau" has no plural in the lexicon, and "agneau marinés" is said of more than it: "bœuf et agneau marinés".
  if (!hasPluralOnly && plural === undefined && !isPlural && MASS.test(singular ?? '')) return 'one';
  if (hasPluralOnly || plural === undefined || plural === singular) return null;
  return isPlural ? 'many' : 'one';
}

/** A noun of one word that isn't alike in both numbers: "bœuf", but no "ananas" and no "caffè". */
const MASS = /^\p{L}*[^sxzàèìòùy\s]$/u;

/** Whether an adjective may be a noun's: "zucchine in pastella leggera" are no light zucchini. */
export function canDescribe(number: GrammaticalNumber, noun: Meaning, locale: MenuLocale): boolean {
  const nounNumber = number === null ? null : numberOfNoun(noun, locale);
  return nounNumber === null || nounNumber === number;
}
