import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isWithoutAlcohol } from '../words/changing-orders.ts';
import { countIn } from '../words/counting.ts';
import type { GuestIntent } from '../words/guest-language.ts';
import { hasPhrase } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
import { isEdible } from './edible.ts';
import type { ReadParts } from './guest-message.ts';

const PARKS = / (?:park\p{L}*|parking|stationn\p{L}*|garer|aparcar|estacion\p{L}*|parcheggi\p{L}*)|停车|駐車|주차/u;

/** "I'm sober: is there alcohol in the pie?" and "which desserts are without alcohol?" ask for nothing to drink. */
export function asksSoftDrinks(parts: ReadParts, intents: ReadonlySet<GuestIntent>): boolean {
  const { excluded, wished, folded_text, locale } = parts;
  // "I've come by car, can I park?"
  if (!intents.has('soft_drinks') || (intents.has('house') && PARKS.test(folded_text))) return false;
  const isOfFood = wished.some(({ concept }) => isEdible(concept) && !isKindOf(concept, 'drink'));
  // "Three lemonades, what does that come to?"
  const isPriced = intents.has('price') || says(locale, 'total', folded_text);
  if (
    isPriced &&
    !isWithoutAlcohol(folded_text) &&
    wished.length > 0 &&
    (isOfFood || countIn(locale, folded_text) !== undefined)
  )
    return false;
  if (excluded.includes('alcohol') && isOfFood) return false;
  const asksAlcohol = wished.some(({ concept }) => concept === 'alcohol');
  // "Does the fondue contain alcohol? I don't drink at all".
  if (
    asksAlcohol &&
    !excluded.includes('alcohol') &&
    parts.asks_contents &&
    wished.some(({ concept }) => isKindOf(concept, 'prepared food'))
  )
    return false;
  return !((excluded.includes('alcohol') || asksAlcohol) && asksCourse(parts, asksAlcohol));
}

/** Whether a message about alcohol asks for a part of the menu that is eaten. */
function asksCourse({ locale, folded_text, wished, asks_contents }: ReadParts, asksAlcohol: boolean): boolean {
  const { mains, dishes, drinks } = GUEST_LANGUAGES[locale];
  if (wished.some(({ concept }) => OF_DRINKING.has(concept))) return false;
  const isCourse = ({ concept }: NamedConcept) => isKindOf(concept, 'menu part') && !isKindOf(concept, 'drink');
  if (wished.some(isCourse)) return true;
  if (!asksAlcohol && hasPhrase(locale, drinks, folded_text)) return false;
  return hasPhrase(locale, mains, folded_text) || (asks_contents && hasPhrase(locale, dishes, folded_text));
}

/** Parts of a menu that are drunk, and words for what is. */
export const OF_DRINKING: ReadonlySet<string> = new Set([
  'drink',
  'soft drink',
  'hot drink',
  'aperitif',
  'digestif',
  'mocktail',
]);
