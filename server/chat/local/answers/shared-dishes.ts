import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isInRange } from '../finding/in-range.ts';
import { bare, FOR_SEVERAL, isDrink } from '../finding/kinds-of-dish.ts';
import { isBeverage } from '../finding/pairing.ts';
import type { WayOfAsking } from '../words/guest-language.ts';
import { says } from '../words/ways-of-asking.ts';
import { byPrice } from './answer-prices.ts';
import { someDishes } from './some-dishes.ts';
import { suits } from './suitable-dishes.ts';
import { type LocalAnswer, list, type Teller } from './teller.ts';

/** Answers to guests who share, or aren't very hungry. */

/** Fewer are no choice. */
const MIN_SHARED = 3;
const MAX_SHARED = 8;
const SHARED: readonly WayOfAsking[] = ['sharing', 'for_several'];
const SHARED_KINDS = ['small plate', 'appetizer', 'tapas', 'mezze'];

/** "What is good to share?": what the menu's words call so, or has in a size for several. */
export function sharedDishes(teller: Teller): LocalAnswer | undefined {
  const { facts, matches, message, words } = teller;
  const isOfPrice = message.intent === 'price_range';
  if (isOfPrice && !says(message.locale, 'sharing', message.folded_text)) return undefined;
  if (!SHARED.some((way) => says(message.locale, way, message.folded_text))) return undefined;
  // "A starter to share?"
  const pool = matches.asks_food && matches.dishes.length > 0 ? matches.dishes : facts.dishes;
  const shared = pool.filter(
    (dish) =>
      !isDrink(dish) &&
      suits(teller, dish) &&
      isInRange(dish, message) &&
      [dish.texts, ...dish.item.variants.map(({ label }) => label)].some((text) => FOR_SEVERAL.test(bare(text))),
  );
  // "To share for about 50" asks for no small plates.
  if (isOfPrice)
    return shared.length === 0 ? undefined : list(teller, 'price', words.list_found, byPrice(shared, 'highest'));
  const small = pool.filter(
    (dish) => suits(teller, dish) && [...dish.section_concepts].some((concept) => SHARED_KINDS.includes(concept)),
  );
  const some = pool === facts.dishes ? someDishes(teller) : pool.filter((dish) => suits(teller, dish));
  const fitting = [...new Set([...shared, ...small])];
  const told = fitting.length < MIN_SHARED ? [...new Set([...fitting, ...some])] : fitting;
  if (told.length === 0) return undefined;
  const listed = list(teller, 'search', words.list_found, told.slice(0, MAX_SHARED));
  return { ...listed, lines: [...listed.lines, words.unsaid] };
}

const LIGHT_KINDS = ['appetizer', 'soup', 'salad', 'side', 'small plate'];

/** Starters, soups, salads and sides, for who isn't very hungry. */
export function lightDishes(teller: Teller): LocalAnswer | undefined {
  const { facts, message, words } = teller;
  if (!says(message.locale, 'light', message.folded_text)) return undefined;
  const isLight = (dish: MenuDish) =>
    [...dish.section_concepts, ...dish.title_concepts].some((concept) =>
      LIGHT_KINDS.some((kind) => isKindOf(concept, kind)),
    );
  const light = facts.dishes.filter((dish) => isLight(dish) && !isBeverage(dish) && suits(teller, dish));
  return light.length === 0 ? undefined : list(teller, 'search', words.list_found, light);
}
