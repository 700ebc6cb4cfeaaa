import type { MenuDish } from '../../facts/menu-facts.ts';
import { canBeMild, isDrink } from '../finding/kinds-of-dish.ts';
import { dishesServedAs } from '../finding/served-hot-or-cold.ts';
import { suits } from './suitable-dishes.ts';
import type { Teller } from './teller.ts';

const MAX_SOME = 6;

/** Main dishes for a start: one of each section that isn't for drinks, and nothing that the guest leaves out. */
export function someDishes(teller: Teller): MenuDish[] {
  const { facts, message, is_mild } = teller;
  const food = dishesServedAs(
    message,
    facts.dishes.filter((dish) => !isDrink(dish)),
  );
  const suiting = food.filter((dish) => suits(teller, dish));
  const mild = is_mild ? suiting.filter(canBeMild) : suiting;
  const suitable = mild.length > 0 ? mild : suiting;
  const sections = new Map<number, MenuDish>();
  for (const dish of suitable.length > 0 ? suitable : food)
    if (!sections.has(dish.section_id)) sections.set(dish.section_id, dish);
  return [...sections.values()].slice(0, MAX_SOME);
}
