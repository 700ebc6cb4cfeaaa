import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { EarlierQuestion } from '../../facts/earlier-question.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { findDishes } from '../finding/find-dishes.ts';
import { isBeverage } from '../finding/pairing.ts';
import { asksDishes, asksDrinks, namesDrinks, poolOf } from '../finding/pool-of.ts';
import { queryOf } from '../finding/query-of.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isBare } from '../reading/openings.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { isNamedFood, type Meant, NOTHING, PLAIN } from './meant.ts';

/**
 * "Something light under 7", then "no soup": the wish before it, with its kind of dish and its prices, without what this
 * message leaves out; undefined if a message only leaves something out of no wish, or says more.
 */
export function narrowedWish(
  facts: MenuFacts,
  { message }: Meant,
  earlier: readonly EarlierQuestion[],
): Meant | undefined {
  if (!isOnlyLeavingOut(message)) return undefined;
  const messagesBefore = earlier.map(({ question }) => readOnMenu(facts, question, message.locale));
  if (messagesBefore.some(isOfHabit)) return undefined;
  const wish = messagesBefore.findLast((before) => !isOnlyLeavingOut(before));
  if (!wish || !WISHES.has(wish.intent)) return undefined;
  // "And no alcohol" behind a question for drinks asks for soft ones.
  if (message.intent === 'soft_drinks' && (asksDrinks(wish) || namesDrinks(wish) || wish.wished.some(isDrinkName)))
    return undefined;
  const isLimited = wish.least !== null || wish.most !== null;
  const matches = findDishes(facts, queryOf(facts, wish));
  // "How is the burger?", "without onions": a change of one dish.
  if (matches.named && matches.dishes.length < 2) return undefined;
  const wholePool = poolOf({ facts, message: wish, matches });
  const pool = wholePool.length > 0 ? wholePool : facts.dishes.filter((dish) => !isBeverage(dish));
  // What was asked for doesn't narrow the menu.
  if (!isLimited && !wish.asks_mild && (wholePool.length === 0 || pool.length === facts.dishes.length))
    return undefined;
  const dishes = asksDrinks(wish) ? pool : pool.filter((dish) => !isBeverage(dish));
  return {
    message: {
      ...message,
      intent: 'exclude',
      least: wish.least,
      most: wish.most,
      is_below: wish.is_below,
      asks_mild: message.asks_mild || wish.asks_mild,
    },
    matches: { ...NOTHING, dishes: dishes.length > 0 ? [...dishes] : [...pool], is_of_those: true },
  };
}

const WISHES: ReadonlySet<Intent> = new Set<Intent>([...PLAIN, 'price_range', 'eat', 'popular', 'spicy']);

/** Whether a message has said what the guest can't eat, which the answers remember themselves. */
const isOfHabit = (message: GuestMessage): boolean =>
  message.avoided.length > 0 || message.is_allergic || message.religion !== null || message.diet !== null;

const isDrinkName = ({ concept }: NamedConcept): boolean => isKindOf(concept, 'drink');

/** "No soup", "without pork, please": a message that says nothing but what it leaves out. */
const isOnlyLeavingOut = (message: GuestMessage): boolean =>
  (message.intent === 'exclude' || (message.intent === 'soft_drinks' && message.excluded.length > 0)) &&
  isBare(message) &&
  message.avoided.length === 0 &&
  !message.is_allergic &&
  message.least === null &&
  message.most === null &&
  !message.wished.some(isNamedFood) &&
  !asksDishes(message) &&
  !asksDrinks(message);
