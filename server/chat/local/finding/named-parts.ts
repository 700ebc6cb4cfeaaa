import type { ItemOption, Variant } from '../../../../shared/menu.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../menu-facts.ts';
import type { GuestMessage } from '../reading/read-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { countIn, partsOfOrder } from '../words/counting.ts';
import { type FoundDishes, findDishes } from './find-dishes.ts';
import { isDrink } from './kinds-of-dish.ts';
import { numberOfVariant, optionIn, variantIn } from './named-labels.ts';
import { isWine, winesOf } from './pairing.ts';
import { namesWine, wantedStyles } from './pool-of.ts';

/** A part of a message that names a dish, with its size and its add-ons: "two pints of the pale ale". */
export type NamedPart = {
  dish: MenuDish;
  count: number | undefined;
  variant: Variant | undefined;
  options: readonly ItemOption[];
};

export type NamedParts = {
  parts: readonly NamedPart[];
  /** Whether each part that asks for food names one dish, so that nothing of an order is missing. */
  is_whole: boolean;
};

/** More parts are no order but a text. */
const MAX_PARTS = 8;

/** @param isLeftOut Which parts name no dish. */
export function namedPartsOf(
  facts: MenuFacts,
  message: GuestMessage,
  isLeftOut: (part: GuestMessage) => boolean = () => false,
): NamedParts {
  const titles = facts.dishes.flatMap(({ item, original }) => [item.title, original.title]);
  const texts = partsOfOrder(message.locale, message.text, [...new Set(titles)]);
  if (texts.length > MAX_PARTS) return { parts: [], is_whole: false };
  const parts: NamedPart[] = [];
  let isWhole = true;
  for (const text of texts) {
    const part = readOnMenu(facts, text, message.locale);
    if (isLeftOut(part)) continue;
    const found = findDishes(facts, part);
    const dish = found.named ?? onlyOne(facts, found, part);
    const last = parts.at(-1);
    const extended = last && extendedBy(facts, last, part, dish);
    if (extended) parts.splice(-1, 1, ...extended);
    else if (dish) parts.push(partOf(facts, dish, part));
    else if (found.asks_food) isWhole = false;
  }
  return { parts, is_whole: isWhole };
}

/** A part with what the next words add to it, or the same dish in another size; undefined if they name another dish. */
function extendedBy(
  facts: MenuFacts,
  last: NamedPart,
  part: GuestMessage,
  dish: MenuDish | undefined,
): NamedPart[] | undefined {
  const count = countIn(part.locale, part.folded);
  const option = optionIn(facts, last.dish, part);
  // "A burger with bacon": the bacon is the burger's.
  if (option && (!dish || count === undefined)) return [{ ...last, options: [...last.options, option] }];
  const variant = dish ? undefined : variantIn(facts, last.dish, part);
  if (!variant) return undefined;
  // "A glass of Soave, and the bottle?"
  return last.variant === undefined ? [{ ...last, variant }] : [last, { ...last, variant, count }];
}

function partOf(facts: MenuFacts, dish: MenuDish, part: GuestMessage): NamedPart {
  const option = optionIn(facts, dish, part);
  const variant = variantIn(facts, dish, part);
  const count = countIn(part.locale, withoutTitle(part.folded, dish));
  // "Six snails" may be a portion of six.
  const isOfSize = count !== undefined && variant && isSizeOf(facts, dish, variant, count);
  return { dish, count: isOfSize ? undefined : count, variant, options: option ? [option] : [] };
}

export const isSizeOf = (facts: MenuFacts, dish: MenuDish, variant: Variant, count: number): boolean =>
  numberOfVariant(facts, dish, variant) === count || new RegExp(`(?<!\\d)${count}(?!\\d)`).test(variant.label);

/** The dish that a part means without naming it: the only one, the only wine, or the one that is nothing but that ("rice"). */
function onlyOne(facts: MenuFacts, { dishes, concepts }: FoundDishes, part: GuestMessage): MenuDish | undefined {
  const ofDrinks = dishes.filter((dish) => isDrink(dish) || isWine(dish));
  const isOfDrinks = concepts.every((concept) => isKindOf(concept, 'drink') || isKindOf(concept, 'measure'));
  const kinds = isOfDrinks && ofDrinks.length > 0 ? ofDrinks : dishes;
  const wanted = namesWine(part) ? dishes.filter(isWine) : kinds;
  if (wanted.length <= 1 && (wanted.length === 1 || !namesWine(part))) return wanted[0];
  const styles = wantedStyles(part);
  if (namesWine(part) && styles) {
    const styled = winesOf(facts.dishes.filter(isWine), styles);
    return styled.length === 1 ? styled[0] : undefined;
  }
  const pure = wanted.filter(
    ({ title_concepts }) =>
      title_concepts.size > 0 &&
      [...title_concepts].every((one) => concepts.some((asked) => isKindOf(one, asked) || isKindOf(asked, one))),
  );
  return pure.length === 1 ? pure[0] : undefined;
}

/** "Quattro formaggi" counts no cheese. */
const withoutTitle = (folded: string, { item, original }: MenuDish): string =>
  [item.title, original.title].reduce((text, title) => text.replace(title.toLowerCase(), ' '), folded);
