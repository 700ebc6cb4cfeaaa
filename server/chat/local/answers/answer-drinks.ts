import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { saysWithoutAlcohol } from '../../../food/without-alcohol.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import type { FoundDishes } from '../finding/find-dishes.ts';
import { hasNoDrink } from '../finding/food-roles.ts';
import { isDrink } from '../finding/kinds-of-dish.ts';
import { withoutKinds } from '../finding/left-out-dishes.ts';
import { isBeverage, isWine, pairingFor, styleOf, winesOf } from '../finding/pairing.ts';
import { asksDishes, dishesMeant, namesWine, wantedStyles } from '../finding/pool-of.ts';
import { drinksServedAs } from '../finding/served-hot-or-cold.ts';
import { isEdible, isIngredient } from '../reading/edible.ts';
import { withDescriptions } from './answer-search.ts';
import { sidesFor } from './answer-sides.ts';
import { someDishes } from './some-dishes.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

export function answerSoftDrinks(teller: Teller): LocalAnswer {
  const isSoft = (concept: string) =>
    ['non-alcoholic drink', 'cold drink', 'hot drink'].some((kind) => isKindOf(concept, kind)) &&
    !isKindOf(concept, 'alcoholic drink');
  const { matches } = teller;
  const meant = dishesMeant(teller);
  // "An alcohol-free beer?"
  const kinds = matches.concepts.filter((concept) => isKindOf(concept, 'alcoholic drink'));
  const isFree = (dish: MenuDish) => saysWithoutAlcohol(dish.texts);
  const ofKind = kinds.length === 0 ? [] : meant.filter((dish) => isDrink(dish) && isFree(dish));
  const isAlcoholic = (dish: MenuDish) =>
    !isFree(dish) && ['alcoholic drink', 'alcohol'].some((kind) => dish.kinds.has(kind));
  const isSoftDrink = (dish: MenuDish) => isFree(dish) || [...dish.title_concepts].some(isSoft);
  const soft =
    ofKind.length > 0
      ? ofKind
      : meant.filter(
          (dish) => (!isWine(dish) || isFree(dish)) && isDrink(dish) && !isAlcoholic(dish) && isSoftDrink(dish),
        );
  // "Pregnant, no alcohol and no coffee" leaves out both.
  const besides = [...teller.excluded, ...teller.message.left_out].filter((concept) => !isOfAlcohol(concept));
  const drinks = drinksServedAs(teller.message, withoutKinds(soft, besides));
  if (drinks.length > 0) return list(teller, 'drinks', teller.words.list_found, drinks);
  return answer('not_on_menu', [teller.words.not_on_menu], [], { about: undefined });
}

const isOfAlcohol = (concept: string): boolean =>
  ['alcohol', 'alcoholic drink'].some((kind) => isKindOf(concept, kind));

const STYLE_WORDS = {
  white: 'style_white',
  red: 'style_red',
  light_red: 'style_light_red',
  rose: 'style_rose',
  sparkling: 'style_sparkling',
  sweet: 'style_sweet',
} as const;

/** "What goes with the roast?" may mean a side as well as a wine. */
export function answerPairing(teller: Teller): LocalAnswer {
  const wines = answerWines(teller);
  if (!hasNoDrink(teller.message) || wines.item_ids.length === 0 || namesWine(teller.message)) return wines;
  const isOfFood = teller.matches.named
    ? !isDrink(teller.matches.named)
    : [...teller.matches.dishes, ...teller.matches.nearest].some((one) => !isDrink(one));
  const sides = isOfFood ? sidesFor(teller) : [];
  if (sides.length === 0 || sides.length > MAX_SIDES) return wines;
  const listed = list(teller, 'pairing', teller.words.list_found, sides);
  return {
    ...wines,
    lines: [...wines.lines, ...listed.lines],
    item_ids: [...new Set([...wines.item_ids, ...listed.item_ids])],
    is_answered: true,
    about_item_id: null,
  };
}

/** More are no help beside a wine. */
const MAX_SIDES = 8;

