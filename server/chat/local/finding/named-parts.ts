import type { ItemOption, Variant } from '../../../../shared/menu.ts';
import { isReadByCharacters } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../menu-facts.ts';
import type { GuestMessage } from '../reading/read-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { countIn, partsOfOrder } from '../words/counting.ts';
import { foldMessage } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
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
  /** Whether each part that asks for food names one dish, so that an order is complete. */
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
  /** Parts before a dish's name that may be sizes of it: "a small and a large Margherita". */
  let ahead: GuestMessage[] = [];
  let isWhole = true;
  for (const text of texts) {
    const part = readOnMenu(facts, text, message.locale);
    if (isLeftOut(part)) continue;
    const found = findDishes(facts, part);
    const dish = found.named ?? onlyOne(facts, found, part);
    const last = parts.at(-1);
    // "A small poutine" behind a burger is no small burger, whichever poutine is meant.
    const isOther = dish !== undefined || part.wished.some(({ concept }) => isKindOf(concept, 'prepared food'));
    const extended = last && extendedBy(facts, last, part, { dish, isOther });
    if (extended) parts.splice(-1, 1, ...extended);
    else if (dish) {
      const sizes = ahead.flatMap((other) => otherSize(facts, dish, other) ?? []);
      if (sizes.length < ahead.length) isWhole = false;
      parts.push(...sizes, partOf(facts, dish, part));
      ahead = [];
    } else if (found.asks_food) isWhole = false;
    else if (isCountedAlone(part)) ahead.push(part);
  }
  // "One small one, one …": a part that isn't understood is missing from the sum.
  if (ahead.length > 0 || hasTwoCounts(message, texts)) isWhole = false;
  return { parts, is_whole: isWhole };
}

/** Words of a part that counts something without naming it: "a small", "one normal one". */
const MAX_COUNTED_WORDS = 3;
const MAX_COUNTED_SIGNS = 6;

function isCountedAlone({ locale, folded }: GuestMessage): boolean {
  const isShort = isReadByCharacters(locale)
    ? folded.replace(/[\s\p{P}]+/gu, '').length <= MAX_COUNTED_SIGNS
    : folded.trim().split(' ').length <= MAX_COUNTED_WORDS;
  return isShort && countIn(locale, folded) !== undefined && !says(locale, 'two_of_them', folded);
}

/** "작은 거 하나 보통 하나": two counts that nothing parts are two things. */
function hasTwoCounts({ locale }: GuestMessage, texts: readonly string[]): boolean {
  return (
    locale === 'ko' && texts.some((text) => (foldMessage(locale, text).match(/하나|한 ?[개잔병]/gu)?.length ?? 0) > 1)
  );
}

const otherSize = (facts: MenuFacts, dish: MenuDish, part: GuestMessage): NamedPart | undefined => {
  const variant = variantIn(facts, dish, part);
  return variant && { dish, variant, count: countIn(part.locale, part.folded), options: [] };
};

/** A part with what the next words add to it, or the same dish in another size; undefined if they name another dish. */
function extendedBy(
  facts: MenuFacts,
  last: NamedPart,
  part: GuestMessage,
  { dish, isOther }: { dish: MenuDish | undefined; isOther: boolean },
): NamedPart[] | undefined {
  const count = countIn(part.locale, part.folded);
  const option = optionIn(facts, last.dish, part);
  // "A burger with bacon": the bacon is the burger's.
  if (option && (!dish || count === undefined)) return [{ ...last, options: [...last.options, option] }];
  const variant = isOther ? undefined : variantIn(facts, last.dish, part);
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
  if (pure.length === 1) return pure[0];
  // "A small poutine": the only one that comes in sizes.
  const sized = wanted.filter((dish) => variantIn(facts, dish, part) !== undefined);
  return sized.length === 1 ? sized[0] : undefined;
}

/** "Quattro formaggi" counts no cheese. */
const withoutTitle = (folded: string, { item, original }: MenuDish): string =>
  [item.title, original.title].reduce((text, title) => text.replace(title.toLowerCase(), ' '), folded);
