import { isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { asksDishes, asksDrinks, asksMains } from '../finding/pool-of.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isBare } from '../reading/openings.ts';
import { countIn } from '../words/counting.ts';
import { namesWholeMenu, pointsToKind, pointsToThose } from '../words/of-those.ts';
import { says } from '../words/ways-of-asking.ts';
import { about, COMPARING, has, isNamedFood, type Meant, NOTHING, OF_DISHES, PLAIN } from './meant.ts';

/** "Is there another ramen with fish?": none of those that were told before. */
export function othersThan({ message, matches }: Meant, dishes: readonly MenuDish[]): Meant | undefined {
  if (!PLAIN.has(message.intent) || !has(message, 'other') || matches.named || matches.is_of_those) return undefined;
  const left = matches.dishes.filter((dish) => !dishes.includes(dish));
  if (left.length === 0 || left.length === matches.dishes.length) return undefined;
  return { message, matches: { ...matches, dishes: left } };
}

/** "How much is that ramen?" of those that the last answer named. */
export function ofThatKind({ message, matches }: Meant, dishes: readonly MenuDish[]): Meant | undefined {
  const { locale, text, intent, wished } = message;
  if (matches.named || dishes.length < 2 || !OF_DISHES.has(intent) || isReadByCharacters(locale)) return undefined;
  const words = wordsOf(text);
  if (!wished.some(({ concept, from }) => isEdible(concept) && pointsToKind(locale, words[from - 1] ?? '')))
    return undefined;
  const meant = matches.dishes.filter((dish) => dishes.includes(dish));
  if (meant.length === 0 || meant.length === matches.dishes.length) return undefined;
  return { message, matches: meant.length === 1 ? about(meant) : { ...NOTHING, dishes: meant, is_of_those: true } };
}

/** "The cheapest?" after a list is the cheapest of it; "the cheapest dish?" is one of the menu. */
export const isBareRanking = (message: GuestMessage): boolean =>
  COMPARING.has(message.intent) &&
  isBare(message) &&
  message.wished.length + message.excluded.length + message.left_out.length === 0 &&
  message.by_price !== null &&
  !asksDishes(message) &&
  !asksDrinks(message) &&
  !asksMains(message) &&
  !namesWholeMenu(message.folded_text);

/** Intents with which guests sort the dishes of an answer. */
const SORTING: ReadonlySet<Intent> = new Set([
  'cheapest',
  'dearest',
  'price_range',
  'spicy',
  'diet',
  'religion',
  'exclude',
  'allergens',
  'eat',
  'popular',
  'soft_drinks',
  'children',
  'sold_out',
  'list',
  'none',
]);

/** Of more dishes, a comparison needs more than their descriptions. */
const MAX_COMPARED = 4;

/** "Which of those has no nuts?": the dishes of the last answer, or those of them that have what is named besides. */
export function ofThose({ message, matches }: Meant, dishes: MenuDish[]): Meant | undefined {
  const { locale, folded_text, intent } = message;
  if (dishes.length < 2 || !SORTING.has(intent)) return undefined;
  const isPlain = PLAIN.has(intent);
  // "The least dry of the two": the menu's words of each may tell.
  if (
    isPlain &&
    dishes.length <= MAX_COMPARED &&
    !message.wished.some(isNamedFood) &&
    says(locale, 'compared', folded_text)
  )
    return { message, matches: { ...NOTHING, dishes, is_of_those: true } };
  if (!pointsToThose(locale, folded_text)) return undefined;
  if (isPlain && countIn(locale, folded_text) !== undefined && !matches.asks_food) return undefined;
  const isRanking = COMPARING.has(intent) || intent === 'spicy';
  const names = isRanking ? message.wished.some(isNamedFood) : matches.asks_food || matches.dishes.length > 0;
  const has = (dish: MenuDish) => matches.dishes.includes(dish) || matches.usual.includes(dish);
  // Declarations are told of all of them.
  const meant = names && intent !== 'allergens' && intent !== 'exclude' ? dishes.filter(has) : dishes;
  if (meant.length === 0 || (isPlain && !names)) return undefined;
  return { message, matches: { ...NOTHING, dishes: meant, is_of_those: true } };
}
