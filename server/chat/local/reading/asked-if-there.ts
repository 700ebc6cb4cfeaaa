import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isAskingWhetherNone, withoutNone } from '../words/asking-whether-none.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { isEdible } from './edible.ts';

type MessageParts = { text: string; folded_text: string; locale: MenuLocale; concepts: readonly NamedConcept[] };

/**
 * The dishes of "no takoyaki?", "たこ焼きないの?": they are asked for, though octopus may be feared. Empty if the message
 * names anything else, or speaks of an allergy.
 */
function dishesAskedFor({ text, folded_text, locale, concepts }: MessageParts): readonly NamedConcept[] {
  if (!isAskingWhetherNone(locale, text, folded_text)) return [];
  const language = GUEST_LANGUAGES[locale];
  const isOfGuest = [language.allergy, language.safety, language.cannot, language.contains, language.eat].some(
    (phrases) => hasPhrase(locale, phrases, withoutNone(locale, folded_text)),
  );
  const foods = concepts.filter(({ concept }) => isEdible(concept));
  // "A burger with no mayo?" leaves the mayonnaise out.
  return !isOfGuest && new Set(foods.map(({ from }) => from)).size === 1 && foods.every(isDish) ? foods : [];
}

/** Nobody fears a dish by its own name; bread and milk are also what is feared. */
const isDish = ({ concept }: NamedConcept): boolean => ['dish', 'dessert'].some((kind) => isKindOf(concept, kind));

/** A message for the reader of concerns: without the dishes that it asks for, which are `askedDishes`. */
export function withoutAskedDishes(parts: MessageParts): MessageParts & { askedDishes: readonly NamedConcept[] } {
  const askedDishes = dishesAskedFor(parts);
  if (askedDishes.length === 0) return { ...parts, askedDishes };
  const text = withoutNames(parts.text, parts.locale, askedDishes);
  const concepts = parts.concepts.filter((named) => !askedDishes.includes(named));
  return { ...parts, text, folded_text: foldMessage(parts.locale, text), concepts, askedDishes };
}

/** A text without names: as many words, or signs, that name nothing. */
function withoutNames(text: string, locale: MenuLocale, names: readonly NamedConcept[]): string {
  if (isReadByCharacters(locale))
    return names.reduce((rest, { from, to }) => rest.slice(0, from) + '〓'.repeat(to - from) + rest.slice(to), text);
  const namedWords = new Set(names.flatMap(({ from, to }) => wordsOf(text).slice(from, to)));
  return text.replace(/[\p{L}\p{M}’'-]+/gu, (word) =>
    wordsOf(word).some((plain) => namedWords.has(plain)) ? word.replace(/[\p{L}\p{M}]/gu, 'x') : word,
  );
}
