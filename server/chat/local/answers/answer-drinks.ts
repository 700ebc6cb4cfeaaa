import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { saysWithoutAlcohol } from '../../../food/without-alcohol.ts';
import type { MenuDish } from '../../menu-facts.ts';
import type { FoundDishes } from '../finding/find-dishes.ts';
import { isDrink } from '../finding/kinds-of-dish.ts';
import { isWine, pairingFor, winesOf } from '../finding/pairing.ts';
import { dishesMeant, namesWine, wantedStyles } from '../finding/pool-of.ts';
import { someDishes } from './some-dishes.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

export function answerSoftDrinks(teller: Teller): LocalAnswer {
  const isSoft = (concept: string) =>
    ['non-alcoholic drink', 'cold drink', 'hot drink'].some((kind) => isKindOf(concept, kind)) &&
    !isKindOf(concept, 'alcoholic drink');
  const { found } = teller;
  const meant = dishesMeant(teller);
  // "An alcohol-free beer?"
  const kinds = found.concepts.filter((concept) => isKindOf(concept, 'alcoholic drink'));
  const isFree = (dish: MenuDish) => saysWithoutAlcohol(dish.texts);
  const ofKind = kinds.length === 0 ? [] : meant.filter((dish) => isDrink(dish) && isFree(dish));
  const drinks =
    ofKind.length > 0
      ? ofKind
      : meant.filter(
          (dish) =>
            (!isWine(dish) || isFree(dish)) && isDrink(dish) && ([...dish.title_concepts].some(isSoft) || isFree(dish)),
        );
  if (drinks.length > 0) return list(teller, 'drinks', teller.words.list_found, drinks);
  return answer('not_on_menu', [teller.words.not_on_menu], [], { about: undefined });
}

const STYLE_WORDS = {
  white: 'style_white',
  red: 'style_red',
  light_red: 'style_light_red',
  rose: 'style_rose',
  sparkling: 'style_sparkling',
  sweet: 'style_sweet',
} as const;

export function answerPairing(teller: Teller): LocalAnswer {
  const { facts, words, found } = teller;
  const styles = wantedStyles(teller.message);
  const all = facts.dishes.filter(isWine);
  const styled = styles === null ? [] : winesOf(all, styles);
  const wines = styled.length > 0 ? styled : all;
  const dish =
    found.named && !isWine(found.named) ? found.named : (found.dishes.find((one) => !isWine(one)) ?? nearFood(found));
  const pairing = dish && pairingFor(dish, wines);
  if (!dish || !pairing) {
    const drink = found.named ?? found.dishes[0];
    // "What goes with the beer?"
    if (drink && (isDrink(drink) || isWine(drink)) && !namesWine(teller.message))
      return list(teller, 'pairing', words.list_found, someDishes(teller));
    if (wines.length === 0) return answer('pairing', [words.pair_none], [], { about: undefined });
    return list(teller, 'pairing', words.pair_general, wines);
  }
  const lead = interpolate(words.pair_with, { dish: dish.item.title, style: words[STYLE_WORDS[pairing.style]] });
  if (styled.length > 0) {
    const red = list(teller, 'pairing', words.list_found, styled);
    return { ...red, item_ids: [dish.item.id, ...red.item_ids] };
  }
  if (pairing.wines.length === 0) return answer('pairing', [lead, words.pair_none], [dish]);
  const listed = list(teller, 'pairing', `${lead} ${words.list_found}`, pairing.wines.slice(0, 4));
  return { ...listed, item_ids: [dish.item.id, ...listed.item_ids] };
}

const nearFood = ({ nearest }: FoundDishes): MenuDish | undefined => nearest.find((dish) => !isWine(dish));
