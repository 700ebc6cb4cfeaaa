import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import type { ConcernReading } from './concern-reading.ts';

export const speaksOfAllergy = ({ locale, language, otherLocales }: ConcernReading, foldedText: string): boolean =>
  hasPhrase(locale, language.allergy, foldedText) ||
  otherLocales.some((other) => hasPhrase(other, GUEST_LANGUAGES[other].allergy, foldedText));

export const leavesOut = ({ locale, language }: ConcernReading, foldedText: string): boolean =>
  [
    language.cannot,
    language.without,
    GUEST_LANGUAGES[locale].ways.other_than,
    GUEST_LANGUAGES[locale].ways.left_aside,
  ].some((phrases) => hasPhrase(locale, phrases, foldedText));
