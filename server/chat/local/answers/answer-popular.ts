import { POPULAR } from '../../../../shared/dish-marks.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { isDrink, marks } from '../finding/kinds-of-dish.ts';
import { asksDrinks, poolOf } from '../finding/pool-of.ts';
import { dishesBeside } from './answer-sides.ts';
import { mildOf, namesKind } from './asked-kind.ts';
import { someDishes } from './some-dishes.ts';
import { type LocalAnswer, list, name, type Teller } from './teller.ts';

/** What the house marks as its best, or some dishes of each kind. */
export function answerPopular(teller: Teller): LocalAnswer {
  const beside = dishesBeside(teller);
  if (beside) return beside;
  const all = teller.facts.dishes.filter((dish) => marks(dish, POPULAR));
  // "Which wine do you recommend?" asks for wines.
  const pool = mildOf(teller, poolOf(teller));
  const marked = pool.length > 0 ? all.filter((dish) => pool.includes(dish)) : all;
  if (marked.length > 0) {
    const listed = list(teller, 'popular', interpolate(teller.words.list_popular, { name: name(teller) }), marked);
    // Where only drinks are marked, the answer names food, too.
    if (asksDrinks(teller.message) || namesKind(teller) || !marked.every(isDrink)) return listed;
    const some = list(teller, 'popular', teller.words.list_found, someDishes(teller));
    return { ...listed, lines: [...listed.lines, ...some.lines], item_ids: [...listed.item_ids, ...some.item_ids] };
  }
  return list(
    teller,
    'popular',
    teller.words.no_popular,
    pool.length > 0 && pool !== teller.facts.dishes && namesKind(teller) ? pool.slice(0, 4) : someDishes(teller),
  );
}
