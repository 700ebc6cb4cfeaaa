import { POPULAR } from '../../../../shared/dish-marks.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { canBeMild, isDrink, marks } from '../finding/kinds-of-dish.ts';
import { asksDishes, asksDrinks, poolOf } from '../finding/pool-of.ts';
import { dishesServedAs } from '../finding/served-hot-or-cold.ts';
import { dishesBeside } from './answer-sides.ts';
import { mildOf, namesKind } from './asked-kind.ts';
import { someDishes } from './some-dishes.ts';
import { suits } from './suitable-dishes.ts';
import { type LocalAnswer, list, name, type Teller } from './teller.ts';

const MAX_OF_KIND = 4;

/** In any language; folded as messages are. */
const ASKS_TO_EAT = / (?:eat|manger|comer|essen|mangiare|اكل|ناكل) |吃|食べ|食ベ|먹/u;

/** What the house marks as its best, or some dishes of each kind. */
export function answerPopular(teller: Teller): LocalAnswer {
  const beside = dishesBeside(teller);
  if (beside) return beside;
  const all = teller.facts.dishes.filter((dish) => marks(dish, POPULAR));
  // "Which wine do you recommend?" asks for wines.
  const wholePool = dishesServedAs(teller.message, poolOf(teller));
  // Nothing that the guest has left out before is recommended, nor what is hot to whom wants it mild.
  const suiting = wholePool.filter((dish) => suits(teller, dish) && (!teller.is_mild || canBeMild(dish)));
  const isRestricted =
    teller.is_mild || teller.excluded.length > 0 || (teller.avoided.length > 0 && suiting.length > 0);
  const pool = isRestricted ? suiting : mildOf(teller, wholePool);
  const marked = isRestricted || pool.length > 0 ? all.filter((dish) => pool.includes(dish)) : all;
  if (marked.length > 0) {
    const listed = list(teller, 'popular', interpolate(teller.words.list_popular, { name: name(teller) }), marked);
    // Where only drinks are marked, the answer names food, too.
    if (asksDrinks(teller.message) || namesKind(teller) || !marked.every(isDrink)) return listed;
    const some = list(teller, 'popular', teller.words.list_found, someDishes(teller));
    return { ...listed, lines: [...listed.lines, ...some.lines], item_ids: [...listed.item_ids, ...some.item_ids] };
  }
  // "What should I eat and drink?" asks for both.
  const isAskingBoth =
    asksDrinks(teller.message) && (asksDishes(teller.message) || ASKS_TO_EAT.test(teller.message.folded_text));
  const isOfKind =
    pool.length > 0 && wholePool !== teller.facts.dishes && (namesKind(teller) || wholePool.length > pool.length);
  const shownOfKind = isOfKind ? pool.slice(0, MAX_OF_KIND) : [];
  const some = isAskingBoth || !isOfKind ? someDishes(teller) : [];
  return list(teller, 'popular', teller.words.no_popular, [
    ...some,
    ...shownOfKind.filter((dish) => !some.includes(dish)),
  ]);
}