function answerWines(teller: Teller): LocalAnswer {
  const { facts, words, matches } = teller;
  const styles = wantedStyles(teller.message);
  const all = facts.dishes.filter(isWine);
  const styled = styles === null ? [] : winesOf(all, styles);
  const wines = styled.length > 0 ? styled : all;
  const ofWine = dishesFor(teller, styles, wines);
  if (ofWine.length > 0) return list(teller, 'pairing', words.list_found, ofWine);
  const dish =
    matches.named && !isWine(matches.named)
      ? matches.named
      : isAskingOnlyWine(teller.message)
        ? undefined
        : (matches.dishes.find((one) => !isWine(one)) ?? nearFood(matches));
  const pairing = dish && pairingFor(dish, wines);
  if (!dish || !pairing) {
    // "What goes with the beer?", "something to nibble with the beer?"
    if (goesWithDrink(teller)) return list(teller, 'pairing', words.list_found, someDishes(teller));
    if (wines.length === 0) return answer('pairing', [words.pair_none], [], { about: undefined });
    return list(teller, 'pairing', words.pair_general, wines);
  }
  const lead = interpolate(words.pair_with, { dish: dish.item.title, style: words[STYLE_WORDS[pairing.style]] });
  // "Good with meat": the menu's own word goes before what is usual.
  const told = wines.filter(({ own_concepts }) =>
    [...own_concepts].some((concept) => isKindOf(concept, 'animal food') && dish.kinds.has(concept)),
  );
  if (told.length > 0) {
    const listed = withDescriptions(teller, list(teller, 'pairing', words.list_found, told), told);
    return { ...listed, item_ids: [dish.item.id, ...listed.item_ids] };
  }
  if (styled.length > 0) {
    const red = list(teller, 'pairing', words.list_found, styled);
    return { ...red, item_ids: [dish.item.id, ...red.item_ids] };
  }
  if (pairing.wines.length === 0) {
    // "What does one drink with it?" on a menu without wine, or with others.
    const drinks = wines.length === 0 ? facts.dishes.filter(isDrink) : wines;
    const listed = drinks.length === 0 ? undefined : list(teller, 'pairing', words.list_found, drinks);
    return answer('pairing', [lead, words.pair_none, ...(listed?.lines ?? [])], [dish, ...drinks]);
  }
  const listed = list(teller, 'pairing', `${lead} ${words.list_found}`, pairing.wines.slice(0, 4));
  return { ...listed, item_ids: [dish.item.id, ...listed.item_ids] };
}

/** "What food goes with the red?": what its own words name, then what usually goes with its style. */
function dishesFor(
  { facts, matches, message }: Teller,
  styles: Styles,
  wines: readonly MenuDish[],
): readonly MenuDish[] {
  const named = matches.named ? [matches.named] : matches.dishes;
  const [wine] = named.length === 1 ? named.filter(isWine) : [];
  const isOfFood = message.wished.some(
    ({ concept }) => isEdible(concept) && !isKindOf(concept, 'drink') && concept !== 'dish',
  );
  const asked = wine ? [styleOf(wine)] : (styles ?? []);
  if (!asksDishes(message) || asked.length === 0 || (isOfFood && !wine)) return [];
  const food = facts.dishes.filter((dish) => !isBeverage(dish));
  const own = (wine ? [wine] : wines).flatMap(({ own_concepts }) =>
    [...own_concepts].filter((concept) => isIngredient(concept) && !isKindOf(concept, 'drink')),
  );
  const told = food.filter((dish) => own.some((concept) => dish.kinds.has(concept)));
  const usual = food.filter((dish) => {
    const style = pairingFor(dish, facts.dishes.filter(isWine))?.style;
    return style !== undefined && asked.includes(style);
  });
  return [...new Set([...told, ...usual])];
}

/** "Which white wines do you have?" is about no stew in white wine. */
const isAskingOnlyWine = ({ wished }: Teller['message']): boolean =>
  wished.length > 0 && wished.every(({ concept }) => isKindOf(concept, 'wine') || isKindOf(concept, 'measure'));

/** Whether a drink other than wine is named, with which something is to go. */
function goesWithDrink({ message, matches }: Teller): boolean {
  if (namesWine(message)) return false;
  const drink = matches.named ?? matches.dishes[0];
  const isOfMenu = drink !== undefined && isBeverage(drink);
  return isOfMenu || message.wished.some(({ concept }) => isKindOf(concept, 'drink'));
}

type Styles = ReturnType<typeof wantedStyles>;

const nearFood = ({ nearest }: FoundDishes): MenuDish | undefined => nearest.find((dish) => !isWine(dish));
