import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { isSizeOf } from '../finding/counted-sizes.ts';
import { optionIn, variantIn } from '../finding/named-labels.ts';
import type { NamedPart } from '../finding/named-parts.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { partsOfOrder } from '../words/counting.ts';
import { foldMessage } from '../words/phrases.ts';

/** A part that the next message changes; "another one" and "two more" are added to it. */
export const changedParts = (part: NamedPart, change: NamedPart, isMore: boolean): NamedPart[] =>
  isMore && change.options.length === 0
    ? [part, { ...part, variant: change.variant ?? part.variant, count: change.count }]
    : [changedPart(part, change)];

/**
 * An order with what a message adds to its parts; other parts are added.
 *
 * @param isMore Whether the message asks for more: all of its parts are added.
 */
export function withChanges(
  order: readonly NamedPart[],
  parts: readonly NamedPart[],
  isMore: boolean,
): readonly NamedPart[] {
  if (isMore) return [...order, ...parts];
  // "A beer?", "then two beers and edamame": the beers are two, not three.
  const isCounted = (part: NamedPart, change: NamedPart) =>
    change.count !== undefined &&
    part.count === undefined &&
    change.options.length === 0 &&
    (change.variant ?? part.variant) === part.variant;
  const isChangeOf = (part: NamedPart, change: NamedPart) =>
    part.dish === change.dish &&
    // "And a burger with bacon" is another one.
    ((change.options.length > 0 && change.count === undefined) || isCounted(part, change));
  return [
    ...order.map((part) => parts.filter((change) => isChangeOf(part, change)).reduce(changedPart, part)),
    ...parts.filter((change) => !order.some((part) => isChangeOf(part, change))),
  ];
}

/** A part with what the next message adds to it: "and with bacon?", "make it the large one". */
const changedPart = (part: NamedPart, change: NamedPart): NamedPart => ({
  dish: part.dish,
  count: change.count ?? part.count,
  variant: change.variant ?? part.variant,
  options: [...new Set([...part.options, ...change.options])],
});

/** "Three of them", "and with ice cream?", "the pitcher?": of what was named before. */
export function ofNamed(facts: MenuFacts, message: GuestMessage, dish: MenuDish, count: number | undefined): NamedPart {
  const option = optionIn(facts, dish, message);
  const variant = variantIn(facts, dish, withoutDenied(message));
  const isOfSize = count !== undefined && variant !== undefined && isSizeOf(facts, dish, variant, count);
  // "And with an egg?" of two burgers counts the egg.
  const isOfOption = option !== undefined && count === 1;
  return { dish, count: isOfSize || isOfOption ? undefined : count, variant, options: option ? [option] : [] };
}

/** "The normal one, not the small one" means the normal one. */
function withoutDenied(message: GuestMessage): GuestMessage {
  const { locale, text, folded_text } = message;
  if (!DENIED.test(folded_text)) return message;
  const parts = partsOfOrder(locale, text, []).filter((part) => !DENIED.test(foldMessage(locale, part)));
  if (parts.length === 0) return message;
  const rest = parts.join(' ');
  return { ...message, text: rest, folded_text: foldMessage(locale, rest) };
}

const DENIED =
  / (?:not|non|pas|nicht|nao|no) (?:the |la |le |il |lo |el |die |das |der |den |a |o )?\p{L}+ |不是|不要|ジャナ|말고| (?:مش|ليس|مو) /u;

export const isSameSize = (one: NamedPart, other: NamedPart): boolean =>
  one.dish === other.dish && one.variant === other.variant;

/** Each dish once in each of its sizes and with each of its add-ons: two lines that are the same are one, counted. */
export function combinedParts(parts: readonly NamedPart[]): readonly NamedPart[] {
  const isSame = (one: NamedPart, other: NamedPart) =>
    isSameSize(one, other) &&
    one.options.length === other.options.length &&
    one.options.every((option) => other.options.includes(option));
  const lines: NamedPart[] = [];
  for (const part of parts) {
    const index = lines.findIndex((line) => isSame(line, part));
    const sameLine = lines[index];
    if (sameLine) lines[index] = { ...sameLine, count: (sameLine.count ?? 1) + (part.count ?? 1) };
    else lines.push(part);
  }
  return lines;
}

/** "Steak with fries" is the one dish that is called so, not fries besides. */
export const withoutAccompaniments = (parts: readonly NamedPart[]): readonly NamedPart[] =>
  parts.filter((part) => {
    const titleFoods = [...part.dish.title_concepts].filter(isEdible);
    const isOf = (whole: NamedPart) =>
      whole !== part && whole.count === undefined && whole.dish.title_concepts.size > part.dish.title_concepts.size;
    const names = ({ dish }: NamedPart) =>
      titleFoods.every((concept) => [...dish.title_concepts].some((one) => isKindOf(one, concept)));
    const isPlain = part.count === undefined && part.options.length === 0 && titleFoods.length > 0;
    return !(isPlain && parts.some((whole) => isOf(whole) && names(whole)));
  });

/** Whether a part only names again what an order has. */
export const isNamedAgain = (order: readonly NamedPart[], { dish, count, variant, options }: NamedPart): boolean =>
  count === undefined && variant === undefined && options.length === 0 && order.some((part) => part.dish === dish);
