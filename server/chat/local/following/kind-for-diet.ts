import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { titlesNamedIn } from '../../facts/stems.ts';
import type { FoundDishes } from '../finding/find-dishes.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';

/**
 * "And burgers?" of somebody who is vegetarian is about all burgers, though one is called nothing but "house burger": it may
 * be the one of beef.
 */
export function withKindForDiet({ dishes }: MenuFacts, message: GuestMessage, matches: FoundDishes): FoundDishes {
  const { named } = matches;
  if ((message.religion ?? message.diet) === null || !named || !OF_KIND.has(message.intent)) return matches;
  const isTitled = titlesNamedIn(message.locale, message.text);
  if (isTitled(named.item.title) || isTitled(named.original.title)) return matches;
  const kinds = [...named.title_concepts].filter((concept) => isKindOf(concept, 'prepared food'));
  const foods = message.wished.filter(({ concept }) => isEdible(concept));
  const isKind = ({ concept }: NamedConcept) =>
    kinds.some((kind) => isKindOf(kind, concept) || isKindOf(concept, kind));
  // "Hambúrguer" is the patty, too.
  const isOfKind = foods.every(({ from }) => foods.some((other) => other.from === from && isKind(other)));
  if (foods.length === 0 || !isOfKind) return matches;
  const isAkin = (dish: MenuDish) => kinds.some((kind) => dish.kinds.has(kind));
  const akinDishes = dishes.filter((dish) => dish === named || isAkin(dish));
  return akinDishes.length > 1 ? { ...matches, named: undefined, dishes: akinDishes } : matches;
}

const OF_KIND: ReadonlySet<Intent> = new Set<Intent>(['list', 'none', 'diet', 'religion', 'eat', 'popular']);
