import { isKindOf } from '../../../food/kinds-of-food.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase, withoutPhrases } from '../words/phrases.ts';
import type { ConcernReading } from './concern-reading.ts';
import { isEdible } from './edible.ts';

/** "Scharf verträgt sie nicht" is about spice alone, and no allergy. */
export function speaksOfAllergy(
  { locale, language, otherLocales, concepts }: ConcernReading,
  foldedText: string,
): boolean {
  const isOfSpice = concepts.every(
    ({ concept }) => !isEdible(concept) || SPICES.some((spice) => isKindOf(concept, spice)),
  );
  const otherText = isOfSpice ? withoutPhrases(locale, language.mild, foldedText) : foldedText;
  return (
    hasPhrase(locale, language.allergy, otherText) ||
    otherLocales.some((other) => hasPhrase(other, GUEST_LANGUAGES[other].allergy, otherText))
  );
}

const SPICES = ['spicy', 'spice', 'chilli', 'hot sauce'];

export const leavesOut = ({ locale, language }: ConcernReading, foldedText: string): boolean =>
  [
    language.cannot,
    language.without,
    GUEST_LANGUAGES[locale].ways.other_than,
    GUEST_LANGUAGES[locale].ways.left_aside,
  ].some((phrases) => hasPhrase(locale, phrases, foldedText));
