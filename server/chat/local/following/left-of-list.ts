import type { MenuLocale } from '../../../../shared/locales.ts';
import type { EarlierQuestion } from '../../facts/earlier-question.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { findDishes } from '../finding/find-dishes.ts';
import { withoutKinds } from '../finding/left-out-dishes.ts';
import { isBeverage } from '../finding/pairing.ts';
import { poolOf } from '../finding/pool-of.ts';
import { queryOf } from '../finding/query-of.ts';
import { drinksServedAs } from '../finding/served-hot-or-cold.ts';
import type { Intent } from '../reading/guest-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { isOtherThanThose, isWithoutCaffeine } from '../words/other-than-those.ts';
import { isNamedFood, type Meant, NOTHING } from './meant.ts';

/** What is left of a list before, when a guest leaves out a part of it. */

const OPEN: ReadonlySet<Intent> = new Set<Intent>(['list', 'none', 'exclude', 'soft_drinks', 'popular', 'eat']);

/** "Which cakes?", "which of them have alcohol?", "other than those, then": the rest of the list, whatever the last answer named. */
export function restOfList(facts: MenuFacts, alone: Meant, earlier: readonly EarlierQuestion[]): Meant | undefined {
  const { message, matches } = alone;
  if (!OPEN.has(message.intent) || !isOtherThanThose(message.folded_text) || matches.named) return undefined;
  if (message.wished.some(isNamedFood)) return undefined;
  const answeredTurns = earlier.filter(({ item_ids }) => item_ids.length > 0);
  const lastAnswer = answeredTurns.at(-1);
  if (!lastAnswer) return undefined;
  const namedDishes = dishesOf(facts, lastAnswer);
  const wholeList = answeredTurns
    .slice(0, -1)
    .map((one) => wholeListOf(facts, one, message.locale))
    .findLast((dishes) => namedDishes.every((dish) => dishes.includes(dish)) && dishes.length > namedDishes.length);
  if (!wholeList) return undefined;
  const otherDishes = withoutKinds(
    wholeList.filter((dish) => !namedDishes.includes(dish)),
    message.excluded,
  );
  if (otherDishes.length === 0) return undefined;
  return {
    message: { ...message, intent: 'list' },
    matches: { ...NOTHING, dishes: [...otherDishes], is_of_those: true },
  };
}

const dishesOf = (facts: MenuFacts, { item_ids }: EarlierQuestion): MenuDish[] =>
  item_ids.flatMap((id) => facts.by_id.get(id) ?? []);

/** All dishes that a question was about, of which its answer may have named some. */
function wholeListOf(facts: MenuFacts, question: EarlierQuestion, locale: MenuLocale): readonly MenuDish[] {
  const shownDishes = dishesOf(facts, question);
  const message = readOnMenu(facts, question.question, locale);
  const pool = poolOf({ facts, message, matches: findDishes(facts, queryOf(facts, message)) });
  return pool.length < facts.dishes.length && shownDishes.every((dish) => pool.includes(dish)) ? pool : shownDishes;
}

/** "No caffeine": of the drinks of the last answer, else of all, those that aren't said to have any. */
export function withoutCaffeine(
  facts: MenuFacts,
  { message, matches }: Meant,
  lastAnswer: EarlierQuestion | undefined,
): Meant | undefined {
  if (!OPEN.has(message.intent) || !isWithoutCaffeine(message.folded_text) || matches.named) return undefined;
  const listedDishes = lastAnswer ? dishesOf(facts, lastAnswer).filter(isBeverage) : [];
  const drinks = drinksServedAs(message, listedDishes.length > 1 ? listedDishes : facts.dishes.filter(isBeverage));
  if (drinks.length === 0) return undefined;
  return {
    message: { ...message, intent: 'exclude', excluded: [...new Set([...message.excluded, 'caffeine'])], left_out: [] },
    matches: { ...NOTHING, dishes: [...drinks], is_of_those: true },
  };
}
